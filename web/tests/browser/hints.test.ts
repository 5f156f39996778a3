// Alone with bots: coach marks in the first game, one at a time and never again; and hints on request.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { myMoment } from "./play";
import { insist, type Person } from "./person";

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
    await insist(mark.locator("button"), async () => (await mark.count()) === 0);
    await nia.page.reload();
    await nia.page.locator(".hand .stack").first().waitFor();
    expect(await mark.count()).toBe(0);
  }, "--quick-bots");
});

it.concurrent("a hint says what to do and why, and is gone with the move", async () => {
  await evening(async ({ address }, invite) => {
    const olga = await invite("Olga", "uk", { newcomer: true });
    await playNow(olga, address);
    const { page } = olga;
    await insist(page.locator(".mark button"), async () => (await page.locator(".mark").count()) === 0);
    await page.locator(".ask").tap();
    const hint = page.locator(".said h2");
    await hint.waitFor();
    await regard(olga, "hint");
    // What is proposed can be done by following the light.
    for (const place of ["hand", "row"]) await page.locator(`[data-place^="${place}:"]`).first().waitFor();
    await insist(page.locator(".said button"), async () => (await hint.count()) === 0);
  }, "--quick-bots");
});

it.concurrent.each(["spywhere", "wink", "dr-shark"])("alone with bots a hint is one tap on the table of %s, also for the keyboard and a screen reader", async (game) => {
  await evening(async ({ address }, invite) => {
    const ben = await invite("Ben", "fr");
    const { page } = ben;
    await page.goto(address);
    await page.locator(`label:has(input[value="${game}"])`).click();
    await page.locator(".acts .btn.gold").click();
    const ask = page.getByRole("button", { name: "Que ferait un pro ici" });
    await ask.waitFor();
    const { x, y, width, height } = (await ask.boundingBox())!;
    expect([width >= 44, height >= 44, x >= 0, x + width <= 360]).toEqual([true, true, true, true]);
    // It takes nothing from the button above it.
    const rules = (await page.locator("header .icon-button").last().boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(rules.y + rules.height);
    // What happens meanwhile takes a hint away: then it is asked for again.
    const hint = page.locator(".said h2");
    await insist(ask, async () => (await hint.count()) > 0);
    await regard(ben, `hint-${game}`);
    await ask.press("Enter");
  }, "--quick-bots");
});
