/** Checks of paths, verbs and bodies. They need no order. */
import { CLIENT_ROUTES } from '../../contract/routes.js';
import { signEvent } from '../signedEvent.js';
import { isObject } from './fields.js';
import { unknownHandle } from './steps.js';
import { expectStatus, fail, type WireCheck } from './wireCheck.js';

/** Routes that an endpoint may leave out. */
const OPTIONAL: readonly string[] = ['checkoutEvents', 'linkCheckout'];

const CURRENCY = 'USDT.Tron';

/** Above the 8 kB that a browser may send. */
const LARGE = 'x'.repeat(9 * 1024);

/** An event as the service sends it; only its body is used. */
const EVENT = signEvent({
  type: 'received',
  secret: '',
  externalId: '00000000-0000-4000-8000-000000000003',
  currencyId: CURRENCY,
  blockchain: 'tron',
  amount: '20',
  amountUsd: '20',
  txHash: 'ab'.repeat(32),
  at: Date.UTC(2026, 2, 1, 12),
});

/** Paths, verbs, bodies, and events without a signature. */
export const ROUTE_CHECKS: readonly WireCheck[] = [
  {
    name: 'an unknown path is a 404',
    why: 'a path that is passed on could reach the payment service with the store’s key',
    async run({ ask }) {
      for (const path of ['/nothing-here', '/checkouts/1', '/v2/wallets']) {
        expectStatus(await ask('GET', path), 404, 'not_found');
      }
    },
  },
  {
    name: 'a wrong verb is a 405 with Allow',
    why: 'an endpoint that takes any verb takes requests that nobody has thought of',
    async run({ ask }) {
      for (const [name, { method, path }] of Object.entries(CLIENT_ROUTES)) {
        const answer = await ask('DELETE', path.replace(':currencyId', CURRENCY));
        if (OPTIONAL.includes(name) && answer.status === 404) continue;
        expectStatus(answer, 405, 'method_not_allowed');
        const allow = answer.headers.get('allow');
        const verbs = allow?.split(',').map((verb) => verb.trim());
        if (!verbs?.includes(method)) {
          fail(`Allow with ${method} on ${path}`, allow === null ? 'no such header' : `"${allow}"`);
        }
      }
    },
  },
  {
    name: 'an unknown key of a body is a 400',
    why: 'a key that is ignored today may be obeyed tomorrow',
    async run({ ask }) {
      const body = { order: unknownHandle(), colour: 'blue' };
      expectStatus(await ask('POST', '/checkouts', { body }), 400, 'bad_request');
    },
  },
  {
    name: 'a body that is no JSON is a 400',
    why: 'a page has to be told its own mistake',
    async run({ ask }) {
      expectStatus(await ask('POST', '/checkouts', { body: '{"order":' }), 400, 'bad_request');
    },
  },
  {
    name: 'a body of another content type is a 415',
    why: 'a foreign page may send text and forms without a preflight, and JSON only with one',
    async run({ ask }) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const body = JSON.stringify({ order: unknownHandle() });
        const answer = await ask('POST', '/checkouts', { body, headers: { 'content-type': type } });
        expectStatus(answer, 415, 'unsupported_media_type');
      }
    },
  },
  {
    name: 'a body over 8 kB is a 413',
    why: 'bodies without a limit fill the server’s memory',
    async run({ ask }) {
      const answer = await ask('POST', '/checkouts', { body: { order: LARGE } });
      expectStatus(answer, 413, 'payload_too_large');
    },
  },
  {
    name: 'an unknown order handle is a 403',
    why: 'whoever guesses a handle would see an order, or have one made',
    async run({ ask }) {
      const answer = await ask('POST', '/checkouts', { body: { order: unknownHandle() } });
      expectStatus(answer, 403, 'forbidden');
    },
  },
  {
    name: 'an event without the service’s signature is not acknowledged',
    why: 'anybody could report a payment that was never made',
    async run({ ask }) {
      for (const headers of [{}, { 'x-sign': '' }, { 'x-sign': '0'.repeat(64) }]) {
        const answer = await ask('POST', '/webhook', { body: EVENT.body, headers });
        const isAcknowledged = isObject(answer.json) && answer.json['success'] === true;
        if (answer.status < 400 || isAcknowledged) {
          fail('a refusal of POST /webhook', `${String(answer.status)}, an acknowledgement`);
        }
      }
    },
  },
];
