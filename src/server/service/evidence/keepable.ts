/** Texts of unsigned sources: the ledger takes no other, and one row must not keep the next from it. */
import { isWritable } from '../../../ledger/isWritable.js';

/**
 * Tells whether a text can become part of a ledger's key.
 *
 * @param longest in UTF-16 code units: all parts of a key together have at most 512.
 */
export function isKeepable(text: string, longest: number): boolean {
  return text.length <= longest && isWritable(text);
}
