/** Where unsigned evidence comes from: something that the store asks while somebody is waiting. */
import type { CheckoutState } from '../../../payments/foldedCheckout.js';

/** What a source must know of a checkout to watch it: a small part of its record. */
export interface WatchedCheckout {
  /** The checkout's stream in the ledger. */
  readonly stream: string;
  readonly state: Pick<CheckoutState, 'opened' | 'wallet' | 'quotes' | 'paid' | 'closed'>;
}

/** A source that is asked, at its own pace, about the checkouts that somebody watches. */
export interface EvidenceSource {
  /** Watches a checkout that still waits for something. */
  watch(checkout: WatchedCheckout): void;
  /** Whether it is time to ask and nothing is under way. */
  isDue(): boolean;
  /** Asks if it is time; answers the running or finished look, which never throws. */
  look(): Promise<void>;
  /** When it last answered; milliseconds since the epoch, null for never. */
  lastCheckedAt(): number | null;
}
