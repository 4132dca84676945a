/** Names that come from outside, made fit to be shown. */

const MAX_TEXT = 80;

/**
 * Cuts a name and takes control and direction characters out of it.
 *
 * @param longest in UTF-16 code units. @default 80
 */
export function plainText(text: string, longest = MAX_TEXT): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, longest);
}
