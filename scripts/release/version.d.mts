/** Types of version.mjs, as the tests read them. */
export function renamed(text: string, from: string, to: string): string;
