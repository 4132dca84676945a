/** Schemas of the fields that several messages share. */
import { isDecimal, type DecimalString } from '../money/decimalString.js';
import { isSingleLine } from './plainLine.js';
import { custom, string } from './schema.js';

/** A decimal string in machine form. */
export const decimalField = custom<DecimalString>(isDecimal);

/** A time: RFC 3339 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const timestampField = string(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/);

/**
 * A currency id such as `USDT.Tron`. It becomes part of a path, and URL parsers resolve `..` even if it is
 * encoded, so the pattern excludes it.
 */
export const currencyIdField = string(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

/** An opaque order handle: 1 to 2,048 characters without control characters. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
export const orderHandleField = string(/^[^\u0000-\u001f\u007f]{1,2048}$/);

/** A random value, too long to guess, that a page makes for the link that opened it. */
export const openerField = string(/^[\w-]{20,80}$/);

/** An order's or a customer's number in a request: older ones may hold more than `isPlainName` lets pass. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
export const referenceField = string(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,500}$/);

/** A single line of a person's own words, for the record. */
export const singleLineField = custom<string>(isSingleLine);
