// The rules of Alquerque for JavaScript: alquerque.h over its WebAssembly module. Copy it.
//
//   const alquerque = await load(await (await fetch("alquerque.wasm")).arrayBuffer());
//   const position = alquerque.start();
//   const [move] = alquerque.legalMoves(rules.brainking, position);
//   const next = alquerque.after(rules.brainking, position, move);
//
// Positions are {white, black, noWest, noEast}, moves {from, to, captured}, routes {from,
// captured, landings}: plain objects with the fields of the structs of alquerque.h. Sets of points
// are numbers with bit i for point i. Whatever the library refuses is thrown as an AlquerqueError;
// an argument of another type than it should have is a TypeError, and a number that the library
// could not be given as it is a RangeError.

export const rules = Object.freeze({ brainking: 0, qirkat: 1, freestyle: 2, alfonso: 3 });
export const white = 0;
export const black = 1;
export const nobody = -1;
export const pointCount = 25;
export const end = Object.freeze({
  none: 0, noMen: 1, blocked: 2, resignation: 3, agreement: 4, repetition: 5, quietTurns: 6,
});

// ---- Arguments ----

const most32 = 2 ** 32 - 1;

/** What is shown of a wrong argument. */
const shown = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value));

/** @param field where in the argument the value stands; "" if it is the argument */
function integer(value, name, low, high, field = "") {
  if (!Number.isInteger(value)) {
    throw new TypeError(`${name}${field} is ${shown(value)}, not an integer`);
  }
  if (value < low || value > high) {
    throw new RangeError(`${name}${field} is ${value}, not from ${low} to ${high}`);
  }
  return value;
}
const unsigned = (value, name, field) => integer(value, name, 0, most32, field);
const signed = (value, name) => integer(value, name, -(2 ** 31), 2 ** 31 - 1);
const rulesIn = (ruleSet) => signed(ruleSet, "ruleSet");
const byte = (value, name, field) => integer(value, name, 0, 255, field);
const pointIn = (value) => integer(value, "point", 0, pointCount - 1);

function object(value, name) {
  if (typeof value !== "object" || value === null) {
    throw new TypeError(`${name} is ${shown(value)}, not an object`);
  }
  return value;
}

function string(value, name) {
  if (typeof value !== "string") {
    throw new TypeError(`${name} is ${shown(value)}, not a string`);
  }
  return value;
}
/** Text for a function of the library that would end at a NUL and lose what follows. */
function withoutNul(value, name) {
  const offset = string(value, name).indexOf("\0");
  if (offset >= 0) {
    throw new AlquerqueError("ALQ_BAD_TEXT", `at offset ${offset}: ${name} has a NUL`, 0, offset);
  }
  return value;
}
/** UTF-8, which has no form for half a character. */
function utf8(value, name) {
  const offset = string(value, name).search(/\p{Surrogate}/u);
  if (offset >= 0) {
    throw new AlquerqueError(
      "ALQ_BAD_TEXT", `at offset ${offset}: ${name} has half of a surrogate pair`, 0, offset);
  }
  return new TextEncoder().encode(value);
}

function positionWords(position, name = "position") {
  const { white: w, black: b, noWest, noEast } = object(position, name);
  return [
    unsigned(w, name, ".white"), unsigned(b, name, ".black"), unsigned(noWest, name, ".noWest"),
    unsigned(noEast, name, ".noEast"),
  ];
}
function moveFields(move, name = "move") {
  const { from, to, captured } = object(move, name);
  return {
    from: byte(from, name, ".from"), to: byte(to, name, ".to"),
    captured: unsigned(captured, name, ".captured"),
  };
}

// ---- Points, sides and equality ----

export const nameOf = (point) => "abcde"[pointIn(point) % 5] + (Math.floor(point / 5) + 1);
export function pointNamed(name) {
  if (!/^[a-e][1-5]$/.test(string(name, "name"))) {
    throw new RangeError(`name is ${shown(name)}, not from "a1" to "e5"`);
  }
  return (name.charCodeAt(1) - 49) * 5 + name.charCodeAt(0) - 97;
}
export const has = (set, point) => ((unsigned(set, "set") >>> pointIn(point)) & 1) === 1;
export const pointsOf = (set) => [...Array(pointCount).keys()].filter((point) => has(set, point));
export const toMove = (position) => positionWords(position)[3] >>> 31;
export const menOf = (position, side) =>
  positionWords(position)[integer(side, "side", white, black)];
export function samePosition(a, b) {
  const others = positionWords(b, "b");
  return positionWords(a, "a").every((word, i) => word === others[i]);
}
export function sameMove(a, b) {
  const [one, other] = [moveFields(a, "a"), moveFields(b, "b")];
  return one.from === other.from && one.to === other.to && one.captured === other.captured;
}

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

/** A byte order mark is a character like any other here. */
const decoded = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

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

  #allocate(size) {
    const at = this.#exports.malloc(size);
    if (at === 0) {
      throw new AlquerqueError("ALQ_OUT_OF_MEMORY", `no memory for ${size} bytes`, 0, 0);
    }
    return at;
  }

  #stringAt(at) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, at);
    return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
  }

  /** Runs `use` with the address of a text or list of bytes. */
  #withBytes(bytes, use) {
    const at = this.#allocate(bytes.length + 1);
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
    withoutNul(text, "text");
    // What is not ASCII is refused by the library, at the right offset.
    const codes = Array.from({ length: text.length }, (_, i) => Math.min(text.charCodeAt(i), 255));
    return this.#withBytes(Uint8Array.from(codes), use);
  }

  /** The same with text that need not be ASCII. */
  #withUtf8(text, name, use) {
    return this.#withBytes(utf8(withoutNul(text, name), name), use);
  }

  /** The text that `write(at, capacity, size)` writes, of any length. */
  #longText(write) {
    write(0, 0, this.#size);
    const size = this.#memory.getUint32(this.#size, true);
    const at = this.#allocate(size);
    try {
      write(at, size, 0);
      return decoded(new Uint8Array(this.#exports.memory.buffer, at, size - 1));
    } finally {
      this.#exports.free(at);
    }
  }

  #putPosition(position) {
    positionWords(position).forEach((bits, i) =>
      this.#memory.setUint32(this.#position + 4 * i, bits, true));
    return this.#position;
  }

  #positionAt(at) {
    const word = (i) => this.#memory.getUint32(at + 4 * i, true);
    return { white: word(0), black: word(1), noWest: word(2), noEast: word(3) };
  }

  #putMove(move) {
    const { from, to, captured } = moveFields(move);
    this.#memory.setUint32(this.#move, captured, true);
    this.#memory.setUint32(this.#move + 4, from | (to << 8), true);
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
      this.#call("parse_position", rulesIn(ruleSet), at, this.#after);
      return this.#positionAt(this.#after);
    });
  }

  positionText(ruleSet, position) {
    return this.#string("position_text", rulesIn(ruleSet), this.#putPosition(position));
  }

  /** 64 bits, a BigInt. */
  hash(ruleSet, position) {
    this.#call("hash", rulesIn(ruleSet), this.#putPosition(position), this.#answer);
    return this.#memory.getBigUint64(this.#answer, true);
  }

  // ---- Moves ----

  legalMoves(ruleSet, position) {
    this.#call("legal_moves", rulesIn(ruleSet), this.#putPosition(position), this.#moves,
      mostMoves, this.#size);
    const count = this.#memory.getUint32(this.#size, true);
    return Array.from({ length: count }, (_, i) => this.#moveAt(this.#moves + 8 * i));
  }

  countMoves(ruleSet, position) {
    return this.#number("count_moves", rulesIn(ruleSet), this.#putPosition(position));
  }

  hasLegalMove(ruleSet, position) {
    const answer = this.#number("has_legal_move", rulesIn(ruleSet), this.#putPosition(position));
    return answer === 1;
  }

  isLegal(ruleSet, position, move) {
    const answer = this.#number("is_legal", rulesIn(ruleSet), this.#putPosition(position),
      this.#putMove(move));
    return answer === 1;
  }

  capturingMen(ruleSet, position) {
    return this.#number("capturing_men", rulesIn(ruleSet), this.#putPosition(position));
  }

  after(ruleSet, position, move) {
    this.#call("after", rulesIn(ruleSet), this.#putPosition(position), this.#putMove(move),
      this.#after);
    return this.#positionAt(this.#after);
  }

  moveText(ruleSet, position, move) {
    return this.#string("move_text", rulesIn(ruleSet), this.#putPosition(position),
      this.#putMove(move));
  }

  parseMove(ruleSet, position, text) {
    return this.#withString(text, (at) => {
      this.#call("parse_move", rulesIn(ruleSet), this.#putPosition(position), at, this.#move);
      return this.#moveAt(this.#move);
    });
  }

  routes(ruleSet, position, move) {
    const list = (at, capacity) => {
      this.#call("routes", rulesIn(ruleSet), this.#putPosition(position), this.#putMove(move), at,
        capacity, this.#size);
      return this.#memory.getUint32(this.#size, true);
    };
    const count = list(0, 0);
    const at = this.#allocate(count * routeSize);
    try {
      list(at, count);
      return Array.from({ length: count }, (_, i) => this.#routeAt(at + routeSize * i));
    } finally {
      this.#exports.free(at);
    }
  }

  /** Why no legal move begins with these points; null if one does. */
  explain(ruleSet, position, points) {
    if (!Array.isArray(points) && !(points instanceof Uint8Array)) {
      throw new TypeError(`points is ${shown(points)}, not an array`);
    }
    Array.from(points).forEach((point) => byte(point, "point"));
    return this.#withBytes(points, (at) => {
      this.#call("explain", rulesIn(ruleSet), this.#putPosition(position), at, points.length,
        this.#answer, this.#text, textSize, 0);
      const refusal = this.#memory.getInt32(this.#answer, true);
      return refusal === 0 ? null : { refusal, text: this.#stringAt(this.#text) };
    });
  }

  /** {end, winner} by the rules alone. */
  outcome(ruleSet, position) {
    this.#call("outcome", rulesIn(ruleSet), this.#putPosition(position), this.#answer);
    return this.#resultAt(this.#answer);
  }

  /** A BigInt. */
  perft(ruleSet, position, depth) {
    this.#call("perft", rulesIn(ruleSet), this.#putPosition(position),
      unsigned(depth, "depth"), this.#answer);
    return this.#memory.getBigUint64(this.#answer, true);
  }

  // ---- Games ----

  /** A game; give it back with `free`. The position where it begins is the option `start`. */
  newGame(ruleSet, options = {}) {
    const { start = null, repetitions = 0, quietTurns = 0, ...others } =
      object(options, "options");
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) {
      throw new TypeError(`no option is named ${unknown}: {start, repetitions, quietTurns}`);
    }
    this.#memory.setUint32(this.#answer, unsigned(repetitions, "repetitions"), true);
    this.#memory.setUint32(this.#answer + 4, unsigned(quietTurns, "quietTurns"), true);
    const at = start === null ? 0 : this.#putPosition(start);
    this.#call("game_create", rulesIn(ruleSet), at, this.#answer, this.#size);
    return new Game(this.#gameCalls, this.#memory.getUint32(this.#size, true));
  }

  /** The game of a text that holds one; give it back with `free`. Offsets are those of `text`. */
  gameFromText(ruleSet, text) {
    const bytes = utf8(text, "text");
    return this.#withBytes(bytes, (at) => this.#readGame(rulesIn(ruleSet), bytes, at, 0));
  }

  /** The games of a text, in order; in the place of one that cannot be read stands the error. */
  gamesFromText(ruleSet, text) {
    const bytes = utf8(text, "text");
    rulesIn(ruleSet);
    return this.#withBytes(bytes, (at) => this.#withBytes(new Uint8Array(32), (place) => {
      const games = [];
      while (this.#memory.getBigUint64(place, true) < bytes.length) {
        try {
          games.push(this.#readGame(ruleSet, bytes, at, place));
        } catch (error) {
          // A fault of anything but a game would be met again and again.
          if (!["ALQ_BAD_TEXT", "ALQ_ILLEGAL_MOVE", "ALQ_AMBIGUOUS_MOVE"].includes(error.status)) {
            games.forEach((game) => game instanceof Game && game.free());
            throw error;
          }
          games.push(error);
        }
      }
      return games;
    }));
  }

  #readGame(ruleSet, bytes, at, place) {
    try {
      this.#call("game_from_text", ruleSet, at, bytes.length, place, this.#size);
    } catch (error) {
      if (error instanceof AlquerqueError) {
        error.offset = decoded(bytes.subarray(0, error.offset)).length;
      }
      throw error;
    }
    return new Game(this.#gameCalls, this.#memory.getUint32(this.#size, true));
  }

  #gameCalls = {
    text: (game) => this.#longText((...to) => this.#call("game_text", game, ...to)),
    tag: (game, name) => this.#withUtf8(name, "name", (at) => {
      try {
        return this.#longText((...to) => this.#call("game_tag", game, at, ...to));
      } catch (error) {
        if (error.status === "ALQ_NO_SUCH_TAG") {
          return null;
        }
        throw error;
      }
    }),
    setTag: (game, name, value) => this.#withUtf8(name, "name", (nameAt) => {
      if (value === null) {
        this.#call("game_set_tag", game, nameAt, 0);
      } else {
        this.#withUtf8(value, "value", (valueAt) =>
          this.#call("game_set_tag", game, nameAt, valueAt));
      }
    }),
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
    return this.#calls.position("position_at", this.#game, unsigned(ply, "ply"));
  }
  moveAt(ply) {
    return this.#calls.moveAt(this.#game, unsigned(ply, "ply"));
  }
  /** The game as text (PDN); what was taken back is left out. */
  get text() {
    return this.#calls.text(this.#game);
  }
  /** The value of a tag such as "White"; null if the game does not have it. */
  tag(name) {
    return this.#calls.tag(this.#game, name);
  }
  /** Sets a tag; null removes it. */
  setTag(name, value) {
    this.#calls.setTag(this.#game, name, value);
  }
  play(move) {
    this.#calls.play(this.#game, move);
  }
  resign(side) {
    this.#calls.do("resign", this.#game, signed(side, "side"));
  }
  undo() {
    this.#calls.do("undo", this.#game);
  }
  redo() {
    this.#calls.do("redo", this.#game);
  }
}
