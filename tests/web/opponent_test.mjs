// The opponent without a browser.
//
//   node opponent_test.mjs <folder that is served>

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const site = process.argv[2];
const from = (name) => import(pathToFileURL(join(site, name)));
const { end, load, rules, toMove } = await from("alquerque.js");
const { chooseMove, levels, randomFrom, won } = await from("opponent.js");
const alquerque = await load(readFileSync(join(site, "alquerque.wasm")));

const choose = (text, limits, ruleSet = rules.brainking) => {
  const position = alquerque.parsePosition(ruleSet, text);
  const found = chooseMove(alquerque, ruleSet, [position], limits, randomFrom(1));
  const { move } = found;
  return { ...found, text: move && alquerque.moveText(ruleSet, position, move) };
};

test("it takes a win in one", () => {
  // By a chain that takes the last men.
  const found = choose("5/1b3/3b1/3b1/2w1w w -", { depth: 1 });
  assert.equal(found.text, "c1xe3xc3xa5");
  assert.ok(found.score >= won);
  // By the one quiet step of many that blocks.
  for (const [text, move] of [
    ["ww3/5/3w1/b1w1w/b1w2 w c1>", "c1-b2"],
    ["bbb1w/2b1w/2b2/5/b4 b -", "c5-d4"],
  ]) {
    assert.equal(choose(text, { depth: 2 }).text, move);
  }
});

test("it gives nothing away in one", () => {
  // d3-c3 loses a man to b3xd3, and e3xc3 wins it back.
  const start = alquerque.start();
  const found = chooseMove(alquerque, rules.brainking, [start], { depth: 6 }, randomFrom(3));
  assert.ok(alquerque.isLegal(rules.brainking, start, found.move));
  assert.equal(found.depth, 6);
});

test("it has no move when the game is over", () => {
  assert.equal(choose("w4/5/5/5/b4 w -", { depth: 3 }).move, null);
});

test("it keeps to its time, and answers in no time at all", () => {
  const start = alquerque.start();
  const time = 200;
  const begin = performance.now();
  const found = chooseMove(alquerque, rules.freestyle, [start], { time }, randomFrom(1));
  // Generous, for a machine that does other things besides.
  assert.ok(performance.now() - begin < 5 * time);
  assert.ok(found.depth >= 2);
  const hasty = chooseMove(alquerque, rules.freestyle, [start], { time: 0 }, randomFrom(1));
  assert.equal(hasty.depth, 1);
  assert.ok(hasty.move !== null);
});

test("it looks no deeper than it may", () => {
  for (const depth of [1, 2, 3]) {
    assert.equal(choose("bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", { depth }).depth, depth);
  }
});

test("it shuns positions that have been there when it is better", () => {
  // White is a man up under rules that let men go to and fro.
  const position = alquerque.parsePosition(rules.freestyle, "4b/5/5/5/ww3 w -");
  const earlier = alquerque.legalMoves(rules.freestyle, position)
    .map((move) => alquerque.after(rules.freestyle, position, move));
  const [spared] = earlier.splice(2, 1);
  const { move } = chooseMove(
    alquerque, rules.freestyle, [...earlier, position], { depth: 2 }, randomFrom(1));
  assert.deepEqual(alquerque.after(rules.freestyle, position, move), spared);
});

test("every level answers under every rule set", () => {
  for (const ruleSet of Object.values(rules)) {
    for (const limits of Object.values(levels)) {
      const found = chooseMove(
        alquerque, ruleSet, [alquerque.start()], { ...limits, time: 50 }, randomFrom(2));
      assert.ok(alquerque.isLegal(ruleSet, alquerque.start(), found.move));
    }
  }
});

test("it beats a random player", () => {
  const games = 20;
  let wins = 0;
  for (let seed = 0; seed < games; ++seed) {
    const random = randomFrom(seed);
    const side = seed % 2;
    const game = alquerque.newGame(rules.brainking, { repetitions: 3, quietTurns: 60 });
    const history = [game.position];
    while (game.result.end === end.none) {
      const moves = alquerque.legalMoves(rules.brainking, game.position);
      game.play(toMove(game.position) === side
        ? chooseMove(alquerque, rules.brainking, history, { depth: 3 }, random).move
        : moves[Math.floor(random() * moves.length)]);
      history.push(game.position);
    }
    wins += game.result.winner === side ? 1 : 0;
    game.free();
  }
  assert.ok(wins >= 18, `${wins} of ${games}`);
});
