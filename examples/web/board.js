// The board as an SVG picture that can be tapped, dragged on, and used by keyboard and screen
// reader. It knows no rules: it draws what it is shown and tells which points were chosen.

import { has, nameOf, pointCount, pointsOf } from "./alquerque.js";

const unit = 120;
const margin = 84;
const size = 2 * margin + 4 * unit;
const namespace = "http://www.w3.org/2000/svg";

function element(name, attributes = {}, parent = null) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  parent?.append(made);
  return made;
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  #svg;
  #onTap;
  #onBack;
  #flipped = false;
  #cells = [];
  #labels;
  #traces;
  #men;
  #rows;
  #current = 2;
  #shown = null;
  #drag = null;
  #suppressClick = false;

  /** @param onTap told each point that is chosen, and from which it was dragged, else null */
  constructor(svg, { onTap, onBack }) {
    this.#svg = svg;
    this.#onTap = onTap;
    this.#onBack = onBack;
    svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
    this.#drawGround();
    this.#layOut();
    svg.addEventListener("keydown", (event) => this.#onKey(event));
    svg.addEventListener("pointerdown", (event) => this.#onDown(event));
    window.addEventListener("pointermove", (event) => this.#onMove(event));
    window.addEventListener("pointerup", (event) => this.#onUp(event));
    window.addEventListener("pointercancel", () => this.#endDrag());
  }

  // ---- Places ----

  #placeOf(point) {
    const file = point % 5;
    const rank = Math.floor(point / 5);
    return {
      x: margin + unit * (this.#flipped ? 4 - file : file),
      y: margin + unit * (this.#flipped ? rank : 4 - rank),
    };
  }

  #inPicture({ clientX, clientY }) {
    return new DOMPoint(clientX, clientY).matrixTransform(this.#svg.getScreenCTM().inverse());
  }

  /** The point nearest to an event, if it is near enough to be meant. */
  #pointAt(event) {
    const { x, y } = this.#inPicture(event);
    for (let point = 0; point < pointCount; ++point) {
      const place = this.#placeOf(point);
      if (Math.hypot(place.x - x, place.y - y) < unit / 2) {
        return point;
      }
    }
    return null;
  }

  // ---- What never changes ----

  #drawGround() {
    const svg = this.#svg;
    const defs = element("defs", {}, svg);
    for (const side of ["white", "black"]) {
      const light = { id: `${side}-man`, cx: "38%", cy: "32%", r: "75%" };
      const gradient = element("radialGradient", light, defs);
      for (const [offset, name] of [["0%", "light"], ["55%", "middle"], ["100%", "dark"]]) {
        element("stop", { offset, class: `${side}-${name}` }, gradient);
      }
    }
    for (const [name, inset, rx] of [["frame", 0, 22], ["field", 40, 12]]) {
      const length = size - 2 * inset;
      element("rect", { class: name, x: inset, y: inset, width: length, height: length, rx }, svg);
    }
    const end = size - margin;
    let path = "";
    for (let i = 0; i < 5; ++i) {
      const at = margin + i * unit;
      path += `M${margin} ${at}H${end}M${at} ${margin}V${end}`;
    }
    const middle = size / 2;
    path += `M${margin} ${margin}L${end} ${end}M${margin} ${end}L${end} ${margin}`;
    path += `M${middle} ${margin}L${end} ${middle}L${middle} ${end}L${margin} ${middle}Z`;
    element("path", { class: "lines", d: path, "aria-hidden": "true" }, svg);
    this.#labels = element("g", { class: "labels", "aria-hidden": "true" }, svg);
    this.#traces = element("g", { class: "traces", "aria-hidden": "true" }, svg);
    this.#men = element("g", { class: "men", "aria-hidden": "true" }, svg);
    this.#rows = element("g", { class: "points", role: "rowgroup" }, svg);
  }

  /** Makes the points anew, row by row as they are seen, since so they are read. */
  #layOut() {
    const hadFocus = this.#rows.contains(document.activeElement);
    this.#rows.replaceChildren();
    this.#labels.replaceChildren();
    for (let row = 0; row < 5; ++row) {
      const line = element("g", { role: "row" }, this.#rows);
      for (let column = 0; column < 5; ++column) {
        const point = this.#flipped ? row * 5 + 4 - column : (4 - row) * 5 + column;
        const { x, y } = this.#placeOf(point);
        const cell = element("g", {
          class: "point", role: "gridcell", tabindex: -1, "data-point": nameOf(point),
          transform: `translate(${x} ${y})`,
        }, line);
        element("circle", { class: "reach", r: unit / 2 - 1 }, cell);
        element("circle", { class: "mark", r: 17 }, cell);
        element("circle", { class: "focus", r: 52 }, cell);
        cell.addEventListener("click", () => this.#onClick(point));
        cell.addEventListener("focus", () => this.#makeCurrent(point));
        this.#cells[point] = cell;
      }
    }
    for (let i = 0; i < 5; ++i) {
      const file = this.#placeOf(i);
      const rank = this.#placeOf(5 * i);
      element("text", { x: file.x, y: size - 14 }, this.#labels).textContent = "abcde"[i];
      element("text", { x: 21, y: rank.y + 8 }, this.#labels).textContent = i + 1;
    }
    this.#makeCurrent(this.#current);
    if (hadFocus) {
      this.focus();
    }
  }

  // ---- Showing ----

  /** Turns the board so that Black sits at the bottom. */
  set flipped(flipped) {
    if (this.#flipped !== flipped) {
      this.#flipped = flipped;
      this.#layOut();
      if (this.#shown !== null) {
        this.show(this.#shown);
      }
    }
  }

  /**
   * @param shown `white` and `black` men; `movable` men; `next` points; `selected` point or null;
   * `entered` points of the turn under way; `last` {points, captured} of the last move, or null;
   * `labelOf(point)` in words; `isCapture` of the points that can be tapped next
   */
  show(shown) {
    this.#shown = shown;
    this.#traces.replaceChildren();
    this.#men.replaceChildren();
    if (shown.last !== null) {
      this.#trace(shown.last.points, "last");
    }
    if (shown.entered.length > 1) {
      this.#trace(shown.entered, "entered");
    }
    for (let point = 0; point < pointCount; ++point) {
      const side = has(shown.white, point) ? "white" : has(shown.black, point) ? "black" : null;
      const cell = this.#cells[point];
      const is = {
        movable: has(shown.movable, point),
        next: has(shown.next, point),
        selected: shown.selected === point,
      };
      for (const [name, on] of Object.entries(is)) {
        cell.classList.toggle(name, on);
      }
      cell.setAttribute("aria-label", shown.labelOf(point));
      cell.setAttribute("aria-selected", is.selected);
      if (side !== null) {
        this.#drawMan(point, side, is);
      }
    }
  }

  #drawMan(point, side, { movable = false, selected = false } = {}) {
    const { x, y } = this.#placeOf(point);
    const man = element("g", { class: `man ${side}`, "data-man": nameOf(point) }, this.#men);
    man.style.transform = `translate(${x}px, ${y}px)`;
    man.classList.toggle("movable", movable);
    man.classList.toggle("selected", selected);
    element("ellipse", { class: "shadow", cx: 3, cy: 7, rx: 39, ry: 38 }, man);
    element("circle", { class: "halo", r: 45 }, man);
    element("circle", { class: "body", r: 38 }, man);
    element("circle", { class: "groove", r: 25 }, man);
    return man;
  }

  #trace(points, name) {
    const places = points.map((point) => this.#placeOf(point));
    element("polyline", {
      class: `trace ${name}`, points: places.map(({ x, y }) => `${x},${y}`).join(" "),
    }, this.#traces);
    element("circle", { class: `origin ${name}`, cx: places[0].x, cy: places[0].y, r: 20 },
      this.#traces);
  }

  /** Lets the man on the last of these points come along them, and the captured ones fade. */
  async play(points, captured, enemy) {
    if (stillness.matches) {
      return;
    }
    const places = points.map((point) => this.#placeOf(point));
    const duration = 230 * (points.length - 1);
    for (const point of pointsOf(captured)) {
      const ghost = this.#drawMan(point, enemy);
      ghost.classList.add("ghost");
      ghost
        .animate({ opacity: [1, 1, 0] }, { duration: duration + 150, easing: "ease-in" })
        .finished.finally(() => ghost.remove());
    }
    const man = this.#men.querySelector(`[data-man=${nameOf(points.at(-1))}]`);
    this.#men.append(man);
    const steps = places.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    // A drawing in between takes the man away; that is no failure.
    await man.animate(steps, { duration, easing: "ease-in-out" }).finished.catch(() => {});
  }

  /** Shakes a man or point that was refused. */
  refuse(point) {
    const target =
      this.#men.querySelector(`[data-man=${nameOf(point)}] .body`) ??
      this.#cells[point].querySelector(".reach");
    if (!stillness.matches) {
      target.animate(
        { transform: ["none", "translateX(-5px)", "translateX(5px)", "translateX(-3px)", "none"] },
        { duration: 280 });
    }
  }

  // ---- Keyboard ----

  focus() {
    this.#cells[this.#current].focus({ preventScroll: true });
  }

  /** Of all points, one can be reached with the tab key. */
  #makeCurrent(point) {
    this.#cells[this.#current].setAttribute("tabindex", -1);
    this.#cells[point].setAttribute("tabindex", 0);
    this.#current = point;
  }

  #onKey(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const turn = this.#flipped ? -1 : 1;
    if (event.key in steps && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const file = (this.#current % 5) + turn * steps[event.key][0];
      const rank = Math.floor(this.#current / 5) + turn * steps[event.key][1];
      if (file >= 0 && file < 5 && rank >= 0 && rank < 5) {
        this.#cells[rank * 5 + file].focus();
      }
    } else if (event.key === "Enter" || event.key === " ") {
      this.#onTap(this.#current, null);
    } else if (event.key === "Escape") {
      this.#onBack();
    } else {
      return;
    }
    event.preventDefault();
  }

  // ---- Taps and drags ----

  #onClick(point) {
    if (!this.#suppressClick) {
      this.#onTap(point, null);
    }
    this.#suppressClick = false;
  }

  #onDown(event) {
    this.#suppressClick = false;
    const point = event.isPrimary && event.button === 0 ? this.#pointAt(event) : null;
    const cell = point === null ? null : this.#cells[point];
    if (cell?.matches(".movable, .selected")) {
      this.#drag = { from: point, x: event.clientX, y: event.clientY, moves: false };
    }
  }

  #onMove(event) {
    const drag = this.#drag;
    if (drag === null || !event.isPrimary) {
      return;
    }
    if (!drag.moves) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 8) {
        return;
      }
      drag.moves = true;
      // The page answers by showing where it can go.
      if (!this.#cells[drag.from].matches(".selected")) {
        this.#onTap(drag.from, null);
      }
    }
    const man = this.#men.querySelector(`[data-man=${nameOf(drag.from)}]`);
    if (man !== null) {
      const { x, y } = this.#inPicture(event);
      man.classList.add("dragged");
      man.style.transform = `translate(${x}px, ${y}px)`;
      this.#men.append(man);
    }
  }

  #onUp(event) {
    const drag = this.#drag;
    this.#endDrag();
    if (drag?.moves) {
      // The click that may come with the end of the drag is no tap.
      this.#suppressClick = true;
      setTimeout(() => {
        this.#suppressClick = false;
      });
      const point = this.#pointAt(event);
      if (point !== null && point !== drag.from) {
        this.#onTap(point, drag.from);
      }
    }
  }

  #endDrag() {
    if (this.#drag?.moves) {
      // Back to where it stands, whatever comes next.
      this.show(this.#shown);
    }
    this.#drag = null;
  }
}
