/** Makes transfers from statements, and values each against the quotes. */
import { compareDecimal, isZero, type DecimalString } from '../money/decimal.js';
import {
  compareFractions,
  ZERO_FRACTION,
  multiplyFractions,
  fractionOf,
  type Fraction,
} from '../money/fraction.js';
import { findNetwork } from '../chains/networks.js';
import type { CheckoutTransfer, TransferCounts } from './foldedCheckout.js';
import { compareText } from './distinctEvents.js';
import type { TransferStatements } from './groups.js';
import { findHolds, isConfirmation, isLookup, isStrong, type Statement } from './statements.js';
import { instantText } from './timestamps.js';
import type { PricedQuote, OrderTerms } from './quotes.js';
import {
  dateTransaction,
  eligibleQuotes,
  findQuote,
  type Sent,
  type TimingEvents,
} from './paymentWindow.js';
import { normalNetwork, shownHash } from './transferIdentity.js';

/** What transfers are valued against. */
export interface Valuation {
  readonly terms: OrderTerms;
  readonly timing: TimingEvents;
  /** Keys of released evidence. */
  readonly released: ReadonlySet<string>;
  /** In an order that was closed uncovered: keys of what had confirmed transfers before. Else null. */
  readonly inTime: ReadonlySet<string> | null;
}

type Value = Pick<CheckoutTransfer, 'currencyId' | 'amount' | 'counts' | 'quoteId' | 'share'> & {
  readonly firstSeenMs: number;
};

const uncounted = (counts: TransferCounts) => ({ counts, quoteId: null, share: ZERO_FRACTION });

/** All transfers of the statements, in the order in which they were first seen. */
export function readTransfers(
  groups: readonly TransferStatements[],
  valuation: Valuation,
): CheckoutTransfer[] {
  return groups
    .map((group) => readTransfer(group, valuation))
    .sort((a, b) => compareText(a.firstSeenAt, b.firstSeenAt) || compareText(a.id, b.id));
}

function readTransfer(group: TransferStatements, valuation: Valuation): CheckoutTransfer {
  const { strong, weak } = group;
  const deciding = strong.length > 0 ? strong : weak;
  const { firstSeenMs, ...worth } = lowestValue(deciding, group, valuation);
  const said = [...strong, ...weak];
  const { inTime } = valuation;
  const isTooLate =
    worth.counts === 'counted' && inTime && !said.some(({ key }) => inTime.has(key));
  const value = isTooLate ? { ...worth, ...uncounted('late') } : worth;
  return {
    ...nameOf(deciding),
    ...value,
    amountUsd: lowestAmountUsd(deciding, value),
    status: statusOf(strong, valuation.released),
    firstSeenAt: instantText(firstSeenMs),
    sources: [...new Set(said.map(({ body }) => body.source))].sort(),
    evidence: [...new Set(said.map(({ key }) => key))].sort(),
  };
}

/**
 * Names a transfer by the statement that confirmed it first, or else by its first strong statement, or else
 * by the first of all. So its id does not change once `onDeposit` was called with it.
 */
function nameOf(
  deciding: readonly Statement[],
): Pick<CheckoutTransfer, 'id' | 'blockchain' | 'txHash' | 'bcUniqKey'> {
  const inLedgerOrder = [...deciding].sort((a, b) => a.sequence - b.sequence);
  const named = inLedgerOrder.filter((one) => !isLookup(one));
  const [namer] = [
    ...named.filter(({ proves }) => proves !== 'seen'),
    ...named.filter(isStrong),
    ...named,
    ...inLedgerOrder,
  ];
  if (!namer) throw new Error('A transfer was made of no statement.');
  const { body, outputKey: bcUniqKey } = namer;
  const blockchain = normalNetwork(body.blockchain);
  const hash = shownHash(body.txHash);
  const isEvm = findNetwork(blockchain)?.family === 'evm';
  const txHash = isEvm && !hash.startsWith('0x') ? `0x${hash}` : hash;
  return { id: `${blockchain}:${txHash}:${bcUniqKey}`, blockchain, txHash, bcUniqKey };
}

function statusOf(
  strong: readonly Statement[],
  released: ReadonlySet<string>,
): CheckoutTransfer['status'] {
  if (findHolds(strong, released).length > 0) return 'held';
  return strong.some((statement) => isConfirmation(statement, released)) ? 'confirmed' : 'seen';
}

/** If statements disagree, the one that is worth least counts: in one currency, the lower amount. */
function lowestValue(
  deciding: readonly Statement[],
  { strong, weak, transaction }: TransferStatements,
  valuation: Valuation,
): Value {
  const inLedgerOrder = [...strong, ...weak].sort((a, b) => a.sequence - b.sequence);
  const values = deciding.map(({ body: { currencyId, amount } }) => {
    const said = inLedgerOrder.filter(
      ({ body }) => body.currencyId === currencyId && body.amount === amount,
    );
    return valueOf(currencyId, { amount, said }, transaction, valuation);
  });
  return values.reduce((lowest, value) => {
    const order =
      compareFractions(value.share, lowest.share) ||
      compareDecimal(value.amount, lowest.amount) ||
      compareText(value.currencyId, lowest.currencyId);
    return order < 0 ? value : lowest;
  });
}

function valueOf(
  currencyId: string,
  sent: Sent,
  transaction: readonly Statement[],
  { timing, terms }: Valuation,
): Value {
  const { amount } = sent;
  const eligible = eligibleQuotes(timing, currencyId, transaction);
  const dating = dateTransaction(transaction, eligible);
  const nothing = (counts: TransferCounts): Value => {
    const { firstSeenMs } = dating;
    return { currencyId, amount, ...uncounted(counts), firstSeenMs };
  };
  if (terms.opened?.type === 'top_up') return nothing('deposit');
  if (!timing.quoted.some(({ body }) => body.currencyId === currencyId)) {
    return nothing('wrong_currency');
  }
  const quote = findQuote(timing, eligible, dating, sent);
  // A quote without a payable cannot say what share is covered; the store decides, as for a late one.
  if (quote === null) return nothing('late');
  const share = shareCovered(amount, quote, terms.amountUsd);
  return { ...nothing('counted'), quoteId: quote.quoteId, share };
}

/** `amount ÷ payable` of the quote, as a share of what the order costs now. */
function shareCovered(
  amount: DecimalString,
  quote: PricedQuote,
  amountUsd: DecimalString | null,
): Fraction {
  // Without an amount, or with zero, there is nothing to cover.
  if (amountUsd === null || isZero(amountUsd)) return ZERO_FRACTION;
  const ofQuote = fractionOf(amount, quote.payable);
  if (quote.amountUsd === amountUsd) return ofQuote;
  return multiplyFractions(ofQuote, fractionOf(quote.amountUsd, amountUsd));
}

function lowestAmountUsd(
  deciding: readonly Statement[],
  { currencyId, amount }: Pick<Value, 'currencyId' | 'amount'>,
): DecimalString | null {
  return deciding
    .filter(({ body }) => body.currencyId === currencyId && body.amount === amount)
    .reduce<DecimalString | null>((lowest, { body }) => {
      if (body.amountUsd === null) return lowest;
      if (lowest === null) return body.amountUsd;
      return compareDecimal(body.amountUsd, lowest) < 0 ? body.amountUsd : lowest;
    }, null);
}
