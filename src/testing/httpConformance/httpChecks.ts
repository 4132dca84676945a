/** The HTTP conformance suite, and its checks of routes, methods and headers. */
import type { CurrencyListing } from '../../contract/currencies.js';
import { ROUTES } from '../../contract/routes.js';
import { BODY_CHECKS } from './bodyChecks.js';
import { bearer, newOrder, openCheckout, readJson } from './checkouts.js';
import {
  urlOf,
  expectEqual,
  expectProblem,
  expectTrue,
  jsonRequest,
  type Check,
  type Checks,
  type HttpEndpoint,
} from './endpoint.js';
import { LIVE_CHECKS } from './liveChecks.js';
import { PAYMENT_CHECKS } from './paymentChecks.js';
import { ALLOWED_ORIGIN } from './store.js';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads with the previous ETag until nothing changes: the first reads of a checkout also call the
 * service, whose answer may arrive between two reads.
 */
async function readUnchanged(
  endpoint: HttpEndpoint,
  path: string,
  headers: Record<string, string>,
): Promise<{ response: Response; etag: string }> {
  let etag = '';
  let response: Response;
  let tries = 0;
  do {
    const known: Record<string, string> = etag === '' ? {} : { 'if-none-match': etag };
    const before = etag;
    response = await endpoint.fetch(urlOf(endpoint, path), { headers: { ...headers, ...known } });
    etag = response.headers.get('etag') ?? '';
    if (response.status === 304) return { response, etag: before };
    await response.text();
    tries += 1;
  } while (tries < 6);
  return { response, etag };
}

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
  async 'every answer has its own id, the wire version and nosniff'(endpoint) {
    const paths = ['/health', '/currencies', '/checkout', '/nothing'];
    const answers = await Promise.all(paths.map((path) => endpoint.fetch(urlOf(endpoint, path))));
    const ids = answers.map(({ headers }) => headers.get('till-request-id') ?? '');
    expectTrue(
      'ids are UUIDs',
      ids.every((id) => UUID.test(id)),
    );
    expectEqual('different ids', new Set(ids).size, ids.length);
    for (const { headers } of answers) {
      expectEqual('wire', headers.get('till-wire'), '1');
      expectEqual('sniffing', headers.get('x-content-type-options'), 'nosniff');
    }
    await Promise.all(answers.map((answer) => answer.text()));
  },
  async 'a checkout without a token, or with a wrong one, is a problem 401'(endpoint) {
    for (const headers of [{}, bearer('none')]) {
      await expectProblem(
        await endpoint.fetch(urlOf(endpoint, '/checkout'), { headers }),
        401,
        'unauthorized',
      );
    }
  },
  async 'unchanged listings and checkouts are a 304 without a body'(endpoint) {
    const { token } = await openCheckout(endpoint, newOrder());
    for (const [path, headers] of [
      ['/currencies', {}],
      ['/checkout', bearer(token)],
    ] as const) {
      const { response, etag } = await readUnchanged(endpoint, path, headers);
      expectTrue(`${path} has an ETag`, /^(?:W\/)?"[^"]+"$/.test(etag));
      expectEqual('status', response.status, 304);
      expectEqual('body', await response.text(), '');
      expectEqual('etag', response.headers.get('etag'), etag);
      const other = { headers: { ...headers, 'if-none-match': '"other"' } };
      const third = await endpoint.fetch(urlOf(endpoint, path), other);
      expectEqual('status for another tag', third.status, 200);
      await third.text();
    }
  },
  async 'an answer to a shopper is not cached'(endpoint) {
    const response = await endpoint.fetch(
      urlOf(endpoint, '/checkouts'),
      jsonRequest('POST', { order: newOrder() }),
    );
    await response.text();
    expectEqual('cache', response.headers.get('cache-control'), 'no-store');
    expectTrue('varies', response.headers.get('vary')?.includes('Authorization') === true);
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
  async 'a page of another origin may neither read nor open a checkout'(endpoint) {
    const origin = 'https://stranger.example';
    const read = await endpoint.fetch(urlOf(endpoint, '/health'), { headers: { origin } });
    await read.text();
    expectEqual('readable by', read.headers.get('access-control-allow-origin'), null);
    const init = jsonRequest('POST', { order: newOrder() }, { origin });
    await expectProblem(
      await endpoint.fetch(urlOf(endpoint, '/checkouts'), init),
      403,
      'forbidden_origin',
    );
  },
};

/** The conformance suite: every check in order. Run it with `runChecks` or a test framework. */
export const HTTP_CHECKS: readonly Check[] = Object.entries({
  ...ROUTE_CHECKS,
  ...BODY_CHECKS,
  ...PAYMENT_CHECKS,
  ...LIVE_CHECKS,
}).map(([name, run]) => ({ name, run }));
