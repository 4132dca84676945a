/** Messages between a benchmark and its store process. */

/** A checkout that was opened with its currency chosen. */
export interface LoadOrder {
  readonly orderId: string;
  readonly externalId: string;
  readonly token: string;
  /** Decimal string, in coins. */
  readonly payable: string;
}

/** What the store's process is asked. */
export type Question =
  | { readonly ask: 'open'; readonly count: number }
  | { readonly ask: 'figures' }
  | { readonly ask: 'evidence' }
  | { readonly ask: 'idle' }
  | { readonly ask: 'reconcile' }
  | { readonly ask: 'end' };

/** What it has used so far. */
export interface ProcessFigures {
  /** Bytes that the process holds in memory. */
  readonly rss: number;
  /** The most that it has held. */
  readonly mostRss: number;
  /** Longest delay of its event loop since the last question, in milliseconds: p99. */
  readonly loopDelayP99Ms: number;
  /** Calls of `onPaid`, by order. */
  readonly paid: number;
}

/** What is in the ledger when it is read again. */
export interface LedgerFacts {
  /** `kind:txHash` of every transfer event. */
  readonly transfers: readonly string[];
  /** Orders whose `onPaid` is done. */
  readonly fulfilled: number;
}

/** Where the store listens. */
export interface StoreAddress {
  /** Of the mount path: `http://127.0.0.1:5000/api/till`. */
  readonly endpoint: string;
  readonly webhookSecret: string;
  /** When its handler was about to be made: milliseconds since the epoch. */
  readonly begunAt: number;
}
