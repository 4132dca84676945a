/** The timeline as it is copied for support: machine forms and UTC throughout. Pure. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { RecordsMessages } from '../../ui/messages/enRecords.js';

/** One line per piece of evidence. No address, no token. */
export function timelineText(snapshot: CheckoutSnapshot, messages: RecordsMessages): string {
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
