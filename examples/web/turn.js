// A turn that a person enters point by point: the man, then each point it touches down on.

import { has, menOf, toMove, white } from "./alquerque.js";

const bitOf = (point) => 1 << point;

export class Turn {
  #alquerque;
  #rules;
  #routes = [];

  constructor(alquerque, rules, position) {
    this.#alquerque = alquerque;
    this.#rules = rules;
    this.position = position;
    /** What was tapped so far. */
    this.points = [];
    for (const move of alquerque.legalMoves(rules, position)) {
      for (const { from, landings } of alquerque.routes(rules, position, move)) {
        this.#routes.push({ move, points: [from, ...landings] });
      }
    }
    /** The men that can move. */
    this.movable = this.#routes.reduce((men, { points }) => men | bitOf(points[0]), 0);
  }

  get #open() {
    return this.#routes.filter(({ points }) =>
      this.points.every((point, i) => points[i] === point));
  }

  /** Where the man stands now; null before one is tapped. */
  get man() {
    return this.points.at(-1) ?? null;
  }

  /** The points that can be tapped next to go on; not the other men that could be taken instead. */
  get next() {
    const at = this.points.length;
    return this.#open.reduce(
      (set, { points }) => (points.length > at ? set | bitOf(points[at]) : set), 0);
  }

  /** Whether the move has begun with a step or jump. */
  get isUnderWay() {
    return this.points.length > 1;
  }

  /** The move once it is complete; else null. */
  get move() {
    const open = this.#open;
    const whole = open.find(({ points }) => points.length === this.points.length);
    return whole !== undefined && this.next === 0 ? whole.move : null;
  }

  /** The men captured so far. */
  get captured() {
    let captured = 0;
    if (this.isUnderWay && this.#open[0].move.captured !== 0) {
      for (let i = 1; i < this.points.length; ++i) {
        captured |= bitOf((this.points[i - 1] + this.points[i]) / 2);
      }
    }
    return captured;
  }

  /** The men as they stand now, {white, black}. */
  get board() {
    const side = toMove(this.position);
    let own = menOf(this.position, side);
    const enemy = menOf(this.position, 1 - side) & ~this.captured;
    if (this.isUnderWay) {
      own = (own & ~bitOf(this.points[0])) | bitOf(this.man);
    }
    return side === white ? { white: own, black: enemy } : { white: enemy, black: own };
  }

  /**
   * Takes a man, or goes on to a point.
   * @returns null if it did; else why not, a sentence, and nothing has changed
   */
  tap(point) {
    if (this.points.length > 0 && has(this.next, point)) {
      this.points.push(point);
      return null;
    }
    // Before the first step or jump another man may be taken instead.
    if (!this.isUnderWay && has(this.movable, point)) {
      this.points = [point];
      return null;
    }
    const own = menOf(this.position, toMove(this.position));
    const isAboutMan = this.points.length === 0 || (!this.isUnderWay && has(own, point));
    const asked = isAboutMan ? [point] : [...this.points, point];
    return this.#alquerque.explain(this.#rules, this.position, asked).text;
  }

  /** @returns false if nothing is entered */
  takeBack() {
    return this.points.pop() !== undefined;
  }
}
