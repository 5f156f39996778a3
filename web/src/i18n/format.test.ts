// A message that lacks something is shown as far as it goes, and reported.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { format } from "./format";
import { t, type Sentence } from "./lang.svelte";

const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource("turn = { $name } plays\nside = { $who ->\n    [you] Yours\n   *[other] Theirs\n}\n"));
const report = vi.spyOn(console, "error");

beforeEach(() => void report.mockReset());
afterEach(() => void report.mockReset());

it("puts variables in, and has nothing to report", () => {
  expect(format(words, "turn", { name: "Ann" })).toBe("Ann plays");
  expect(report).not.toHaveBeenCalled();
});

it("shows the name of a forgotten variable", () => {
  expect(format(words, "turn", undefined)).toBe("{$name} plays");
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^message turn in en: .*name/));
});

it("takes the default where the variable that chooses was forgotten", () => {
  expect(format(words, "side", {})).toBe("Theirs");
  expect(report).toHaveBeenCalledOnce();
});

it("shows the id of a message that does not exist", () => {
  expect(format(words, "gone", undefined)).toBe("gone");
  expect(report).toHaveBeenCalledWith("no message gone in en");
});

it("a forgotten or misspelt variable does not compile", () => {
  const wrong = [
    // @ts-expect-error `away` takes `bot`
    (): string => t("away"),
    // @ts-expect-error
    (): string => t("away", { bott: "yes" }),
    // @ts-expect-error there is no such message
    (): string => t("awya"),
    // @ts-expect-error
    (): Sentence => ({ id: "away" }),
  ];
  expect(wrong.map((say) => typeof say)).not.toContain("undefined"); // svelte-check and tsc are the judges
});
