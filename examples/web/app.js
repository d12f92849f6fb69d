// The page: a game, the turn that is being entered, the opponent, and what is said about them.

import { black, end, has, load, menOf, nameOf, nobody, pointsOf, rules, toMove, white }
  from "./alquerque.js";
import { Board } from "./board.js";
import { levels } from "./opponent.js";
import { Turn } from "./turn.js";

const policies = { repetitions: 3, quietTurns: 60 };
const find = (id) => document.getElementById(id);
const sideName = (side) => (side === white ? "White" : "Black");

const notes = {
  brainking:
    "Men step forward, diagonally forward or sideways (B3) and capture by jumping the same ways " +
    "(B5). Capturing is compulsory (B8), and a man that can jump on must, now in any " +
    "direction (B6). A man on the far rank only captures (B4). A man may not step straight " +
    "back to where it came from (B11).",
  qirkat:
    "As BrainKing, but the first jump, too, may go in any direction, and a man may not step back " +
    "to where it came from until it has moved elsewhere.",
  freestyle: "Men step and capture in all directions. Capturing is compulsory, chains go on.",
  alfonso: "Men step and jump in all directions, one jump a turn. Nobody has to capture.",
};

class Page {
  #alquerque;
  #board;
  #game;
  #start = null;
  #startError = null;
  #turn;
  // The points of the moves as they were played, for the trace of the last one.
  #routes = [];
  // What is known about the game after each move, as far as there is anything.
  #verdicts = [];
  #worker = null;
  #question = 0;

  constructor(alquerque) {
    this.#alquerque = alquerque;
    this.#board = new Board(find("board"), {
      onTap: (point, draggedFrom) => this.#tap(point, draggedFrom),
      onBack: () => this.#takeBack(),
    });
    this.#readAddress();
    const on = (id, event, act) => find(id).addEventListener(event, act);
    on("undo", "click", () => this.#undo());
    on("redo", "click", () => this.#redo());
    on("resign", "click", () => this.#resign());
    on("new", "click", () => this.#newGame());
    on("again", "click", () => {
      this.#newGame();
      this.#board.focus();
    });
    on("look", "click", () => {
      find("over").hidden = true;
      this.#board.focus();
    });
    on("rules", "change", () => this.#changeRules());
    on("opponent", "change", () => this.#changePlayers());
    on("side", "change", () => this.#changePlayers());
    document.addEventListener("keydown", (event) => this.#onKey(event));
    this.#newGame(this.#start);
  }

  /** ?rules=qirkat&opponent=off&side=black&position=... chooses what the first game is. */
  #readAddress() {
    const asked = new URLSearchParams(location.search);
    for (const id of ["rules", "opponent", "side"]) {
      const value = asked.get(id);
      if ([...find(id).options].some((option) => option.value === value)) {
        find(id).value = value;
      }
    }
    const text = asked.get("position");
    if (text !== null) {
      try {
        this.#start = this.#alquerque.parsePosition(rules[find("rules").value], text);
      } catch (error) {
        this.#startError = `The position in the address cannot be used: ${error.message}.`;
      }
    }
  }

  // ---- Who plays ----

  get #level() {
    return levels[find("opponent").value] ?? null;
  }
  get #person() {
    return find("side").value === "black" ? black : white;
  }
  get #side() {
    return toMove(this.#game.position);
  }
  get #isOver() {
    return this.#game.result.end !== end.none;
  }
  get #isOpponentsTurn() {
    return this.#level !== null && !this.#isOver && this.#side !== this.#person;
  }

  // ---- Games ----

  #newGame(start = null) {
    this.#silenceOpponent();
    this.#game?.free();
    this.#routes = [];
    this.#verdicts = [];
    this.#game = this.#alquerque.newGame(rules[find("rules").value], { start, ...policies });
    this.#beginTurn();
    this.#say(this.#startError ?? "");
    this.#startError = null;
    this.#sayWhatStrategyLacks();
  }

  #changeRules() {
    if (this.#game.plyCount === 0 || this.#isOver) {
      this.#newGame();
    } else {
      this.#say("The new rules apply to the next game. Choose New game to begin it.");
    }
  }

  #changePlayers() {
    this.#silenceOpponent();
    this.#say("");
    this.#beginTurn();
    this.#sayWhatStrategyLacks();
  }

  #sayWhatStrategyLacks() {
    if (this.#level?.byStrategy && this.#game.rules !== rules.brainking) {
      this.#say("The win that the perfect opponent knows is one of BrainKing; here it searches.");
    }
  }

  /** What is shown and offered whenever the position is another one. */
  #beginTurn(played = null) {
    this.#turn = new Turn(this.#alquerque, this.#game.rules, this.#game.position);
    this.#board.flipped = this.#level !== null && this.#person === black;
    this.#showAll();
    this.#announce(played);
    if (this.#isOpponentsTurn) {
      this.#askOpponent();
    }
  }

  // ---- The person's turn ----

  #tap(point, draggedFrom) {
    if (this.#isOver) {
      this.#say(`The game is over. ${this.#resultText()}`);
      return;
    }
    if (this.#isOpponentsTurn) {
      this.#say("It is the computer's turn.");
      return;
    }
    const isSameMan = this.#turn.points.length === 1 && this.#turn.man === point;
    if (isSameMan && draggedFrom === null) {
      this.#takeBack();
      return;
    }
    const jumpedFrom = this.#turn.man;
    const capturedBefore = this.#turn.captured;
    const refusal = this.#turn.tap(point);
    if (refusal !== null) {
      this.#board.refuse(point);
      this.#say(`${refusal}.`);
      return;
    }
    this.#say("");
    const isStep = this.#turn.isUnderWay;
    const captured = this.#turn.captured & ~capturedBefore;
    const enemy = this.#side === white ? "black" : "white";
    const { move } = this.#turn;
    if (move !== null) {
      this.#play(move, this.#turn.points);
    } else {
      this.#showBoard();
      this.#showButtons();
      if (isStep) {
        this.#setStatus(`On ${nameOf(point)}. The jump goes on to ${this.#list(this.#turn.next)}.`);
      } else {
        this.#setStatus(
          `${nameOf(point)} chosen. It can go to ${this.#list(this.#turn.next)}.`);
      }
    }
    if (isStep && draggedFrom === null) {
      this.#board.play([jumpedFrom, point], captured, enemy);
    }
  }

  #takeBack() {
    if (this.#turn.takeBack()) {
      this.#say("");
      this.#showBoard();
      this.#showButtons();
      this.#announce(null);
    }
  }

  #play(move, points, verdict = null) {
    const text = this.#alquerque.moveText(this.#game.rules, this.#game.position, move);
    const side = this.#side;
    this.#game.play(move);
    this.#routes[this.#game.plyCount - 1] = points;
    this.#verdicts[this.#game.plyCount - 1] = verdict;
    const captured = pointsOf(move.captured);
    const taking = captured.length === 0 ? "" : `, takes ${captured.map(nameOf).join(", ")}`;
    this.#beginTurn(`${sideName(side)} played ${text}${taking}. `);
  }

  #resign() {
    const side = this.#level === null ? this.#side : this.#person;
    this.#silenceOpponent();
    this.#game.resign(side);
    this.#say("");
    this.#beginTurn();
  }

  /** Takes back a tap, or else moves up to the person's last turn. */
  #undo() {
    this.#say("");
    if (this.#turn.isUnderWay) {
      this.#takeBack();
      return;
    }
    this.#silenceOpponent();
    do {
      this.#game.undo();
    } while (this.#isOpponentsTurn && this.#game.canUndo);
    this.#beginTurn("Taken back. ");
  }

  #redo() {
    this.#say("");
    this.#silenceOpponent();
    do {
      this.#game.redo();
    } while (this.#isOpponentsTurn && this.#game.canRedo);
    this.#beginTurn("Played again. ");
  }

  #onKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) {
      return;
    }
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    const button = isRedo ? find("redo") : key === "z" ? find("undo") : null;
    if (button !== null) {
      event.preventDefault();
      button.click();
    }
  }

  // ---- The opponent's turn ----

  #askOpponent() {
    this.#worker ??= this.#newWorker();
    const history = Array.from({ length: this.#game.plyCount + 1 }, (_, ply) =>
      this.#game.positionAt(ply));
    document.body.classList.add("thinking");
    this.#worker.postMessage({
      id: ++this.#question, rules: this.#game.rules, history, limits: this.#level,
    });
  }

  #newWorker() {
    const worker = new Worker(new URL("opponent_worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data.id === this.#question) {
        this.#answer(data);
      }
    };
    worker.onerror = () => this.#say("The opponent cannot be loaded. Two people can still play.");
    return worker;
  }

  #answer({ move, verdict, error }) {
    document.body.classList.remove("thinking");
    if (error !== undefined) {
      this.#say(`The perfect opponent cannot be loaded (${error}). Choose another.`);
      return;
    }
    const { rules: ruleSet, position } = this.#game;
    const [route] = this.#alquerque.routes(ruleSet, position, move);
    const points = [route.from, ...route.landings];
    const enemy = this.#side === white ? "black" : "white";
    this.#play(move, points, verdict);
    this.#board.play(points, move.captured, enemy);
  }

  /** Whatever the opponent is still thinking about is no longer asked. */
  #silenceOpponent() {
    ++this.#question;
    if (document.body.classList.contains("thinking")) {
      document.body.classList.remove("thinking");
      this.#worker.terminate();
      this.#worker = null;
    }
  }

  // ---- What is shown ----

  #showAll() {
    this.#showBoard();
    this.#showButtons();
    this.#showMoves();
    this.#showTally();
    find("side-label").hidden = this.#level === null;
    find("rules-note").textContent = notes[this.#alquerque.rulesNames[this.#game.rules]];
  }

  #showBoard() {
    const mayTap = !this.#isOver && !this.#isOpponentsTurn;
    const turn = this.#turn;
    const { plyCount } = this.#game;
    const board = turn.board;
    this.#board.show({
      ...board,
      movable: mayTap && !turn.isUnderWay ? turn.movable : 0,
      next: mayTap && turn.points.length > 0 ? turn.next : 0,
      selected: mayTap ? turn.man : null,
      entered: turn.points,
      last: plyCount > 0 ? { points: this.#routeOf(plyCount - 1) } : null,
      labelOf: (point) => this.#labelOf(point, board, mayTap),
    });
  }

  #routeOf(ply) {
    const move = this.#game.moveAt(ply);
    const played = this.#routes[ply];
    return played?.[0] === move.from && played.at(-1) === move.to ? played : [move.from, move.to];
  }

  #labelOf(point, board, mayTap) {
    const turn = this.#turn;
    const isWhite = has(board.white, point);
    const parts = [nameOf(point)];
    parts.push(isWhite ? "white man" : has(board.black, point) ? "black man" : "empty");
    if (mayTap) {
      if (turn.man === point) {
        parts.push(turn.isUnderWay ? "must jump on" : "chosen");
      } else if (turn.points.length > 0 && has(turn.next, point)) {
        parts.push("can go here");
      } else if (!turn.isUnderWay && has(turn.movable, point)) {
        parts.push("can move");
      }
    }
    return parts.join(", ");
  }

  #showButtons() {
    find("undo").disabled = !this.#game.canUndo && !this.#turn.isUnderWay;
    find("redo").disabled = !this.#game.canRedo || this.#turn.isUnderWay;
    find("resign").disabled = this.#isOver;
  }

  #showMoves() {
    const list = find("moves");
    list.replaceChildren();
    const { plyCount, rules: ruleSet } = this.#game;
    const shift = toMove(this.#game.positionAt(0)) === white ? 0 : 1;
    let row = null;
    for (let ply = 0; ply < plyCount; ++ply) {
      if (row === null || (ply + shift) % 2 === 0) {
        row = document.createElement("li");
        list.append(row);
        if ((ply + shift) % 2 === 1) {
          row.append(Object.assign(document.createElement("span"), { textContent: "…" }));
        }
      }
      const position = this.#game.positionAt(ply);
      const text = this.#alquerque.moveText(ruleSet, position, this.#game.moveAt(ply));
      const cell = Object.assign(document.createElement("span"), { textContent: text });
      if (ply + 1 === plyCount) {
        cell.setAttribute("aria-current", "true");
      }
      row.append(cell);
    }
    list.scrollTop = list.scrollHeight;
  }

  #showTally() {
    const { position } = this.#game;
    const count = (side) => pointsOf(menOf(position, side)).length;
    find("tally").replaceChildren(
      ...[white, black].map((side) =>
        Object.assign(document.createElement("span"), {
          className: sideName(side).toLowerCase(), textContent: `${sideName(side)} ${count(side)}`,
        })));
  }

  // ---- What is said ----

  #list(points) {
    const names = pointsOf(points).map(nameOf);
    return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  }

  #resultText() {
    const { end: reason, winner } = this.#game.result;
    const loser = sideName(1 - winner);
    const reasons = {
      [end.noMen]: `${loser} has no men left`,
      [end.blocked]: `${loser} cannot move`,
      [end.resignation]: `${loser} has resigned`,
      [end.agreement]: "the players agreed",
      [end.repetition]: "the position came for the third time",
      [end.quietTurns]: "60 turns without a capture or a step forward",
    };
    return `${winner === nobody ? "A draw" : `${sideName(winner)} wins`}: ${reasons[reason]}.`;
  }

  #announce(played) {
    const over = find("over");
    over.hidden = !this.#isOver;
    if (this.#isOver) {
      find("over-text").textContent = this.#resultText();
      this.#setStatus(`${played ?? ""}${this.#resultText()}`);
      return;
    }
    const side = sideName(this.#side);
    const mustCapture = this.#alquerque.capturingMen(this.#game.rules, this.#game.position);
    const isCompulsory = mustCapture !== 0 && this.#turn.movable === mustCapture;
    let text = `${side} to move`;
    if (this.#isOpponentsTurn) {
      text = `${side} is thinking…`;
    } else if (this.#level !== null) {
      text = `Your move, ${side}`;
    }
    if (!this.#isOpponentsTurn && isCompulsory) {
      text += `: a capture by ${this.#list(mustCapture)}`;
    }
    text += text.endsWith("…") ? "" : ".";
    const verdict = this.#verdicts[this.#game.plyCount - 1] ?? null;
    if (verdict !== null) {
      const { winner, plies } = verdict;
      text += ` ${sideName(winner)} wins in at most ${plies} ${plies === 1 ? "ply" : "plies"}.`;
    }
    this.#setStatus((played ?? "") + text);
  }

  #setStatus(text) {
    find("status").textContent = text;
  }

  #say(text) {
    find("message").textContent = text;
  }
}

try {
  // The perfect opponent is offered where its strategy is.
  const strategy = await fetch(new URL("brainking.strategy.gz", import.meta.url), { method: "HEAD" });
  if (!strategy.ok) {
    find("opponent").querySelector("[value=perfect]").remove();
  }
  const response = await fetch(new URL("alquerque.wasm", import.meta.url));
  if (!response.ok) {
    throw new Error(`alquerque.wasm: ${response.status} ${response.statusText}`);
  }
  new Page(await load(await response.arrayBuffer()));
} catch (error) {
  find("status").textContent = `The board cannot be loaded (${error.message}).`;
}
