/** Who said what, and when: the evidence behind the status, and a copy of it for support. */
import { useRef } from 'react';
import type { CheckoutSnapshot, EvidenceView } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { formatMoment } from '../../ui/formatTime.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCurrencyCode } from '../useCurrencyNames.js';
import { timelineText } from './timelineText.js';

/** Draws the timeline under a disclosure; nothing where there is no evidence yet. */
export function Timeline({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const messages = useMessagesWith(enStatus);
  const shown = useRef<HTMLOListElement>(null);
  if (snapshot.evidence.length === 0) return null;
  return (
    <details className="till-details">
      <summary>{messages.timeline}</summary>
      <ol ref={shown} className="till-plain-list till-timeline">
        {snapshot.evidence.map((evidence) => (
          <Line key={evidence.id} {...evidence} />
        ))}
      </ol>
      <CopyButton
        text={timelineText(snapshot, messages)}
        label={messages.copyTimeline}
        shown={shown}
      />
    </details>
  );
}

function Line({ at, source, kind, amount, currencyId }: EvidenceView) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const codeOf = useCurrencyCode();
  return (
    <li className="till-evidence" data-kind={kind}>
      <span>
        {messages.evidence[kind] ?? messages.unknownEvidence}
        {amount !== null && currencyId !== null && (
          <>
            {' '}
            <Amount amount={amount} code={codeOf(currencyId)} />
          </>
        )}
      </span>
      <span className="till-muted">
        {messages.sources[source] ?? messages.unknownSource}
        {' · '}
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </span>
    </li>
  );
}
