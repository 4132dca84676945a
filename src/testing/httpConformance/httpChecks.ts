/** The HTTP conformance suite, and its checks of routes, methods and headers. */
import type { CurrencyListing } from '../../contract/currencies.js';
import { ROUTES } from '../../contract/routes.js';
import { BODY_CHECKS } from './bodyChecks.js';
import { checkWire } from '../wire/checkWire.js';
import { newOrder, readJson } from './checkouts.js';
import {
  urlOf,
  expectEqual,
  expectProblem,
  expectTrue,
  type Check,
  type Checks,
} from './endpoint.js';
import { LIVE_CHECKS } from './liveChecks.js';
import { PAYMENT_CHECKS } from './paymentChecks.js';
import { ALLOWED_ORIGIN } from './store.js';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Routes, methods and headers. */
const ROUTE_CHECKS: Checks = {
  async 'health says true'(endpoint) {
    expectEqual('health', await readJson(await endpoint.fetch(urlOf(endpoint, '/health'))), true);
  },
  async 'HEAD answers as GET does, without a body'(endpoint) {
    const response = await endpoint.fetch(urlOf(endpoint, '/health'), { method: 'HEAD' });
    expectEqual('status', response.status, 200);
    expectEqual('body', await response.text(), '');
  },
  async 'the listing and a rate need no token'(endpoint) {
    const response = await endpoint.fetch(urlOf(endpoint, '/currencies'));
    expectEqual('cache', response.headers.get('cache-control'), 'public, max-age=60');
    const { currencies } = await readJson<CurrencyListing>(response);
    expectEqual('count', currencies.length, 22);
    const rate = await readJson<{ rate: string }>(
      await endpoint.fetch(urlOf(endpoint, '/rates/USDT.Tron?unused=1')),
    );
    expectEqual('rate', rate.rate, '1');
  },
  async 'the store serves icons of a currency and its network'(endpoint) {
    for (const path of ['/icons/currency/USDT.Tron', '/icons/network/tron']) {
      const response = await endpoint.fetch(urlOf(endpoint, path));
      expectEqual('type', response.headers.get('content-type'), 'image/svg+xml');
      expectEqual('drawing', (await response.text()).startsWith('<svg '), true);
    }
  },
  async 'an unknown path is a problem 404'(endpoint) {
    for (const path of ['/nothing', '/', '/health/more', '/rates/..%2f..%2fcheckouts']) {
      await expectProblem(await endpoint.fetch(urlOf(endpoint, path)), 404, 'not_found');
    }
  },
  ...Object.fromEntries(
    Object.entries(ROUTES).map(([name, { method, path }]): [string, Checks[string]] => {
      const others = VERBS.filter((verb) => verb !== method);
      const run: Checks[string] = async (endpoint) => {
        for (const verb of others) {
          const url = urlOf(endpoint, path.replace(':currencyId', 'USDT.Tron'));
          const response = await endpoint.fetch(url, { method: verb });
          const allow = response.headers.get('allow');
          await expectProblem(response, 405, 'method_not_allowed');
          expectEqual('allow', allow, method === 'GET' ? 'GET, HEAD' : method);
        }
      };
      return [`${name} accepts ${method} and answers 405 to ${others.join(', ')}`, run];
    }),
  ),
  async 'no answer is sniffed for another type'(endpoint) {
    for (const path of ['/health', '/currencies', '/checkout', '/nothing']) {
      const response = await endpoint.fetch(urlOf(endpoint, path));
      await response.text();
      const { headers } = response;
      expectEqual('sniffing', headers.get('x-content-type-options'), 'nosniff');
    }
  },
  async 'a page of an allowed origin may send requests and read answers'(endpoint) {
    const preflight = await endpoint.fetch(urlOf(endpoint, '/checkout'), {
      method: 'OPTIONS',
      headers: {
        origin: ALLOWED_ORIGIN,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
    expectEqual('preflight', preflight.status, 204);
    const allowed = preflight.headers.get('access-control-allow-origin');
    expectEqual('allowed origin', allowed, ALLOWED_ORIGIN);
    const verbs = preflight.headers.get('access-control-allow-methods');
    expectTrue('allows PUT', verbs?.includes('PUT') === true);
    const headers = { origin: ALLOWED_ORIGIN };
    const response = await endpoint.fetch(urlOf(endpoint, '/health'), { headers });
    expectEqual('readable by', response.headers.get('access-control-allow-origin'), ALLOWED_ORIGIN);
    expectTrue('varies', response.headers.get('vary')?.includes('Origin') === true);
    await response.text();
  },
};

/** The checks that need nothing but a mount URL and an order, as one: `tillkit check` runs them alone. */
const WIRE_CHECKS: Checks = {
  async 'the wire is as every implementation has it'(endpoint) {
    const { problem, checks } = await checkWire(endpoint, [
      { handle: newOrder(), kind: 'payment' },
      { handle: newOrder('customer'), kind: 'top_up' },
    ]);
    if (problem !== null) throw new Error(problem);
    const failed = checks.filter(({ result }) => result === 'failed');
    expectEqual(
      'failed checks',
      failed.map(({ subject, name, detail }) => `${subject}, ${name}: ${String(detail)}`),
      [],
    );
  },
};

/** The conformance suite: every check in order. Run it with `runChecks` or a test framework. */
export const HTTP_CHECKS: readonly Check[] = Object.entries({
  ...WIRE_CHECKS,
  ...ROUTE_CHECKS,
  ...BODY_CHECKS,
  ...PAYMENT_CHECKS,
  ...LIVE_CHECKS,
}).map(([name, run]) => ({ name, run }));
