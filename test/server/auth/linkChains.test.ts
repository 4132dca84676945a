/** Tokens and links lead to new ones, but all end a day after `resolveOrder` answered (`docs/threats.md T28`). */
import { describe, expect, it } from 'vitest';
import type { CheckoutLink, OpenedCheckout } from '../../../src/contract/checkout.js';
import { createCheckoutTokens } from '../../../src/server/auth/checkoutTokens.js';
import type { OrderTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { createSealedTokens } from '../../../src/secrets/sealedTokens.js';
import { BASE, codeOf, MINUTE, openStore, SECRET, START } from '../openStore.js';

const PAGE = 'https://shop.example/pay';
const TERMS: OrderTerms = { orderId: '1001', amountUsd: '20' };
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Shorter than a token lives. */
const STEP = 25 * MINUTE;

const handleOf = (url: string): string =>
  new URLSearchParams(new URL(url).hash.slice(1)).get('till-order') ?? '';

/** A store whose `resolveOrder` refuses the order from now on, once it is told to. */
function openShop() {
  let refuses = false;
  const store = openStore({
    handler: {
      handOff: { page: PAGE },
      resolveOrder: () => (refuses ? null : TERMS),
      // Each step of a chain is taken many times a day.
      limits: false,
    },
  });
  const openWith = (order: string, token?: string) =>
    store.ask('POST', '/checkouts', { body: { order }, ...(token ? { token } : {}) });
  const link = (token: string) => store.ask('POST', '/checkout/link', { token, body: {} });
  return {
    ...store,
    openWith,
    link,
    refuse: () => (refuses = true),
    /** Takes one step of a way after the other for as long as it leads on. */
    async walk(token: string, step: (token: string) => Promise<string | null>): Promise<number> {
      let at: string | null = token;
      let lastedMs = 0;
      for (let passed = 0; passed < 10 * DAY; passed += STEP) {
        at = await step(at);
        if (at === null) break;
        lastedMs = passed;
        await store.sandbox.advance(STEP);
      }
      // And what was held last ends with its own half hour.
      await store.sandbox.advance(31 * MINUTE);
      return lastedMs;
    },
  };
}
type Shop = ReturnType<typeof openShop>;

const tokenOf = (answer: { status: number; json: unknown }): string | null =>
  answer.status === 200 ? (answer.json as OpenedCheckout).token : null;

/** A new link through each token, opened by nobody else. */
const byLinks =
  (shop: Shop) =>
  async (token: string): Promise<string | null> => {
    const made = await shop.link(token);
    if (made.status !== 200) return null;
    return tokenOf(await shop.openWith(handleOf((made.json as CheckoutLink).url)));
  };

describe('a token that was stolen', () => {
  it('leads from link to link for a day after the store’s word, and no longer', async () => {
    const shop = openShop();
    const { token } = await shop.open();
    shop.refuse();
    expect(codeOf(await shop.openWith('one', token))).toBe('forbidden');
    const lastedMs = await shop.walk(token, byLinks(shop));
    expect(lastedMs).toBeGreaterThan(DAY - 2 * STEP);
    expect(lastedMs).toBeLessThan(DAY);
  });

  it('is renewed with the link that it was swapped for, for as long and no longer', async () => {
    const shop = openShop();
    const { token } = await shop.open();
    shop.refuse();
    const handle = handleOf(((await shop.link(token)).json as CheckoutLink).url);
    const first = tokenOf(await shop.openWith(handle)) ?? '';
    const lastedMs = await shop.walk(first, async (held) =>
      tokenOf(await shop.openWith(handle, held)),
    );
    expect(lastedMs).toBeGreaterThan(DAY - 2 * STEP);
    expect(lastedMs).toBeLessThan(DAY);
    expect(codeOf(await shop.openWith(handle))).toBe('link_expired');
  });

  it('gains nothing by a link that is made at the very end', async () => {
    const shop = openShop();
    const { token } = await shop.open();
    let last = token;
    for (let passed = 0; passed < 23.9 * HOUR; passed += STEP) {
      last = (await byLinks(shop)(last)) ?? '';
      await shop.sandbox.advance(STEP);
    }
    const made = await shop.link(last);
    expect(made.status).toBe(200);
    await shop.sandbox.advance(9 * MINUTE);
    const refused = await shop.openWith(handleOf((made.json as CheckoutLink).url));
    expect([refused.status, codeOf(refused)]).toEqual([403, 'link_expired']);
  });
});

it.each([
  ['a signed handle', (shop: Shop) => shop.handler.signOrder(TERMS, { expiresInMs: 2 * DAY })],
  [
    'a mailed link',
    async (shop: Shop) =>
      handleOf(await shop.handler.resumeLink(TERMS, { page: PAGE, expiresInMs: 2 * DAY })),
  ],
])('a page that %s has opened goes on for a day after its end', async (_name, make) => {
  const shop = openShop();
  shop.refuse();
  const handle = await make(shop);
  const first = tokenOf(await shop.openWith(handle)) ?? '';
  const lastedMs = await shop.walk(first, async (held) =>
    tokenOf(await shop.openWith(handle, held)),
  );
  expect(lastedMs).toBeGreaterThan(3 * DAY - 2 * STEP);
  expect(lastedMs).toBeLessThan(3 * DAY);
});

it('a page that the store lets open its order goes on for days, and its links with it', async () => {
  const shop = openShop();
  const { token } = await shop.open();
  let passed = 0;
  const lastedMs = await shop.walk(token, async (held) => {
    passed += STEP;
    if (passed > 3 * DAY) return null;
    expect(await byLinks(shop)(held)).not.toBeNull();
    return tokenOf(await shop.openWith('one', held));
  });
  expect(lastedMs).toBeGreaterThan(3 * DAY - 2 * STEP);
});

it('a token of an older version counts from when it was issued', async () => {
  const options = { secrets: [SECRET], audience: BASE, now: () => START };
  const sealed = createSealedTokens({ ...options, purpose: 'checkout-token/v1' });
  const { token } = await sealed.seal({ stream: 'order:1001' }, 30 * MINUTE);
  const tokens = createCheckoutTokens({
    ...options,
    now: () => START + 40 * MINUTE,
    lifetimeMs: 30 * MINUTE,
  });
  const request = new Request('https://shop.example', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await tokens.peek(request)).toEqual({
    stream: 'order:1001',
    hasEnded: true,
    authorizedAt: START,
  });
});
