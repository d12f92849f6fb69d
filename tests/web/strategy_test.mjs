// The perfect opponent without a browser.
//
//   node strategy_test.mjs <folder that is served>

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

const site = process.argv[2];
const file = join(site, "brainking.strategy.gz");
if (!existsSync(file)) {
  console.log("skipped: the site has no strategy, which takes xz (Debian: xz-utils)");
  process.exit(77);
}
const from = (name) => import(pathToFileURL(join(site, name)));
const { end, load, rules, samePosition, toMove, white } = await from("alquerque.js");
const { choosePerfectMove, randomFrom } = await from("opponent.js");
const { Strategy } = await from("strategy.js");
const alquerque = await load(readFileSync(join(site, "alquerque.wasm")));
const packed = readFileSync(file);
const plain = gunzipSync(packed);
const strategy = await Strategy.from(alquerque, packed);
const brainking = rules.brainking;
const random = randomFrom(7);
const limits = { depth: 4 };
const answerTo = (history, ruleSet = brainking) =>
  choosePerfectMove(alquerque, strategy, ruleSet, history, limits, random);

/** White by the strategy against a random Black, who must lose in time. */
function playAtRandom(start) {
  const bound = strategy.verdict(start).plies;
  const history = [start];
  let left = bound;
  while (alquerque.outcome(brainking, history.at(-1)).end === end.none) {
    const position = history.at(-1);
    let move;
    if (toMove(position) === white) {
      const answer = answerTo(history);
      ({ move } = answer);
      assert.equal(answer.verdict.winner, white);
      assert.ok(answer.verdict.plies < left);
      left = answer.verdict.plies;
      assert.ok(alquerque.isLegal(brainking, position, move));
    } else {
      const moves = alquerque.legalMoves(brainking, position);
      move = moves[Math.floor(random() * moves.length)];
      left -= 1;
    }
    history.push(alquerque.after(brainking, position, move));
  }
  assert.equal(alquerque.outcome(brainking, history.at(-1)).winner, white);
  assert.ok(history.length - 1 <= bound);
}

test("of 200 random games from the start White wins all", () => {
  for (let i = 0; i < 200; ++i) {
    playAtRandom(alquerque.start());
  }
});

test("and of 1000 from any of its positions", () => {
  for (let i = 0; i < 1000; ++i) {
    const { position } = strategy.at(Math.floor(random() * strategy.size));
    assert.deepEqual(strategy.find(position).position, position);
    playAtRandom(position);
  }
});

test("what is not known is searched, and nothing is said that is not proved", () => {
  const lost = alquerque.after(brainking, alquerque.start(),
    alquerque.parseMove(brainking, alquerque.start(), "d2-c3"));
  assert.equal(strategy.find(lost), null);
  const answer = answerTo([alquerque.start(), lost]);
  assert.ok(alquerque.isLegal(brainking, lost, answer.move));
  assert.equal(answer.verdict, null);
  // Other rules: the start position is not taken for the one that is known.
  assert.equal(answerTo([alquerque.start()], rules.qirkat).verdict, null);
  // A win that the search proves: the chain ends the game.
  const chain = alquerque.parsePosition(brainking, "5/1b3/3b1/3b1/w1w2 w -");
  assert.deepEqual(answerTo([chain]).verdict, { winner: white, plies: 0 });
});

test("the verdict holds for Black to move, too", () => {
  const start = alquerque.start();
  const { move, plies } = strategy.find(start);
  const after = alquerque.after(brainking, start, move);
  const verdict = strategy.verdict(after);
  assert.equal(verdict.winner, white);
  assert.ok(verdict.plies < plies);
  // Black as the opponent loses knowingly.
  const answer = answerTo([start, after]);
  assert.equal(answer.verdict.winner, white);
  assert.ok(answer.verdict.plies < verdict.plies);
});

test("the file is taken unpacked as well", async () => {
  const same = await Strategy.from(alquerque, plain);
  assert.equal(same.size, strategy.size);
  assert.ok(samePosition(same.at(0).position, strategy.at(0).position));
});

test("files that are damaged or not strategies are refused", async () => {
  const changed = (old, text) => {
    const copy = plain.toString("latin1").replace(old, text);
    return gzipSync(Buffer.from(copy, "latin1"), { level: 1 });
  };
  const refusals = [
    [plain.subarray(0, plain.length - 1), /has not the 508298 records/],
    [changed("strategy 1", "strategy 2"), /does not begin/],
    [changed("rules brainking", "rules chess"), /not known here, "chess"/],
    [changed("winner white", "winner green"), /winner of the strategy is "green"/],
    [changed("records ", "recores "), /no line "records"/],
    [Buffer.from(""), /does not begin/],
  ];
  for (const [bytes, message] of refusals) {
    await assert.rejects(Strategy.from(alquerque, bytes), message);
  }
  const bent = Buffer.from(packed);
  bent[bent.length >> 1] ^= 1;
  await assert.rejects(Strategy.from(alquerque, bent));
});
