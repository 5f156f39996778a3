// What this browser keeps: the tokens of its seats, also of those that were taken from it, a name, and
// which bots were chosen. Private windows may refuse to keep
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

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Why a seat is ours no more if we have got up by ourselves. */
export const LEFT = "table/left";

const SEATS = "seats";
const NAME = "name";
const LEVELS = "levels";
/** More seats than this, and the oldest is forgotten. */
const MOST = 20;

export class Keep {
  #seats: Kept[];
  #name: string;
  #levels: Record<string, string>;

  constructor(private readonly shelf: Shelf | null) {
    this.#seats = this.#read();
    this.#name = this.#get(NAME) ?? "";
    this.#levels = this.#readLevels();
  }

  /** The table to go back to: where we sat down last, unless the seat was taken from us. */
  get last(): Kept | undefined {
    return this.#read().find(({ lost }) => !lost || lost === LEFT);
  }

  /** Our seat at this table. */
  at(code: string): Kept | undefined {
    return this.#read().find((seat) => seat.code === code && !seat.lost);
  }

  /** The seat that we had at this table. */
  lostAt(code: string): Kept | undefined {
    return this.#read().find((seat) => seat.code === code && seat.lost);
  }

  seat(code: string, token: string, game = 1): void {
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

/** The browser's own shelf, if it lets us. */
export function shelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
