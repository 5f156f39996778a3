// An engine: where people's windows come from. Each person has a window and a line of their own.
import { afterAll, beforeAll } from "vitest";
import type { Page } from "playwright-core";
import { spendEvening, type Spend } from "../browser/evening";
import { Person, PHONE, type Lang } from "../browser/person";
import { Tap } from "./tap";

export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  /** What the house is called on this machine; where browsers can be told, a name that is no secure context. */
  host: string;
  /** A window of this size, whose context closes it. An engine may have only one size. */
  open(size: Size, lang: Lang): Promise<Page>;
  close(): Promise<void>;
}

/** An engine that the tests of a file hold. */
export interface Held {
  open(size: Size): Promise<Page>;
  host(): string;
  evening(spend: Spend, ...options: string[]): Promise<void>;
}

/** An engine for all tests of a file, and evenings at which everybody holds it. `others`: what company holds instead. */
export function engine(start: () => Promise<Engine>, others = start): Held {
  let [engine, theirs]: Engine[] = [];
  beforeAll(async () => {
    engine = await start();
    theirs = others === start ? engine : await others();
  });
  afterAll(() => Promise.all([...new Set([engine!, theirs!])].map((each) => each.close())));
  return {
    open: (size) => engine!.open(size, "en"),
    host: () => engine!.host,
    evening: async (spend, ...options) => {
      const taps: Tap[] = [];
      const come: Parameters<typeof spendEvening>[0] = async ({ address }, name, lang, { size = PHONE, company = false } = {}) => {
        const { open, host } = company ? theirs! : engine!;
        const person = Person.at(await open(size, lang), name, lang);
        const tap = await Tap.on(address, person);
        taps.push(tap);
        person.tap = tap;
        person.origin = `http://${host}:${tap.at}`;
        return person;
      };
      await spendEvening(come, spend, options).finally(() => taps.forEach((tap) => tap.close()));
    },
  };
}
