// The opponent in a thread of its own, with its own instance of the module, so that the page never
// waits for it.
//
// It gets {id, rules, history, limits} and answers {id, move, verdict}; or {id, error} if the
// strategy that the limits want cannot be had.

import { load } from "./alquerque.js";
import { chooseMove, choosePerfectMove } from "./opponent.js";
import { Strategy } from "./strategy.js";

const module = fetch(new URL("alquerque.wasm", import.meta.url))
  .then((response) => response.arrayBuffer())
  .then(load);

async function fetchedStrategy(alquerque) {
  const response = await fetch(new URL("brainking.strategy.gz", import.meta.url));
  if (!response.ok) {
    throw new Error(`brainking.strategy.gz: ${response.status} ${response.statusText}`);
  }
  return Strategy.from(alquerque, new Uint8Array(await response.arrayBuffer()));
}
let strategy = null;

self.onmessage = async ({ data: { id, rules, history, limits } }) => {
  const alquerque = await module;
  if (!limits.byStrategy) {
    const { move } = chooseMove(alquerque, rules, history, limits);
    self.postMessage({ id, move, verdict: null });
    return;
  }
  try {
    strategy ??= await fetchedStrategy(alquerque);
  } catch (error) {
    self.postMessage({ id, error: error.message });
    return;
  }
  self.postMessage({ id, ...choosePerfectMove(alquerque, strategy, rules, history, limits) });
};
