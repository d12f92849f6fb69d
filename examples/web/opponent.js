// A computer player: alpha-beta search with iterative deepening and a table of positions, on the
// functions of alquerque.js alone.

import { black, menOf, samePosition, sameMove, toMove, white } from "./alquerque.js";

/** What the levels of the page stand for. `noise` is how much a score may be misjudged, by chance;
 * a man is worth 100. */
export const levels = Object.freeze({
  easy: { depth: 2, time: 300, noise: 80 },
  medium: { depth: 4, time: 600, noise: 15 },
  hard: { depth: 64, time: 1000, noise: 0 },
  expert: { depth: 64, time: 3000, noise: 0 },
  perfect: { depth: 64, time: 3000, noise: 0, byStrategy: true },
});

/** A score at least so large says that the game is won by force. */
export const won = 20000;

const infinite = 30000;
const mostPlies = 48;
const tableSize = 1 << 16;
const exact = 0;
const atLeast = 1;
const atMost = 2;

class OutOfTime extends Error {}

function bitCount(bits) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    ++count;
  }
  return count;
}

const slotOf = ({ white: w, black: b, noWest, noEast }) => {
  let mixed = Math.imul(w, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  mixed ^= Math.imul(noWest + 1, 0xc2b2ae3d) ^ Math.imul(noEast ^ (noEast >>> 16), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) & (tableSize - 1);
};

// b2, c2, d2 and so on: they see most lines.
const middle = [6, 7, 8, 11, 12, 13, 16, 17, 18].reduce((set, point) => set | (1 << point), 0);
const farRank = [0b11111 << 20, 0b11111];

class Search {
  #alquerque;
  #rules;
  #path;
  #end;
  #now;
  #mayStop = false;
  #table = new Map();
  #farRankIsStill;
  positions = 0;

  constructor(alquerque, rules, history, end, now) {
    this.#alquerque = alquerque;
    this.#rules = rules;
    this.#path = [...history];
    this.#end = end;
    this.#now = now;
    // Whether men wait on the far rank for captures only is what the rules answer.
    const probe = alquerque.parsePosition(rules, "2w2/5/5/5/4b w -");
    this.#farRankIsStill = !alquerque.hasLegalMove(rules, probe);
  }

  /** The best of the moves and its score, each score misjudged by `noiseOf(move)` unless null. */
  bestOf(position, moves, depth, noiseOf) {
    this.#mayStop = depth > 1;
    let alpha = -infinite;
    let best = null;
    for (const move of moves) {
      // With noise every move needs its own score, not just a bound.
      const noise = noiseOf(move);
      const score = -this.#best(
        this.#alquerque.after(this.#rules, position, move), depth - 1, 1, -infinite,
        noise === null ? -alpha : infinite) + (noise ?? 0);
      if (best === null || score > best.score) {
        best = { move, score };
        alpha = Math.max(alpha, score);
      }
    }
    return best;
  }

  #checkTime() {
    if (this.#mayStop && this.positions % 256 === 0 && this.#now() >= this.#end) {
      throw new OutOfTime();
    }
  }

  #valueOf(position, side) {
    const men = menOf(position, side);
    const stuck = this.#farRankIsStill ? bitCount(men & farRank[side]) : 0;
    return 100 * bitCount(men) - 20 * stuck + 4 * bitCount(men & middle);
  }

  #evaluated(position, moveCount) {
    const side = toMove(position);
    return (
      this.#valueOf(position, side) - this.#valueOf(position, side === white ? black : white) +
      moveCount);
  }

  /** Negamax, from the view of the side to move. */
  #best(position, depth, ply, alpha, beta) {
    ++this.positions;
    this.#checkTime();
    // The better side does not go in circles.
    if (this.#path.some((earlier) => samePosition(earlier, position))) {
      return 0;
    }
    let moves = this.#alquerque.legalMoves(this.#rules, position);
    if (moves.length === 0) {
      return -infinite + ply;
    }
    const captures = moves.filter(({ captured }) => captured !== 0);
    const isQuiet = depth <= 0 && captures.length < moves.length;
    let best = -infinite;
    if (isQuiet || ply >= mostPlies) {
      // Exchanges are looked at to their end; a forced one leaves no choice but to.
      best = this.#evaluated(position, moves.length);
      if (best >= beta || captures.length === 0 || ply >= mostPlies) {
        return best;
      }
      moves = captures;
    }

    const slot = slotOf(position);
    const known = this.#table.get(slot);
    const isKnown = known !== undefined && samePosition(known.position, position);
    if (isKnown && depth > 0 && known.depth >= depth && Math.abs(known.score) < won) {
      const { bound, score } = known;
      if (bound === exact || (bound === atLeast && score >= beta) ||
          (bound === atMost && score <= alpha)) {
        return score;
      }
    }
    const promise = (move) =>
      (isKnown && sameMove(move, known.move) ? 100 : 0) + bitCount(move.captured);
    moves.sort((a, b) => promise(b) - promise(a));

    this.#path.push(position);
    let [bestMove] = moves;
    let low = Math.max(alpha, best);
    try {
      for (const move of moves) {
        const after = this.#alquerque.after(this.#rules, position, move);
        const score = -this.#best(after, depth - 1, ply + 1, -beta, -low);
        if (score > best) {
          best = score;
          bestMove = move;
        }
        low = Math.max(low, best);
        if (low >= beta) {
          break;
        }
      }
    } finally {
      this.#path.pop();
    }
    if (depth > 0) {
      const bound = best >= beta ? atLeast : best <= alpha ? atMost : exact;
      this.#table.set(slot, { position, move: bestMove, score: best, depth, bound });
    }
    return best;
  }
}

/** The same numbers from 0 to below 1 for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Chooses a move for the side to move.
 * @param history the positions of the game so far, the current one last
 * @param limits `depth` in plies and `time` in milliseconds, whatever comes first, though one ply
 * is always searched; `noise` as in `levels`
 * @returns {move, score, depth, positions}; the move is null if the game is over
 */
export function chooseMove(
  alquerque, rules, history, limits, random = Math.random, now = () => performance.now()) {
  const position = history[history.length - 1];
  const { depth: deepest = 64, time = Infinity, noise = 0 } = limits;
  const end = now() + time;
  const search = new Search(alquerque, rules, history, end, now);
  // Equal moves take turns.
  const moves = alquerque.legalMoves(rules, position)
    .map((move) => ({ move, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ move }) => move);
  const found = { move: moves[0] ?? null, score: 0, depth: 0, positions: 0 };
  const misjudged = moves.map(() => (noise === 0 ? null : (2 * random() - 1) * noise));
  const noiseOf = new Map(moves.map((move, i) => [move, misjudged[i]]));
  for (let depth = 1; depth <= deepest && moves.length > 0; ++depth) {
    try {
      const best = search.bestOf(position, moves, depth, (move) => noiseOf.get(move));
      Object.assign(found, best, { depth });
    } catch (error) {
      if (!(error instanceof OutOfTime)) {
        throw error;
      }
      break;
    }
    // A forced end, or a forced move, gets no better by looking deeper.
    if (Math.abs(found.score) >= won || moves.length === 1 || now() >= end) {
      break;
    }
    moves.splice(moves.indexOf(found.move), 1);
    moves.unshift(found.move);
  }
  found.positions = search.positions;
  return found;
}

/**
 * Chooses a move by a strategy where that knows one, else by a search with these limits.
 * @param strategy a `Strategy`, for whatever rules
 * @returns {move, verdict}: the verdict is {winner, plies} if the game after the move is proved to
 * be won within so many plies, by the strategy or by the search, else null
 */
export function choosePerfectMove(alquerque, strategy, rules, history, limits, random) {
  const position = history[history.length - 1];
  const isForGame = strategy.rules === rules;
  const record = isForGame ? strategy.find(position) : null;
  const { move, score } =
    record ?? chooseMove(alquerque, rules, history, limits, random);
  if (move === null) {
    return { move, verdict: null };
  }
  const known = isForGame ? strategy.verdict(alquerque.after(rules, position, move)) : null;
  if (known !== null || record !== null || Math.abs(score) < won) {
    return { move, verdict: known };
  }
  const mover = toMove(position);
  return {
    move,
    verdict: { winner: score > 0 ? mover : 1 - mover, plies: infinite - Math.abs(score) - 1 },
  };
}
