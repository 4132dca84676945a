/** The moments between receiving an event and the callback's end at which a store may be killed. */

/** Each moment, and how often the store must have been told in the end. */
export const STEPS = {
  'before the append': 1,
  'after the append, before the answer': 1,
  'after the answer, before the claim': 1,
  'after the claim, before the callback': 1,
  'inside the callback': 2,
  'after the callback, before it is noted': 2,
  'after it is noted': 1,
} as const;

/** A moment to die at. */
export type Step = keyof typeof STEPS;

/** What the parent tells the store that may die. */
export interface StoreSettings {
  /** A path, or the address of a PostgreSQL server. */
  readonly ledger: string;
  readonly port: number;
  readonly serviceUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Every call of `onPaid`, one line of JSON each. */
  readonly paidLog: string;
  /** How far this store's clock is ahead, in milliseconds. */
  readonly ahead: number;
  /** Where to die, and for which order; null to live. */
  readonly death: { readonly order: string; readonly step: Step } | null;
}

/** A line of the log. */
export interface PaidLine {
  readonly order: string;
  readonly claimId: string;
}
