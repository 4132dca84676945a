/** Types of version.mjs, as the tests read them. */
export function renamed(text: string, from: string, to: string): string;
export function published(text: string): string;
