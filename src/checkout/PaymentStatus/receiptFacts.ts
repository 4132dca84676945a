/** The facts of a paid order: what the receipt lists. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { formatCrypto } from '../../money/format.js';
import { formatMoment } from '../../ui/formatTime.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { networkNameOf, orderPrices } from '../payTexts.js';
import { isMarkedPaid, isSumConfirmed, isSummed, receivedAmounts } from './received.js';

/** What the lines of a receipt need. */
export interface FactsInput {
  readonly snapshot: CheckoutSnapshot;
  /** Ticker of a currency id. */
  readonly codeOf: (currencyId: string) => string;
  readonly messages: StatusMessages;
  /** BCP 47 tag. */
  readonly locale: string;
  /** IANA name. @default the shopper's own zone, not named */
  readonly timeZone?: string | undefined;
}

/** A line of the receipt: its name, and what it says. */
export type Fact = readonly [name: string, fact: string];

/**
 * What counts, in each currency that it came in: `0.0002 BTC + 18.36 USDT`. Null while a part of it may still
 * fail: the transfers then say what came.
 */
function paidText({ snapshot, codeOf, locale }: FactsInput): string | null {
  if (!isSumConfirmed(snapshot)) return null;
  const figures = receivedAmounts(snapshot).map(
    ({ amount, currencyId }) => `${formatCrypto(amount, locale)} ${codeOf(currencyId)}`,
  );
  return figures.length === 0 ? null : figures.join(' + ');
}

/** The lines of a paid order's receipt, but for its transfers. */
export function receiptFacts(input: FactsInput): readonly Fact[] {
  const { snapshot, messages, locale } = input;
  const { quote, order, transfers, kind } = snapshot;
  const { facts } = messages;
  // With several currencies, the transfers say which came over which network.
  const network = quote && !snapshot.receivedBeside ? networkNameOf(quote, messages) : null;
  const last = (isMarkedPaid(snapshot) ? transfers : transfers.filter(isSummed)).at(-1);
  const lines: readonly (readonly [string, string | null])[] = [
    [kind === 'payment' ? facts.order : facts.account, order.reference],
    [facts.total, orderPrices(snapshot, locale) || null],
    [facts.paid, paidText(input)],
    [facts.network, network],
    [facts.date, last ? formatMoment(last.firstSeenAt, locale, input.timeZone) : null],
  ];
  return lines.filter((line): line is Fact => line[1] !== null);
}
