/** Keeps what is put into a sentence in its own order where the sentence runs from right to left. */

/**
 * Unicode's first-strong isolate: a code, an amount or a network stays as it is written, brackets and
 * signs included, and pulls nothing of the sentence into its own direction.
 * Arabic and Hebrew formatters put a mark before money that would turn `US$` into `$US`: it goes.
 */
export const isolate = (text: string): string => `\u2068${text.replaceAll('\u200f', '')}\u2069`;
