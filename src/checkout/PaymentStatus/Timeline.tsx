/** Who said what, and when: the evidence behind the status, and a copy of it for support. */
import { useRef } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { formatMoment } from '../../ui/formatTime.js';
import { enRecords } from '../../ui/messages/enRecords.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCurrencyCode } from '../useCurrencyNames.js';
import { timelineEntries, type TimelineEntry } from './timelineEntries.js';
import { timelineText } from './timelineText.js';

/** Draws the timeline under a disclosure; nothing where there is no evidence yet. */
export function Timeline({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const messages = useMessagesWith(enRecords);
  const shown = useRef<HTMLOListElement>(null);
  if (snapshot.evidence.length === 0) return null;
  return (
    <details className="till-details">
      <summary>{messages.timeline}</summary>
      <ol ref={shown} className="till-plain-list till-timeline">
        {timelineEntries(snapshot.evidence).map((entry) => (
          <Entry key={entry[0].id} entry={entry} />
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

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enRecords);
  const codeOf = useCurrencyCode();
  const [{ kind, amount, currencyId }] = entry;
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
      {entry.map(({ id, source, at }) => (
        <span key={id} className="till-muted">
          {messages.sources[source] ?? messages.unknownSource}
          {' · '}
          <time dateTime={at}>{formatMoment(at, locale)}</time>
        </span>
      ))}
    </li>
  );
}
