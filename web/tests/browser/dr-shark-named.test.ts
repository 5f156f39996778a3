// Dr Shark for a table where somebody cannot feel (§8.6): the host chooses in the lobby that pieces are named.
import { expect, it } from "vitest";
import * as play from "./dr-shark-play";
import { evening, house } from "./house";
import { until } from "./person";

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
