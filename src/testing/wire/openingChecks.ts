/** Checks of opening an order, and of reading its checkout. */
import { checkoutSnapshotSchema, openCheckoutAnswer } from '../../contract/checkout.js';
import { NotRun, type Conversation, type Exchange } from './conversation.js';
import {
  checkoutOf,
  chosenQuote,
  expectCheckout,
  firstChoice,
  openOrder,
  readCheckout,
  reopenOrder,
  tokenOf,
  type SentCheckout,
} from './steps.js';
import { expectShape, expectStatus, fail, type WireCheck } from './wireCheck.js';

/** An answer about transfers may come between two reads, so a tag may change a few times. */
const MOST_READS = 5;

/** Reads with the last tag until nothing changes. */
async function readUnchanged({ ask }: Conversation, token: string): Promise<Exchange> {
  let answer = await ask('GET', '/checkout', { token });
  for (let reads = 1; reads < MOST_READS && answer.status === 200; reads += 1) {
    const tag = answer.headers.get('etag');
    if (tag === null) fail('an ETag on GET /checkout', 'no such header');
    answer = await ask('GET', '/checkout', { token, headers: { 'if-none-match': tag } });
  }
  return answer;
}

/** What must not differ between two answers about one order. */
const identityOf = ({ kind, order }: SentCheckout) =>
  `${String(kind)} ${String(order?.reference)}, ${String(order?.amountUsd)} USD`;

/** Opening, reading, and what a browser may not say. */
export const OPENING_CHECKS: readonly WireCheck[] = [
  {
    name: 'opening gives a token and a whole checkout',
    why: 'nothing can be shown or chosen without them',
    async run(conversation) {
      const answer = await openOrder(conversation);
      expectStatus(answer, 200);
      expectShape('an opened checkout', openCheckoutAnswer, answer.json);
    },
  },
  {
    name: 'the checkout is of the kind that was asked for',
    why: 'an order has a price and can be paid, a top-up has neither',
    async run(conversation) {
      const { kind } = conversation.order;
      const checkout = checkoutOf(await openOrder(conversation));
      if (checkout.kind !== kind) fail(`kind "${kind}"`, `"${String(checkout.kind)}"`);
      const amount = checkout.order?.amountUsd;
      const hasAmount = amount !== null && amount !== undefined;
      if (hasAmount !== (kind === 'payment')) {
        fail(kind === 'payment' ? 'an amount' : 'no amount', hasAmount ? 'one' : 'none');
      }
      if (kind === 'top_up' && checkout.paid !== false) fail('paid: false', String(checkout.paid));
    },
  },
  {
    name: 'reading gives a whole snapshot',
    why: 'a page that polls shows what it gets, and nothing is filled in from before',
    async run(conversation) {
      const token = await tokenOf(conversation);
      const answer = await conversation.ask('GET', '/checkout', { token });
      expectStatus(answer, 200);
      expectShape('a snapshot', checkoutSnapshotSchema, answer.json);
    },
  },
  {
    name: 'an unchanged checkout is a 304',
    why: 'a page asks every few seconds, and would load the whole snapshot each time',
    async run(conversation) {
      const token = await tokenOf(conversation);
      const answer = await readUnchanged(conversation, token);
      expectStatus(answer, 304);
      const headers = { 'if-none-match': '"other"' };
      expectStatus(await conversation.ask('GET', '/checkout', { token, headers }), 200);
    },
  },
  {
    name: 'a body cannot set an amount',
    why: 'a shopper would pay what they like',
    async run(conversation) {
      const { ask, order } = conversation;
      const before = await readCheckout(conversation);
      const token = await tokenOf(conversation);
      const currencyId = 'USDT.Tron';
      const bodies = [
        ['POST', '/checkouts', { order: order.handle, amountUsd: '0.01' }],
        ['PUT', '/checkout/currency', { currencyId, payable: '0.01' }],
        ['POST', '/checkout/quote', { amountUsd: '0.01' }],
      ] as const;
      for (const [method, path, body] of bodies) {
        expectStatus(await ask(method, path, { token, body }), 400, 'bad_request');
      }
      const [was, is] = [before, await readCheckout(conversation)].map(identityOf);
      if (was !== is) fail(`the order unchanged (${String(was)})`, String(is));
    },
  },
];

/** Opening again, once a currency has been chosen. */
export const REOPENING_CHECKS: readonly WireCheck[] = [
  {
    name: 'opening again finds the same checkout',
    why: 'after a reload the shopper would pay a second checkout, or lose the first',
    async run(conversation) {
      const { ask, order } = conversation;
      const before = checkoutOf(await openOrder(conversation));
      const { checkout: chosen, quote } = await chosenQuote(conversation);
      const token = await tokenOf(conversation);
      const body = { order: order.handle };
      for (const answer of [
        await reopenOrder(conversation),
        await ask('POST', '/checkouts', { body, token }),
      ]) {
        const again = expectCheckout(answer);
        if (identityOf(again) !== identityOf(before)) fail(identityOf(before), identityOf(again));
        const [was, is] = [chosen.version ?? 0, again.version ?? 0];
        if (is < was) fail(`version ${String(was)} or higher`, String(is));
        const [had, has] = [quote.currencyId, again.quote?.currencyId];
        if (has !== had) fail(`the quote in ${String(had)}`, `one in ${String(has)}`);
      }
    },
  },
  {
    name: 'opening with a currency keeps the quote',
    why: 'a link could replace the price that the shopper is about to pay',
    async run(conversation) {
      const { quote } = await chosenQuote(conversation);
      const { other } = await firstChoice(conversation);
      checkoutOf(await reopenOrder(conversation));
      if (other === undefined) throw new NotRun('there is only one currency to choose');
      const body = { order: conversation.order.handle, currencyId: other };
      const again = expectCheckout(await conversation.ask('POST', '/checkouts', { body }));
      const has = again.quote?.currencyId;
      if (has !== quote.currencyId) {
        fail(`the quote in ${String(quote.currencyId)}`, `one in ${String(has)}`);
      }
    },
  },
];
