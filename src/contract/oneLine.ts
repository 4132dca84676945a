/** One line of a person's own words, or of a store's: for the record. The page and the store share it. */
import * as is from './shape.js';

/** Longest line that the wire takes, in UTF-16 units, as a text field counts them. */
export const MAX_LINE = 500;

/** Line breaks and control characters of every kind: they would forge a second line in a record. */
const BREAKS = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';
const RUN_OF_BREAKS = new RegExp(`[${BREAKS}]+`, 'g');

/** A line as it crosses the wire. The store refuses what is none, whatever page sent it. */
export const lineField = is.text(new RegExp(`^[^${BREAKS}]{1,${String(MAX_LINE)}}$`));

/**
 * Makes one line of what was typed or pasted: each run of breaks and control characters becomes one
 * space, and nothing else changes.
 */
export function oneLine(text: string): string {
  return text.replace(RUN_OF_BREAKS, ' ');
}
