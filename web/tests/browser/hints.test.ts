// Alone with bots: coach marks in the first game, one at a time and never again; and hints on request.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { myMoment } from "./play";
import type { Person } from "./person";

house();

/** A game with bots that starts at once, by somebody who wants no lesson. */
async function playNow({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".acts .btn.gold").click();
  await page.locator("dialog .btn.quiet").click();
  await page.locator(".spywhere").waitFor();
  await myMoment(page);
}

it.concurrent("a coach mark explains the first swap, covers nothing that it speaks of, and does not come back", async () => {
  await evening(async ({ address }, invite) => {
    const nia = await invite("Nia", "fr", { newcomer: true });
    await playNow(nia, address);
    const mark = nia.page.locator(".mark");
    await mark.waitFor();
    await regard(nia, "coach-swap");
    const [card, hand] = [await mark.boundingBox(), await nia.page.locator('[data-place="hand"]').boundingBox()];
    expect(card!.y >= hand!.y + hand!.height || card!.y + card!.height <= hand!.y).toBe(true);
    await mark.locator("button").tap();
    await mark.waitFor({ state: "detached" });
    await nia.page.reload();
    await nia.page.locator(".hand .stack").first().waitFor();
    expect(await mark.count()).toBe(0);
  }, "--quick-bots");
}, 120_000);

it.concurrent("a hint says what to do and why, and is gone with the move", async () => {
  await evening(async ({ address }, invite) => {
    const olga = await invite("Olga", "uk", { newcomer: true });
    await playNow(olga, address);
    const { page } = olga;
    await page.locator(".mark button").tap();
    await page.locator("header .icon-button").last().tap();
    await page.locator("dialog .ask").tap();
    const hint = page.locator(".said h2");
    await hint.waitFor();
    await regard(olga, "hint");
    // What is proposed can be done by following the light.
    for (const place of ["hand", "row"]) await page.locator(`[data-place^="${place}:"]`).first().waitFor();
    await page.locator(".said button").tap();
    await hint.waitFor({ state: "detached" });
  }, "--quick-bots");
}, 120_000);
