/** Figures as a person types or pastes them, in one way of writing for all who read them. */

/** Where digits begin, each set in order: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/**
 * What a right-to-left keyboard or a copied page puts around figures without showing it. Not the marks
 * that turn a text round: with these a figure does not look as it reads.
 */
const UNSEEN = /[\u200e\u200f\u061c\u202a-\u202c\u2066-\u2069]/g;

/** The sign as a Latin digit, point or comma; any other as it is. */
function latin(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  // Nobody groups thousands by the full-width point, so it is as sure as the Arabic decimal sign.
  return { '．': '٫', '，': ',' }[sign] ?? sign;
}

/**
 * In Latin digits, with one space for whatever only ever groups: spaces, apostrophes, the Arabic
 * thousands sign. `٫` is left where it is surely the decimal sign; point and comma may be either.
 */
export function normalizeDigits(text: string): string {
  return Array.from(text.replace(UNSEEN, '').trim(), latin)
    .join('')
    .replace(/[\s_'’٬]/g, ' ');
}
