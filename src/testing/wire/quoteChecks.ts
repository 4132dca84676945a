/** Checks of prices: a currency is chosen, and its amount and address are held to account. */
import { checkAddress } from '../../chains/address.js';
import type { Choice } from '../../contract/checkout.js';
import { compareDecimal, isDecimal, isZero, multiplyDecimal } from '../../money/decimal.js';
import { MAX_PAYABLE_DECIMALS, payableAmount } from '../../money/quote.js';
import { NotRun } from './conversation.js';
import {
  assertUnpaid,
  checkoutOf,
  chooseCurrency,
  chosenCheckout,
  chosenQuote,
  expectCheckout,
  firstChoice,
  listedCurrencies,
  openOrder,
  readCheckout,
  tokenOf,
  type SentCheckout,
  type Unchecked,
} from './steps.js';
import { expectStatus, fail, type WireCheck } from './wireCheck.js';

type Price = Pick<Unchecked<Choice>, 'currencyId' | 'payable' | 'rate'>;

/** @throws unless the amount covers the order, and no more than the last decimal needs. */
function expectCovered(price: Price, amountUsd: unknown, precision: unknown): void {
  const { currencyId = '', payable, rate } = price;
  if (!isDecimal(payable) || !isDecimal(rate) || !isDecimal(amountUsd) || isZero(rate)) return;
  const worth = multiplyDecimal(payable, rate);
  if (compareDecimal(worth, amountUsd) < 0) {
    fail(
      `payable × rate ≥ ${amountUsd} USD in ${currencyId}`,
      `${payable} × ${rate} = ${worth} USD`,
    );
  }
  const decimals = typeof precision === 'number' ? precision : MAX_PAYABLE_DECIMALS;
  const exact = payableAmount({ amountUsd, rate, precision: decimals });
  if (compareDecimal(payable, exact) > 0) fail(`${exact} ${currencyId}`, payable);
}

/** @throws {@link NotRun} for a top-up, or once something was paid: what is left to pay is another sum. */
function amountToCover({ order, transfers = [] }: SentCheckout): string {
  const amount = order?.amountUsd;
  if (amount === null || amount === undefined) throw new NotRun('there is no amount to pay');
  if (!isDecimal(amount)) throw new NotRun('the amount of the order is no decimal string');
  if (transfers.length > 0) throw new NotRun('the order has transfers already');
  return amount;
}

const frozenPart = ({ quote, address }: SentCheckout) =>
  `${String(quote?.payable)} ${String(quote?.currencyId)} to ${String(address?.address)}`;

/** Prices. They choose currencies, and never pay. */
export const QUOTE_CHECKS: readonly WireCheck[] = [
  {
    name: 'an unknown currency is a 409, and nothing changes',
    why: 'a shopper would be shown an address that no one watches',
    async run(conversation) {
      const before = await readCheckout(conversation);
      assertUnpaid(before);
      const answer = await chooseCurrency(conversation, 'NOPE.Nowhere');
      expectStatus(answer, 409, 'currency_unavailable');
      const after = await readCheckout(conversation);
      if (frozenPart(after) !== frozenPart(before)) fail(frozenPart(before), frozenPart(after));
    },
  },
  {
    name: 'choosing a currency gives its quote',
    why: 'the shopper would pay in another currency than they chose',
    async run(conversation) {
      const { currencyId, answer } = await firstChoice(conversation);
      const { quote } = expectCheckout(answer);
      if (quote?.currencyId !== currencyId) {
        fail(`a quote in ${currencyId}`, quote ? `one in ${String(quote.currencyId)}` : 'none');
      }
      const hasPayable = quote.payable !== null && quote.payable !== undefined;
      if (conversation.order.kind === 'top_up' && hasPayable) fail('no payable (top-up)', 'one');
      if (conversation.order.kind === 'payment' && !hasPayable) fail('a payable', 'none');
    },
  },
  {
    name: 'the amount to pay is rounded up',
    why: 'who pays exactly what is shown would be short, and the order never paid',
    async run(conversation) {
      const opened = checkoutOf(await openOrder(conversation));
      const amountUsd = amountToCover(opened);
      const listed = await listedCurrencies(conversation);
      const precisions = new Map(listed.map(({ id, precision }) => [id, precision]));
      for (const choice of opened.choices ?? []) {
        expectCovered(choice, amountUsd, precisions.get(choice.currencyId));
      }
      const { quote } = await chosenQuote(conversation);
      expectCovered(quote, amountUsd, quote.precision);
    },
  },
  {
    name: 'the address is one of the quote’s network',
    why: 'money that is sent to a wrong address is lost',
    async run(conversation) {
      const { checkout, quote } = await chosenQuote(conversation);
      const { address } = checkout;
      if (!address?.address) fail('an address', 'none');
      const { blockchain = '' } = quote;
      if (address.blockchain !== blockchain) {
        fail(`an address on ${blockchain}`, `one on ${String(address.blockchain)}`);
      }
      const check = checkAddress(blockchain, address.address);
      if (check.status === 'invalid') {
        fail(`a sound address of ${blockchain}`, `${address.address} (${check.reason})`);
      }
      if (address.check !== check.status)
        fail(`check: "${check.status}"`, `"${String(address.check)}"`);
    },
  },
  {
    name: 'choosing again keeps the price',
    why: 'a price that moves under the shopper’s hands makes their payment fall short',
    async run(conversation) {
      const { checkout: chosen } = await chosenQuote(conversation);
      const { currencyId } = await firstChoice(conversation);
      const again = expectCheckout(await chooseCurrency(conversation, currencyId));
      if (frozenPart(again) !== frozenPart(chosen)) fail(frozenPart(chosen), frozenPart(again));
    },
  },
  {
    name: 'a choice raises the version',
    why: 'pages ignore a snapshot that is no newer than their own',
    async run(conversation) {
      const { before, currencyId } = await firstChoice(conversation);
      const chosen = await chosenCheckout(conversation);
      const [was, is] = [before.version ?? 0, chosen.version ?? 0];
      const isSame = before.quote?.currencyId === currencyId;
      if (isSame ? is < was : is <= was) fail(`a version above ${String(was)}`, String(is));
    },
  },
  {
    name: 'a new quote is in the chosen currency',
    why: 'a price that has ended could not be renewed',
    async run(conversation) {
      const { quote } = await chosenQuote(conversation);
      const token = await tokenOf(conversation);
      const answer = await conversation.ask('POST', '/checkout/quote', { token, body: {} });
      const renewed = expectCheckout(answer).quote?.currencyId;
      if (renewed !== quote.currencyId)
        fail(`a quote in ${String(quote.currencyId)}`, `one in ${String(renewed)}`);
    },
  },
];
