// Prints what the first minute on a phone costs: SAFEHOUSE=../target/release/safehouse npm run figures
// The phone is a 360 × 640 window whose processor is four times slower than this machine's. Ends with 1 if a figure is
// beyond its limit.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { build } from "vite";
import { Passage } from "./passage.mjs";
import { serve } from "./serve.mjs";

const PROGRAM = process.env.SAFEHOUSE ?? join(import.meta.dirname, "../../target/release/safehouse");
const SLOWER = Number(process.env.SLOWER ?? 4);
const RUNS = 5;
const FIXTURES = join(import.meta.dirname, "../../target/fixtures");

const data = mkdtempSync(join(tmpdir(), "safehouse-"));
const program = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data", data], { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, RUST_LOG: "error" } });
process.once("exit", () => program.kill("SIGKILL")); // whatever goes wrong, it does not stay behind
const address = await new Promise((ready) => {
  createInterface(program.stdout).on("line", (line) => {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (found) ready(found);
  });
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
});

/** A fresh phone each time; `still` without motion. */
async function phone(still) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: still ? "reduce" : "no-preference" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    // Somebody who has played before: no lesson is offered, and nothing is explained over the table.
    if (location.protocol.startsWith("http")) localStorage.setItem("once", '["*"]');
    // Ready to tap: the gold button is there, with what it does, and has been painted.
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".acts .btn.gold")) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => (window.readyToTap = performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
    // How long each press takes to its next picture.
    window.presses = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.interactionId && window.presses.push({ ms: entry.duration, on: (entry.target?.closest?.("button, label, a") ?? entry.target)?.className ?? "" })))
      .observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  return { context, page, cdp };
}

/** Frames a second, for a while; to be run in the page. */
const rate = () => new Promise((done) => {
  const started = performance.now();
  const stamps = [];
  const count = (now) => {
    stamps.push(now);
    if (now - started < 700) requestAnimationFrame(count);
    else done((stamps.length - 1) / ((stamps.at(-1) - stamps[0]) / 1000));
  };
  requestAnimationFrame(count);
});

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Prints a figure beside its limit. */
function print(what, value, unit, { under, least }, digits = 0) {
  const aim = least === undefined ? `under ${under} ${unit}` : `${least} ${unit} or more`;
  const kept = least === undefined ? value < under : value >= least;
  console.log(`${what.padEnd(44)} ${`${value.toFixed(digits)} ${unit}`.padStart(9)}   ${aim}${kept ? "" : "   BEYOND"}`);
  if (!kept) process.exitCode = 1;
}

// The first load, packed with gzip as browsers ask for on plain http, with everything that follows by itself.
const { context, page } = await phone(true);
await page.setExtraHTTPHeaders({ "accept-encoding": "gzip" });
const sizes = new Map();
page.on("response", async (response) => {
  const { responseBodySize } = await response.request().sizes();
  sizes.set(new URL(response.url()).pathname, responseBodySize);
});
await page.goto(address);
await page.locator(".acts .btn.gold").waitFor();
await page.waitForLoadState("networkidle");
const bytes = [...sizes.values()].reduce((sum, each) => sum + each, 0);
await context.close();

const paints = [];
const readies = [];
for (let run = 0; run < RUNS; run++) {
  const { context, page } = await phone(true);
  await page.goto(address);
  await page.waitForFunction(() => window.readyToTap !== undefined && performance.getEntriesByName("first-contentful-paint").length > 0);
  paints.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime));
  readies.push(await page.evaluate(() => window.readyToTap));
  await context.close();
}

// A game with bots: what a press takes, and how smoothly things travel.
const table = await phone(false);
await table.page.goto(address);
await table.page.locator(".acts .btn.gold").tap();
await table.page.locator(".spywhere").waitFor();
const rates = [];
const TURNS = 3;
while (rates.length < TURNS) {
  await table.page.waitForFunction(() => document.title.startsWith("●"), null, { timeout: 120_000 });
  if ((await table.page.locator(".now li").count()) === 0) break; // the last envelopes: nothing travels any more
  await table.page.locator(".hand .stack").first().tap();
  await table.page.locator(".row .place").last().tap();
  const counted = table.page.evaluate(rate);
  await table.page.locator(".dock .btn.gold").tap();
  rates.push(await counted);
  // On to the next turn of ours: the gold button eliminates, then ends the turn.
  const answered = () => table.page.waitForFunction(() => !document.querySelector(".spywhere.pending"));
  for (await answered(); await table.page.evaluate(() => document.title.startsWith("●")); await answered()) {
    await table.page.locator(".dock .btn.gold").tap();
  }
}
const pressed = await table.page.evaluate(() => window.presses);
const presses = pressed.map(({ ms }) => ms);
const slowest = pressed.toSorted((a, b) => b.ms - a.ms)[0];
await table.context.close();

// A phone that was asleep in the middle of a game: from unlocking it, with a dead line, to the welcome on the next.
const passage = new Passage();
const way = createServer((socket) => passage.pass(socket, Number(new URL(address).port)));
await new Promise((ready) => way.listen(0, "127.0.0.1", ready));
const sleeper = await phone(true);
let welcomed = () => {};
sleeper.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => String(payload).startsWith('{"welcome"') && welcomed()));
const welcome = () => new Promise((heard) => (welcomed = heard));
const first = welcome();
await sleeper.page.goto(`http://127.0.0.1:${way.address().port}`);
await sleeper.page.locator(".acts .btn.gold").tap();
await first;
await sleeper.page.locator(".spywhere").waitFor();
const backs = [];
for (let run = 0; run < RUNS; run++) {
  passage.freeze();
  const back = welcome();
  const unlocked = performance.now();
  await sleeper.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await back;
  backs.push(performance.now() - unlocked);
}
await sleeper.context.close();
passage.close();
way.close();

// A finger that rubs in the bag, on a screen without a server: what is felt is a recording.
await build({ root: join(import.meta.dirname, ".."), mode: "fixtures", logLevel: "error" });
const shop = await serve(FIXTURES, "fixtures.html");
const rubs = [];
for (const screen of ["shark-bag", "shark-bag-one"]) {
  const { context, page } = await phone(false);
  await page.goto(`${shop.address}/?screen=${screen}&lang=en`);
  const bag = await page.locator("[data-bag]").boundingBox();
  await page.waitForLoadState("networkidle");
  let rubbing = true;
  const rub = (async () => {
    for (let i = 0; rubbing; i++) await page.mouse.move(bag.x + bag.width * (0.5 + 0.3 * Math.sin(i / 9)), bag.y + bag.height * (0.5 + 0.2 * Math.cos(i / 7)));
  })();
  for (let run = 0; run < 3; run++) rubs.push(await page.evaluate(rate));
  rubbing = false;
  await rub;
  await context.close();
}
shop.close();

console.log(`\nA phone ${SLOWER} times slower than this machine\n`);
print("first load, gzipped, fonts included", bytes / 1024, "KB", { under: 120 });
print("first paint", median(paints), "ms", { under: 1000 });
print("ready to tap", median(readies), "ms", { under: 2000 });
print("a press answers (median)", median(presses), "ms", { under: 100 });
print(`a press answers (slowest: ${slowest.on.split(" ").slice(0, 2).join(".")})`, slowest.ms, "ms", { under: 100 });
print("cards travelling (median)", median(rates), "fps", { least: 50 });
print("a finger rubs in the bag (median)", median(rubs), "fps", { least: 50 });
print("back after unlocking, the line dead (median)", median(backs), "ms", { under: 1000 });
print("the program, stripped, client inside", statSync(PROGRAM).size / 1e6, "MB", { under: 10 }, 1);
for (const [path, size] of [...sizes].sort(([, a], [, b]) => b - a)) console.log(`   ${path.padEnd(50)} ${(size / 1024).toFixed(1)} KB`);

await browser.close();
program.kill("SIGTERM");
program.once("exit", () => rmSync(data, { recursive: true }));
