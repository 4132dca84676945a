/** What a press has failed with, beside the place where it can be pressed again. */
import { useContext } from 'react';
import type { CheckoutError } from '../contract/problem.js';
import { useMessages } from '../ui/uiContext.js';
import { useCheckoutContext } from './checkoutContext.js';
import { ProblemNotice } from './ProblemNotice.js';
import { TroublePlaceContext } from './troublePlace.js';

/** Props of {@link PressProblem}. */
export interface PressProblemProps {
  readonly error: CheckoutError | null;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Draws the failure. That the device is offline is true only for as long as it is: where the page says so
 * already it is only spoken, and once the network is back it is over. Without a "Try again" of its own, so
 * that no button goes with it.
 */
export function PressProblem({ error, onRetry }: PressProblemProps) {
  const messages = useMessages();
  const { live, query } = useCheckoutContext('Checkout');
  const isPlaced = useContext(TroublePlaceContext) !== null;
  if (error?.code !== 'offline') {
    return error && <ProblemNotice error={error} urgent onRetry={onRetry} />;
  }
  if (navigator.onLine) return null;
  const isDrawn = isPlaced && !live && query.error?.code === error.code;
  return isDrawn ? (
    <p className="till-visually-hidden" role="alert">
      {messages.problems.offline}
    </p>
  ) : (
    <ProblemNotice error={error} urgent />
  );
}
