/** Checks: every route answers its verb, everything else is refused by name, headers are there. */
import { ROUTES } from '../../contract/routes.js';
import type { CurrencyListing } from '../../contract/currencies.js';
import { bearer, freshOrder, open, readJson } from './checkouts.js';
import {
  at,
  expectEqual,
  expectProblem,
  expectTrue,
  json,
  type Check,
  type Door,
} from './endpoint.js';
import { FRIEND } from './store.js';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads with the tag of the read before until nothing has changed: the first reads of a checkout also
 * ask the service what is new, and that answer may arrive between any two of them.
 */
async function readUnchanged(
  door: Door,
  path: string,
  headers: Record<string, string>,
): Promise<{ response: Response; etag: string }> {
  let etag = '';
  let response: Response;
  let tries = 0;
  do {
    const known: Record<string, string> = etag === '' ? {} : { 'if-none-match': etag };
    const before = etag;
    response = await door.fetch(at(door, path), { headers: { ...headers, ...known } });
    etag = response.headers.get('etag') ?? '';
    if (response.status === 304) return { response, etag: before };
    await response.text();
    tries += 1;
  } while (tries < 6);
  return { response, etag };
}

/** The routes of the wire and the headers of their answers. */
export const ROUTE_CHECKS: readonly Check[] = [
  {
    name: 'health says true',
    async run(door) {
      expectEqual('health', await readJson(await door.fetch(at(door, '/health'))), true);
    },
  },
  {
    name: 'HEAD answers as GET does, without a body',
    async run(door) {
      const response = await door.fetch(at(door, '/health'), { method: 'HEAD' });
      expectEqual('status', response.status, 200);
      expectEqual('body', await response.text(), '');
    },
  },
  {
    name: 'the listing and a rate can be read by anybody',
    async run(door) {
      const response = await door.fetch(at(door, '/currencies'));
      expectEqual('cache', response.headers.get('cache-control'), 'public, max-age=60');
      const { currencies } = await readJson<CurrencyListing>(response);
      expectEqual('count', currencies.length, 22);
      const rate = await readJson<{ rate: string }>(
        await door.fetch(at(door, '/rates/USDT.Tron?unused=1')),
      );
      expectEqual('rate', rate.rate, '1');
    },
  },
  {
    name: 'the icons of a currency and its network are pictures of the store’s own',
    async run(door) {
      for (const path of ['/icons/currency/USDT.Tron', '/icons/network/tron']) {
        const response = await door.fetch(at(door, path));
        expectEqual('type', response.headers.get('content-type'), 'image/svg+xml');
        expectEqual('drawing', (await response.text()).startsWith('<svg '), true);
      }
    },
  },
  {
    name: 'an unknown path is a problem 404, under the mount path and below a route',
    async run(door) {
      for (const path of ['/nothing', '/', '/health/more', '/rates/..%2f..%2fcheckouts']) {
        await expectProblem(await door.fetch(at(door, path)), 404, 'not_found');
      }
    },
  },
  ...Object.entries(ROUTES).map(([name, { method, path }]): Check => {
    const others = VERBS.filter((verb) => verb !== method);
    return {
      name: `${name} takes ${method} and refuses ${others.join(', ')} by name`,
      async run(door) {
        for (const verb of others) {
          const url = at(door, path.replace(':currencyId', 'USDT.Tron'));
          const response = await door.fetch(url, { method: verb });
          const allow = response.headers.get('allow');
          await expectProblem(response, 405, 'method_not_allowed');
          expectEqual('allow', allow, method === 'GET' ? 'GET, HEAD' : method);
        }
      },
    };
  }),
  {
    name: 'every answer has an id of its own, the version of the wire, and forbids sniffing',
    async run(door) {
      const paths = ['/health', '/currencies', '/checkout', '/nothing'];
      const answers = await Promise.all(paths.map((path) => door.fetch(at(door, path))));
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
  },
  {
    name: 'a checkout without a token, or with a wrong one, is a problem 401',
    async run(door) {
      for (const headers of [{}, bearer('none')]) {
        await expectProblem(
          await door.fetch(at(door, '/checkout'), { headers }),
          401,
          'unauthorized',
        );
      }
    },
  },
  {
    name: 'what is known already is a 304 without a body: the listing and the checkout',
    async run(door) {
      const { token } = await open(door, freshOrder());
      for (const [path, headers] of [
        ['/currencies', {}],
        ['/checkout', bearer(token)],
      ] as const) {
        const { response, etag } = await readUnchanged(door, path, headers);
        expectTrue(`${path} has an ETag`, /^(?:W\/)?"[^"]+"$/.test(etag));
        expectEqual('status', response.status, 304);
        expectEqual('body', await response.text(), '');
        expectEqual('etag', response.headers.get('etag'), etag);
        const other = { headers: { ...headers, 'if-none-match': '"other"' } };
        const third = await door.fetch(at(door, path), other);
        expectEqual('status for another tag', third.status, 200);
        await third.text();
      }
    },
  },
  {
    name: 'an answer to a shopper is kept by nobody',
    async run(door) {
      const response = await door.fetch(
        at(door, '/checkouts'),
        json('POST', { order: freshOrder() }),
      );
      await response.text();
      expectEqual('cache', response.headers.get('cache-control'), 'no-store');
      expectTrue('varies', response.headers.get('vary')?.includes('Authorization') === true);
    },
  },
  {
    name: 'a page of a named origin may ask and read, preflight included',
    async run(door) {
      const preflight = await door.fetch(at(door, '/checkout'), {
        method: 'OPTIONS',
        headers: {
          origin: FRIEND,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        },
      });
      expectEqual('preflight', preflight.status, 204);
      const allowed = preflight.headers.get('access-control-allow-origin');
      expectEqual('allowed origin', allowed, FRIEND);
      const verbs = preflight.headers.get('access-control-allow-methods');
      expectTrue('allows PUT', verbs?.includes('PUT') === true);
      const headers = { origin: FRIEND };
      const response = await door.fetch(at(door, '/health'), { headers });
      expectEqual('readable by', response.headers.get('access-control-allow-origin'), FRIEND);
      expectTrue('varies', response.headers.get('vary')?.includes('Origin') === true);
      await response.text();
    },
  },
  {
    name: 'a page of any other origin may neither read nor open a checkout',
    async run(door) {
      const origin = 'https://stranger.example';
      const read = await door.fetch(at(door, '/health'), { headers: { origin } });
      await read.text();
      expectEqual('readable by', read.headers.get('access-control-allow-origin'), null);
      const init = json('POST', { order: freshOrder() }, { origin });
      await expectProblem(await door.fetch(at(door, '/checkouts'), init), 403, 'forbidden_origin');
    },
  },
];
