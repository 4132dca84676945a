/** Turns snapshots and failures into the host page's callbacks, each once. */
import { useEffect, useRef } from 'react';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import { reportPageError } from '../ui/reportPageError.js';
import {
  changesBetween,
  type ChangeEvent,
  type CheckoutEvent,
  type CompleteEvent,
  type ReadyEvent,
  type StatusChangeEvent,
  type WalletSentEvent,
} from './changes.js';
import type { CheckoutSession } from './checkoutSession.js';

/** The host page's callbacks. All are optional and may be written inline. */
export interface CheckoutHandlers {
  /** The first answer of the store is there. */
  readonly onReady?: ((event: ReadyEvent) => void) | undefined;
  /** A currency was chosen. */
  readonly onChange?: ((event: ChangeEvent) => void) | undefined;
  /** The payment moved to another status. */
  readonly onStatusChange?: ((event: StatusChangeEvent) => void) | undefined;
  /** The store says paid, now or before the page was opened. Deliver only when your server says so. */
  readonly onComplete?: ((event: CompleteEvent) => void) | undefined;
  /** A wallet of the browser says that it has sent the payment. The store has not seen it yet. */
  readonly onWalletSent?: ((event: WalletSentEvent) => void) | undefined;
  /** Something failed. Called once for failures of the same kind in a row. */
  readonly onError?: ((error: CheckoutError) => void) | undefined;
}

/** An error in a handler of the page must not break the checkout. */
function dispatch(handlers: CheckoutHandlers, event: CheckoutEvent | CheckoutError): void {
  try {
    if (!('type' in event)) handlers.onError?.(event);
    else if (event.type === 'ready') handlers.onReady?.(event);
    else if (event.type === 'change') handlers.onChange?.(event);
    else if (event.type === 'status_change') handlers.onStatusChange?.(event);
    else if (event.type === 'complete') handlers.onComplete?.(event);
    else handlers.onWalletSent?.(event);
  } catch (failure) {
    reportError(failure);
  }
}

/** What components report of their own. */
export interface Reports {
  /** A failed action of the shopper; null: one has worked. */
  readonly reportError: (error: CheckoutError | null) => void;
  readonly reportWalletSent: (event: WalletSentEvent) => void;
}

/** Calls the handlers for what changed since the last render of the same session. */
export function useCheckoutEvents(
  session: CheckoutSession,
  snapshot: CheckoutSnapshot | undefined,
  error: CheckoutError | null,
  handlers: CheckoutHandlers,
): Reports {
  // The handlers of the last render: an inline function must not fire an event again.
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const dispatched = useRef<{ session: CheckoutSession; snapshot: CheckoutSnapshot } | null>(null);
  const failing = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (!snapshot) return;
    const previous = dispatched.current?.session === session ? dispatched.current.snapshot : null;
    // Before the handlers are called: one that throws or renders again must not fire the event again.
    dispatched.current = { session, snapshot };
    for (const event of changesBetween(previous, snapshot)) dispatch(latest.current, event);
  }, [session, snapshot, latest]);

  useEffect(() => {
    if (error?.code === failing.current) return;
    failing.current = error?.code;
    if (!error) return;
    // If no answer was ever readable, `endpoint` is most likely wrong.
    if (error.code === 'unreadable' && !dispatched.current) reportPageError(error.message);
    dispatch(latest.current, error);
  }, [error, latest]);
  const failedAction = useRef<string | undefined>(undefined);
  return {
    reportError(failure) {
      if (failure && failure.code !== failedAction.current) dispatch(latest.current, failure);
      failedAction.current = failure?.code;
    },
    reportWalletSent: (event) => dispatch(latest.current, event),
  };
}
