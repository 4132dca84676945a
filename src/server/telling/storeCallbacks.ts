/** The callbacks that a store may pass, and what each of them receives. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import type { CurrencyAmounts } from '../../payments/coverage.js';
import type { NewsType } from './news.js';

/** What happened that the store is told because of. */
export interface NewsView {
  /** Null for a change of status without a name of its own, such as a paid order's in `onStatusChange`. */
  readonly type: NewsType | null;
  /**
   * What came that no earlier call of this type told: decimal string, coins of `addedCurrencyId`. For `order.overpaid` it is the
   * part of `checkout.excess` to refund now; for other types the sum of `transfers`. Null if nothing came, or in
   * several currencies.
   */
  readonly added: string | null;
  readonly addedCurrencyId: string | null;
  /** The transfers that no earlier call of this type told. One may be told twice or never: books read `checkout.transfers`. */
  readonly transfers: readonly TransferView[];
}

/** What every callback receives. */
export interface CallbackEvent {
  /** The same for every retry of this callback: use it to fulfil once. */
  readonly claimId: string;
  /** The store's order or customer number. */
  readonly reference: string;
  /** Amount of the order: decimal string, US dollars; null for a top-up. */
  readonly amountUsd: string | null;
  /** Share of the amount that may be missing, by its first quote: `"0"`, `"0.005"`. */
  readonly tolerance: string;
  /** Due, received and excess in each currency that was quoted or sent. */
  readonly amounts: readonly CurrencyAmounts[];
  /** The checkout at the moment of this call, which may be later than the news. */
  readonly checkout: CheckoutSnapshot;
  readonly news: NewsView;
}

/** A transfer arrived in a customer's wallet. */
export interface DepositEvent extends CallbackEvent {
  readonly transfer: TransferView;
}

/**
 * The store's callbacks. Each is called at least once, and a retry has the same claim id. A call that
 * throws, rejects or takes longer than a minute is retried after 1, 2, 4, 8, 16, 32 and then every 60
 * minutes, until one succeeds.
 */
export interface StoreCallbacks {
  /** A payment is covered and nothing is held. Check `claimId` before fulfilling. */
  readonly onPaid?: ((event: CallbackEvent) => Promise<void> | void) | undefined;
  /** A confirmed deposit of a top-up, once per transfer. */
  readonly onDeposit?: ((event: DepositEvent) => Promise<void> | void) | undefined;
  /**
   * Progress, exceptions or `paid` changed, or more money came; `news` says what. Tells the present state of a
   * checkout, one call at a time: what is not true any more when its turn comes waits until it is true again.
   */
  readonly onStatusChange?: ((event: CallbackEvent) => Promise<void> | void) | undefined;
}

/** What the news of a handler is told to: the store's callbacks, or one function that keeps all of it. */
export interface NewsTarget extends StoreCallbacks {
  /** Takes all news in the place of the callbacks. @param effect what the ledger calls the telling of it */
  readonly keep?: ((event: CallbackEvent, effect: string) => Promise<void>) | undefined;
  /** Called after all that is due for a checkout was told: with what was told, now and before. */
  readonly onTold?: ((told: readonly ToldNews[]) => Promise<void>) | undefined;
}

/** News that came to its end: the store was told, or a notification of it is kept. */
export interface ToldNews {
  readonly claimId: string;
  /** Sequence of the event that ended the telling. */
  readonly toldAt: number;
  readonly isTrue: boolean;
  /** Whether it was untrue at some time after a place of the ledger. */
  readonly wasUntrueAfter: (sequence: number) => boolean;
}

const NAMES = ['onPaid', 'onDeposit', 'onStatusChange'] as const;

/** Names of the callbacks for whose news a target is told. */
export const callbacksOf = (target: NewsTarget): readonly (typeof NAMES)[number][] =>
  NAMES.filter((name) => target.keep ?? target[name]);
