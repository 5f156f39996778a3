/** Starts on a free port; `index` answers for every path that is not a file. */
export function serve(folder: string, index: string): Promise<{ address: string; close(): void }>;
