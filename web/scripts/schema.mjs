// Writes ../docs/schema: the games' messages as JSON Schema, from the TypeScript types, which
// `cargo xtask codegen` writes from the Rust ones and which it calls this after. A test fails until
// it is done.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const PROTOCOL = join(import.meta.dirname, "../src/protocol");
export const FOLDER = join(import.meta.dirname, "../../docs/schema");
const KIND = ts.SyntaxKind;
const KEYWORDS = { [KIND.StringKeyword]: { type: "string" }, [KIND.BooleanKeyword]: { type: "boolean" }, [KIND.UnknownKeyword]: {} };

/** The schemas, by the name of their file. */
export function schemas() {
  const names = readdirSync(PROTOCOL).filter((name) => name.endsWith(".ts")).sort();
  return Object.fromEntries(names.map((name) => [name.replace(".ts", ".json"), text(schema(name))]));
}

const text = (value) => `${JSON.stringify(value, null, 1)}\n`;

function schema(name) {
  const source = ts.createSourceFile(name, readFileSync(join(PROTOCOL, name), "utf8"), ts.ScriptTarget.Latest, true);
  const elsewhere = new Map();
  for (const each of source.statements.filter(ts.isImportDeclaration)) {
    for (const one of each.importClause?.namedBindings?.elements ?? []) elsewhere.set(one.name.text, each.moduleSpecifier.text.replace("./", ""));
  }
  const types = source.statements.filter(ts.isTypeAliasDeclaration);
  const here = new Map(types.map((type) => [type.name.text, type.type]));
  const open = (type) => new Set((type.typeParameters ?? []).map((each) => each.name.text));
  const defs = types.map((type) => [type.name.text, { ...said(type), ...shape(type.type, { elsewhere, here, open: open(type) }) }]);
  return { $schema: "https://json-schema.org/draft/2020-12/schema", $id: name.replace(".ts", ".json"), $comment: "Written by `cargo xtask codegen` from the Rust types. Do not edit.", $defs: Object.fromEntries(defs) };
}

/** What the type's comment says, on one line. */
function said(node) {
  const comment = ts.getJSDocCommentsAndTags(node).map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? "").join(" ").replaceAll(/\s+/g, " ").trim();
  return comment ? { description: comment } : {};
}

function shape(node, scope) {
  if (KEYWORDS[node.kind]) return KEYWORDS[node.kind];
  if (node.kind === KIND.NumberKeyword) return { type: "integer" };
  if (ts.isParenthesizedTypeNode(node)) return shape(node.type, scope);
  if (ts.isLiteralTypeNode(node)) return { const: node.literal.kind === KIND.NullKeyword ? null : "text" in node.literal ? node.literal.text : node.literal.kind === KIND.TrueKeyword };
  if (ts.isArrayTypeNode(node)) return { type: "array", items: shape(node.elementType, scope) };
  if (ts.isTupleTypeNode(node)) return { type: "array", prefixItems: node.elements.map((each) => shape(each, scope)), items: false };
  if (ts.isUnionTypeNode(node)) return union(node.types.map((each) => shape(each, scope)));
  if (ts.isIntersectionTypeNode(node)) return merged(node.types, scope);
  if (ts.isTypeLiteralNode(node)) return object(node.members, scope);
  if (ts.isTypeReferenceNode(node)) return named(node, scope);
  throw new Error(`no schema for ${node.getText()}`);
}

const union = (all) => (all.every((each) => typeof each.const === "string") ? { enum: all.map((each) => each.const) } : { anyOf: all });

/** An object of another type, and more. */
function merged(types, scope) {
  const whole = (type) => (ts.isTypeReferenceNode(type) && scope.here.get(type.typeName.getText())) || type;
  const all = types.map((type) => shape(whole(type), scope));
  const [properties, required] = [Object.assign({}, ...all.map((each) => each.properties)), all.flatMap((each) => each.required ?? [])];
  return { type: "object", properties, required, additionalProperties: false };
}

function object(members, scope) {
  const fields = members.filter(ts.isPropertySignature);
  const properties = Object.fromEntries(fields.map((field) => [field.name.text, { ...said(field), ...shape(field.type, scope) }]));
  const required = fields.filter((field) => !field.questionToken).map((field) => field.name.text);
  return { type: "object", properties, required, additionalProperties: false };
}

function named(node, scope) {
  const name = node.typeName.getText();
  const [first, second] = node.typeArguments ?? [];
  if (scope.open.has(name)) return {};
  if (name === "Array" || name === "ReadonlyArray") return { type: "array", items: shape(first, scope) };
  if (name === "Partial") return (({ required: _, ...rest }) => rest)(shape(first, scope));
  if (name === "Record") {
    if (second.kind === KIND.NeverKeyword) return { type: "object", additionalProperties: false };
    const keys = first.kind === KIND.StringKeyword || first.kind === KIND.NumberKeyword ? {} : { propertyNames: shape(first, scope) };
    return { type: "object", ...keys, additionalProperties: shape(second, scope) };
  }
  return { $ref: `${scope.elsewhere.has(name) ? `${scope.elsewhere.get(name)}.json` : ""}#/$defs/${name}` };
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, schema] of Object.entries(schemas())) writeFileSync(join(FOLDER, name), schema);
}
