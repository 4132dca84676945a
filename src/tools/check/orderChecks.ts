/** Checks of one order: it is opened, currencies are chosen in it, and nothing is ever paid. */
import { checkAddress } from '../../chains/address.js';
import { findNetwork } from '../../chains/networks.js';
import {
  checkoutSnapshotSchema,
  type CheckoutSnapshot,
  type Choice,
  type OpenedCheckout,
  type QuoteView,
} from '../../contract/checkout.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { compareDecimal, isZero, multiplyDecimal } from '../../money/decimal.js';
import type { DecimalString } from '../../money/decimalString.js';
import { MAX_PAYABLE_DECIMALS, payableAmount } from '../../money/quote.js';
import { needed, NotRun, type CheckRun } from './checkRun.js';
import type { Conversation } from './conversation.js';
import {
  chooseCurrency,
  expectRefused,
  expectStatus,
  fail,
  openOrder,
  readCheckout,
  readShape,
} from './expectations.js';

/** The order that is checked. */
export interface CheckedOrder {
  readonly handle: string;
  readonly kind: 'payment' | 'top_up';
}

/** An answer about transfers may come between two reads, so a tag may change a few times. */
const MOST_READS = 5;

/** Reads with the last tag until nothing changes. */
async function expectUnchanged({ ask }: Conversation, token: string): Promise<void> {
  const read = (headers = {}) => ask('GET', '/checkout', { token, headers });
  let answer = await read();
  for (let reads = 1; reads < MOST_READS && answer.status === 200; reads += 1) {
    const tag = answer.headers.get('etag') ?? fail('an ETag on GET /checkout', 'none');
    answer = await read({ 'if-none-match': tag });
  }
  expectStatus(answer, 304);
  expectStatus(await read({ 'if-none-match': '"other"' }), 200);
}

/** What must not differ between two answers about one order. */
const identityOf = ({ kind, order }: CheckoutSnapshot) =>
  `${kind} ${order.reference}, ${String(order.amountUsd)} USD`;

const quoteOf = ({ quote }: CheckoutSnapshot) => `a quote in ${String(quote?.currencyId)}`;

const frozenPart = ({ quote, address }: CheckoutSnapshot) =>
  `${String(quote?.payable)} ${String(quote?.currencyId)} to ${String(address?.address)}`;

/** @throws if a part differs. */
function expectSame(
  part: (checkout: CheckoutSnapshot) => string,
  before: CheckoutSnapshot,
  after: CheckoutSnapshot,
): void {
  if (part(after) !== part(before)) fail(part(before), part(after));
}

/** Opening, reading, and what a browser may not say. */
export async function checkOpening(
  run: CheckRun,
  { handle, kind }: CheckedOrder,
): Promise<OpenedCheckout | undefined> {
  const { check } = run;
  const opened = await check('opening gives a token and a whole checkout', () =>
    openOrder(run, { order: handle }),
  );
  await check('the checkout is of the kind that was asked for', () => {
    const { checkout } = needed(opened);
    if (checkout.kind !== kind) fail(`kind "${kind}"`, `"${checkout.kind}"`);
    const isTopUp = kind === 'top_up';
    const isWithout = checkout.order.amountUsd === null;
    if (isWithout !== isTopUp) fail(isTopUp ? 'no amount' : 'an amount', isTopUp ? 'one' : 'none');
    if (isTopUp && checkout.paid) fail('paid: false', 'true');
  });
  const first = await check('reading gives a whole snapshot', () =>
    readCheckout(run, needed(opened).token),
  );
  await check('an unchanged checkout is a 304', () => expectUnchanged(run, needed(opened).token));
  await check('a body cannot set an amount', async () => {
    const before = needed(first);
    const { token } = needed(opened);
    const choice = { currencyId: 'USDT.Tron', payable: '0.01' };
    await expectRefused(run, 'bad_request', [
      ['POST', '/checkouts', { token, body: { order: handle, amountUsd: '0.01' } }],
      ['PUT', '/checkout/currency', { token, body: choice }],
      ['POST', '/checkout/quote', { token, body: { amountUsd: '0.01' } }],
    ]);
    expectSame(identityOf, before, await readCheckout(run, token));
  });
  await check('an unknown currency is a 409, and nothing changes', async () => {
    const before = needed(first);
    if (before.paid || before.closed) throw new NotRun('the order is paid or closed');
    const { token } = needed(opened);
    const body = { currencyId: 'NOPE.Nowhere' };
    await expectRefused(run, 'currency_unavailable', [
      ['PUT', '/checkout/currency', { token, body }],
    ]);
    expectSame(frozenPart, before, await readCheckout(run, token));
  });
  return opened;
}

/** Asks each route of a checkout. @throws unless the token opens none of them. */
async function expectLocked(conversation: Conversation, token?: string): Promise<void> {
  await expectRefused(conversation, 'unauthorized', [
    ['GET', '/checkout/events', { token }],
    ['GET', '/checkout', { token }],
    ['PUT', '/checkout/currency', { token, body: { currencyId: 'USDT.Tron' } }],
    ['POST', '/checkout/quote', { token, body: {} }],
  ]);
}

/** The token with one character in its middle changed; at the end a change may mean the same bytes. */
function changed(token: string): string {
  const from = Math.floor(token.length / 2);
  const at = from + Math.max(0, token.slice(from).search(/[A-Za-z0-9]/));
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

/** A JSON web token with its signature taken away (RFC 7519, section 6); none if the token is no such one. */
function unsigned(token: string): string[] {
  const [, claims, signature, more] = token.split('.');
  if (claims === undefined || signature === undefined || more !== undefined) return [];
  return [`${btoa('{"alg":"none"}').replaceAll('=', '')}.${claims}.`];
}

/** Who may see a checkout: whoever sends its token in the header, and nobody else. */
export async function checkToken(run: CheckRun, opened: OpenedCheckout | undefined): Promise<void> {
  await run.check('a checkout without a token is a 401', () => expectLocked(run));
  await run.check('a changed token is a 401', async () => {
    const { token } = needed(opened);
    const wrong = [changed(token), token.slice(0, -8), 'none', ...unsigned(token)];
    for (const one of wrong) await expectLocked(run, one);
  });
  await run.check('a token in the URL opens nothing', () => {
    const token = encodeURIComponent(needed(opened).token);
    const names = ['token', 'access_token', 'authorization'];
    const urls = names.map((name) => ['GET', `/checkout?${name}=${token}`] as const);
    return expectRefused(run, 'unauthorized', urls);
  });
}

/** Currencies that can be chosen: the best for the checks first, the one that is chosen now last. */
function choosable(
  { choices, order, quote }: CheckoutSnapshot,
  listed: readonly CurrencyView[],
): string[] {
  const networks = new Map(listed.map(({ id, blockchain }) => [id, blockchain]));
  const scoreOf = ({ currencyId, payable, rate }: Choice): number => {
    const worth = payable === null || rate === null ? null : multiplyDecimal(payable, rate);
    const isKnown = findNetwork(networks.get(currencyId) ?? '') !== undefined;
    const isRounded = worth !== order.amountUsd;
    return (currencyId === quote?.currencyId ? 0 : 4) + (isKnown ? 2 : 0) + (isRounded ? 1 : 0);
  };
  return choices
    .filter(({ unavailable }) => unavailable === null)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .map(({ currencyId }) => currencyId);
}

/** @throws unless the amount covers the order, and no more than the last decimal needs. */
function expectCovered(
  { currencyId, payable, rate }: Pick<Choice, 'currencyId' | 'payable' | 'rate'>,
  amountUsd: DecimalString,
  precision: number | null = null,
): void {
  if (payable === null || rate === null || isZero(rate)) return;
  const worth = multiplyDecimal(payable, rate);
  if (compareDecimal(worth, amountUsd) < 0) {
    const wanted = `payable × rate ≥ ${amountUsd} USD in ${currencyId}`;
    fail(wanted, `${payable} × ${rate} = ${worth} USD`);
  }
  const exact = payableAmount({ amountUsd, rate, precision: precision ?? MAX_PAYABLE_DECIMALS });
  if (compareDecimal(payable, exact) > 0) fail(`${exact} ${currencyId}`, payable);
}

/** The first choice of a currency, and what it was answered. */
export interface FirstChoice {
  readonly token: string;
  readonly quote: QuoteView;
  readonly checkout: CheckoutSnapshot;
  /** Another currency that can be chosen; undefined if there is none. */
  readonly other: string | undefined;
}

/** Chooses a currency. */
async function choose(
  run: CheckRun,
  { kind }: CheckedOrder,
  { token, checkout: before }: OpenedCheckout,
  listed: readonly CurrencyView[],
): Promise<FirstChoice> {
  if (before.paid || before.closed) {
    fail('an unpaid order', 'one that is paid or closed; pass another handle');
  }
  const [currencyId = fail('a currency to choose', 'none'), other] = choosable(before, listed);
  const checkout = await chooseCurrency(run, token, currencyId);
  const { quote } = checkout;
  if (quote?.currencyId !== currencyId) return fail(`a quote in ${currencyId}`, quoteOf(checkout));
  const isWithout = quote.payable === null;
  if (isWithout !== (kind === 'top_up'))
    fail(`a quote of a ${kind}`, `payable: ${String(quote.payable)}`);
  return { token, quote, checkout, other };
}

/** The address of a quote. */
function expectAddress({ checkout, quote }: FirstChoice): void {
  const { blockchain } = quote;
  const address = checkout.address ?? fail('an address', 'none');
  if (address.blockchain !== blockchain) {
    fail(`an address on ${blockchain}`, `one on ${address.blockchain}`);
  }
  const checked = checkAddress(blockchain, address.address);
  if (checked.status === 'invalid') {
    fail(`a sound address of ${blockchain}`, `${address.address} (${checked.reason})`);
  }
  if (address.check !== checked.status) fail(`check: "${checked.status}"`, `"${address.check}"`);
}

/** Prices. */
export async function checkPrices(
  run: CheckRun,
  order: CheckedOrder,
  opened: OpenedCheckout | undefined,
  listed: readonly CurrencyView[] | undefined,
): Promise<FirstChoice | undefined> {
  const { ask, check } = run;
  const chosen = await check('choosing a currency gives its quote', () =>
    choose(run, order, needed(opened), listed ?? []),
  );
  await check('the amount to pay is rounded up', () => {
    const { order: terms, transfers, choices } = needed(opened).checkout;
    const { amountUsd } = terms;
    if (amountUsd === null) throw new NotRun('there is no amount to pay');
    // What is left to pay is another sum.
    if (transfers.length > 0) throw new NotRun('the order has transfers already');
    const precisions = new Map(needed(listed).map(({ id, precision }) => [id, precision]));
    for (const choice of choices) {
      expectCovered(choice, amountUsd, precisions.get(choice.currencyId));
    }
    expectCovered(needed(chosen).quote, amountUsd, needed(chosen).quote.precision);
  });
  await check('the address is one of the quote’s network', () => expectAddress(needed(chosen)));
  await check('a choice raises the version', () => {
    const before = needed(opened).checkout;
    const { checkout } = needed(chosen);
    const isSame = before.quote?.currencyId === checkout.quote?.currencyId;
    const least = before.version + (isSame ? 0 : 1);
    if (checkout.version < least)
      fail(`version ${String(least)} or higher`, String(checkout.version));
  });
  await check('choosing again keeps the price', async () => {
    const { token, quote, checkout } = needed(chosen);
    expectSame(frozenPart, checkout, await chooseCurrency(run, token, quote.currencyId));
  });
  await check('a new quote is in the chosen currency', async () => {
    const { token, checkout } = needed(chosen);
    const answer = await ask('POST', '/checkout/quote', { token, body: {} });
    expectSame(quoteOf, checkout, readShape(checkoutSnapshotSchema, answer));
  });
  return chosen;
}

/** Opening again, once a currency has been chosen. */
export async function checkReopening(
  run: CheckRun,
  { handle }: CheckedOrder,
  chosen: FirstChoice | undefined,
): Promise<void> {
  const reopened = await run.check('opening again finds the same checkout', async () => {
    const { token, checkout: before } = needed(chosen);
    for (const asking of [{}, { token }]) {
      const { checkout: again } = await openOrder(run, { order: handle }, asking);
      expectSame(identityOf, before, again);
      expectSame(quoteOf, before, again);
      if (again.version < before.version)
        fail(`version ${String(before.version)} or higher`, String(again.version));
    }
    return true;
  });
  await run.check('opening with a currency keeps the quote', async () => {
    needed(reopened);
    const { checkout, other } = needed(chosen);
    if (other === undefined) throw new NotRun('there is only one currency to choose');
    const again = await openOrder(run, { order: handle, currencyId: other });
    expectSame(quoteOf, checkout, again.checkout);
  });
}
