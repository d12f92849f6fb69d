// The C library as a WebAssembly module: what it needs and weighs, perft, and a random game under
// every rule set in which every legal move is checked.
//
//   node random_game.mjs <module> <version> <function>...

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [path, version, ...functions] = process.argv.slice(2);
const largest = 112 * 1024;
const mostPlies = 120;

const bytes = readFileSync(path);
console.log(`${bytes.length} bytes`);
assert(bytes.length < largest, `the module takes less than ${largest} bytes`);

const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), [], "it needs nothing from its host");
assert.deepEqual(
  WebAssembly.Module.exports(module).map(({ name }) => name).sort(),
  [...functions, "memory", "malloc", "free", "_initialize"].sort(),
  "it gives away the functions of alquerque.h and what it takes to call them",
);

const alq = new WebAssembly.Instance(module).exports;
alq._initialize();

// Views of the memory do not survive its growth, so each is made anew.
const view = () => new DataView(alq.memory.buffer);
const bytesAt = (at, size) => Buffer.from(new Uint8Array(alq.memory.buffer, at, size));
function textAt(at) {
  const memory = Buffer.from(alq.memory.buffer);
  return memory.toString("latin1", at, memory.indexOf(0, at));
}

const error = alq.malloc(256);
function call(name, ...args) {
  const status = alq[`alq_${name}`](...args, error);
  assert.equal(status, 0, `alq_${name}: ${status !== 0 && textAt(error + 16)}`);
}

const [size, answer, position, after, now, move, text, moves] = [
  4, 8, 16, 16, 16, 8, 128, 8 * 272,
].map((length) => alq.malloc(length));

function checkMove(rules, game) {
  call("is_legal", rules, position, move, answer);
  assert.equal(view().getInt32(answer, true), 1, "a listed move is legal");

  const same = bytesAt(move, 8);
  call("move_text", rules, position, move, text, 40, 0);
  call("parse_move", rules, position, text, move);
  assert.deepEqual(bytesAt(move, 8), same, "a move is read as it was written");

  call("routes", rules, position, move, 0, 0, size);
  assert(view().getUint32(size, true) >= 1, "a move has a route");

  call("after", rules, position, move, after);
  const positionAfter = () => {
    call("game_position", game, now);
    return bytesAt(now, 16);
  };
  call("game_play", game, move);
  assert.deepEqual(positionAfter(), bytesAt(after, 16), "a game and a position agree on a move");
  call("game_undo", game);
  assert.deepEqual(positionAfter(), bytesAt(position, 16), "undo gives back what was");
  call("game_redo", game);
  assert.deepEqual(positionAfter(), bytesAt(after, 16), "redo plays the move again");
  call("game_undo", game);
}

let randomState = 20;
function randomBelow(bound) {
  randomState = (Math.imul(randomState, 1664525) + 1013904223) >>> 0;
  return (randomState >>> 8) % bound;
}

function playRandomGame(rules, name) {
  const handle = alq.malloc(4);
  call("game_create", rules, 0, 0, handle);
  const game = view().getUint32(handle, true);
  for (let ply = 0; ply < mostPlies; ++ply) {
    call("game_position", game, position);
    call("position_text", rules, position, text, 128, 0);
    call("parse_position", rules, text, now);
    assert.deepEqual(bytesAt(now, 16), bytesAt(position, 16), "a position is read as written");

    call("legal_moves", rules, position, moves, 272, size);
    const count = view().getUint32(size, true);
    call("count_moves", rules, position, answer);
    assert.equal(view().getUint32(answer, true), count, "the count is that of the list");
    call("has_legal_move", rules, position, answer);
    assert.equal(view().getInt32(answer, true), count > 0 ? 1 : 0);
    const choose = (i) => new Uint8Array(alq.memory.buffer).set(bytesAt(moves + 8 * i, 8), move);
    for (let i = 0; i < count; ++i) {
      choose(i);
      checkMove(rules, game);
    }
    call("game_result", game, answer);
    const isOver = view().getInt32(answer, true) !== 0;
    assert.equal(isOver, count === 0, "a game ends when no move is left");
    if (count === 0) {
      break;
    }
    choose(randomBelow(count));
    call("game_play", game, move);
  }
  call("game_ply_count", game, size);
  console.log(`${name}: ${view().getUint32(size, true)} moves`);
  alq.alq_game_destroy(game);
  alq.free(handle);
}

function perft(rules, depth) {
  call("start", position);
  call("perft", rules, position, depth, answer);
  return view().getBigUint64(answer, true);
}

assert.equal(textAt(alq.alq_version()), version);
const depths = {
  brainking: [8, 1696n],
  qirkat: [6, 95n],
  freestyle: [6, 107n],
  alfonso: [6, 10262n],
};
assert.equal(alq.alq_rules_count(), Object.keys(depths).length);
for (const [name, [depth, leaves]] of Object.entries(depths)) {
  new Uint8Array(alq.memory.buffer).set(Buffer.from(`${name}\0`), text);
  call("rules_find", text, answer);
  const rules = view().getInt32(answer, true);
  assert.equal(textAt(alq.alq_rules_name(rules)), name);
  assert.equal(perft(rules, depth), leaves, `perft ${depth} of ${name}`);
  playRandomGame(rules, name);
}

// The deepest count fits on the stack, a deeper one is refused, and bad text is explained.
new Uint8Array(alq.memory.buffer).set(Buffer.from("5/5/5/5/w4 b -\0"), text);
call("parse_position", 0, text, position);
call("perft", 0, position, 99, answer);
assert.equal(view().getBigUint64(answer, true), 0n);
assert.equal(alq.alq_perft(0, position, 100, answer, error), 3);
new Uint8Array(alq.memory.buffer).set(Buffer.from("5/5/5/5/x4 b -\0"), text);
assert.equal(alq.alq_parse_position(0, text, position, error), 6);
assert.equal(
  textAt(error + 16),
  "at offset 8: found 'x', expected 'w', 'b' or a digit from 1 to 5",
);
