/** What happened, with everyone who said so: two sources of one transfer are not two transfers. */
import type { EvidenceView } from '../../contract/checkout.js';

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
