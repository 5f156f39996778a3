export function spaced(text: string): string;
export function frenchFiles(): string[];
