/** Who said what, and when: the evidence behind the status, and a copy of it for support. */
import { useRef } from 'react';
import type { CheckoutSnapshot, EvidenceView } from '../../contract/checkout.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { formatMoment } from '../../ui/formatTime.js';
import { enRecords } from '../../ui/messages/enRecords.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCurrencyCode } from '../useCurrencyNames.js';
import { timelineText } from './recordTexts.js';

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

/** Lines of evidence that say the same, in their order; at least one. */
export type TimelineEntry = readonly [EvidenceView, ...EvidenceView[]];

/** Whether both speak of one thing that befell one transfer. A source speaks of it once, so twice is two. */
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

/** Gathers the lines that say the same of a transfer at the place of the first; all others stand alone. */
export function timelineEntries(evidence: readonly EvidenceView[]): readonly TimelineEntry[] {
  const entries: [EvidenceView, ...EvidenceView[]][] = [];
  for (const line of evidence) {
    const said = entries.find((entry) => entry.every((one) => isSame(one, line)));
    if (said) said.push(line);
    else entries.push([line]);
  }
  return entries;
}
