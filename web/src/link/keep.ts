// What this browser keeps: the tokens of its seats, also of those that were taken from it and of those that
// it has asked for, a name, and which bots were chosen. Private windows may refuse to keep
// anything; it then lasts as long as the page.

export interface Kept {
  code: string;
  token: string;
  /** The number of the game that was last seen there. */
  game?: number;
  /** How many sights of that game were seen. */
  told?: number | undefined;
  /** The seat is ours no more, for this reason's code. */
  lost?: string;
}

/** A seat for which the host was asked. */
export interface Asked {
  code: string;
  /** What holds the seat once the host has let us in. */
  token: string;
  /** The number of the ask. */
  id: number;
  /** When we asked last, in ms since 1970. */
  at: number;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Why a seat is ours no more if we have got up by ourselves. */
export const LEFT = "table/left";
/** Or if there were more than the game seats: the next one may have a seat for us. */
export const SAT_OUT = "table/sat_out";

const SEATS = "seats";
const ASKED = "asked";
const NAME = "name";
const LEVELS = "levels";
/** More seats than this, and the oldest is forgotten. */
const MOST = 20;

export class Keep {
  #seats: Kept[];
  #asked: Asked[] = [];
  #name: string;
  #levels: Record<string, string>;

  constructor(private readonly shelf: Shelf | null) {
    this.#seats = this.#read();
    this.#name = this.#get(NAME) ?? "";
    this.#levels = this.#readLevels();
  }

  /** The table to go back to: where we sat down last, unless the seat was taken from us. */
  get last(): Kept | undefined {
    return this.#read().find(({ lost }) => !lost || lost === LEFT || lost === SAT_OUT);
  }

  /** Our seat at this table. */
  at(code: string): Kept | undefined {
    return this.#read().find((seat) => seat.code === code && !seat.lost);
  }

  /** The seat that we had at this table. */
  lostAt(code: string): Kept | undefined {
    return this.#read().find((seat) => seat.code === code && seat.lost);
  }

  /** The seat at this table for which we have asked. */
  askedAt(code: string): Asked | undefined {
    return this.#readAsked().find((asked) => asked.code === code);
  }

  asks(asked: Asked): void {
    this.#writeAsked([asked, ...this.#readAsked().filter(({ code }) => code !== asked.code)].slice(0, MOST));
  }

  /** The host has answered, or nobody ever will. */
  asksNoMore(at: string): void {
    if (this.askedAt(at)) this.#writeAsked(this.#readAsked().filter(({ code }) => code !== at));
  }

  seat(code: string, token: string, game = 1): void {
    this.asksNoMore(code);
    this.#write([{ code, token, game }, ...this.#read().filter((seat) => seat.code !== code)].slice(0, MOST));
  }

  /** This game is being played there now. */
  saw(code: string, game: number): void {
    if (this.at(code)?.game !== game) this.#change(code, { game, told: undefined });
  }

  /** Remembers how many updates of this game have arrived. */
  told(code: string, game: number, told: number): void {
    this.#change(code, { game, told });
  }

  /** The seat was taken from us. What held it is kept: it says who we were. */
  lose(code: string, lost: string): void {
    this.#change(code, { lost });
  }

  #change(code: string, to: Partial<Kept>): void {
    this.#write(this.#read().map((seat) => (seat.code === code ? { ...seat, ...to } : seat)));
  }

  forget(code: string): void {
    this.asksNoMore(code);
    this.#write(this.#read().filter((seat) => seat.code !== code));
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    this.#set(NAME, name);
  }

  /** The level of bots that was last chosen for each game. */
  get levels(): Readonly<Record<string, string>> {
    return this.#levels;
  }

  chooseLevel(game: string, level: string): void {
    this.#levels = { ...this.#readLevels(), [game]: level };
    this.#set(LEVELS, JSON.stringify(this.#levels));
  }

  #readLevels(): Record<string, string> {
    try {
      const kept: unknown = JSON.parse(this.#get(LEVELS) ?? "null");
      if (typeof kept !== "object" || kept === null) return this.#levels ?? {};
      return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    } catch {
      return {};
    }
  }

  /** Another window may have kept one since. */
  #read(): Kept[] {
    try {
      const kept: unknown = JSON.parse(this.#get(SEATS) ?? "null");
      return Array.isArray(kept) ? kept.filter(isKept) : (this.#seats ?? []);
    } catch {
      return [];
    }
  }

  #readAsked(): Asked[] {
    try {
      const kept: unknown = JSON.parse(this.#get(ASKED) ?? "null");
      return Array.isArray(kept) ? kept.filter(isAsked) : this.#asked;
    } catch {
      return [];
    }
  }

  #writeAsked(asked: Asked[]): void {
    this.#asked = asked;
    this.#set(ASKED, JSON.stringify(asked));
  }

  #write(seats: Kept[]): void {
    this.#seats = seats;
    this.#set(SEATS, JSON.stringify(seats));
  }

  #get(key: string): string | null {
    try {
      return this.shelf?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #set(key: string, value: string): void {
    try {
      this.shelf?.setItem(key, value);
    } catch {
      // It lasts as long as the page.
    }
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && typeof (value as Kept).code === "string" && typeof (value as Kept).token === "string";

const isAsked = (value: unknown): value is Asked =>
  isKept(value) && typeof (value as unknown as Asked).id === "number" && typeof (value as unknown as Asked).at === "number";

/** The browser's own shelf, if it lets us. */
export function shelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
