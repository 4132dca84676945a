/** Makes names from outside safe to show. */

const MAX_TEXT = 80;

/**
 * Shortens a name and removes control and direction characters.
 *
 * @param longest in UTF-16 code units. @default 80
 */
export function plainText(text: string, longest = MAX_TEXT): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, longest);
}
