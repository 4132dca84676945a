/** The small pieces that the wire's messages are made of. */
import { isDecimal, type DecimalString } from '../money/decimalString.js';
import { guarded, text } from './shape.js';

/** A decimal string in machine form. */
export const decimalField = guarded<DecimalString>(isDecimal);

/** An instant: RFC 3339 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const instantField = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/);

/**
 * A currency id such as `USDT.Tron`. It becomes part of a path, and URL parsers fold `..` even when
 * it is encoded, so the grammar itself excludes it.
 */
export const currencyIdField = text(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

/** The store's opaque handle of an order: 1 to 2,048 characters without control characters. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
export const orderHandleField = text(/^[^\u0000-\u001f\u007f]{1,2048}$/);

/** A random value that a page makes for the link that has led to it, too long to be guessed. */
export const openerField = text(/^[\w-]{20,80}$/);
