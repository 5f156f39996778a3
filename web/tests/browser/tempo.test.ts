// Alone with bots: how fast they play is the host's to say, and what is only shown can be skipped. How long people
// wait for bots is measured on the table's own clock, in `crates/host/src/table/tests/alone.rs`.
import { expect, it } from "vitest";
import { evening, house } from "./house";
import { until, type Person } from "./person";
import * as shark from "./dr-shark-play";
import { move, myMoment } from "./play";
import { openTable } from "./wink";

house();

/** The rates of the table's clock that this person's page was told, from an update on. */
const rates = (person: Person, from: number): (number | undefined)[] => person.heard.slice(from).flatMap((each) => ("update" in each ? [each.update.rate] : []));

it.concurrent("the host sets the bots' pace, everybody reads it, and it lasts for the next game", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    const link = await ann.open(address);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    expect(ann.table.tempo).toBe("normal");
    await ann.page.locator("#option-tempo").selectOption("fast");
    await until(() => luc.table.tempo === "fast");
    await luc.page.getByText("Rapide", { exact: true }).waitFor();
    await ann.page.locator("footer .btn.gold").click();
    await ann.page.locator(".spywhere").waitFor();
    expect(ann.table.tempo).toBe("fast");
  });
});

it.concurrent("a tap skips what bots do in Spywhere, until it is the person's turn", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    await openTable(ann, address, { game: "spywhere", options: { first: 0 }, bots: ["regular", "regular", "regular"], start: true });
    await ann.page.locator(".spywhere").waitFor();
    await myMoment(ann.page);
    while (await ann.page.evaluate(() => document.title.startsWith("●"))) await move(ann.page);
    const from = ann.heard.length;
    await ann.page.locator(".dock .btn", { hasText: "Skip" }).tap();
    await until(() => rates(ann, from).includes(12));
    await myMoment(ann.page);
    expect(rates(ann, from).at(-1), "nobody hurries the person").toBe(undefined);
  });
});

it.concurrent("a tap skips what a bot does in Dr Shark", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    await openTable(ann, address, { game: "dr-shark", options: { short: true, first: 0, max_turn_s: 600 }, bots: ["regular"], start: true });
    await ann.page.locator(".shark").waitFor();
    expect(await shark.myDive(ann)).toBe(true);
    await shark.dive(ann, "A");
    await shark.stop(ann);
    await shark.organise(ann);
    const from = ann.heard.length;
    await ann.page.locator(".skip").tap();
    await until(() => rates(ann, from).includes(12));
    expect(await shark.myDive(ann)).toBe(true);
    expect(rates(ann, from).at(-1)).toBe(undefined);
  });
});
