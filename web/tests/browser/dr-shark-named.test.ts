// Dr Shark for a table where somebody cannot feel (§8.6): the host chooses in the lobby that pieces are named.
import { expect, it } from "vitest";
import * as play from "./dr-shark-play";
import { evening, house } from "./house";
import { until } from "./person";
import { acts, opened, putAway } from "./show";

house();

it("the host chooses in the lobby that pieces are named, everybody reads it, and so it is played", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    const link = await ann.open(address);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await ann.page.locator(".seats .tile", { hasText: "Dr Shark" }).click();
    await ann.page.locator("#option-touch").selectOption("named");
    await until(() => luc.table.options["touch"] === "named");
    await luc.page.locator(".option", { hasText: "Le sac" }).locator(".value", { hasText: "en mots" }).waitFor();
    await ann.page.locator("#option-first").selectOption({ label: "Ann" });
    await until(() => luc.table.first === 0);
    await play.begin(ann, [ann, luc]);
    await play.dive(ann, "C");
    await ann.page.locator(".named").waitFor();
    expect(await ann.page.locator("[data-bag]").count()).toBe(0);
  });
});

it("a game right away is played in words by whoever has chosen that beside their opponents, and the browser remembers it", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    const { page } = ann;
    const front = async (): Promise<void> => {
      await page.goto(address);
      await page.locator('label:has(input[value="dr-shark"])').click();
      await page.locator(".level").click();
    };
    await front();
    const words = page.locator("dialog").getByRole("button", { name: "in words" });
    await words.click();
    expect(await words.getAttribute("aria-pressed")).toBe("true");
    await page.locator("dialog .row").first().click();
    await page.getByRole("button", { name: "Play now" }).click();
    await page.locator(".shark").waitFor();
    expect(ann.table.options["touch"]).toBe("named");
    await front();
    expect(await words.getAttribute("aria-pressed")).toBe("true");
    await page.locator("dialog").getByRole("button", { name: "by touch" }).click();
    expect(await words.getAttribute("aria-pressed")).toBe("false");
  });
});

it("who feels the bag with keys is told afterwards that it can be played in words, once", async () => {
  const page = await opened("shark-dive-in-words", { viewport: { width: 390, height: 844 } });
  const told = page.locator(".in-words");
  expect(await told.innerText()).toContain("In the options of your next game");
  await told.getByRole("button", { name: "Close" }).click();
  await told.waitFor({ state: "detached" });
  expect(await acts(page)).toEqual([]);
  await putAway(page);
});
