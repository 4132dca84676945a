/** Parses a typed amount. Never guesses whether a comma or point is the decimal sign. Pure. */
import { canonical, isDecimal, isZero, type DecimalString } from '../../../money/decimalString.js';
import { normalizeDigits } from '../../../money/typedAmount.js';

/** Why a text is not an amount. */
export type AmountFault =
  /** Other characters than digits, spaces, commas and points. */
  | 'not_a_number'
  /** Commas and points that fit no number format. */
  | 'separators'
  /** Too many digits. */
  | 'too_long'
  /** Zero or negative. */
  | 'not_positive'
  /** More decimals than the currency has. */
  | 'precision';

/**
 * A parsed amount. `ambiguous`: its separator is a decimal sign in one country and groups thousands in
 * another, so the person has to choose.
 */
export type ParsedAmount =
  | { readonly status: 'empty' }
  | { readonly status: 'amount'; readonly amount: DecimalString }
  | {
      readonly status: 'ambiguous';
      /** The separator taken as the decimal sign: `1,234` as 1.234. */
      readonly decimal: DecimalString;
      /** The same taken as grouping: `1,234` as 1234. */
      readonly grouped: DecimalString;
    }
  | { readonly status: 'invalid'; readonly fault: AmountFault };

const invalid = (fault: AmountFault): ParsedAmount => ({ status: 'invalid', fault });

/** Western (1,234,567) and Indian (12,34,567) groups: the last of three, the first not empty. */
const GROUPED = {
  ' ': /^[1-9]\d{0,2}(?: \d{2,3})* \d{3}$/,
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})*\.\d{3}$/,
} as const;

type Separator = ',' | '.';

function amountOf(whole: string, fraction: string): DecimalString | null {
  const figures = whole.replace(/^0+(?=\d)/, '') || '0';
  const amount: string = canonical(fraction === '' ? figures : `${figures}.${fraction}`);
  return isDecimal(amount) ? amount : null;
}

function reading(whole: string, fraction = ''): ParsedAmount {
  const amount = amountOf(whole, fraction);
  if (amount === null) return invalid('too_long');
  return isZero(amount) ? invalid('not_positive') : { status: 'amount', amount };
}

/** One separator: a decimal sign, unless the three digits after it could be a group. */
function readOne(text: string, separator: Separator): ParsedAmount {
  const [whole = '', fraction = ''] = text.split(separator);
  if (!GROUPED[separator].test(text)) return reading(whole, fraction);
  const [decimal, grouped] = [amountOf(whole, fraction), amountOf(whole + fraction, '')];
  // At most six digits, so neither is too long.
  if (decimal === null || grouped === null) return invalid('too_long');
  return { status: 'ambiguous', decimal, grouped };
}

/** The decimal sign is known: it must occur once, and separators before it must group. */
function readAt(text: string, decimal: string | RegExp): ParsedAmount {
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  const group = /\D/.exec(whole)?.[0] as keyof typeof GROUPED | undefined;
  const isGrouped = group === undefined || GROUPED[group].test(whole);
  if (more.length > 0 || /\D/.test(fraction) || !isGrouped) return invalid('separators');
  return reading(whole.replace(/\D/g, ''), fraction);
}

/**
 * Parses an amount as typed or pasted, in the format of any country. If two countries read it
 * differently, it is `ambiguous`.
 *
 * @param text such as `1234.5`, `1.234,5`, `1 234,5`, `١٬٢٣٤٫٥`. No sign, exponent or ticker.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = normalizeDigits(text);
  if (plain === '') return { status: 'empty' };
  if (/^[-−–]/.test(plain)) return invalid('not_positive');
  if (!/^[\d., ٫]+$/.test(plain) || !/\d/.test(plain)) return invalid('not_a_number');
  if (plain.includes('٫')) return readAt(plain, '٫');
  // Spaces group, so another separator is the decimal sign.
  if (plain.includes(' ')) return readAt(plain, /[.,]/);
  const separators = plain.replace(/\d/g, '');
  if (separators === '') return reading(plain);
  // Both separators: the last one is the decimal sign, the other groups.
  if (new Set(separators).size > 1) return readAt(plain, separators.slice(-1));
  const separator: Separator = separators.startsWith('.') ? '.' : ',';
  if (separators.length === 1) return readOne(plain, separator);
  return GROUPED[separator].test(plain)
    ? reading(plain.replaceAll(separator, ''))
    : invalid('separators');
}

/** Decimals of an amount. */
function decimalsOf(amount: DecimalString): number {
  return amount.split('.')[1]?.length ?? 0;
}

/**
 * Parses an amount of a currency with limited decimals. An ambiguous text stays ambiguous even if only
 * one meaning fits the currency.
 *
 * @param precision decimals of the currency; null if unknown, then any number is accepted.
 */
export function parseAmountFor(text: string, precision: number | null): ParsedAmount {
  const read = parseAmount(text);
  return read.status === 'amount' ? withPrecision(read.amount, precision) : read;
}

/** Checks an amount against the decimals of a currency. */
export function withPrecision(amount: DecimalString, precision: number | null): ParsedAmount {
  if (precision !== null && decimalsOf(amount) > precision) return invalid('precision');
  return { status: 'amount', amount };
}
