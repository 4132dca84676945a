/** The texts of the receipt and of the timeline, on the screen and to save. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { formatMoment } from '../../ui/formatTime.js';
import { isolate } from '../../ui/messages/messageFormat.js';
import { safeLink } from '../../ui/dom.js';
import type { RecordMessages } from '../../ui/messages/enRecords.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { networkNameOf, orderPrices } from '../payTexts.js';
import { isAllConfirmed } from '../screen.js';
import { isMarkedPaid, receivedAmounts } from './received.js';

/** What a receipt needs. */
export interface ReceiptInput {
  readonly snapshot: CheckoutSnapshot;
  readonly storeName: string | undefined;
  /** Ticker of a currency id. */
  readonly codeOf: (currencyId: string) => string;
  readonly messages: StatusMessages & RecordMessages;
  /** BCP 47 tag. */
  readonly locale: string;
  /** IANA name. @default the shopper's own zone, not named */
  readonly timeZone?: string | undefined;
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

function transferText(input: ReceiptInput): string[] {
  const { snapshot, codeOf, messages, locale } = input;
  const isMarked = isMarkedPaid(snapshot);
  return snapshot.transfers.flatMap((transfer, index) => [
    ...(index > 0 ? [''] : []),
    joined(
      figure(input, `${formatCrypto(transfer.amount, locale)} ${codeOf(transfer.currencyId)}`),
      messages.transferStatus[transfer.status],
      formatMoment(transfer.firstSeenAt, locale),
      !isMarked && messages.transferCounts[transfer.counts],
    ),
    ...proofOf(transfer).map((proof) => figure(input, proof)),
  ]);
}

/**
 * What counts, in each currency that it came in: `0.0002 BTC + 18.36 USDT`. Null while a transfer may still
 * fail: the transfers then say what came.
 */
function paidText({ snapshot, codeOf, locale }: FactsInput): string | null {
  if (!isAllConfirmed(snapshot)) return null;
  const figures = receivedAmounts(snapshot).map(
    ({ amount, currencyId }) => `${formatCrypto(amount, locale)} ${codeOf(currencyId)}`,
  );
  return figures.length === 0 ? null : figures.join(' + ');
}

/** A line of the receipt: its name, and what it says. */
export type Fact = readonly [name: string, fact: string];

/** What the lines of a receipt need. */
export type FactsInput = Omit<ReceiptInput, 'storeName' | 'messages' | 'dir'> & {
  readonly messages: StatusMessages;
};

/** The lines of a paid order's receipt, but for its transfers. */
export function receiptFacts(input: FactsInput): readonly Fact[] {
  const { snapshot, messages, locale } = input;
  const { quote, order, transfers, kind } = snapshot;
  const { facts } = messages;
  // With several currencies, the transfers say which came over which network.
  const network = quote && !snapshot.receivedBeside ? networkNameOf(quote, messages) : null;
  const last = transfers.at(-1);
  const lines: readonly (readonly [string, string | null])[] = [
    [kind === 'payment' ? facts.order : facts.account, order.reference],
    [facts.total, orderPrices(snapshot, locale) || null],
    [facts.paid, paidText(input)],
    [facts.network, network],
    [facts.date, last ? formatMoment(last.firstSeenAt, locale, input.timeZone) : null],
  ];
  return lines.filter((line): line is Fact => line[1] !== null);
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
export function timelineText(snapshot: CheckoutSnapshot, messages: RecordMessages): string {
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
