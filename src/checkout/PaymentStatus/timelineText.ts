/** The timeline as plain text, for a message to the store's support. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { RecordMessages } from '../../ui/messages/enRecords.js';

/** One line per piece of evidence, machine forms and UTC throughout. No address, no token. */
export function timelineText(snapshot: CheckoutSnapshot, messages: RecordMessages): string {
  const { reference } = snapshot.order;
  const head = messages.orderReference(reference);
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
  return [head, ...lines].join('\n');
}
