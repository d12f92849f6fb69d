// alquerque.js and turn.js without a browser.
//
//   node alquerque_test.mjs <folder that is served>

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const site = process.argv[2];
const from = (name) => import(pathToFileURL(join(site, name)));
const { AlquerqueError, black, end, load, nameOf, nobody, pointNamed, pointsOf, rules, toMove,
  white } = await from("alquerque.js");
const { Turn } = await from("turn.js");
const alquerque = await load(readFileSync(join(site, "alquerque.wasm")));

const names = (set) => pointsOf(set).map(nameOf).join(" ");
const chain = "5/1b3/3b1/3b1/w1w2 w -";

test("points have names", () => {
  assert.equal(nameOf(0), "a1");
  assert.equal(nameOf(24), "e5");
  for (let point = 0; point < 25; ++point) {
    assert.equal(pointNamed(nameOf(point)), point);
  }
});

test("rule sets have their numbers", () => {
  assert.deepEqual(alquerque.rulesNames, Object.keys(rules));
});

test("a position is read as it is written, with its bans and side", () => {
  const text = "4b/5/2w2/5/5 b c3<";
  const position = alquerque.parsePosition(rules.brainking, text);
  assert.equal(toMove(position), black);
  assert.equal(names(position.noWest), "c3");
  assert.equal(alquerque.positionText(rules.brainking, position), text);
  assert.equal(toMove(alquerque.start()), white);
});

test("64-bit answers are exact", () => {
  const position = alquerque.start();
  assert.equal(alquerque.perft(rules.brainking, position, 8), 1696n);
  assert.equal(typeof alquerque.hash(rules.brainking, position), "bigint");
});

test("moves, routes and texts agree", () => {
  const position = alquerque.parsePosition(rules.brainking, "bbbbb/bbb1b/bb2w/wwwww/ww1w1 b -");
  const moves = alquerque.legalMoves(rules.brainking, position);
  assert.equal(moves.length, alquerque.countMoves(rules.brainking, position));
  for (const move of moves) {
    const text = alquerque.moveText(rules.brainking, position, move);
    assert.deepEqual(alquerque.parseMove(rules.brainking, position, text), move);
    assert.ok(alquerque.isLegal(rules.brainking, position, move));
    for (const route of alquerque.routes(rules.brainking, position, move)) {
      assert.equal(route.from, move.from);
      assert.equal(route.landings.at(-1), move.to);
    }
  }
  const windmill = alquerque.parseMove(rules.brainking, position, "a3xc1xe1xc3xc1");
  assert.equal(alquerque.routes(rules.brainking, position, windmill).length, 2);
});

test("what is refused is thrown, with what the library says", () => {
  assert.throws(
    () => alquerque.parsePosition(rules.brainking, "5/5/5/5/x4 b -"),
    (error) => error instanceof AlquerqueError && error.status === "ALQ_BAD_TEXT" &&
      error.offset === 8 && error.message.includes("found 'x'"));
  assert.throws(
    () => alquerque.parsePosition(rules.brainking, "5/5/ж"),
    ({ status }) => status === "ALQ_BAD_TEXT");
  assert.throws(
    () => alquerque.legalMoves(7, alquerque.start()),
    ({ status }) => status === "ALQ_UNKNOWN_RULES");
  const illegal = { from: 0, to: 24, captured: 0 };
  assert.throws(
    () => alquerque.after(rules.brainking, alquerque.start(), illegal),
    ({ status }) => status === "ALQ_ILLEGAL_MOVE");
});

test("a refusal is explained", () => {
  const position = alquerque.parsePosition(rules.brainking, chain);
  const explain = (...points) =>
    alquerque.explain(rules.brainking, position, points.map(pointNamed));
  assert.equal(explain("c1", "e3", "c3"), null);
  assert.equal(explain("a1", "a2").text, "B8: you must capture; men that can: c1");
  assert.match(explain("c1", "e3", "e4").text, /^B6: /);
});

test("a game is played, taken back, played again, resigned and drawn", () => {
  const game = alquerque.newGame(rules.alfonso, { repetitions: 3 });
  const play = (text) =>
    game.play(alquerque.parseMove(rules.alfonso, game.position, text));
  assert.equal(game.rules, rules.alfonso);
  play("d2-c3");
  assert.equal(game.plyCount, 1);
  const after = game.position;
  game.undo();
  assert.ok(!game.canUndo && game.canRedo);
  assert.deepEqual(game.position, alquerque.start());
  game.redo();
  assert.deepEqual(game.position, after);
  assert.deepEqual(game.positionAt(0), alquerque.start());
  assert.equal(nameOf(game.moveAt(0).to), "c3");
  game.resign(black);
  assert.deepEqual(game.result, { end: end.resignation, winner: white });
  assert.throws(() => play("b4xd2"), ({ status }) => status === "ALQ_GAME_OVER");
  game.free();

  const start = alquerque.parsePosition(rules.alfonso, "4b/5/5/5/w4 w -");
  const drawn = alquerque.newGame(rules.alfonso, { start, repetitions: 3 });
  for (const text of ["a1-a2", "e5-e4", "a2-a1", "e4-e5", "a1-a2", "e5-e4", "a2-a1", "e4-e5"]) {
    drawn.play(alquerque.parseMove(rules.alfonso, drawn.position, text));
  }
  assert.deepEqual(drawn.result, { end: end.repetition, winner: nobody });
  drawn.free();
});

test("a long game makes the memory grow, and views of it stay right", () => {
  const start = alquerque.parsePosition(rules.freestyle, "4b/5/5/5/w4 w -");
  const games = Array.from({ length: 40 }, () => alquerque.newGame(rules.freestyle, { start }));
  for (const game of games) {
    for (let i = 0; i < 400; ++i) {
      game.play(alquerque.legalMoves(rules.freestyle, game.position)[0]);
      if (game.result.end !== end.none) {
        break;
      }
    }
    assert.deepEqual(game.positionAt(0), start);
  }
  games.forEach((game) => game.free());
});

test("a turn is entered point by point and taken back", () => {
  const position = alquerque.parsePosition(rules.brainking, chain);
  const turn = new Turn(alquerque, rules.brainking, position);
  assert.equal(names(turn.movable), "c1");
  assert.match(turn.tap(pointNamed("a1")), /^B8: /);
  assert.equal(turn.man, null);
  assert.equal(turn.tap(pointNamed("c1")), null);
  assert.equal(names(turn.next), "e3");
  assert.equal(turn.tap(pointNamed("e3")), null);
  assert.equal(names(turn.captured), "d2");
  assert.equal(names(turn.board.white), "a1 e3");
  assert.equal(names(turn.board.black), "d3 b4");
  assert.match(turn.tap(pointNamed("a1")), /^B3: /);
  assert.ok(turn.takeBack());
  assert.equal(names(turn.board.white), "a1 c1");
  assert.equal(names(turn.board.black), "d2 d3 b4");
  for (const name of ["e3", "c3"]) {
    assert.equal(turn.tap(pointNamed(name)), null);
    assert.equal(turn.move, null);
  }
  assert.equal(turn.tap(pointNamed("a5")), null);
  assert.equal(names(turn.move.captured), "d2 d3 b4");
});

test("a turn leaves the choice between routes to the last", () => {
  const position = alquerque.parsePosition(rules.brainking, "bbbbb/bbb1b/bb2w/wwwww/ww1w1 b -");
  for (const route of ["a3 c1 e1 c3 c1", "a3 c1 c3 e1 c1"]) {
    const turn = new Turn(alquerque, rules.brainking, position);
    for (const name of route.split(" ")) {
      assert.equal(turn.move, null);
      assert.equal(turn.tap(pointNamed(name)), null);
    }
    assert.equal(alquerque.moveText(rules.brainking, position, turn.move), "a3xc1xe1xc3xc1");
  }
});
