/** A second code opens the payment on a phone: by a link that only who has the checkout open can get. */
import { describe, expect, it } from 'vitest';
import type { CheckoutLink, OpenedCheckout } from '../../../src/contract/checkout.js';
import { HandlerConfigurationError } from '../../../src/server/configuration/configurationError.js';
import { createSealedTokens } from '../../../src/secrets/sealedTokens.js';
import { qrDrawing } from '../../../src/ui/qrDrawing.js';
import { askHandler, BASE, codeOf, MINUTE, openStore, SECRET } from '../openStore.js';

const handOff = { page: 'https://shop.example/pay?lang=en' };
const start = (more: object = {}) => openStore({ handler: { handOff, ...more } });
type Store = ReturnType<typeof openStore>;

const ask = (store: Store, token?: string, body: unknown = {}) =>
  store.ask('POST', '/checkout/link', { body, ...(token ? { token } : {}) });
const linkOf = async (store: Store, token: string) =>
  (await ask(store, token)).json as CheckoutLink;
/** The handle that the phone's page reads out of the link. */
const handleOf = ({ url }: CheckoutLink): string =>
  new URLSearchParams(new URL(url).hash.slice(1)).get('till-order') ?? '';
const openWith = (store: Store, order: string, token?: string) =>
  store.ask('POST', '/checkouts', { body: { order }, ...(token ? { token } : {}) });
/** What the ledger notes of links. */
const noted = async (store: Store) =>
  (await store.ledger.list({ stream: 'order:1001' })).filter(({ kind }) =>
    kind.startsWith('link_'),
  );

describe('a link to a phone', () => {
  it('is the page of the store with a handle after the #, short enough for a code of 33 modules', async () => {
    const store = start();
    const { token } = await store.open();
    const answer = await ask(store, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const link = answer.json as CheckoutLink;
    const url = new URL(link.url);
    expect(url.origin + url.pathname + url.search).toBe(handOff.page);
    // 128 bits in base64url.
    expect(handleOf(link)).toMatch(/^till1r\.[\w-]{22}$/);
    expect(link.url).not.toContain('1001');
    expect(link.url).not.toContain(token);
    expect(qrDrawing(link.url, 'L').modules - 2 * 4).toBe(33);
    expect(Date.parse(link.expiresAt) - store.sandbox.now()).toBe(10 * MINUTE);
  });

  it('opens the very checkout, with its address and price, and asks neither the store nor, so soon after, the service', async () => {
    const resolved: string[] = [];
    const store = start({
      resolveOrder: ({ order }: { order: string }) => {
        resolved.push(order);
        return { orderId: '1001', amountUsd: '20' };
      },
    });
    const { token } = await store.open();
    const here = await store.choose(token, 'USDT.Tron');
    const [orders, calls] = [resolved.length, store.calls.length];
    const opened = (await openWith(store, handleOf(await linkOf(store, token))))
      .json as OpenedCheckout;
    const { quote, address, order, due } = here;
    expect(opened.checkout).toMatchObject({ quote, address, order, due });
    expect([resolved.length, store.calls.length]).toEqual([orders, calls]);
    store.pay(opened.checkout);
    await store.drain();
    for (const reader of [token, opened.token]) {
      expect((await store.read(reader)).progress).toBe('detected');
    }
  });

  it('shows the address that the service has now: at its opening, and at each load of the page', async () => {
    const store = start();
    const { token } = await store.open();
    const here = await store.choose(token, 'USDT.Tron');
    const handle = handleOf(await linkOf(store, token));
    const seen = [here.address?.address];
    let held: string | undefined;
    for (let load = 0; load < 3; load += 1) {
      store.sandbox.rotate(seen.at(-1) ?? '');
      await store.sandbox.advance(MINUTE);
      const opened = (await openWith(store, handle, held)).json as OpenedCheckout;
      expect(opened.checkout.address).toMatchObject({ check: 'valid', replaced: true });
      held = opened.token;
      seen.push(opened.checkout.address?.address);
    }
    expect(new Set(seen).size).toBe(4);
  });

  it('ends after ten minutes', async () => {
    const store = start();
    const handle = handleOf(await linkOf(store, (await store.open()).token));
    await store.sandbox.advance(11 * MINUTE);
    expect(codeOf(await openWith(store, handle))).toBe('link_expired');
  });

  it('is kept as a hash, which opens nothing', async () => {
    const store = start();
    const token = handleOf(await linkOf(store, (await store.open()).token)).slice('till1r.'.length);
    const events = await store.ledger.list({ after: 0 });
    expect(JSON.stringify(events)).not.toContain(token);
    const [kept] = await store.ledger.list({ after: 0, kind: 'link_stored' });
    const hash = kept?.stream.slice('link:'.length) ?? '';
    expect(hash).toMatch(/^[\w-]{43}$/);
    for (const guess of [
      hash,
      hash.slice(0, 22),
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
    ]) {
      expect(codeOf(await openWith(store, `till1r.${guess}`))).toBe('forbidden');
    }
    expect((await openWith(store, `till1r.${token}`)).status).toBe(200);
  });

  it('opens on every instance at the same path, and at no other', async () => {
    const store = start();
    const order = handleOf(await linkOf(store, (await store.open()).token));
    const openAt = (basePath: string) =>
      askHandler(store.makeHandler({ handOff, basePath }), 'POST', `${basePath}/checkouts`, {
        body: { order },
      });
    expect(codeOf(await openAt('/elsewhere'))).toBe('forbidden');
    expect((await openAt(BASE)).status).toBe(200);
    expect(codeOf(await openWith(store, order))).toBe('link_used');
  });

  it('of an older version, sealed, still opens its order, once', async () => {
    const store = start();
    const { checkout } = await store.open();
    const sealed = createSealedTokens({
      ...{ secrets: [SECRET], audience: BASE, now: store.sandbox.now, purpose: 'resume-link/v1' },
    });
    const claims = { id: 'old', stream: 'order:1001', authorizedAt: String(store.sandbox.now()) };
    const handle = `till1r.${(await sealed.seal(claims, 10 * MINUTE)).token}`;
    const opened = (await openWith(store, handle)).json as OpenedCheckout;
    expect(opened.checkout.order).toEqual(checkout.order);
    expect(codeOf(await openWith(store, handle))).toBe('link_used');
  });

  it('is written down when it is made and when it is opened, and on nobody’s screen', async () => {
    const store = start();
    const { token, checkout } = await store.open();
    const link = await linkOf(store, token);
    await openWith(store, handleOf(link));
    await openWith(store, handleOf(link));
    const lines = await noted(store);
    expect(lines.map(({ kind }) => kind)).toEqual(['link_made', 'link_opened']);
    expect(lines[0]?.body['linkId']).toBe(lines[1]?.body['linkId']);
    expect(JSON.stringify(lines)).not.toContain('till1r');
    expect((await store.read(token)).evidence).toEqual(checkout.evidence);
  });
});

describe('no link', () => {
  it('without a token, with a wrong one, or with one that has ended', async () => {
    const store = start();
    const { token } = await store.open();
    expect(codeOf(await ask(store))).toBe('unauthorized');
    expect(codeOf(await ask(store, `${token}x`))).toBe('unauthorized');
    await store.sandbox.advance(31 * MINUTE);
    expect(codeOf(await ask(store, token))).toBe('checkout_expired');
    expect(await noted(store)).toEqual([]);
  });

  it('for a body that says anything', async () => {
    const store = start();
    const { token } = await store.open();
    expect(codeOf(await ask(store, token, { page: 'https://evil.example' }))).toBe('bad_request');
  });

  it('to who asks too often', async () => {
    const store = start({ limits: { linksPerCheckout: { points: 2, windowMs: 60_000 } } });
    const { token } = await store.open();
    const answers = [await ask(store, token), await ask(store, token), await ask(store, token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(await noted(store)).toHaveLength(2);
    expect((await ask(store, (await store.open('two')).token)).status).toBe(200);
  });

  it('to an order that is closed', async () => {
    const store = start();
    const { token } = await store.open();
    await store.handler.closeOrder({ orderId: '1001' }, { reason: 'called off' });
    expect(codeOf(await ask(store, token))).toBe('checkout_closed');
  });

  it('where the store names no page, and the snapshot does not offer one', async () => {
    const without = openStore();
    const { token, checkout } = await without.open();
    expect(checkout).not.toHaveProperty('canHandOff');
    expect(codeOf(await ask(without, token))).toBe('not_found');
    expect((await start().open()).checkout.canHandOff).toBe(true);
  });

  it.each(['/pay', '', 'javascript:alert(1)', 'https://user:pass@shop.example/'])(
    'to "%s": the handler does not start',
    (page) => {
      expect(() => openStore({ handler: { handOff: { page } } })).toThrow(
        HandlerConfigurationError,
      );
    },
  );
});
