// The opponent in a thread of its own, with its own instance of the module, so that the page never
// waits for it.
//
// It gets {id, rules, history, limits} and answers {id, move, depth, positions}.

import { load } from "./alquerque.js";
import { chooseMove } from "./opponent.js";

const module = fetch(new URL("alquerque.wasm", import.meta.url))
  .then((response) => response.arrayBuffer())
  .then(load);

self.onmessage = async ({ data: { id, rules, history, limits } }) => {
  self.postMessage({ id, ...chooseMove(await module, rules, history, limits) });
};
