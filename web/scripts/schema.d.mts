export const FOLDER: string;
export function schemas(): Record<string, string>;
