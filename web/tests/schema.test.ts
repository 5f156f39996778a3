// The schemas in docs/ are those of the types, and the documents' examples fit them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FOLDER, schemas } from "../scripts/schema.mjs";

type Schema = Record<string, any>;
const all: Record<string, Schema> = Object.fromEntries(Object.entries(schemas()).map(([name, text]) => [name, JSON.parse(text)]));

/** Why a value does not fit, or nothing: as much of JSON Schema as ours use. */
function wrong(value: any, schema: Schema, file: string, path = ""): string | null {
  if (schema["$ref"]) {
    const [name, def] = (schema["$ref"] as string).split("#/$defs/") as [string, string];
    return wrong(value, all[name || file]!["$defs"][def], name || file, path);
  }
  if (schema["anyOf"]) return (schema["anyOf"] as Schema[]).some((one) => wrong(value, one, file) === null) ? null : `${path}: none fits ${JSON.stringify(value)}`;
  if ("const" in schema) return value === schema["const"] ? null : `${path}: not ${schema["const"]}`;
  if (schema["enum"]) return schema["enum"].includes(value) ? null : `${path}: ${value} is none of them`;
  if (schema["type"] === "integer") return Number.isInteger(value) ? null : `${path}: no whole number`;
  if (schema["type"] === "array") {
    if (!Array.isArray(value)) return `${path}: no list`;
    const [first, items] = [schema["prefixItems"] ?? [], schema["items"]];
    if (items === false && value.length !== first.length) return `${path}: ${value.length} of them`;
    return value.map((each, i) => wrong(each, first[i] ?? items, file, `${path}[${i}]`)).find((why) => why) ?? null;
  }
  if (schema["type"] !== "object") return !schema["type"] || typeof value === schema["type"] ? null : `${path}: no ${schema["type"]}`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return `${path}: no object`;
  const [known, rest] = [schema["properties"] ?? {}, schema["additionalProperties"]];
  const missing = (schema["required"] ?? []).find((key: string) => !(key in value));
  if (missing) return `${path}: no ${missing}`;
  for (const [key, each] of Object.entries(value)) {
    if (!(key in known) && rest === false) return `${path}: ${key} is not known`;
    const why = wrong(each, known[key] ?? rest ?? {}, file, `${path}.${key}`);
    if (why) return why;
  }
  return null;
}

it.each(Object.entries(schemas()))("%s is what the types say", (name, text) => {
  expect(readFileSync(join(FOLDER, name), "utf8"), "cargo xtask codegen").toBe(text);
});

describe.each([["umpire.md", "spywhere.json"], ["umpire-wink.md", "wink.json"], ["umpire-dr-shark.md", "dr-shark.json"]])("the examples in %s", (page, file) => {
  const lines = readFileSync(join(FOLDER, "..", page), "utf8").split("\n");
  const pairs = lines.flatMap((line, i) => (line.startsWith("> {") ? [[line.slice(2), lines[i + 1]!.slice(2)] as const] : []));
  const fits = (value: unknown, type: string): string | null => wrong(value, { $ref: `#/$defs/${type}` }, file);

  it("have acts that fit", () => {
    const acts = pairs.filter(([said, answered]) => said.includes('"act":') && !answered.includes('"error"')).map(([said]) => JSON.parse(said).act);
    expect(acts.length).toBeGreaterThan(10);
    expect(acts.flatMap((act) => fits(act, "Action") ?? [])).toEqual([]);
  });

  it("have views that fit", () => {
    const views = pairs.map(([, answered]) => answered).filter((text) => text.startsWith('{"view":') && !text.replaceAll('"…"', "").includes("…")).map((text) => JSON.parse(text).view);
    expect(views.length).toBeGreaterThan(0);
    expect(views.flatMap((view) => fits(view, "View") ?? [])).toEqual([]);
  });
});

it("what does not fit is noticed", () => {
  const action = { $ref: "#/$defs/Action" };
  expect(wrong({ swap: { give: "italy", take: "spain" } }, action, "spywhere.json")).toBeNull();
  for (const act of [{ swap: { give: "italy" } }, { swap: { give: "italy", take: "peru" } }, { fly: {} }, { eliminate: 1 }, []]) expect(wrong(act, action, "spywhere.json"), JSON.stringify(act)).not.toBeNull();
});
