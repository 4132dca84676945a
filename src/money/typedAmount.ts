/** An amount as a person types it. */
import { canonical, type DecimalString } from './grammar.js';

/** Digits and one point or comma. */
const TYPED = /^(\d{1,15})?(?:[.,](\d{0,18}))?$/;
/** `1,000` is a thousand to one reader and one to another. */
const AMBIGUOUS = /[1-9]\d*,\d{3}$/;

/** Where the digits of other keyboards begin: Arabic, Persian, full width. Each set is in order. */
const ZEROS = [0x660, 0x6f0, 0xff10];

/** The sign as a Latin digit, point or comma; any other as it is. */
function latin(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  // The Arabic decimal sign (U+066B) never groups thousands, so it is a point.
  return { '\u066b': '.', '\uff0e': '.', '\uff0c': ',' }[sign] ?? sign;
}

/**
 * Reads an amount that was typed, with a point or a comma before the decimals; also in Arabic, Persian
 * and full-width digits, with their own decimal signs.
 *
 * @returns null where it cannot be read without a guess: grouped digits, letters, a sign, nothing.
 */
export function typedAmount(text: string): DecimalString | null {
  const plain = Array.from(text.trim(), latin).join('');
  const [matched, whole = '', fraction = ''] = TYPED.exec(plain) ?? [];
  if (matched === undefined || whole + fraction === '' || AMBIGUOUS.test(plain)) return null;
  return canonical(`${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction}0`);
}
