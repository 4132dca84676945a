/** Links that a store mails: they open a checkout once, where it stands, and nothing twice. */
import { describe, expect, it } from 'vitest';
import type { OpenedCheckout } from '../../../src/contract/checkout.js';
import type { OrderTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { codeOf, MINUTE, openStore } from '../openStore.js';

const TERMS: OrderTerms = { orderId: 'order-seventy-seven', amountUsd: '12.5' };
const PAGE = 'https://shop.example/pay?lang=en';
const DAY = 24 * 60 * MINUTE;
type Store = ReturnType<typeof openStore>;

/** The handle that a page reads out of a link. */
const handleOf = (link: string): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('till-order') ?? '';
const linkOf = (store: Store, expiresInMs?: number) =>
  store.handler.resumeLink(TERMS, { page: PAGE, ...(expiresInMs ? { expiresInMs } : {}) });
const openWith = (store: Store, order: string, token?: string) =>
  store.ask('POST', '/checkouts', { body: { order }, ...(token ? { token } : {}) });

describe('a resume link', () => {
  it('opens the page of the store, says nothing of the order, and stays out of what servers hear', async () => {
    const link = new URL(await linkOf(openStore()));
    expect(link.origin + link.pathname + link.search).toBe(PAGE);
    expect(link.href).not.toContain('seventy');
    expect(handleOf(link.href)).toMatch(/^till1r\.[\w.-]+$/);
    expect(handleOf(link.href).length).toBeLessThan(2048);
  });

  it('opens the checkout where it stands, without asking the store', async () => {
    const store = openStore({ handler: { resolveOrder: () => null } });
    const first = await store.handler.open(TERMS);
    const chosen = await store.ask('PUT', '/checkout/currency', {
      token: first.token,
      body: { currencyId: 'USDT.Tron' },
    });
    expect(chosen.status).toBe(200);
    const answer = await openWith(store, handleOf(await linkOf(store)));
    expect(answer.status).toBe(200);
    const { checkout, token } = answer.json as OpenedCheckout;
    const { quote, address } = chosen.json as OpenedCheckout['checkout'];
    expect(checkout).toMatchObject({ quote, address, kind: 'payment' });
    expect((await store.read(token)).order.reference).toBe('order-seventy-seven');
  });

  it('opens once: the second opening is refused in plain words', async () => {
    const store = openStore();
    const handle = handleOf(await linkOf(store));
    expect((await openWith(store, handle)).status).toBe(200);
    const again = await openWith(store, handle);
    expect([again.status, codeOf(again)]).toEqual([403, 'link_used']);
    expect(again.text).not.toContain('token');
    expect(again.text).not.toContain('seventy');
  });

  it('renews the token of the page that used it, also after its own end', async () => {
    const store = openStore();
    const handle = handleOf(await linkOf(store, 40 * MINUTE));
    const { token } = (await openWith(store, handle)).json as OpenedCheckout;
    await store.sandbox.advance(25 * MINUTE);
    const renewed = await openWith(store, handle, token);
    expect(renewed.status).toBe(200);
    await store.sandbox.advance(25 * MINUTE);
    const later = await openWith(store, handle, (renewed.json as OpenedCheckout).token);
    expect(later.status).toBe(200);
    expect((await openWith(store, handle)).status).toBe(403);
  });

  it('does not bring back its old price while its page goes on', async () => {
    const store = openStore({ orders: { now: { ...TERMS, amountUsd: '10' } } });
    const handle = handleOf(await linkOf(store));
    const { token } = (await openWith(store, handle)).json as OpenedCheckout;
    await store.sandbox.advance(MINUTE);
    expect((await store.open('now')).checkout.order.amountUsd).toBe('10');
    const { checkout } = (await openWith(store, handle, token)).json as OpenedCheckout;
    expect(checkout.order.amountUsd).toBe('10');
  });

  it('is not renewed by the token of another order', async () => {
    const store = openStore();
    const handle = handleOf(await linkOf(store));
    await openWith(store, handle);
    const stranger = await store.open('one');
    expect(codeOf(await openWith(store, handle, stranger.token))).toBe('link_used');
  });

  it('ends: a day by default, sooner where asked', async () => {
    const store = openStore();
    const [short, usual] = [handleOf(await linkOf(store, MINUTE)), handleOf(await linkOf(store))];
    await store.sandbox.advance(2 * MINUTE);
    expect(codeOf(await openWith(store, short))).toBe('link_expired');
    await store.sandbox.advance(DAY);
    expect(codeOf(await openWith(store, usual))).toBe('link_expired');
  });

  it('is not used up by a failure on the way', async () => {
    const store = openStore();
    const handle = handleOf(await linkOf(store));
    store.edits.set('createWallet', () => ({}));
    expect(codeOf(await openWith(store, handle))).toBe('service_invalid');
    store.edits.clear();
    expect((await openWith(store, handle)).status).toBe(200);
  });

  it('that was changed, or is of another mount or another secret, opens nothing and asks nobody', async () => {
    const asked: string[] = [];
    const store = openStore({
      handler: {
        resolveOrder: ({ order }) => {
          asked.push(order);
          return { orderId: order, amountUsd: '1' };
        },
      },
    });
    const handle = handleOf(await linkOf(store));
    const elsewhere = openStore({
      handler: { secrets: ['another-secret-of-the-store-0123456789'] },
    });
    const foreign = handleOf(await linkOf(elsewhere));
    for (const order of [`${handle}x`, 'till1r.', 'till1r.a.b.c.d.e', foreign]) {
      expect(codeOf(await openWith(store, order))).toBe('forbidden');
    }
    // A link's seal is not a handle's: it cannot be passed off as one that opens often.
    const passedOff = handle.replace('till1r.', 'till1.');
    expect(codeOf(await openWith(store, passedOff))).toBe('forbidden');
    expect(asked).toEqual([]);
  });
});

describe('a link is not made', () => {
  it.each(['pay', '', 'javascript:alert(1)', 'https://user:pass@shop.example/'])(
    'to "%s"',
    async (page) => {
      const { handler } = openStore();
      await expect(handler.resumeLink(TERMS, { page })).rejects.toThrow(/is no web address/);
    },
  );
});
