import { describe, expect, it } from "vitest";
import { blocksOf, plainOf, spansOf } from "./text";

const text = (text: string) => ({ kind: "text", text });

describe("a line", () => {
  it("has strong, stressed and spelled words, and citations", () => {
    expect(spansOf("**Ruling** *Draw* `lock` (§4.2, §11.4a, §7).")).toEqual([
      { kind: "strong", text: "Ruling" }, text(" "), { kind: "em", text: "Draw" }, text(" "), { kind: "code", text: "lock" }, text(" ("),
      { kind: "cite", number: "4.2" }, text(", "), { kind: "cite", number: "11.4a" }, text(", "), { kind: "cite", number: "7" }, text(")."),
    ]);
  });

  it("has plates", () => {
    expect(spansOf("![Jelly](plate:dish-england) Jelly")).toEqual([{ kind: "plate", name: "dish-england", shows: "Jelly" }, text(" Jelly")]);
  });

  it("is never markup", () => {
    expect(spansOf("<b onclick=\"x\">[a](javascript:x)</b>")).toEqual([text("<b onclick=\"x\">[a](javascript:x)</b>")]);
  });

  it("can be read without its form", () => {
    expect(plainOf(spansOf("**Ruling** see §4.2 ![x](plate:y)"))).toBe("Ruling see §4.2 ");
  });
});

describe("a book", () => {
  const book = blocksOf("# Teacup\n2–6 guests.\nPour.\n\n## §1 Setup\n1.1 Pour.\n1.2 A long clause,\non two lines.\n\n| a | b |\n|---|:-:|\n| 1 | **2** |\n\nAn aside.\n## §2 Play\n2.1a Sip.\n30 s of silence.\n");

  it("has a title, chapters with their numbers, and clauses that go on until a blank line", () => {
    expect(book.map((block) => block.kind)).toEqual(["title", "paragraph", "heading", "clause", "clause", "table", "paragraph", "heading", "clause"]);
    expect(book[1]).toEqual({ kind: "paragraph", spans: [text("2–6 guests. Pour.")] });
    expect(book[2]).toEqual({ kind: "heading", id: "1", number: "1", spans: [text("Setup")] });
    expect(book[4]).toEqual({ kind: "clause", number: "1.2", spans: [text("A long clause, on two lines.")] });
    expect(book[8]).toEqual({ kind: "clause", number: "2.1a", spans: [text("Sip. 30 s of silence.")] });
  });

  it("has tables", () => {
    expect(book[5]).toEqual({ kind: "table", head: [[text("a")], [text("b")]], rows: [[[text("1")], [{ kind: "strong", text: "2" }]]] });
  });
});

it("a guide has sections and lists", () => {
  expect(blocksOf("# A guide\n\n## Tips\n- one\n- two\n\n- three\n")).toEqual([
    { kind: "title", spans: [text("A guide")] },
    { kind: "heading", id: "guide-1", number: "", spans: [text("Tips")] },
    { kind: "list", items: [[text("one")], [text("two")]] },
    { kind: "list", items: [[text("three")]] },
  ]);
});
