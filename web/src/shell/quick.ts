// With which options somebody plays a quick game, for each game. The browser remembers it.
import { shelf } from "../link/keep";

const KEY = "quick";
type Options = Readonly<Record<string, unknown>>;

function read(): Record<string, Options> {
  try {
    const kept: unknown = JSON.parse(shelf()?.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Options>) : {};
  } catch {
    return {};
  }
}

export const quickOf = (game: string): Options => read()[game] ?? {};

export function keepQuick(game: string, options: Options): void {
  try {
    shelf()?.setItem(KEY, JSON.stringify({ ...read(), [game]: options }));
  } catch {
    // It lasts for this game.
  }
}
