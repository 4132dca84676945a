/** What a person means by a typed amount. Never guesses between comma and point. Pure. */
import { canonical, isDecimal, isZero, type DecimalString } from '../../money/decimalString.js';
import { normalizeDigits } from '../../money/typedAmount.js';

/** Why a text is no amount. */
export type AmountFault =
  /** Something other than figures, spaces, commas and points. */
  | 'not_a_number'
  /** Commas and points in places where no way of writing has them. */
  | 'separators'
  /** More figures than any amount has. */
  | 'too_long'
  /** Nothing, or less than nothing. */
  | 'not_positive'
  /** More decimals than the currency has. */
  | 'precision';

/**
 * What a text means. `ambiguous`: the one separator in it is a decimal sign in one country and groups
 * thousands in another, and both make an amount; the person has to say which.
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

/** One separator, one time: a decimal sign unless three figures after it could be a group. */
function readOne(text: string, separator: Separator): ParsedAmount {
  const [whole = '', fraction = ''] = text.split(separator);
  if (!GROUPED[separator].test(text)) return reading(whole, fraction);
  const [decimal, grouped] = [amountOf(whole, fraction), amountOf(whole + fraction, '')];
  // Up to six figures: neither can be too long.
  if (decimal === null || grouped === null) return invalid('too_long');
  return { status: 'ambiguous', decimal, grouped };
}

/** The decimal sign is known: it stands there once, and whatever is before it only groups. */
function readAt(text: string, decimal: string | RegExp): ParsedAmount {
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  const group = /\D/.exec(whole)?.[0] as keyof typeof GROUPED | undefined;
  const isGrouped = group === undefined || GROUPED[group].test(whole);
  if (more.length > 0 || /\D/.test(fraction) || !isGrouped) return invalid('separators');
  return reading(whole.replace(/\D/g, ''), fraction);
}

/**
 * Reads an amount as a person typed or pasted it, in any country's way of writing. Where two
 * countries would read it differently it is `ambiguous`, and nobody but the person decides.
 *
 * @param text such as `1234.5`, `1.234,5`, `1 234,5`, `١٬٢٣٤٫٥`. No sign, exponent or ticker.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = normalizeDigits(text);
  if (plain === '') return { status: 'empty' };
  if (/^[-−–]/.test(plain)) return invalid('not_positive');
  if (!/^[\d., ٫]+$/.test(plain) || !/\d/.test(plain)) return invalid('not_a_number');
  if (plain.includes('٫')) return readAt(plain, '٫');
  // Spaces group, so whatever else stands there is the decimal sign.
  if (plain.includes(' ')) return readAt(plain, /[.,]/);
  const separators = plain.replace(/\d/g, '');
  if (separators === '') return reading(plain);
  // Both separators: the later one is the decimal sign, and the other groups.
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
 * The same, held against the decimals of a currency. An ambiguous text of which only one reading
 * fits is still ambiguous: that one reading fits the currency does not make it what was meant.
 *
 * @param precision decimals of the currency; null where unknown, then nothing is refused.
 */
export function parseAmountFor(text: string, precision: number | null): ParsedAmount {
  const read = parseAmount(text);
  return read.status === 'amount' ? withPrecision(read.amount, precision) : read;
}

/** An amount whose meaning is settled, held against the decimals of a currency. */
export function withPrecision(amount: DecimalString, precision: number | null): ParsedAmount {
  if (precision !== null && decimalsOf(amount) > precision) return invalid('precision');
  return { status: 'amount', amount };
}
