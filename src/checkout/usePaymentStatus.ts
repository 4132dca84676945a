/** How far the payment is: progress, what is out of the ordinary, and the evidence for it. */
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { Screen } from './screen.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { useCheckout } from './useCheckout.js';

/**
 * How the page hears of changes. `live`: the store says them as they happen. `polling`: the page
 * asks every few seconds. `offline`: the last request got no answer; the page goes on asking.
 */
export type Connection = 'live' | 'polling' | 'offline';

/** What {@link usePaymentStatus} returns. */
export interface PaymentStatusState extends Pick<
  CheckoutSnapshot,
  'progress' | 'exceptions' | 'paid' | 'due' | 'received' | 'excess' | 'transfers' | 'evidence'
> {
  readonly status: Screen;
  /** Who will confirm: `store` means that the service's word is not awaited. */
  readonly confirmation: string | null;
  /** How the page hears of changes now. Tells nothing of the payment itself. */
  readonly connection: Connection;
}

/** An answer that is a refusal is an answer: the store is there. */
export function connectionOf(live: boolean, error: CheckoutError | null): Connection {
  if (live) return 'live';
  return error && error.status === undefined ? 'offline' : 'polling';
}

/** @throws Error outside a `CheckoutProvider`. */
export function usePaymentStatus(): PaymentStatusState {
  const { status, snapshot, error } = useCheckout();
  const { live } = useCheckoutContext('usePaymentStatus');
  return {
    status,
    progress: snapshot?.progress ?? 'awaiting',
    exceptions: snapshot?.exceptions ?? [],
    paid: snapshot?.paid ?? false,
    due: snapshot?.due ?? null,
    received: snapshot?.received ?? null,
    excess: snapshot?.excess ?? null,
    transfers: snapshot?.transfers ?? [],
    evidence: snapshot?.evidence ?? [],
    confirmation: snapshot?.confirmation ?? null,
    connection: connectionOf(live, error),
  };
}
