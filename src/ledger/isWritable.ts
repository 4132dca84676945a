/** Which texts every ledger can keep. */

/** NUL, which databases refuse, and halves of surrogate pairs, which UTF-8 cannot write. */
const UNWRITABLE = /[\0\p{Surrogate}]/u;

/** Tells whether a text, of whatever length, can be written into every ledger. */
export const isWritable = (text: string): boolean => !UNWRITABLE.test(text);
