export function spaced(text: string): string;
export function frenchFiles(): string[];
export function dashed(text: string): string;
export function ukrainianFiles(): string[];
