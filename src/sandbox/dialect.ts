/** The two ways in which the pretend service speaks, and how each writes an amount. */
import { LosslessNumber } from 'lossless-json';
import type { DecimalString } from '../money/decimal.js';

/**
 * `documented`: as the API document says. `deployed`: as a deployed service answers, if that differs
 * (`docs/service.md`).
 */
export type Dialect = 'documented' | 'deployed';

/** An amount on its way into a body: a JSON number token with every digit kept, or a string. */
export type WireAmount = LosslessNumber | string;

/**
 * Writes an amount into a field that the document calls a number: a number as documented, a string as
 * deployed (`docs/service.md §7`).
 */
export function wireNumber(dialect: Dialect, amount: DecimalString): WireAmount {
  return dialect === 'documented' ? new LosslessNumber(amount) : amount;
}
