export const WRITTEN: string;
export function gamesIn(): string[];
export function wordsOf(lang: string, game?: string): string;
export function messages(text: string): Map<string, string[]>;
export function typed(): string;
