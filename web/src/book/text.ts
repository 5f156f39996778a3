// The rulebooks and guides are Markdown: the few forms that they use, read into blocks. What is read
// is drawn as text; nothing in a book becomes markup of the page.

export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  /** §7.2, or §7 for a chapter: where to look. */
  | { kind: "cite"; number: string }
  /** A plate of the game's own, and what it shows in words. */
  | { kind: "plate"; name: string; shows: string };

export type Block =
  | { kind: "title"; spans: Span[] }
  /** A chapter of a book has its number, a section of a guide its place. */
  | { kind: "heading"; id: string; number: string; spans: Span[] }
  | { kind: "clause"; number: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|!\[(.*?)\]\(plate:([a-z-]+)\)|§(\d+(?:\.\d+[a-z]?)?)/g;
const CLAUSE = /^(\d+\.\d+[a-z]?) (.*)$/;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) spans.push({ kind: "text", text: text.slice(from, to) });
  };
  for (const match of text.matchAll(INLINE)) {
    plain(match.index);
    from = match.index + match[0].length;
    const [, strong, em, code, shows, name, number] = match;
    if (strong) spans.push({ kind: "strong", text: strong });
    else if (em) spans.push({ kind: "em", text: em });
    else if (code) spans.push({ kind: "code", text: code });
    else if (name) spans.push({ kind: "plate", name, shows: shows ?? "" });
    else if (number) spans.push({ kind: "cite", number });
  }
  plain(text.length);
  return spans;
}

/** What is read, without its form. */
export const plainOf = (spans: Span[]): string =>
  spans.map((span) => (span.kind === "cite" ? `§${span.number}` : span.kind === "plate" ? "" : span.text)).join("");

const cells = (row: string): Span[][] => row.split("|").slice(1, -1).map((cell) => spansOf(cell.trim()));

/** A text in blocks. One sentence stands on a line: lines that follow one another are one paragraph. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let sections = 0;
  /** The lines of the clause or paragraph that may still go on. */
  let open: { number: string | null; lines: string[] } | null = null;
  const close = (): void => {
    if (!open) return;
    const spans = spansOf(open.lines.join(" "));
    blocks.push(open.number === null ? { kind: "paragraph", spans } : { kind: "clause", number: open.number, spans });
    open = null;
  };
  const last = (): Block | undefined => blocks.at(-1);
  let within: "list" | "table" | null = null;
  for (const line of markdown.split("\n").map((each) => each.trimEnd())) {
    const [, number, text = ""] = CLAUSE.exec(line) ?? [];
    const list = line.startsWith("- ");
    const table = line.startsWith("|");
    if (line === "" || line.startsWith("#") || number || list || table) close();
    const block = last();
    if (line.startsWith("## ")) blocks.push(heading(line.slice(3), ++sections));
    else if (line.startsWith("# ")) blocks.push({ kind: "title", spans: spansOf(line.slice(2)) });
    else if (number) open = { number, lines: [text] };
    else if (list && within === "list" && block?.kind === "list") block.items.push(spansOf(line.slice(2)));
    else if (list) blocks.push({ kind: "list", items: [spansOf(line.slice(2))] });
    else if (table && within === "table" && block?.kind === "table") {
      if (!/^[|\s:-]+$/.test(line)) block.rows.push(cells(line));
    } else if (table) blocks.push({ kind: "table", head: cells(line), rows: [] });
    else if (line !== "" && open) open.lines.push(line);
    else if (line !== "") open = { number: null, lines: [line] };
    within = list ? "list" : table ? "table" : null;
  }
  close();
  return blocks;
}

function heading(text: string, section: number): Block {
  const [, number, title = ""] = /^§(\d+) (.*)$/.exec(text) ?? [];
  if (number) return { kind: "heading", id: number, number, spans: spansOf(title) };
  return { kind: "heading", id: `guide-${section}`, number: "", spans: spansOf(text) };
}
