// The page in a real browser: a whole game, refusals, undo, keyboard, drags, a phone, the opponent.
//
//   node browser_test.mjs <folder to serve> <browser> <where playwright-core is> <for pictures>
//
// Ends with 77 where playwright-core or the browser is missing.

import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { after, test } from "node:test";

import { serve } from "./server.mjs";

const [site, executablePath, playwrightDir, pictures] = process.argv.slice(2);

function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(77);
}

function loadPlaywright() {
  // Without a folder, NODE_PATH can say where it is.
  const require = createRequire(
    playwrightDir ? join(resolve(playwrightDir), "any.js") : import.meta.url);
  try {
    return require("playwright-core");
  } catch (error) {
    return skip(
      "playwright-core was not found; run `npm install playwright-core` somewhere, and say where " +
      `with -D ALQUERQUE_PLAYWRIGHT_DIR=... or NODE_PATH (${error.message.split("\n")[0]})`);
  }
}

const { chromium } = loadPlaywright();
if (!existsSync(executablePath)) {
  skip("no Chromium was found; on Debian, install chromium");
}
mkdirSync(pictures, { recursive: true });

const server = await serve(site);
const browser = await chromium.launch({ executablePath });
after(async () => {
  await browser.close();
  server.close();
});

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = {
  viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true,
};

/** What a test does with the page; a complaint of the browser fails it. */
async function onPage(options, query, use) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.stack));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on("requestfailed", (request) => complaints.push(`no ${request.url()}`));
  page.on("request", (request) => {
    // Nothing from elsewhere.
    assert.match(request.url(), /^(http:\/\/127\.0\.0\.1:|data:)/);
  });
  await page.goto(`${server.url}?${new URLSearchParams(query)}`);
  await page.locator("[data-point=a1][aria-label]").waitFor();
  await use(page);
  await context.close();
  assert.deepEqual(complaints, []);
}

// ---- What is seen ----

const pointOf = (page, name) => page.locator(`[data-point=${name}]`);
const tap = (page, ...names) =>
  names.reduce((before, name) => before.then(() => pointOf(page, name).click()), Promise.resolve());
const textOf = (page, id) => page.locator(`#${id}`).textContent();
const pointsWith = (page, name) =>
  page.locator(`.point.${name}`).evaluateAll((found) =>
    found.map((point) => point.dataset.point).sort().join(" "));
const menOf = (page, side) =>
  page.locator(`.man.${side}:not(.ghost)`).evaluateAll((found) =>
    found.map((man) => man.dataset.man).sort().join(" "));
const boardOf = async (page) => `${await menOf(page, "white")} / ${await menOf(page, "black")}`;
const movesOf = (page) => page.locator("#moves span").allTextContents();

async function waitFor(what, asked, expected) {
  const end = Date.now() + 15000;
  let found = await asked();
  while (found !== expected && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    found = await asked();
  }
  assert.equal(found, expected, what);
}

const twoPeople = { opponent: "off" };
const chain = { ...twoPeople, position: "5/1b3/3b1/3b1/w1w2 w -" };
// A whole game, with chains of up to five jumps; White loses all men.
const wholeGame = [
  "d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "c1-d2", "a3xc1xe1xc3xc1", "b1xd1", "b4-a3", "e3-d4",
  "d5xd3", "a1-b1", "a3xa1xc1xe1xe3",
];

test("a whole game, tapped point by point", () =>
  onPage(desktop, twoPeople, async (page) => {
    assert.equal(await textOf(page, "status"), "White to move.");
    assert.equal(await pointsWith(page, "movable"), "b2 c2 d2 d3");
    for (const [ply, move] of wholeGame.entries()) {
      await tap(page, ...move.split(/[-x]/));
      assert.equal(await textOf(page, "message"), "");
      assert.equal((await movesOf(page)).length, ply + 1, move);
      if (move === "c1-d2") {
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(pictures, "desktop.png") });
      }
    }
    assert.deepEqual(await movesOf(page), wholeGame);
    assert.equal(await menOf(page, "white"), "");
    assert.equal(await textOf(page, "over-text"), "Black wins: White has no men left.");
    assert.match(await textOf(page, "status"), /Black wins: White has no men left\.$/);
    assert.ok(await page.locator("#over").isVisible());
    await page.waitForTimeout(1200);
    await page.screenshot({ path: join(pictures, "game_over.png") });

    await page.getByRole("button", { name: "See the board" }).click();
    assert.ok(!(await page.locator("#over").isVisible()));
    await tap(page, "e5");
    assert.match(await textOf(page, "message"), /^The game is over\. Black wins: /);
    await page.getByRole("button", { name: "Undo" }).click();
    await tap(page, ...wholeGame.at(-1).split("x"));
    await page.getByRole("button", { name: "Play again" }).click();
    assert.ok(!(await page.locator("#over").isVisible()));
    assert.deepEqual(await movesOf(page), []);
    assert.equal(await textOf(page, "status"), "White to move.");
  }));

test("refused taps are explained by rule", () =>
  onPage(desktop, twoPeople, async (page) => {
    const refusal = async (...names) => {
      const before = await boardOf(page);
      await tap(page, ...names);
      assert.equal(await boardOf(page), before);
      return textOf(page, "message");
    };
    assert.equal(await refusal("c3"), "no man stands on c3.");
    assert.equal(await refusal("a5"), "it is White's turn, and the man on a5 is Black's.");
    assert.equal(await refusal("a1"), "the man on a1 cannot move.");
    assert.equal(await refusal("c2", "c4"),
      "B7: only an enemy man can be jumped, and c3 is empty.");
    assert.equal(await pointsWith(page, "selected"), "c2");
    await tap(page, "d3");
    assert.equal(await pointsWith(page, "selected"), "d3");
    await tap(page, "c3");
    assert.equal(await refusal("a5"), "B8: you must capture; men that can: b3.");
    assert.equal(await page.getByRole("alert").textContent(),
      "B8: you must capture; men that can: b3.");
  }));

test("a chain goes on from tap to tap, is refused elsewhere, and is taken back", () =>
  onPage(desktop, chain, async (page) => {
    assert.equal(await pointsWith(page, "movable"), "c1");
    await tap(page, "c1");
    assert.equal(await pointsWith(page, "next"), "e3");
    await tap(page, "e3");
    assert.equal(await boardOf(page), "a1 e3 / b4 d3");
    assert.equal(await pointsWith(page, "next"), "c3");
    assert.equal(await textOf(page, "status"), "On e3. The jump goes on to c3.");
    await tap(page, "e4");
    assert.equal(await textOf(page, "message"),
      "B6: after a jump a man can only jump on; it can land on: c3.");
    await tap(page, "a1");
    assert.match(await textOf(page, "message"), /^B3: /);
    await tap(page, "c3");
    assert.equal(await boardOf(page), "a1 c3 / b4");
    await page.keyboard.press("Escape");
    assert.equal(await boardOf(page), "a1 e3 / b4 d3");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await boardOf(page), "a1 c1 / b4 d2 d3");
    await tap(page, "e3", "c3", "a5");
    assert.equal(await textOf(page, "over-text"), "White wins: Black has no men left.");
  }));

test("undo and redo go through the whole game and back", () =>
  onPage(desktop, twoPeople, async (page) => {
    const undo = page.getByRole("button", { name: "Undo" });
    const redo = page.getByRole("button", { name: "Redo" });
    assert.ok((await undo.isDisabled()) && (await redo.isDisabled()));
    const boards = [await boardOf(page)];
    for (const move of wholeGame) {
      await tap(page, ...move.split(/[-x]/));
      boards.push(await boardOf(page));
    }
    for (const board of boards.slice(0, -1).reverse()) {
      await undo.click();
      assert.equal(await boardOf(page), board);
    }
    assert.ok(await undo.isDisabled());
    for (const board of boards.slice(1)) {
      await redo.click();
      assert.equal(await boardOf(page), board);
    }
    assert.ok(await redo.isDisabled());
    await page.keyboard.press("Control+z");
    assert.equal(await boardOf(page), boards.at(-2));
    await page.keyboard.press("Control+y");
    assert.equal(await boardOf(page), boards.at(-1));
  }));

test("a game by keyboard alone", () =>
  onPage(desktop, twoPeople, async (page) => {
    const press = async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
    };
    await press("Tab");
    const label = () => page.locator(":focus").getAttribute("aria-label");
    assert.equal(await label(), "c1, white man");
    await press("ArrowUp", "ArrowRight");
    assert.equal(await label(), "d2, white man, can move");
    const ring = page.locator(":focus .focus");
    assert.notEqual(await ring.evaluate((found) => getComputedStyle(found).stroke), "none");
    await press("Enter");
    assert.equal(await label(), "d2, white man, chosen");
    await press("ArrowUp", "ArrowLeft");
    assert.equal(await label(), "c3, empty, can go here");
    await press("Escape");
    assert.equal(await label(), "c3, empty");
    await press("ArrowRight", "ArrowDown", " ", "ArrowUp", "ArrowLeft", " ");
    assert.deepEqual(await movesOf(page), ["d2-c3"]);
    // Black: b4xd2. Beyond the edge the arrows do nothing.
    await press("ArrowUp", "ArrowLeft", "Enter", "ArrowRight", "ArrowRight", "ArrowDown",
      "ArrowDown", "Enter");
    assert.deepEqual(await movesOf(page), ["d2-c3", "b4xd2"]);
    await press(...Array(6).fill("ArrowDown"), ...Array(6).fill("ArrowRight"));
    assert.equal(await page.locator(":focus").getAttribute("data-point"), "e1");
    await press("Tab");
    assert.equal(await page.locator(":focus").textContent(), "Undo");
    await press("Enter");
    assert.deepEqual(await movesOf(page), ["d2-c3"]);
  }));

test("a screen reader finds a board of five rows and five columns", () =>
  onPage(desktop, twoPeople, async (page) => {
    assert.equal(await page.getByRole("grid", { name: "Board" }).getByRole("row").count(), 5);
    assert.equal(await page.getByRole("gridcell").count(), 25);
    for (const name of ["d3, white man, can move", "a1, white man", "c3, empty"]) {
      assert.equal(await page.getByRole("gridcell", { name, exact: true }).count(), 1);
    }
    assert.equal(await page.getByRole("status").textContent(), "White to move.");
    await tap(page, "d3", "c3");
    assert.equal(await page.getByRole("status").textContent(),
      "White played d3-c3. Black to move: a capture by b3.");
  }));

test("men are dragged", () =>
  onPage(desktop, chain, async (page) => {
    const drag = async (from, to) => {
      const middleOf = async (name) => {
        const { x, y, width, height } = await pointOf(page, name).boundingBox();
        return [x + width / 2, y + height / 2];
      };
      await page.mouse.move(...(await middleOf(from)));
      await page.mouse.down();
      await page.mouse.move(...(await middleOf(to)), { steps: 8 });
      await page.mouse.up();
    };
    await drag("c1", "c2");
    assert.match(await textOf(page, "message"), /^B8: /);
    assert.equal(await boardOf(page), "a1 c1 / b4 d2 d3");
    await drag("c1", "e3");
    assert.equal(await boardOf(page), "a1 e3 / b4 d3");
    await drag("e3", "c3");
    await drag("c3", "a5");
    assert.deepEqual(await movesOf(page), ["c1xe3xc3xa5"]);
  }));

test("it fits a phone, to be tapped with a finger", () =>
  onPage(phone, chain, async (page) => {
    const fits = () => page.evaluate(() =>
      document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    assert.ok(await fits());
    for (const target of await page.locator("button:visible, select:visible, .reach").all()) {
      const { width, height } = await target.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
    }
    const { y, height } = await page.locator("#message").boundingBox();
    assert.ok(y + height <= phone.viewport.height, "the board and what is said are seen together");
    for (const name of ["c1", "e3"]) {
      await pointOf(page, name).tap();
    }
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(pictures, "phone.png"), fullPage: true });
    for (const name of ["c3", "a5"]) {
      await pointOf(page, name).tap();
    }
    assert.equal(await textOf(page, "over-text"), "White wins: Black has no men left.");
    await page.setViewportSize({ width: 320, height: 560 });
    assert.ok(await fits());
  }));

// Few men in the open: nothing is forced, so that the opponent takes all of its time.
const openGame = { rules: "freestyle", position: "4b/1b2b/5/w2w1/w4 w -" };

test("the opponent answers while the page goes on", () =>
  onPage(desktop, { ...openGame, opponent: "expert" }, async (page) => {
    assert.equal(await textOf(page, "status"), "Your move, White.");
    await page.evaluate(() => {
      window.longest = 0;
      let last = performance.now();
      setInterval(() => {
        window.longest = Math.max(window.longest, performance.now() - last);
        last = performance.now();
      }, 10);
    });
    await tap(page, "a1", "b1");
    assert.match(await textOf(page, "status"), /White played a1-b1\. Black is thinking…$/);
    await pointOf(page, "d2").dispatchEvent("click");
    assert.equal(await textOf(page, "message"), "It is the computer's turn.");
    await waitFor("an answer", async () => (await movesOf(page)).length, 2);
    // A search on the page itself would take three seconds.
    const longest = await page.evaluate(() => window.longest);
    assert.ok(longest < 1500, `${longest} ms without a sign`);
    assert.match(await textOf(page, "status"), /^Black played .*Your move, White/);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await movesOf(page), []);
    await page.getByRole("button", { name: "Redo" }).click();
    assert.equal((await movesOf(page)).length, 2);
    // A game left while it thinks gets no late answer.
    await page.locator("#side").selectOption("black");
    await page.getByRole("button", { name: "New game" }).click();
    assert.match(await textOf(page, "status"), /White is thinking…$/);
    await page.locator("#opponent").selectOption("off");
    await page.waitForTimeout(3500);
    assert.deepEqual(await movesOf(page), []);
  }));

test("the opponent begins when the person plays Black, who then sits at the bottom", () =>
  onPage(desktop, { opponent: "easy", side: "black" }, async (page) => {
    await waitFor("a move", async () => (await movesOf(page)).length, 1);
    const a1 = await pointOf(page, "a1").boundingBox();
    const e5 = await pointOf(page, "e5").boundingBox();
    assert.ok(a1.y < e5.y && a1.x > e5.x);
    await pointOf(page, "c5").focus();
    await page.keyboard.press("ArrowUp");
    assert.equal(await page.locator(":focus").getAttribute("data-point"), "c4");
    await page.getByRole("button", { name: "Resign" }).click();
    assert.equal(await textOf(page, "over-text"), "White wins: Black has resigned.");
  }));

test("rules are chosen, for the next game if one is under way", () =>
  onPage(desktop, twoPeople, async (page) => {
    await page.locator("#rules").selectOption("alfonso");
    await tap(page, "d3", "c3");
    // No capture is compulsory, and a step back is as good as another.
    await tap(page, "d4", "d3");
    assert.deepEqual(await movesOf(page), ["d3-c3", "d4-d3"]);
    await page.locator("#rules").selectOption("brainking");
    assert.match(await textOf(page, "message"), /next game/);
    assert.equal((await movesOf(page)).length, 2);
    await page.getByRole("button", { name: "New game" }).click();
    await tap(page, "d3", "c3");
    assert.equal(await pointsWith(page, "movable"), "b3");
  }));

test("a game is drawn when a position comes for the third time", () =>
  onPage(desktop, { ...twoPeople, rules: "freestyle", position: "4b/5/5/5/w4 w -" },
    async (page) => {
      for (let i = 0; i < 2; ++i) {
        await tap(page, "a1", "a2", "e5", "e4", "a2", "a1", "e4", "e5");
      }
      assert.equal(await textOf(page, "over-text"),
        "A draw: the position came for the third time.");
    }));

test("a wrong position in the address is told, and the game begins as usual", () =>
  onPage(desktop, { ...twoPeople, position: "5/5/5/5/x4 b -" }, async (page) => {
    assert.match(await textOf(page, "message"), /at offset 8: found 'x'/);
    assert.equal(await pointsWith(page, "movable"), "b2 c2 d2 d3");
  }));

test("nothing moves where less motion is asked for, and dark pages are dark", () =>
  onPage({ ...desktop, reducedMotion: "reduce", colorScheme: "dark" }, twoPeople, async (page) => {
    await tap(page, "d3", "c3", "b3");
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    await page.screenshot({ path: join(pictures, "dark.png") });
    const [light] = await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
    assert.ok(light < 60);
  }));
