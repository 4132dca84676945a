/** What a part payment has brought, and what is left to do: the first question of who sent less. */
import type { CheckoutSnapshot, QuoteView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { isZero } from '../../money/decimalString.js';
import { useUi } from '../../ui/uiContext.js';
import { isAllConfirmed, isTooSmallForAll } from '../screen.js';

/** Props of {@link PartialLead}. */
export interface PartialLeadProps {
  readonly snapshot: CheckoutSnapshot;
  readonly quote: QuoteView;
}

/**
 * Shows how much of the amount has arrived, if all of it came in the currency that is shown. Otherwise one
 * figure would not be the whole, so only the next step is said, unless no currency takes so small a rest.
 * A payment that was only seen is not called safe.
 */
export function PartialLead({ snapshot, quote }: PartialLeadProps) {
  const { received, receivedBeside } = snapshot;
  const { locale, messages } = useUi();
  const { code, payable } = quote;
  if (received === null || isZero(received) || receivedBeside || payable === null) {
    return !isTooSmallForAll(snapshot) && <p className="till-lead">{messages.partialLead}</p>;
  }
  const came = formatCrypto(received, locale);
  const price = `${formatCrypto(payable, locale)} ${code}`;
  if (isAllConfirmed(snapshot)) {
    return <p className="till-lead">{messages.partialArrived(`${came} ${code}`, price)}</p>;
  }
  return (
    <dl className="till-figures">
      <div>
        <dt>{messages.seenSoFar}</dt>
        <dd>
          <bdi dir="ltr">{`${came} / ${price}`}</bdi>
        </dd>
      </div>
    </dl>
  );
}
