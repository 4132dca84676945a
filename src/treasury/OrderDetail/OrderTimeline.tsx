/** Who said what of an order, and when. */
import type { CheckoutSnapshot, EvidenceView } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { currencyCode } from './currencyCode.js';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps {
  readonly checkout: CheckoutSnapshot;
}

/** Draws the timeline, oldest first. */
export function OrderTimeline({ checkout }: OrderTimelineProps) {
  const messages = useTreasuryMessages();
  if (checkout.evidence.length === 0) return null;
  return (
    <div className="till-order-part">
      <h3 className="till-subheading">{messages.orderTimeline}</h3>
      <ol className="till-plain-list till-history">
        {checkout.evidence.map((line) => (
          <Line key={line.id} line={line} checkout={checkout} />
        ))}
      </ol>
    </div>
  );
}

function Line({ line, checkout }: OrderTimelineProps & { readonly line: EvidenceView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { at, source, kind, amount, currencyId } = line;
  return (
    <li className="till-history-step" data-kind={kind}>
      <span>
        {messages.evidenceKinds[kind] ?? messages.otherEvidence(kind)}
        {amount !== null && currencyId !== null && (
          <>
            {' '}
            <Amount amount={amount} code={currencyCode(currencyId, checkout)} />
          </>
        )}
      </span>
      <span className="till-muted">
        {messages.evidenceSources[source] ?? messages.otherSource(source)}
        {' · '}
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </span>
    </li>
  );
}
