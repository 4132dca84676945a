/** Parses a typed amount. Never guesses whether a comma or point is the decimal sign. Pure. */
import { isZero, type DecimalString } from '../../../money/decimalString.js';
import { normalizeDigits, typedAmount, typedReadings } from '../../../money/typedAmount.js';

/** Why a text is not an amount. */
export type AmountFault =
  /** No number format of any country, or more digits than an amount has. */
  | 'not_a_number'
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
  const [grouped, decimal] = typedReadings(text) ?? [];
  if (grouped && decimal) return { status: 'ambiguous', decimal, grouped };
  const amount = typedAmount(text);
  if (amount === null) return invalid('not_a_number');
  return isZero(amount) ? invalid('not_positive') : { status: 'amount', amount };
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
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (precision !== null && decimals > precision) return invalid('precision');
  return { status: 'amount', amount };
}
