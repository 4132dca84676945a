/** Checks of what a page of a foreign origin may do: nothing. */
import type { Exchange } from './conversation.js';
import { unknownHandle } from './steps.js';
import { expectStatus, fail, type WireCheck } from './wireCheck.js';

const STRANGER = 'https://stranger.example';

/** @throws if a page of the origin may read the answer. */
function expectNoPermission({ method, path, headers }: Exchange): void {
  const origin = headers.get('access-control-allow-origin');
  if (origin !== STRANGER && origin !== '*' && origin !== 'null') return;
  const cookies = headers.get('access-control-allow-credentials') === 'true';
  fail(
    `no permission for ${STRANGER} on ${method} ${path}`,
    `access-control-allow-origin: ${origin}${cookies ? ', with credentials' : ''}`,
  );
}

/** Foreign pages. */
export const ORIGIN_CHECKS: readonly WireCheck[] = [
  {
    name: 'a page of a foreign origin gets no permission',
    why: 'any page on the web could open a visitor’s order in the visitor’s name',
    async run({ ask }) {
      const headers = {
        origin: STRANGER,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization, content-type',
      };
      for (const path of ['/currencies', '/checkouts', '/checkout', '/checkout/currency']) {
        expectNoPermission(await ask('OPTIONS', path, { headers }));
      }
      for (const path of ['/currencies', '/checkout']) {
        expectNoPermission(await ask('GET', path, { headers: { origin: STRANGER } }));
      }
    },
  },
  {
    name: 'a page of a foreign origin opens no order',
    why: 'the request itself already acts with the visitor’s cookies, whether or not it is read',
    async run({ ask }) {
      const body = { order: unknownHandle() };
      const answer = await ask('POST', '/checkouts', { body, headers: { origin: STRANGER } });
      expectStatus(answer, 403, 'forbidden_origin');
    },
  },
];
