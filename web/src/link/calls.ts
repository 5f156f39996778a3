// The HTTP calls: before there is a seat.
import type { About, Asked, Create, Join, Seated, Table } from "../protocol/wire";

/** What came of a call: the answer, or the code of the reason why there is none. */
export type Answer<T> = { ok: T } | { no: string };

/** Nobody answered; a later try may do better. */
export const UNREACHABLE = "call/unreachable";
/** It was answered with something else than we know. */
const STRANGE = "call/strange";
const PATIENCE_MS = 8000;

/** `dropped`: nobody waits for the answer any more. */
async function call<T>(path: string, { body, dropped }: { body?: unknown; dropped?: AbortSignal | undefined } = {}): Promise<Answer<T>> {
  const over = new AbortController();
  const end = (): void => over.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  dropped?.addEventListener("abort", end);
  try {
    const how = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(path, { ...how, signal: over.signal });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: answer as T };
    return { no: (answer as { refused?: { why: string } }).refused?.why ?? STRANGE };
  } catch {
    return { no: UNREACHABLE };
  } finally {
    clearTimeout(timer);
    dropped?.removeEventListener("abort", end);
  }
}

export const about = (dropped?: AbortSignal): Promise<Answer<About>> => call("/api/games", { dropped });

export const create = (table: Create): Promise<Answer<Seated>> => call("/api/tables", { body: table });

/** `before`: what held the seat that we had there, if it was taken from us. */
export const sit = (code: string, join: Join & { before?: string }): Promise<Answer<Seated>> =>
  call(`/api/tables/${encodeURIComponent(code)}/seats`, { body: join });

/** Asks the host for a seat. `again`: what we were given when we asked before. */
export const ask = (code: string, join: Join & { before?: string; again?: string }): Promise<Answer<Asked>> =>
  call(`/api/tables/${encodeURIComponent(code)}/asks`, { body: join });

/** The table as a stranger with the code may know it. */
export async function look(code: string, dropped?: AbortSignal): Promise<Answer<Table>> {
  const answer = await call<{ table: Table }>(`/api/tables/${encodeURIComponent(code)}`, { dropped });
  return "ok" in answer ? { ok: answer.ok.table } : answer;
}

/** Nobody has ever heard of the table: the one answer after which a seat at it is forgotten. */
export const UNKNOWN = "table/unknown_code";

/** This address has asked too much, or somebody else behind it has. */
export const isLimit = (why: string): boolean => why.startsWith("limit/");

/** Whether a later try may do better. */
export const isPassing = (why: string): boolean => isLimit(why) || [UNREACHABLE, "table/busy", "table/unavailable"].includes(why);
