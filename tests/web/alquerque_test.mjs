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
const { AlquerqueError, black, end, has, load, menOf, nameOf, nobody, pointNamed, pointsOf, rules,
  sameMove, samePosition, toMove, white } = await from("alquerque.js");
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

test("every argument is checked", () => {
  const position = alquerque.start();
  const [move] = alquerque.legalMoves(rules.brainking, position);
  const game = alquerque.newGame(rules.brainking);
  const numbers = [undefined, null, "1", 1.5, NaN, Infinity, 1n, true, {}];
  const objects = [undefined, null, 1, "x"];
  const strings = [undefined, null, 1, {}, ["d2-c3"]];
  const far = [-1, 2 ** 32];
  const questions = [
    "positionText", "hash", "legalMoves", "countMoves", "hasLegalMove", "isLegal", "capturingMen",
    "after", "moveText", "parseMove", "routes", "explain", "outcome", "perft",
  ];
  const rest = { parseMove: "d3-c3", explain: [0], perft: 1 };
  const ask = (name, ruleSet, at) => alquerque[name](ruleSet, at, rest[name] ?? move);
  const ofNumber = [
    nameOf, (x) => has(1, x), (x) => has(x, 1), pointsOf, (x) => menOf(position, x),
    (x) => game.positionAt(x), (x) => game.moveAt(x), (x) => game.resign(x),
    (x) => alquerque.perft(rules.brainking, position, x),
    (x) => alquerque.explain(rules.brainking, position, [x]),
    (x) => alquerque.parsePosition(x, "5/5/5/5/5 w -"), (x) => alquerque.newGame(x),
    (x) => alquerque.gameFromText(x, "*"), (x) => alquerque.gamesFromText(x, "*"),
    (x) => toMove({ ...position, noEast: x }), (x) => alquerque.hash(0, { ...position, white: x }),
    ...["from", "to", "captured"].map((field) => (x) =>
      alquerque.isLegal(rules.brainking, position, { ...move, [field]: x })),
    ...questions.map((name) => (x) => ask(name, x, position)),
  ];
  for (const use of ofNumber) {
    numbers.forEach((wrong) => assert.throws(() => use(wrong), TypeError, `${use} ${wrong}`));
    // A number that a field cannot hold is refused here, others by the library.
    far.forEach((wrong) => assert.throws(() => use(wrong),
      (error) => error instanceof RangeError || error instanceof AlquerqueError,
      `${use} ${wrong}`));
  }
  assert.throws(() => alquerque.isLegal(0, position, { ...move, from: 264 }), RangeError);
  const ofObject = [
    toMove, (x) => menOf(x, white), (x) => samePosition(x, position),
    (x) => samePosition(position, x), (x) => sameMove(x, move), (x) => sameMove(move, x),
    (x) => game.play(x), ...questions.map((name) => (x) => ask(name, 0, x)),
    ...["isLegal", "after", "moveText", "routes"].map((name) => (x) =>
      alquerque[name](0, position, x)),
    (x) => alquerque.explain(0, position, x),
  ];
  for (const use of ofObject) {
    [...objects, {}].forEach((wrong) => assert.throws(() => use(wrong), TypeError, `${use}`));
  }
  const ofString = [
    pointNamed, (x) => alquerque.parsePosition(0, x), (x) => alquerque.parseMove(0, position, x),
    (x) => alquerque.gameFromText(0, x), (x) => alquerque.gamesFromText(0, x),
    (x) => game.tag(x), (x) => game.setTag(x, "x"),
  ];
  for (const use of ofString) {
    strings.forEach((wrong) => assert.throws(() => use(wrong), TypeError, `${use}`));
  }
  ["", "a6", "f1", "a1 ", "A1"].forEach((wrong) =>
    assert.throws(() => pointNamed(wrong), RangeError));
  // What newGame does not know, such as a position in the place of its options.
  assert.throws(() => alquerque.newGame(0, position), /no option is named white/);
  [null, 1, "x"].forEach((wrong) => assert.throws(() => alquerque.newGame(0, wrong), TypeError));
  ["start", "repetitions", "quietTurns"].forEach((name) =>
    assert.throws(() => alquerque.newGame(0, { [name]: 1.5 }), TypeError));
  assert.equal(game.plyCount, 0);
  game.free();
  game.free();
  assert.throws(() => game.position, ({ status }) => status === "ALQ_NULL_ARGUMENT");
});

test("text with a NUL, half a surrogate pair or beyond ASCII is refused at its offset", () => {
  const refused = (use, offset) => assert.throws(use, (error) =>
    error.status === "ALQ_BAD_TEXT" && error.offset === offset);
  const position = alquerque.start();
  refused(() => alquerque.parseMove(0, position, "d3-c3\0x"), 5);
  refused(() => alquerque.parsePosition(0, "5/5/5/5/5 w -\0"), 13);
  refused(() => alquerque.parsePosition(0, "5/\u{1f600}"), 2);
  refused(() => alquerque.gameFromText(0, "1. d3-c3 \ud800"), 9);
  refused(() => alquerque.gameFromText(0, "1. d3-c3\0*"), 8);
  refused(() => alquerque.gameFromText(0, "{\u{1f600}} 1. d3-c3 }"), 14);
  const game = alquerque.newGame(0);
  refused(() => game.setTag("White", "a\0b"), 1);
  refused(() => game.setTag("White", "\udc00"), 0);
  game.free();
});

test("games are read from text and written as text", () => {
  const game = alquerque.gameFromText(0,
    '[White "Zo\u00eb"]\n[Rules "qirkat"]\n1. d3-c3 {\u{1f600}} b3xd3 *');
  assert.equal(game.rules, rules.qirkat);
  assert.equal(game.plyCount, 2);
  assert.equal(game.tag("White"), "Zo\u00eb");
  assert.equal(game.tag("Annotator"), null);
  game.setTag("Black", "Ben");
  const again = alquerque.gameFromText(0, game.text);
  assert.equal(again.text, game.text);
  assert.match(game.text, /\[Black "Ben"\][^]*\{\u{1f600}\}/u);
  game.setTag("Black", null);
  assert.equal(game.tag("Black"), null);
  again.free();
  game.free();

  const games = alquerque.gamesFromText(0,
    '[Event "1"]\n1. d3-c3 *\n[Event "2"]\n1. d3 *\n[Event "3"]\n1. d3-c3 *\n');
  assert.equal(games.length, 3);
  assert.equal(games[2].tag("Event"), "3");
  assert.ok(games[1] instanceof AlquerqueError);
  assert.match(games[1].message, /^line 4, column 6: game 2, move 1: found /);
  games[0].free();
  games[2].free();
  assert.deepEqual(alquerque.gamesFromText(0, ""), []);
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
