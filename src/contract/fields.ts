/** The small pieces that the wire's messages are made of. */
import * as z from 'zod/mini';
import { isDecimal, type DecimalString } from '../money/decimal.js';

/** A decimal string in machine form. */
export const decimalField = z.custom<DecimalString>(isDecimal, 'expected a decimal string');

/** An instant: RFC 3339 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const instantField = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'expected an instant in UTC'));

/**
 * A currency id such as `USDT.Tron`. It becomes part of a path, and URL parsers fold `..` even when
 * it is encoded, so the grammar itself excludes it.
 */
export const currencyIdField = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'expected a currency id'));

/** The store's opaque handle of an order: any printable text of at most 2,048 characters. */
export const orderHandleField = z
  .string()
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  .check(z.minLength(1), z.maxLength(2048), z.regex(/^[^\u0000-\u001f\u007f]+$/));
