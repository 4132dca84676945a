/** The evidence behind the status, with source and time, and a button that copies it for support. */
import { useRef } from 'react';
import type { CheckoutSnapshot, EvidenceView } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { formatMoment } from '../../ui/formatTime.js';
import { enRecords, type RecordsMessages } from '../../ui/messages/enRecords.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCurrencyCode } from '../useCurrencies.js';

/** Draws the timeline, closed until the shopper opens it; nothing without evidence. */
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
        <span>{messages.evidence[kind] ?? messages.unknownEvidence}</span>
        {amount !== null && currencyId !== null && (
          <>
            {' '}
            <Amount amount={amount} code={codeOf(currencyId)} />
          </>
        )}
      </span>
      {entry.map(({ id, source, at }) => (
        <span key={id} className="till-muted">
          <span>{messages.sources[source] ?? messages.unknownSource}</span> <span>·</span>{' '}
          <time dateTime={at}>{formatMoment(at, locale)}</time>
        </span>
      ))}
    </li>
  );
}

/** Lines of evidence that say the same, in order; at least one. */
export type TimelineEntry = readonly [EvidenceView, ...EvidenceView[]];

/** Whether two sources report the same event of the same transfer. One source reports an event once. */
function isSame(one: EvidenceView, other: EvidenceView): boolean {
  return (
    one.txHash !== null &&
    one.txHash === other.txHash &&
    one.kind === other.kind &&
    one.currencyId === other.currencyId &&
    one.amount === other.amount &&
    one.source !== other.source
  );
}

/** Groups the lines that say the same, at the position of the first one. */
export function timelineEntries(evidence: readonly EvidenceView[]): readonly TimelineEntry[] {
  const entries: [EvidenceView, ...EvidenceView[]][] = [];
  for (const line of evidence) {
    const same = entries.find((entry) => entry.every((one) => isSame(one, line)));
    if (same) same.push(line);
    else entries.push([line]);
  }
  return entries;
}

/** One line per piece of evidence. No address, no token. */
function timelineText(snapshot: CheckoutSnapshot, messages: RecordsMessages): string {
  const { reference } = snapshot.order;
  const head = reference === '' ? [] : [messages.orderReference(reference)];
  const lines = snapshot.evidence.map(({ at, source, kind, amount, currencyId, txHash }) =>
    [
      at,
      messages.sources[source] ?? messages.unknownSource,
      messages.evidence[kind] ?? messages.unknownEvidence,
      amount !== null && currencyId !== null ? `${amount} ${currencyId}` : null,
      txHash,
    ]
      .filter((part) => part !== null)
      .join(' · '),
  );
  return [...head, ...lines].join('\n');
}
