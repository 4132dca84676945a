/** Payment links: which wallets are shown, what is asked of the service, and what reaches the browser. */
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../../src/chains/address.js';
import { compareDecimal, multiplyDecimal, parseDecimal } from '../../../src/money/decimal.js';
import { en } from '../../../src/ui/messages/en.js';
import { openBrowser, openPayStore, ORIGIN } from './payStore.js';

const STRANGER = '8a66073d-cc60-4bf7-a6fc-c35bdf52731a';

describe('the link of the service', () => {
  for (const dialect of ['documented', 'deployed'] as const) {
    it(`leads from the ${dialect} sandbox's pay_url to the link's amount`, async () => {
      const store = openPayStore({ sandbox: { dialect } });
      const { payUrl } = await store.createWallet('order-1', '20.10');
      expect(payUrl.startsWith(`${ORIGIN}/pay/wallet/`)).toBe(true);
      const { status, html, snapshot } = await openBrowser(store).visit(payUrl);
      expect(status).toBe(200);
      expect(snapshot).toMatchObject({
        kind: 'payment',
        progress: 'awaiting',
        order: { reference: '', amountUsd: '20.1' },
      });
      expect(snapshot.choices.length).toBeGreaterThan(10);
      expect(html).toContain('Check that <bdi dir="ltr">$20.10</bdi> matches your order.');
      expect(html).toContain('<h1 class="store">Sandbox store</h1>');
    });
  }

  it('asks for any amount where it names none', async () => {
    const store = openPayStore();
    const { walletId } = await store.createWallet();
    const { snapshot, html, choose } = await openBrowser(store).visit(
      `${ORIGIN}/pay/wallet/${walletId}`,
    );
    expect(snapshot).toMatchObject({
      kind: 'top_up',
      order: { amountUsd: null },
      minimumUsd: '0.1',
    });
    expect(html).not.toContain('matches your order');
    const chosen = await choose('USDT.Tron');
    expect(chosen.quote).toMatchObject({ payable: null, expiresAt: null });
    expect(checkAddress('tron', chosen.address?.address ?? '')).toMatchObject({ status: 'valid' });
  });

  it('chooses the currency that it names, as an id or as token and chain', async () => {
    const store = openPayStore();
    const { walletId } = await store.createWallet();
    for (const query of ['currency=ETH.Arbitrum', 'token=eth&chain=arbitrum']) {
      const url = `${ORIGIN}/pay/wallet/${walletId}?amount=20&${query}`;
      const { snapshot } = await openBrowser(store).visit(url);
      expect(snapshot.quote).toMatchObject({ currencyId: 'ETH.Arbitrum', code: 'ETH' });
    }
    const url = `${ORIGIN}/pay/wallet/${walletId}?amount=20&currency=NO.Such`;
    expect((await openBrowser(store).visit(url)).snapshot.quote).toBeNull();
  });

  it('prices by the rate of the wallet, rounded up', async () => {
    const store = openPayStore();
    store.sandbox.setRate('ETH', '3333.333');
    const { walletId, wallet } = await store.createWallet();
    const url = `${ORIGIN}/pay/wallet/${walletId}?amount=20&currency=ETH.Ethereum`;
    const { snapshot } = await openBrowser(store).visit(url);
    const rate = wallet.rates['ETH.Ethereum'] ?? parseDecimal('0');
    const payable = snapshot.quote?.payable ?? parseDecimal('0');
    expect(snapshot.quote?.rate).toBe(rate);
    expect(payable).toMatch(/^\d+\.\d{1,8}$/u);
    expect(
      compareDecimal(multiplyDecimal(payable, rate), parseDecimal('20')),
    ).toBeGreaterThanOrEqual(0);
  });

  it.each(['abc', '-5', '0', '1e3', '20,50', '9'.repeat(30), '0.000000001'])(
    'is said to be damaged if its amount is %s, and nothing is asked',
    async (amount) => {
      const store = openPayStore();
      const { walletId } = await store.createWallet();
      const url = `${ORIGIN}/pay/wallet/${walletId}?amount=${encodeURIComponent(amount)}`;
      expect((await openBrowser(store).open(url)).status).toBe(400);
      expect(store.asked).toEqual([]);
    },
  );

  it('offers no currency for less than the store takes', async () => {
    const store = openPayStore({ sandbox: { minimalPaymentUsd: '5' } });
    const { walletId } = await store.createWallet();
    const { snapshot } = await openBrowser(store).visit(
      `${ORIGIN}/pay/wallet/${walletId}?amount=4.99`,
    );
    expect(new Set(snapshot.choices.map(({ unavailable }) => unavailable))).toEqual(
      new Set(['below_minimum']),
    );
  });

  it('shows an address only if it fits its network', async () => {
    const store = openPayStore({
      instead: ({ url }) =>
        url.endsWith(`/wallet/${STRANGER}`)
          ? Response.json({
              data: {
                store: {
                  id: store.sandbox.storeId,
                  name: 'S',
                  minimal_payment: '0.1',
                  status: true,
                },
                wallet_id: STRANGER,
                addresses: [
                  {
                    currency: {
                      id: 'USDT.Tron',
                      name: 'USDT',
                      code: 'USDT',
                      blockchain: 'tron',
                      contract_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
                    },
                    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
                  },
                ],
                rates: { 'USDT.Tron': '1' },
              },
            })
          : url.endsWith('/tx-find')
            ? Response.json({ data: { confirmed: [], unconfirmed: [] } })
            : undefined,
    });
    const page = await openBrowser(store).visit(`${ORIGIN}/pay/wallet/${STRANGER}?amount=20`);
    expect(page.snapshot.choices).toMatchObject([{ unavailable: 'address_refused' }]);
    expect(page.snapshot.address).toBeNull();
    expect(page.html).not.toContain('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T');
  });
});

describe('wallets that are not shown', () => {
  it("answers a stranger's wallet exactly like an unknown one", async () => {
    const other = openPayStore({ sandbox: { seed: 'another store' } });
    const { walletId } = await other.createWallet();
    const foreign = openPayStore({
      instead: (request) => {
        const { pathname } = new URL(request.url);
        return pathname.endsWith(STRANGER)
          ? Response.json({ errors: [{ message: 'store not found' }] }, { status: 404 })
          : undefined;
      },
      sandbox: { seed: 'another store' },
      variables: { TILL_STORE_ID: STRANGER },
    });
    const mine = await foreign.createWallet();
    expect(mine.walletId).toBe(walletId);
    const browser = openBrowser(foreign);
    const bare = (html: string) => html.replace(/nonce="[^"]*"/gu, '');
    const theirs = await browser.open(`${ORIGIN}/pay/wallet/${walletId}?amount=20`);
    const nobodys = await browser.open(`${ORIGIN}/pay/wallet/${STRANGER}?amount=20`);
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(bare(theirs.html)).toBe(bare(nobodys.html));
    expect(foreign.asked.map(({ url }) => url.pathname)).not.toContain(
      `/api/v1/public/wallet/${walletId}/tx-find`,
    );
    const opening = await browser.send(`${ORIGIN}/pay/wallet/${walletId}/api/checkouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: '20' }),
    });
    expect(opening.status).toBe(404);
  });

  it.each([
    'x',
    '..',
    '%2e%2e',
    'confirm',
    `${STRANGER}x`,
    `${STRANGER}/confirm`,
    `${STRANGER}/api`,
    '',
  ])('answers 404 for %j without asking the service', async (id) => {
    const store = openPayStore();
    expect((await openBrowser(store).open(`${ORIGIN}/pay/wallet/${id}?amount=20`)).status).toBe(
      404,
    );
    expect(store.asked).toEqual([]);
  });

  it('asks once about an id that is unknown, however often it is guessed', async () => {
    const store = openPayStore();
    for (let n = 0; n < 5; n += 1) {
      expect((await openBrowser(store).open(`${ORIGIN}/pay/wallet/${STRANGER}`)).status).toBe(404);
    }
    expect(store.asked.filter(({ url }) => url.pathname.includes(STRANGER))).toHaveLength(1);
  });

  it('says so if the store is switched off', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    store.sandbox.configure({ storeEnabled: false });
    const { status, html, opened } = await openBrowser(store).open(payUrl);
    expect(status).toBe(410);
    expect(html).toContain(en.finalTitle.service_rejected);
    expect(opened).toBeNull();
  });
});

describe('an outage of the service', () => {
  it('is a page that can be tried again, and is over with it', async () => {
    const down = { now: true };
    const store = openPayStore({
      instead: () => (down.now ? new Response('upstream says no', { status: 502 }) : undefined),
    });
    const { payUrl } = await store.createWallet('order-1', '20');
    const browser = openBrowser(store);
    const failed = await browser.open(payUrl);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('5');
    expect(failed.html).toContain(`href="/pay/wallet/`);
    expect(failed.html).not.toContain('upstream');
    await browser.open(payUrl);
    expect(store.asked.length).toBeLessThanOrEqual(2);
    down.now = false;
    store.clock.now += 5_000;
    expect((await browser.open(payUrl)).status).toBe(200);
  });

  it('during a visit is a problem that may be tried again; the visit then goes on', async () => {
    const down = { now: false };
    const store = openPayStore({
      instead: () => (down.now ? new Response(null, { status: 502 }) : undefined),
    });
    const { payUrl } = await store.createWallet('order-1', '20');
    const page = await openBrowser(store).visit(payUrl);
    await page.choose('USDT.Tron');
    down.now = true;
    store.clock.now += 20_000;
    const refused = await page.ask('GET', '/checkout');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'service_unavailable', retryable: true });
    down.now = false;
    store.clock.now += 5_000;
    expect((await page.read()).quote?.currencyId).toBe('USDT.Tron');
  });
});

describe('what is asked of the service', () => {
  it('is the public routes alone, without the key, a cookie or the shopper', async () => {
    const store = openPayStore();
    const { walletId, payUrl } = await store.createWallet('order-1', '20');
    const browser = openBrowser(store);
    const page = await browser.visit(`${payUrl}&email=shopper@example.test&step=3&locale=de`);
    await page.choose('USDT.Tron');
    const { address } = await page.read();
    const { txHash } = store.sandbox.pay({
      address: address?.address ?? '',
      currencyId: 'USDT.Tron',
      amount: '20',
    });
    store.clock.now += 4_000;
    await page.read();
    store.sandbox.confirm(txHash);
    store.clock.now += 20_000;
    await page.read();
    await page.renew();
    await page.ask('GET', '/currencies');
    await page.ask('GET', '/rates/USDT.Tron');
    await page.ask('GET', '/icons/currency/USDT.Tron');

    const base = '/api/v1/public';
    const allowed = [
      `${base}/wallet/${walletId}`,
      `${base}/wallet/${walletId}/tx-find`,
      `${base}/currencies`,
    ];
    for (const { url, method, headers } of store.asked) {
      expect(method).toBe('GET');
      expect(allowed).toContain(url.pathname);
      expect(url.search).toBe('');
      expect([...headers.keys()]).toEqual(['accept']);
    }
    expect(new Set(store.asked.map(({ url }) => url.pathname))).toEqual(new Set(allowed));
    const received = browser.received();
    for (const secret of [
      ...[store.sandbox.apiKey, store.sandbox.webhookSecret, store.sandbox.storeId],
      ...['canary-', 'shopper@example.test', 'order-1'],
    ]) {
      expect(received).not.toContain(secret);
    }
  });

  it('is asked for deposits at most once in three seconds, however many pages wait', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const pages = await Promise.all(
      Array.from({ length: 8 }, () => openBrowser(store).visit(payUrl)),
    );
    for (let second = 0; second < 30; second += 1) {
      store.clock.now += 1_000;
      await Promise.all(pages.map((page) => page.read()));
    }
    const lookups = store.asked.filter(({ url }) => url.pathname.endsWith('/tx-find'));
    expect(lookups.length).toBeGreaterThan(5);
    expect(lookups.length).toBeLessThanOrEqual(11);
    expect(store.asked.length).toBeLessThanOrEqual(16);
  });
});

describe('the wire of the page', () => {
  it('needs the token of this wallet, and is closed to pages of other sites', async () => {
    const store = openPayStore();
    const first = await store.createWallet('order-1', '20');
    const second = await store.createWallet('order-2', '20');
    const page = await openBrowser(store).visit(first.payUrl);
    const other = openBrowser(store).widget(second.walletId, page.opened ?? (null as never));
    expect((await other.ask('GET', '/checkout')).status).toBe(401);
    const base = `${ORIGIN}/pay/wallet/${first.walletId}/api`;
    expect((await store.fetch(new Request(`${base}/checkout`))).status).toBe(401);
    const foreign = new Request(`${base}/currencies`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect((await store.fetch(foreign)).status).toBe(403);
    expect(
      (await store.fetch(new Request(`${base}/currencies`))).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });

  it('offers no stream and no link to a phone, and refuses other verbs and unknown keys', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const page = await openBrowser(store).visit(payUrl);
    const status = async (method: string, path: string, body?: unknown) =>
      (await page.ask(method, path, body)).status;
    expect(await status('GET', '/checkout/events')).toBe(404);
    expect(await status('POST', '/checkout/link', {})).toBe(404);
    expect(await status('GET', '/webhook')).toBe(404);
    expect(await status('DELETE', '/checkout')).toBe(405);
    expect(await status('POST', '/checkouts', { order: '20', amount: '1' })).toBe(400);
    expect(await status('POST', '/checkouts', { order: 'x' })).toBe(400);
    expect(await status('PUT', '/checkout/currency', { currencyId: 'NO.Such' })).toBe(409);
    expect(await status('GET', '/icons/currency/USDT.Tron')).toBe(200);
    expect(await status('GET', '/icons/currency/NO.Such')).toBe(404);
  });
});

describe('the way back', () => {
  it.each([
    [{ return_url: 'https://shop.test/orders/1' }, 'https://shop.test/orders/1'],
    [{ return_url: 'https://elsewhere.test/', site_url: 'https://shop.test' }, 'https://shop.test'],
    // The first of the settings.
    [{ return_url: 'https://elsewhere.test/' }, 'https://shop.test'],
    [
      { return_url: 'javascript:alert(1)', site_url: 'https://shop.test.elsewhere.test/' },
      'https://shop.test',
    ],
  ] as const)('of %j leads to %s', async (storePages, expected) => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    store.sandbox.configure({ storePages });
    const { html } = await openBrowser(store).visit(payUrl);
    const [, returnUrl] = /<till-checkout[^>]* returnurl="([^"]*)"/u.exec(html) ?? [];
    expect(returnUrl).toBe(expected);
    expect(html).not.toContain('elsewhere');
  });
});
