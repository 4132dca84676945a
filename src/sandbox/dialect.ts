/** The two ways in which the pretend service speaks, and how each writes an amount. */
import { LosslessNumber } from 'lossless-json';
import type { DecimalString } from '../money/decimal.js';

/**
 * `documented`: as the API document states it. `deployed`: as a deployed service was seen to
 * answer (`docs/service-notes.md`), where that differs.
 */
export type Dialect = 'documented' | 'deployed';

/** An amount on its way into a body: a JSON number token with every digit kept, or a string. */
export type WireAmount = LosslessNumber | string;

/**
 * Writes an amount in a field that the document calls a number: a number as documented, a string
 * as deployed (`service-notes` §0.1).
 */
export function wireNumber(dialect: Dialect, amount: DecimalString): WireAmount {
  return dialect === 'documented' ? new LosslessNumber(amount) : amount;
}
