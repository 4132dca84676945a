/** JSON of values that never change: written and hashed once, however often it is asked for. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Enough that two contents of one checkout never share a tag. */
const TAG_BYTES = 12;

/** A value as JSON, and a short name of this very content. */
export interface Written {
  readonly text: string;
  /** 24 hexadecimal digits of the content's SHA-256; without the quotes of an ETag. */
  readonly tag: string;
}

const known = new WeakMap<object, Written>();

/**
 * Writes a value that nobody changes any more, such as a frozen snapshot. What was written is kept
 * for as long as the object itself lives.
 */
export function written(value: object): Written {
  const before = known.get(value);
  if (before) return before;
  const text = JSON.stringify(value);
  const tag = bytesToHex(sha256(utf8ToBytes(text)).subarray(0, TAG_BYTES));
  const now = { text, tag };
  known.set(value, now);
  return now;
}
