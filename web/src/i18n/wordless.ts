// The one line of a page whose words cannot be had: nothing else of it can be drawn then.
import { preferred, type Lang } from "./words";

const LINES: Record<Lang, [line: string, again: string]> = {
  en: ["The house isn’t answering. Please try again in a moment.", "Try again"],
  fr: ["La maison ne répond pas. Réessaie dans un instant.", "Réessayer"],
  uk: ["Дім не відповідає. Спробуй трохи згодом.", "Спробувати ще раз"],
};

export function wordless(target: HTMLElement): void {
  const lang = preferred();
  const [line, again] = LINES[lang];
  const [main, words, way] = [document.createElement("main"), document.createElement("p"), document.createElement("a")];
  document.documentElement.lang = lang;
  main.className = "wordless";
  words.setAttribute("role", "alert");
  words.textContent = line;
  way.className = "btn gold";
  way.href = location.href;
  way.textContent = again;
  main.append(words, way);
  target.replaceChildren(main);
}
