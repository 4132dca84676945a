/** Lines of text that show whole, in the order in which they were written. */

/** What no reader sees, or what turns the letters around it. It makes two names look alike, or forges a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** They join the letters of Persian and Hindi, and the parts of an emoji. */
const JOINERS = /[\u200c\u200d\ufe0e\ufe0f]/g;

/** Whether a name shows whole: no control, invisible or direction characters. */
export const isPlainName = (text: string): boolean => text.search(UNSEEN) < 0;

/** The same for a person's own words, which may hold what joins letters. */
export const isPlainLine = (text: string): boolean => isPlainName(text.replace(JOINERS, ''));

/** Most characters of a single-line text, in UTF-16 units, as a text field counts them. */
export const MAX_LINE_LENGTH = 500;

/** Whether a text is one line of a person's own words. */
export const isSingleLine = (value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= MAX_LINE_LENGTH &&
  isPlainLine(value);

/** Turns typed or pasted text into one line: line breaks become spaces, invisible characters are removed. */
export const toSingleLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNSEEN, (sign) => (sign.search(JOINERS) < 0 ? '' : sign));

/** The longest name from outside that is shown. */
const MAX_NAME = 80;

/**
 * Makes a name from outside safe to show: shortens it, and removes control and direction characters.
 *
 * @param longest in UTF-16 code units. @default 80
 */
export function plainText(text: string, longest = MAX_NAME): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, longest);
}
