// The strategy that wins from the start position, as the opponent looks it up. The file is
// described in examples/solver/README.md, which also says what has checked it.

import { black, rules as ruleSets, toMove, white } from "./alquerque.js";

const firstLine = "alquerque strategy 1";
const recordSize = 24;
const wordsOfKey = 4;

/** Bytes as they were before gzip; those that a server has unpacked already are left. */
async function unpacked(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    return bytes;
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export class Strategy {
  #alquerque;
  #records;
  #count;

  constructor(alquerque, rules, winner, records, count) {
    this.#alquerque = alquerque;
    this.#records = records;
    this.#count = count;
    this.rules = rules;
    this.winner = winner;
  }

  /** Of the bytes of a file, packed with gzip or not; throws an Error that says what is wrong. */
  static async from(alquerque, packed) {
    const bytes = await unpacked(packed);
    const text = new TextDecoder("latin1").decode(bytes.subarray(0, 1000));
    const header = text.slice(0, text.indexOf("\n\n")).split("\n");
    if (header[0] !== firstLine) {
      throw new Error(`the strategy does not begin with "${firstLine}"`);
    }
    const [rules, , winner, records] = ["rules", "position", "winner", "records"].map((word, i) => {
      const line = header[i + 1] ?? "";
      if (!line.startsWith(`${word} `)) {
        throw new Error(`the header of the strategy has no line "${word}"`);
      }
      return line.slice(word.length + 1);
    });
    if (!Object.hasOwn(ruleSets, rules)) {
      throw new Error(`the strategy is for rules that are not known here, "${rules}"`);
    }
    if (winner !== "white" && winner !== "black") {
      throw new Error(`the winner of the strategy is "${winner}"`);
    }
    const first = text.indexOf("\n\n") + 2;
    if (bytes.length !== first + Number(records) * recordSize) {
      throw new Error(`the strategy has not the ${records} records of its header`);
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset + first);
    return new Strategy(
      alquerque, ruleSets[rules], winner === "white" ? white : black, view, Number(records));
  }

  get size() {
    return this.#count;
  }

  #wordAt(index, word, littleEndian) {
    return this.#records.getUint32(index * recordSize + 4 * word, littleEndian);
  }

  /** {position, move, plies} of a record. */
  at(index) {
    const [w, b, noWest, noEast, captured] = [0, 1, 2, 3, 4].map((word) =>
      this.#wordAt(index, word, true));
    const last = index * recordSize + 20;
    return {
      position: { white: w, black: b, noWest, noEast },
      move: { from: this.#records.getUint8(last), to: this.#records.getUint8(last + 1), captured },
      plies: this.#records.getUint16(last + 2, true),
    };
  }

  /** The record of a position; null if there is none. */
  find({ white: w, black: b, noWest, noEast }) {
    // Sorted as byte strings, so that the words are compared with their first byte as the highest.
    const bytes = new DataView(new ArrayBuffer(4 * wordsOfKey));
    [w, b, noWest, noEast].forEach((bits, i) => bytes.setUint32(4 * i, bits, true));
    const wanted = [0, 1, 2, 3].map((i) => bytes.getUint32(4 * i, false));
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      let word = 0;
      while (word < wordsOfKey && this.#wordAt(middle, word, false) === wanted[word]) {
        ++word;
      }
      if (word === wordsOfKey) {
        return this.at(middle);
      }
      if (this.#wordAt(middle, word, false) < wanted[word]) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return null;
  }

  /** {winner, plies} if it is known that the game is won within so many plies; else null. */
  verdict(position) {
    if (toMove(position) === this.winner) {
      const record = this.find(position);
      return record && { winner: this.winner, plies: record.plies };
    }
    let plies = 0;
    for (const move of this.#alquerque.legalMoves(this.rules, position)) {
      const record = this.find(this.#alquerque.after(this.rules, position, move));
      if (record === null) {
        return null;
      }
      plies = Math.max(plies, record.plies + 1);
    }
    return { winner: this.winner, plies };
  }
}
