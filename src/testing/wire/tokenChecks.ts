/** Checks of who may see a checkout: whoever sends its token in the header, and nobody else. */
import type { Conversation, Exchange } from './conversation.js';
import { tokenOf } from './steps.js';
import { expectStatus, type WireCheck } from './wireCheck.js';

/** Asks each route of a checkout. A stream that is not offered is a 404 for everybody. */
async function askAll({ ask }: Conversation, token: string | undefined): Promise<Exchange[]> {
  const events = await ask('GET', '/checkout/events', { token });
  return [
    await ask('GET', '/checkout', { token }),
    await ask('PUT', '/checkout/currency', { token, body: { currencyId: 'USDT.Tron' } }),
    await ask('POST', '/checkout/quote', { token, body: {} }),
    ...(events.status === 404 ? [] : [events]),
  ];
}

/** The token with one character in its middle changed; at the end a change may mean the same bytes. */
function changed(token: string): string {
  const from = Math.floor(token.length / 2);
  const at = from + Math.max(0, token.slice(from).search(/[A-Za-z0-9]/));
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

/** A JSON web token with its signature taken away (RFC 7519, section 6); null if the token is none. */
function unsigned(token: string): string | null {
  const [, claims, signature, more] = token.split('.');
  if (claims === undefined || signature === undefined || more !== undefined) return null;
  return `${btoa('{"alg":"none"}').replaceAll('=', '')}.${claims}.`;
}

/** The token. */
export const TOKEN_CHECKS: readonly WireCheck[] = [
  {
    name: 'a checkout without a token is a 401',
    why: 'anybody could read an order or change its currency',
    async run(conversation) {
      for (const answer of await askAll(conversation, undefined)) {
        expectStatus(answer, 401, 'unauthorized');
      }
    },
  },
  {
    name: 'a changed token is a 401',
    why: 'a token that can be altered can be made to name another order',
    async run(conversation) {
      const token = await tokenOf(conversation);
      for (const wrong of [changed(token), token.slice(0, -8), 'none', unsigned(token)]) {
        if (wrong === null) continue;
        for (const answer of await askAll(conversation, wrong)) {
          expectStatus(answer, 401, 'unauthorized');
        }
      }
    },
  },
  {
    name: 'a token in the URL opens nothing',
    why: 'addresses are kept in histories and logs, and sent on as Referer',
    async run(conversation) {
      const token = encodeURIComponent(await tokenOf(conversation));
      for (const name of ['token', 'access_token', 'authorization']) {
        const answer = await conversation.ask('GET', `/checkout?${name}=${token}`);
        expectStatus(answer, 401, 'unauthorized');
      }
    },
  },
];
