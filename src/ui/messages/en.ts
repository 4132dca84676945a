/** Every sentence that a shopper reads, in English: the one source of keys for all languages. */
import { enPay } from './enPay.js';
import { enPicker } from './enPicker.js';
import { enProblems } from './enProblems.js';
import { enRecords } from './enRecords.js';
import { enStatus } from './enStatus.js';
import { enTools } from './enTools.js';
import { enWallet } from './enWallet.js';

/** The English catalogue. Functions take what they interpolate, so a key cannot be misused. */
export const en = {
  ...enPay,
  ...enProblems,
  ...enPicker,
  ...enStatus,
  ...enRecords,
  ...enTools,
  ...enWallet,
};

/** The shape of a catalogue. Another language fills every key; the compiler lists what is missing. */
export type Messages = typeof en;

/** What a store may reword: any sentence, also a single one of a group. */
export type OwnMessages = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...values: never[]) => string)
    ? Messages[Key]
    : Partial<Messages[Key]>;
};
