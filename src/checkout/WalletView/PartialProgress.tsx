/** How much of a part payment has come: a bar, and the same in words. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { isZero } from '../../money/decimalString.js';
import { addUpTo, wholePercent } from '../../money/conversion.js';
import { useUi } from '../../ui/uiContext.js';
import { isAllConfirmed } from '../screen.js';

/** Props of {@link PartialProgress}. */
export interface PartialProgressProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/**
 * Draws the progress if all of it came in the currency that is shown and at the price that is shown; otherwise
 * what has come and what is left would not add up. A payment that was only seen is not called received.
 */
export function PartialProgress({ snapshot, quote }: PartialProgressProps) {
  const { received, receivedBeside, due } = snapshot;
  const { locale, messages } = useUi();
  const { code, payable } = quote;
  if (received === null || isZero(received) || receivedBeside || payable === null) return null;
  if (due === null || !addUpTo(received, due, payable)) return null;
  const say = isAllConfirmed(snapshot) ? messages.partReceived : messages.partDetected;
  return (
    <div className="till-progress">
      <svg className="till-progress-bar" width="100%" height="8" aria-hidden="true">
        <rect width={`${wholePercent(received, payable)}%`} height="100%" rx="4" />
      </svg>
      <p className="till-lead">
        {say(formatCrypto(received, locale), `${formatCrypto(payable, locale)} ${code}`)}
      </p>
    </div>
  );
}
