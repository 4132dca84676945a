/** The checkout: newest snapshot, screen, last error. */
import { useEffect } from 'react';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { useCheckoutContext } from './checkoutContext.js';
import { screenOf, type Screen, asksForMoney } from './screen.js';
import type { CheckoutClient } from './client.js';

/** What {@link useCheckout} returns. */
export interface CheckoutState {
  /** Which screen it is. */
  readonly status: Screen;
  /** The newest snapshot; stays during failures. Undefined before the first answer. */
  readonly snapshot: CheckoutSnapshot | undefined;
  /** Failure of the last request, or null. With a snapshot it means "connection lost, going on". */
  readonly error: CheckoutError | null;
  /** A request is under way. */
  readonly isFetching: boolean;
  /** When the store last answered, milliseconds since the epoch; 0 for never. */
  readonly answeredAt: number;
  /** Asks the store now. */
  readonly refresh: () => Promise<void>;
  /** Whether the shopper is choosing another currency. */
  readonly choosing: boolean;
  readonly setChoosing: (choosing: boolean) => void;
}

/** @throws Error outside a `CheckoutProvider`. */
export function useCheckout(): CheckoutState {
  const { query, choosing, setChoosing } = useCheckoutContext('useCheckout');
  const { error, data } = query;
  const { snapshot } = data;
  return {
    status: screenOf({ snapshot, failed: error !== null, choosing }),
    snapshot,
    error,
    isFetching: query.isFetching,
    answeredAt: query.dataUpdatedAt,
    refresh: async () => {
      await query.refetch({ cancelRefetch: false });
    },
    choosing,
    setChoosing,
  };
}

/** @throws Error outside a `CheckoutProvider`. */
export function useCheckoutClient(): CheckoutClient {
  return useCheckoutContext('useCheckoutClient').session.client;
}

/** Whether there is no address to send to, and nothing was sent yet. */
export function useAddressRefused(): boolean {
  const { addressRefused } = useCheckoutContext('PaymentStatus');
  const { status, snapshot } = useCheckout();
  return asksForMoney(status) && addressRefused && snapshot?.transfers.length === 0;
}

/** Says while a part refuses to draw the address: the status panel must not wait for what cannot be sent. */
export function useRefusal(isRefused: boolean): void {
  const { refuseAddress } = useCheckoutContext('Address');
  useEffect(() => (isRefused ? refuseAddress() : undefined), [isRefused, refuseAddress]);
}
