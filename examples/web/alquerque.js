// The rules of Alquerque for JavaScript: alquerque.h over its WebAssembly module. Copy it.
//
//   const alquerque = await load(await (await fetch("alquerque.wasm")).arrayBuffer());
//   const position = alquerque.start();
//   const [move] = alquerque.legalMoves(rules.brainking, position);
//   const next = alquerque.after(rules.brainking, position, move);
//
// Positions are {white, black, noWest, noEast}, moves {from, to, captured}, routes {from,
// captured, landings}: plain objects with the fields of the structs of alquerque.h. Sets of points
// are numbers with bit i for point i. A function that fails throws an AlquerqueError.

export const rules = Object.freeze({ brainking: 0, qirkat: 1, freestyle: 2, alfonso: 3 });
export const white = 0;
export const black = 1;
export const nobody = -1;
export const pointCount = 25;
export const end = Object.freeze({
  none: 0, noMen: 1, blocked: 2, resignation: 3, agreement: 4, repetition: 5, quietTurns: 6,
});

export const nameOf = (point) => "abcde"[point % 5] + (Math.floor(point / 5) + 1);
export const pointNamed = (name) => (name.charCodeAt(1) - 49) * 5 + name.charCodeAt(0) - 97;
export const has = (set, point) => ((set >>> point) & 1) === 1;
export const pointsOf = (set) => [...Array(pointCount).keys()].filter((point) => has(set, point));
export const toMove = (position) => position.noEast >>> 31;
export const menOf = (position, side) => (side === white ? position.white : position.black);
export const samePosition = (a, b) =>
  a.white === b.white && a.black === b.black && a.noWest === b.noWest && a.noEast === b.noEast;
export const sameMove = (a, b) => a.from === b.from && a.to === b.to && a.captured === b.captured;

export class AlquerqueError extends Error {
  constructor(status, message, faults, offset) {
    super(message);
    this.name = "AlquerqueError";
    /** The name of the status, such as "ALQ_ILLEGAL_MOVE". */
    this.status = status;
    this.faults = faults;
    this.offset = offset;
  }
}

/** Makes the library of the bytes of its module. */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  instance.exports._initialize();
  return new Alquerque(instance.exports);
}

const textSize = 256;
const mostMoves = 272;
const routeSize = 20;

export class Alquerque {
  #exports;
  #view = new DataView(new ArrayBuffer(0));
  // Places for arguments and answers, kept for the life of the module.
  #error;
  #position;
  #after;
  #move;
  #moves;
  #text;
  #answer;
  #size;

  constructor(exports) {
    this.#exports = exports;
    [
      this.#error, this.#position, this.#after, this.#move, this.#moves, this.#text, this.#answer,
      this.#size,
    ] = [256, 16, 16, 8, 8 * mostMoves, textSize, 8, 8].map((size) => exports.malloc(size));
  }

  // ---- Memory ----

  /** A view of the memory; one does not survive its growth. */
  get #memory() {
    if (this.#view.buffer !== this.#exports.memory.buffer) {
      this.#view = new DataView(this.#exports.memory.buffer);
    }
    return this.#view;
  }

  #stringAt(at) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, at);
    return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
  }

  /** Runs `use` with the address of a text or list of bytes. */
  #withBytes(bytes, use) {
    const at = this.#exports.malloc(bytes.length + 1);
    try {
      const memory = new Uint8Array(this.#exports.memory.buffer, at);
      memory.set(bytes);
      memory[bytes.length] = 0;
      return use(at);
    } finally {
      this.#exports.free(at);
    }
  }

  #withString(text, use) {
    // What is not ASCII is refused by the library, at the right offset.
    return this.#withBytes(Uint8Array.from(text, (c) => Math.min(c.charCodeAt(0), 255)), use);
  }

  #putPosition({ white: w, black: b, noWest, noEast }) {
    [w, b, noWest, noEast].forEach((bits, i) =>
      this.#memory.setUint32(this.#position + 4 * i, bits, true));
    return this.#position;
  }

  #positionAt(at) {
    const word = (i) => this.#memory.getUint32(at + 4 * i, true);
    return { white: word(0), black: word(1), noWest: word(2), noEast: word(3) };
  }

  #putMove({ from, to, captured }) {
    this.#memory.setUint32(this.#move, captured, true);
    this.#memory.setUint32(this.#move + 4, (from & 255) | ((to & 255) << 8), true);
    return this.#move;
  }

  #moveAt(at) {
    const memory = this.#memory;
    return {
      from: memory.getUint8(at + 4),
      to: memory.getUint8(at + 5),
      captured: memory.getUint32(at, true),
    };
  }

  #routeAt(at) {
    const memory = this.#memory;
    const landings = Array.from({ length: memory.getUint8(at + 5) }, (_, i) =>
      memory.getUint8(at + 6 + i));
    return { from: memory.getUint8(at + 4), captured: memory.getUint32(at, true), landings };
  }

  #resultAt(at) {
    return { end: this.#memory.getInt32(at, true), winner: this.#memory.getInt32(at + 4, true) };
  }

  // ---- Calls ----

  /** Calls alq_<name> and throws what it refuses. */
  #call(name, ...args) {
    const status = this.#exports[`alq_${name}`](...args, this.#error);
    if (status !== 0) {
      const memory = this.#memory;
      throw new AlquerqueError(
        this.#stringAt(this.#exports.alq_status_name(status)),
        this.#stringAt(this.#error + 16),
        memory.getUint32(this.#error + 4, true),
        Number(memory.getBigUint64(this.#error + 8, true)));
    }
  }

  #number(name, ...args) {
    this.#call(name, ...args, this.#answer);
    return this.#memory.getInt32(this.#answer, true);
  }

  #string(name, ...args) {
    this.#call(name, ...args, this.#text, textSize, 0);
    return this.#stringAt(this.#text);
  }

  // ---- The library ----

  get version() {
    return this.#stringAt(this.#exports.alq_version());
  }

  /** The names of the rule sets, in the order of their numbers. */
  get rulesNames() {
    return Array.from({ length: this.#exports.alq_rules_count() }, (_, i) =>
      this.#stringAt(this.#exports.alq_rules_name(i)));
  }

  // ---- Positions ----

  start() {
    this.#call("start", this.#after);
    return this.#positionAt(this.#after);
  }

  parsePosition(ruleSet, text) {
    return this.#withString(text, (at) => {
      this.#call("parse_position", ruleSet, at, this.#after);
      return this.#positionAt(this.#after);
    });
  }

  positionText(ruleSet, position) {
    return this.#string("position_text", ruleSet, this.#putPosition(position));
  }

  /** 64 bits, a BigInt. */
  hash(ruleSet, position) {
    this.#call("hash", ruleSet, this.#putPosition(position), this.#answer);
    return this.#memory.getBigUint64(this.#answer, true);
  }

  // ---- Moves ----

  legalMoves(ruleSet, position) {
    this.#call("legal_moves", ruleSet, this.#putPosition(position), this.#moves, mostMoves,
      this.#size);
    const count = this.#memory.getUint32(this.#size, true);
    return Array.from({ length: count }, (_, i) => this.#moveAt(this.#moves + 8 * i));
  }

  countMoves(ruleSet, position) {
    return this.#number("count_moves", ruleSet, this.#putPosition(position));
  }

  hasLegalMove(ruleSet, position) {
    return this.#number("has_legal_move", ruleSet, this.#putPosition(position)) === 1;
  }

  isLegal(ruleSet, position, move) {
    return (
      this.#number("is_legal", ruleSet, this.#putPosition(position), this.#putMove(move)) === 1);
  }

  capturingMen(ruleSet, position) {
    return this.#number("capturing_men", ruleSet, this.#putPosition(position));
  }

  after(ruleSet, position, move) {
    this.#call("after", ruleSet, this.#putPosition(position), this.#putMove(move), this.#after);
    return this.#positionAt(this.#after);
  }

  moveText(ruleSet, position, move) {
    return this.#string("move_text", ruleSet, this.#putPosition(position), this.#putMove(move));
  }

  parseMove(ruleSet, position, text) {
    return this.#withString(text, (at) => {
      this.#call("parse_move", ruleSet, this.#putPosition(position), at, this.#move);
      return this.#moveAt(this.#move);
    });
  }

  routes(ruleSet, position, move) {
    const list = (at, capacity) => {
      this.#call("routes", ruleSet, this.#putPosition(position), this.#putMove(move), at, capacity,
        this.#size);
      return this.#memory.getUint32(this.#size, true);
    };
    const count = list(0, 0);
    const at = this.#exports.malloc(count * routeSize);
    try {
      list(at, count);
      return Array.from({ length: count }, (_, i) => this.#routeAt(at + routeSize * i));
    } finally {
      this.#exports.free(at);
    }
  }

  /** Why no legal move begins with these points; null if one does. */
  explain(ruleSet, position, points) {
    return this.#withBytes(points, (at) => {
      this.#call("explain", ruleSet, this.#putPosition(position), at, points.length, this.#answer,
        this.#text, textSize, 0);
      const refusal = this.#memory.getInt32(this.#answer, true);
      return refusal === 0 ? null : { refusal, text: this.#stringAt(this.#text) };
    });
  }

  /** {end, winner} by the rules alone. */
  outcome(ruleSet, position) {
    this.#call("outcome", ruleSet, this.#putPosition(position), this.#answer);
    return this.#resultAt(this.#answer);
  }

  /** A BigInt. */
  perft(ruleSet, position, depth) {
    this.#call("perft", ruleSet, this.#putPosition(position), depth, this.#answer);
    return this.#memory.getBigUint64(this.#answer, true);
  }

  // ---- Games ----

  /** A game; give it back with `free`. */
  newGame(ruleSet, { start = null, repetitions = 0, quietTurns = 0 } = {}) {
    this.#memory.setUint32(this.#answer, repetitions, true);
    this.#memory.setUint32(this.#answer + 4, quietTurns, true);
    this.#call("game_create", ruleSet, start === null ? 0 : this.#putPosition(start), this.#answer,
      this.#size);
    return new Game(this.#gameCalls, this.#memory.getUint32(this.#size, true));
  }

  #gameCalls = {
    do: (name, ...args) => this.#call(`game_${name}`, ...args),
    number: (name, ...args) => this.#number(`game_${name}`, ...args),
    position: (name, ...args) => {
      this.#call(`game_${name}`, ...args, this.#after);
      return this.#positionAt(this.#after);
    },
    play: (game, move) => this.#call("game_play", game, this.#putMove(move)),
    moveAt: (game, ply) => {
      this.#call("game_move_at", game, ply, this.#move);
      return this.#moveAt(this.#move);
    },
    result: (game) => {
      this.#call("game_result", game, this.#answer);
      return this.#resultAt(this.#answer);
    },
    free: (game) => this.#exports.alq_game_destroy(game),
  };
}

class Game {
  #calls;
  #game;

  constructor(calls, game) {
    this.#calls = calls;
    this.#game = game;
  }

  free() {
    this.#calls.free(this.#game);
    this.#game = 0;
  }

  get rules() {
    return this.#calls.number("rules", this.#game);
  }
  get position() {
    return this.#calls.position("position", this.#game);
  }
  get plyCount() {
    return this.#calls.number("ply_count", this.#game);
  }
  get canUndo() {
    return this.#calls.number("can_undo", this.#game) === 1;
  }
  get canRedo() {
    return this.#calls.number("can_redo", this.#game) === 1;
  }
  /** {end, winner}. */
  get result() {
    return this.#calls.result(this.#game);
  }
  positionAt(ply) {
    return this.#calls.position("position_at", this.#game, ply);
  }
  moveAt(ply) {
    return this.#calls.moveAt(this.#game, ply);
  }
  play(move) {
    this.#calls.play(this.#game, move);
  }
  resign(side) {
    this.#calls.do("resign", this.#game, side);
  }
  undo() {
    this.#calls.do("undo", this.#game);
  }
  redo() {
    this.#calls.do("redo", this.#game);
  }
}
