/** The facts of a paid order: what the panel and the receipt say of it. Pure. */
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { currencyOfAmounts } from '../../contract/currentQuote.js';
import { type DecimalString, isZero } from '../../money/decimalString.js';
import { formatCrypto } from '../../money/format.js';
import { readableRate } from '../../money/readableRate.js';
import { formatMoment } from '../../ui/formatTime.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { networkNameOf, orderPrices } from '../payTexts.js';
import { isMarkedPaid, isSumConfirmed, isSummed, receivedAmounts } from './received.js';

/** What the facts are told in. */
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

/** A line: its name, and what it says. */
export type Fact = readonly [name: string, fact: string];

/** An amount with its ticker. */
export function coinText(
  amount: DecimalString,
  currencyId: string,
  { codeOf, locale }: FactsInput,
): string {
  return `${formatCrypto(amount, locale)} ${codeOf(currencyId)}`;
}

/**
 * What counts, in each currency that it came in: `0.0002 BTC + 18.36 USDT`. Null while a part of it may still
 * fail: the transfers then say what came.
 */
export function paidText(input: FactsInput): string | null {
  if (!isSumConfirmed(input.snapshot)) return null;
  const figures = receivedAmounts(input.snapshot).map(({ amount, currencyId }) =>
    coinText(amount, currencyId, input),
  );
  return figures.length === 0 ? null : figures.join(' + ');
}

/** What came beyond the price, or null. */
export function excessText(input: FactsInput): string | null {
  const { snapshot } = input;
  const currencyId = currencyOfAmounts(snapshot);
  if (!snapshot.excess || currencyId === undefined || isZero(snapshot.excess)) return null;
  return coinText(snapshot.excess, currencyId, input);
}

/** The transfers that the date, the rate and the address of the payment are those of. */
function payingTransfers({ snapshot }: FactsInput): readonly TransferView[] {
  const { transfers } = snapshot;
  return isMarkedPaid(snapshot) ? transfers : transfers.filter(isSummed);
}

/** The one value that all have; undefined where they differ or one has none. */
function shared<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((one) => one === first) ? first : undefined;
}

/** `1 USDT = 0.9994 USD`: the rate of the price that was agreed, where all of the payment had the same. */
export function rateText(input: FactsInput): string | null {
  const { codeOf, locale } = input;
  const paying = payingTransfers(input);
  const rate = shared(paying.map((one) => one.rate));
  const currencyId = shared(paying.map((one) => one.currencyId));
  if (rate === undefined || currencyId === undefined) return null;
  return `1 ${codeOf(currencyId)} = ${formatCrypto(readableRate(rate), locale)} USD`;
}

/** The address that all of the payment went to, or undefined. */
export const paidToOf = (input: FactsInput): string | undefined =>
  shared(payingTransfers(input).map(({ paidTo }) => paidTo));

/** When the last transfer of the payment was detected; without one, when the order was paid. RFC 3339. */
export const paymentTime = (input: FactsInput): string | undefined =>
  payingTransfers(input).at(-1)?.firstSeenAt ?? input.snapshot.paidAt;

/** The network of the payment. With several currencies, the transfers name theirs. */
export function networkText({ snapshot, messages }: FactsInput): string | null {
  const { quote, receivedBeside } = snapshot;
  return quote && !receivedBeside ? networkNameOf(quote, messages) : null;
}

/** The lines beside a paid order on a wide screen. What was paid is there only where the answer beside it has no figure. */
export function paidFacts(input: FactsInput): readonly Fact[] {
  const { snapshot, messages, locale } = input;
  const { order, kind } = snapshot;
  const { facts } = messages;
  const at = paymentTime(input);
  const hasFigure = receivedAmounts(snapshot).length === 1 && excessText(input) === null;
  const lines: readonly (readonly [string, string | null])[] = [
    [kind === 'payment' ? facts.order : facts.account, order.reference],
    [facts.total, orderPrices(snapshot, locale) || null],
    [facts.paid, hasFigure ? null : paidText(input)],
    [facts.network, networkText(input)],
    [facts.date, at === undefined ? null : formatMoment(at, locale, input.timeZone)],
  ];
  return lines.filter((line): line is Fact => line[1] !== null);
}
