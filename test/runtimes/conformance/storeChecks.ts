/** Checks of the handler in its conformance store: routes of its own, whole payments, many shoppers at once. */
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { ROUTES } from '../../../src/contract/routes.js';
import type { Conversation } from '../../../src/tools/check/conversation.js';
import {
  chooseCurrency,
  expectEqual,
  expectHeader,
  expectProblem,
  expectRefused,
  expectStatus,
  fail,
  openOrder,
  readCheckout,
} from '../../../src/tools/check/expectations.js';
import {
  ALLOWED_ORIGIN,
  CONTROL_PATH,
  SESSION_COOKIE,
  type WaitingEvent,
} from './conformanceStore.js';
import { expectAcknowledged, sendWebhook } from './bodyChecks.js';
import { CHANGE_MS, openStream, type OpenStream } from '../../../src/tools/check/streamChecks.js';

/** A new order handle. */
export function newOrder(prefix = 'order'): string {
  return `${prefix}-${crypto.randomUUID()}`;
}

/** Runs a control of the store, and delivers its webhooks. */
async function control(
  asked: Conversation,
  name: 'pay' | 'confirm',
  input: Record<string, string>,
): Promise<string> {
  const { base, fetch } = asked.endpoint;
  const init = { method: 'POST', body: JSON.stringify(input) };
  const response = await fetch(new URL(`${CONTROL_PATH}/${name}`, base).href, init);
  const { result, events } = (await response.json()) as {
    result: { readonly txHash: string };
    events: readonly WaitingEvent[];
  };
  if (events.length === 0) fail(`events of "${name}"`, 'none');
  // A second delivery is normal.
  for (const event of [...events, ...events]) {
    expectAcknowledged(await sendWebhook(asked, event));
  }
  return result.txHash;
}

/** Pays the quote, and delivers the webhooks. */
function pay(
  asked: Conversation,
  { quote, address }: CheckoutSnapshot,
  amount = quote?.payable ?? '',
): Promise<string> {
  const currencyId = quote?.currencyId ?? '';
  return control(asked, 'pay', { address: address?.address ?? '', currencyId, amount });
}

const confirm = (asked: Conversation, txHash: string) => control(asked, 'confirm', { txHash });

/** Opens a stream; null on a runtime without streaming, which has to say so. */
async function openIfOffered(
  asked: Conversation,
  token: string,
  headers: Record<string, string> = {},
): Promise<OpenStream | null> {
  const stream = await openStream(asked, { token, headers });
  if (asked.endpoint.supportsStreaming !== false) return stream;
  expectProblem(await stream.close(), 'not_found');
  return null;
}

type StoreChecks = Readonly<Record<string, (asked: Conversation) => Promise<void>>>;

const ROUTE_CHECKS: StoreChecks = {
  async 'health says true, and HEAD answers as GET does, without a body'({ ask }) {
    expectEqual('health', (await ask('GET', '/health')).json, true);
    const head = await ask('HEAD', '/health');
    expectStatus(head, 200);
    expectEqual('body', head.text, '');
  },
  async 'the store serves icons of a currency and its network'({ ask }) {
    for (const path of ['/icons/currency/USDT.Tron', '/icons/network/tron']) {
      const { headers, text } = await ask('GET', path);
      expectEqual('type', headers.get('content-type'), 'image/svg+xml');
      expectEqual('drawing', text.slice(0, 5), '<svg ');
    }
  },
  async 'a path beside the routes is a 404'(asked) {
    await expectRefused(asked, 'not_found', [
      ['GET', '/'],
      ['GET', '/health/more'],
      ['GET', '/rates/..%2f..%2fcheckouts'],
    ]);
  },
  async 'a page of an allowed origin may send requests and read answers'({ ask }) {
    const preflight = await ask('OPTIONS', '/checkout', {
      headers: {
        origin: ALLOWED_ORIGIN,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
    expectStatus(preflight, 204);
    expectHeader(preflight, 'access-control-allow-origin', ALLOWED_ORIGIN);
    expectHeader(preflight, 'access-control-allow-methods', 'PUT');
    const answer = await ask('GET', '/health', { headers: { origin: ALLOWED_ORIGIN } });
    expectHeader(answer, 'access-control-allow-origin', ALLOWED_ORIGIN);
    expectHeader(answer, 'vary', 'Origin');
  },
  async 'a page of the store’s own origin opens an order'(asked) {
    const { origin } = new URL(asked.endpoint.base);
    await openOrder(asked, { order: newOrder() }, { headers: { origin } });
  },
  async 'resolveOrder receives the request with its cookie and its body'(asked) {
    const order = newOrder('session');
    await openOrder(asked, { order }, { headers: { cookie: SESSION_COOKIE } });
    await expectRefused(asked, 'forbidden', [['POST', '/checkouts', { body: { order } }]]);
  },
};

const PAYMENT_CHECKS: StoreChecks = {
  async 'a payment goes from open to paid by signed events'(asked) {
    const order = newOrder();
    const { token, checkout } = await openOrder(asked, { order });
    expectEqual('reference', checkout.order.reference, order);
    expectEqual('sandbox', checkout.sandbox, true);
    const shown = await chooseCurrency(asked, token, 'USDT.Tron');
    expectEqual('payable', shown.quote?.payable, '20');
    const txHash = await pay(asked, shown);
    const seen = await readCheckout(asked, token);
    expectEqual('seen', [seen.progress, seen.paid], ['detected', false]);
    await confirm(asked, txHash);
    const paid = await readCheckout(asked, token);
    expectEqual('paid', [paid.progress, paid.paid, paid.due], ['confirmed', true, '0']);
    expectEqual('transfers', paid.transfers.length, 1);
    const again = await openOrder(asked, { order });
    expectEqual('found again', again.checkout.paid, true);
  },
  async 'a top-up counts its deposits, and is never paid'(asked) {
    const { token } = await openOrder(asked, { order: newOrder('customer') });
    const shown = await chooseCurrency(asked, token, 'BTC.Bitcoin');
    await confirm(asked, await pay(asked, shown, '0.0125'));
    const { transfers, paid } = await readCheckout(asked, token);
    const amounts = transfers.map(({ amount }) => amount);
    expectEqual('deposits', [amounts, paid], [['0.0125'], false]);
  },
  async 'parallel opens of one order give one checkout with one address'(asked) {
    const order = newOrder();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openOrder(asked, { order })));
    const shown = await Promise.all(
      opened.map(({ token }) => chooseCurrency(asked, token, 'USDT.Ethereum')),
    );
    expectEqual('addresses', new Set(shown.map(({ address }) => address?.address)).size, 1);
  },
  async 'parallel shoppers each see their own order'(asked) {
    const orders = Array.from({ length: 12 }, () => newOrder());
    const tokens = await Promise.all(
      orders.map(async (order) => (await openOrder(asked, { order })).token),
    );
    const reads = await Promise.all(
      [...tokens, ...tokens].map((token) => readCheckout(asked, token)),
    );
    const seen = reads.map(({ order }) => order.reference);
    expectEqual('orders', seen, [...orders, ...orders]);
  },
};

const LIVE_CHECKS: StoreChecks = {
  async 'a stream starts with the whole checkout, with headers that prevent buffering'(asked) {
    const { token, checkout } = await openOrder(asked, { order: newOrder() });
    const stream = await openIfOffered(asked, token);
    if (!stream) return;
    const { messages, response } = stream;
    expectEqual('cache', response.headers.get('cache-control'), 'no-store, no-transform');
    expectEqual('buffering', response.headers.get('x-accel-buffering'), 'no');
    expectEqual('encoding', response.headers.get('content-encoding'), null);
    await stream.readUntil(() => messages.length > 0, CHANGE_MS);
    expectEqual('version', messages[0]?.id, String(checkout.version));
    await stream.close();
  },
  async 'a stream sends a payment after its event, and no snapshot that the page has'(asked) {
    const { token } = await openOrder(asked, { order: newOrder() });
    const shown = await chooseCurrency(asked, token, 'USDT.Tron');
    const known = String(shown.version);
    const stream = await openIfOffered(asked, token, { 'last-event-id': known });
    if (!stream) return;
    await confirm(asked, await pay(asked, shown));
    const { messages } = stream;
    const isPaid = () =>
      messages.some(({ checkout }) => (checkout as { paid?: unknown } | null)?.paid === true);
    await stream.readUntil(isPaid, CHANGE_MS);
    expectEqual('paid', isPaid(), true);
    expectEqual(
      'old snapshots',
      messages.some(({ id }) => id === known),
      false,
    );
    await stream.close();
  },
  async 'closed streams free their slots, and HEAD has no body'(asked) {
    const { token } = await openOrder(asked, { order: newOrder() });
    for (let time = 0; time < 25; time += 1) {
      const stream = await openIfOffered(asked, token);
      if (!stream) return;
      await stream.readUntil(() => stream.messages.length > 0, CHANGE_MS);
      expectEqual('begins', stream.messages.length, 1);
      await stream.close();
    }
    const head = await asked.ask('HEAD', ROUTES.checkoutEvents.path, { token });
    expectStatus(head, 200);
    expectEqual('body', head.text, '');
  },
};

/** Checks by name, in order. */
export const STORE_CHECKS = { ...ROUTE_CHECKS, ...PAYMENT_CHECKS, ...LIVE_CHECKS };
