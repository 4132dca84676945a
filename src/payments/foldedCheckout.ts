/** The state of one checkout, as computed by the fold. */
import type { PaymentException, Progress } from '../contract/checkout.js';
import type { DecimalString } from '../money/decimal.js';
import type { Fraction } from '../money/fraction.js';
import type { CheckoutEventBody } from './checkoutEvents.js';
import type { StoredQuote } from './quotes.js';

/** Whether a transfer counts for the order, or why not; `deposit` for a top-up's. */
export type TransferCounts = 'counted' | 'late' | 'wrong_currency' | 'deposit';

/** One transfer and what it is worth to the order. */
export interface CheckoutTransfer {
  /** `blockchain:txHash:bcUniqKey`, unique within the checkout. */
  readonly id: string;
  readonly blockchain: string;
  /** Hexadecimal hashes in lower case. */
  readonly txHash: string;
  /** Empty if the service named none. */
  readonly bcUniqKey: string;
  readonly currencyId: string;
  /** Decimal string, coins; the lower one if statements disagree. */
  readonly amount: DecimalString;
  /** Decimal string, US dollars as the service computed them; null if it gave none. */
  readonly amountUsd: DecimalString | null;
  /** `held`: the service blocked it or contradicts itself, and the store has not released it. */
  readonly status: 'seen' | 'confirmed' | 'held';
  readonly counts: TransferCounts;
  /** The quote that it counts with, if it counts. */
  readonly quoteId: string | null;
  /** Part of the order that it covers; zero unless it counts. */
  readonly share: Fraction;
  /** RFC 3339, UTC. */
  readonly firstSeenAt: string;
  /** Which sources reported it, sorted. */
  readonly sources: readonly CheckoutEventBody<'seen'>['source'][];
  /** Keys of the events about it, sorted. */
  readonly evidence: readonly string[];
}

/** The payment of an order. */
export interface Payment {
  /** Keys of the events that it rests on. */
  readonly evidence: readonly string[];
  /** Whether the ledger holds a `paid` event. Until then it is neither shown nor announced. */
  readonly isWritten: boolean;
}

/** What the events of a checkout add up to. */
export interface FoldedCheckout {
  /** Null until the checkout was opened. */
  readonly opened: CheckoutEventBody<'opened'> | null;
  /**
   * Amount of the order, as it was when its terms became final, or now: decimal string, US dollars; null
   * for a top-up.
   */
  readonly amountUsd: DecimalString | null;
  readonly display: CheckoutEventBody<'amended'>['display'];
  /** How often the display price has changed within the present revision. */
  readonly displayNumber: number;
  /** 0 after opening, then the number of the last amendment that counts. */
  readonly revision: number;
  /**
   * Sequence at which the terms became final (amount and display price): the order was first covered, held
   * or not, or marked as paid. Amendments after it count for nothing. Null while the terms can change.
   */
  readonly termsFinalAt: number | null;
  /** The service's latest answer about the wallet. */
  readonly wallet: CheckoutEventBody<'wallet'> | null;
  /** Oldest first. */
  readonly quotes: readonly StoredQuote[];
  /**
   * The latest quote of the current revision, expired or not. Once confirmed money covers the order, the
   * latest in a currency that it came in.
   */
  readonly currentQuote: StoredQuote | null;
  /** The quote whose coins `due`, `received` and `excess` are in: the current one, else the latest of all, once money came. */
  readonly figuresQuote: StoredQuote | null;
  /** In the order in which they were first seen. */
  readonly transfers: readonly CheckoutTransfer[];
  readonly progress: Progress;
  /** In the order of the contract's `EXCEPTIONS`. */
  readonly exceptions: readonly PaymentException[];
  /** The order was paid, and nothing that the payment rests on is held now. */
  readonly paid: boolean;
  /** The payment, even while a hold suspends it; null before there is one. */
  readonly payment: Payment | null;
  /** The store said that the order is paid. */
  readonly markedPaid: boolean;
  /** The store said that the order is closed. */
  readonly closed: boolean;
  /** Keys of the events that hold the order; `released` names those that it releases. */
  readonly heldEvidence: readonly string[];
  /** Part of the order that may be missing: decimal string, by the order's first quote. */
  readonly tolerance: DecimalString;
  /** Part of the order that confirmed transfers cover, without held ones. */
  readonly confirmedShare: Fraction;
  /** The same including transfers that were only seen. */
  readonly knownShare: Fraction;
  /**
   * What is still to be sent, in coins of `figuresQuote`, rounded up. A held transfer counts as sent: a
   * shopper is not asked to send again what the store may still release. Null without a price.
   */
  readonly due: DecimalString | null;
  /** What has arrived and counts, without held transfers, in coins of `figuresQuote`. */
  readonly received: DecimalString | null;
  /** What arrived beyond the order and is confirmed, in coins of `figuresQuote`, rounded down. */
  readonly excess: DecimalString | null;
  /** Highest sequence of the events; 0 without any. */
  readonly version: number;
}
