/** The texts of the receipt and of the timeline, on the screen and to save. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { formatMoment } from '../../ui/formatTime.js';
import { isolate } from '../../ui/messages/messageFormat.js';
import { safeLink } from '../../ui/dom.js';
import type { RecordsMessages } from '../../ui/messages/enRecords.js';
import type { PayMessages } from '../../ui/messages/enPay.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { isMarkedPaid } from './received.js';
import { receiptFacts, type FactsInput } from './receiptFacts.js';

/** What a receipt needs. */
export interface ReceiptInput extends FactsInput {
  readonly storeName: string | undefined;
  readonly messages: StatusMessages & RecordsMessages;
  /** Direction of the sentences: from right to left each figure is isolated. @default "ltr" */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Isolates a figure in right-to-left text; adds no invisible sign elsewhere. */
const figure = ({ dir }: ReceiptInput, text: string): string =>
  dir === 'rtl' ? isolate(text) : text;

/** Joins the parts that are there. */
const joined = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** The hash and the link to it; only the link if the hash is in it. */
function proofOf({ txHash, explorerUrl }: TransferView): string[] {
  const link = safeLink(explorerUrl);
  if (link === null) return [txHash];
  return link.includes(txHash) ? [link] : [txHash, link];
}

/** How far a transfer is; an unknown status is named neutrally. */
const statusOf = ({ status }: TransferView, messages: PayMessages): string =>
  messages.transferStatus[status] ?? messages.unknownStatus;

/** What is said of a transfer on paper: how far it is if it is not confirmed, and why it does not count. */
export function transferNote(
  transfer: TransferView,
  { snapshot, messages }: Pick<ReceiptInput, 'snapshot' | 'messages'>,
): string {
  return joined(
    transfer.status !== 'confirmed' && statusOf(transfer, messages),
    !isMarkedPaid(snapshot) && messages.transferCounts[transfer.counts],
  );
}

function transferText(input: ReceiptInput): string[] {
  const { snapshot, codeOf, messages, locale } = input;
  const isMarked = isMarkedPaid(snapshot);
  return snapshot.transfers.flatMap((transfer, index) => [
    ...(index > 0 ? [''] : []),
    joined(
      figure(input, `${formatCrypto(transfer.amount, locale)} ${codeOf(transfer.currencyId)}`),
      statusOf(transfer, messages),
      formatMoment(transfer.firstSeenAt, locale),
      !isMarked && messages.transferCounts[transfer.counts],
    ),
    ...proofOf(transfer).map((proof) => figure(input, proof)),
  ]);
}

/** Writes the receipt of a paid order. */
export function receiptText(input: ReceiptInput): string {
  const { snapshot, storeName, messages } = input;
  return [
    ...(snapshot.sandbox ? [messages.sandbox] : []),
    joined(messages.receipt, storeName),
    ...receiptFacts(input).map(([name, fact]) => `${name}: ${figure(input, fact)}`),
    '',
    ...transferText(input),
    '',
    messages.receiptNote,
  ].join('\n');
}

/** The same as a file, followed by the timeline as it is copied for support. */
export function receiptFile(input: ReceiptInput): string {
  const { snapshot, messages } = input;
  return [receiptText(input), '', messages.timeline, timelineText(snapshot, messages), ''].join(
    '\n',
  );
}

/** One line per piece of evidence, machine forms and UTC throughout. No address, no token. */
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
