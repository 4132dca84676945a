/** An amount as a person types it. */
import { canonical, type DecimalString } from './decimalString.js';
import { formatCrypto } from './format.js';

/** Where digits begin, each set in order: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/**
 * What a right-to-left keyboard or a copied page puts around figures without showing it. Not the marks
 * that reverse text: with these a figure does not look the way it is parsed.
 */
const UNSEEN = /[\u200e\u200f\u061c\u202a-\u202c\u2066-\u2069]/g;

/** The sign as a Latin digit, point or comma; any other as it is. */
function latin(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  // The full-width point never groups thousands, so it is as certain as the Arabic decimal sign.
  return { '．': '٫', '，': ',' }[sign] ?? sign;
}

/**
 * In Latin digits, with one space for every sign that only groups: spaces, apostrophes, the Arabic
 * thousands sign. `٫` is left where it is surely the decimal sign; point and comma may be either.
 */
export function normalizeDigits(text: string): string {
  return [...text.replace(UNSEEN, '').trim()]
    .map(latin)
    .join('')
    .replace(/[\s_'’٬]/g, ' ');
}

/** `1.000` is a thousand to one reader and one to another, and so is `1,000`. */
const AMBIGUOUS = /^([1-9]\d{0,2})[.,](\d{3})$/;
/** Thousands by one sign, or lakhs; what has two such signs, or one that only groups, is no fraction. */
const GROUPED = /^(?:[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})$/;
/** The decimal sign and the decimals. */
const END = /[.,٫]\d{0,18}$/;

/**
 * Reads an amount that was typed, as any of our languages writes it: with a point or a comma before the
 * decimals, grouped or not; also in Arabic, Persian, Hindi, Thai and full-width digits, and with the
 * signs that go with them.
 *
 * @returns null where it cannot be read without a guess: `1.000`, letters, a sign, nothing.
 */
export function typedAmount(text: string): DecimalString | null {
  const plain = normalizeDigits(text);
  if (AMBIGUOUS.test(plain)) return null;
  const [end = ''] = GROUPED.test(plain) ? [] : (END.exec(plain) ?? []);
  const whole = plain.slice(0, plain.length - end.length);
  // What groups is not the decimal sign as well.
  const grouped = GROUPED.test(whole) && !(end && whole.includes(end.charAt(0)));
  const digits = grouped ? whole.replace(/\D/g, '') : whole;
  if (!/^\d{0,15}$/.test(digits) || digits + end.slice(1) === '') return null;
  return canonical(`${digits.replace(/^0+(?=\d)/, '') || '0'}.${end.slice(1)}0`);
}

/** An amount that {@link typedAmount} reads as itself, with the decimal sign of a page's language. */
export function typedForm(amount: DecimalString, locale: string): string {
  const sure = AMBIGUOUS.test(amount) ? `${amount}0` : amount;
  return sure.replace('.', formatCrypto('0.25' as DecimalString, locale).slice(1, -2));
}

/** Both readings of an amount of which typedAmount leaves open which is meant, grouped first. */
export function typedReadings(text: string): readonly [DecimalString, DecimalString] | null {
  const [, whole, fraction] = AMBIGUOUS.exec(normalizeDigits(text)) ?? [];
  if (whole === undefined || fraction === undefined) return null;
  return [canonical(whole + fraction), canonical(`${whole}.${fraction}`)];
}
