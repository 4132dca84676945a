/** The callbacks that a store may pass, and what each of them receives. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import type { CurrencyAmounts } from '../../payments/coverage.js';

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
  readonly checkout: CheckoutSnapshot;
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
   * Progress, exceptions or `paid` changed. Tells the present state of a checkout, one call at a time: a
   * state that has passed before its call began is skipped.
   */
  readonly onStatusChange?: ((event: CallbackEvent) => Promise<void> | void) | undefined;
}

export function listens({ onPaid, onDeposit, onStatusChange }: StoreCallbacks): boolean {
  return Boolean(onPaid ?? onDeposit ?? onStatusChange);
}
