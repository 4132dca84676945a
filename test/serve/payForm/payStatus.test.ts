/** What a payment link's page says of what was sent: detected and confirmed, never paid, and only what is new. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../support/runs.js';
import { openBrowser, openPayStore, ORIGIN, type PayStore } from './payStore.js';

async function openedStore(amount = '20') {
  const store = openPayStore();
  const { payUrl, walletId } = await store.createWallet('order-1', amount);
  const pay = (sent = amount, currencyId = 'USDT.Tron') =>
    store.sandbox.pay({ externalId: 'order-1', currencyId, amount: sent }).txHash;
  const later = (ms = 4_000): void => {
    store.clock.now += ms;
  };
  return { store, payUrl, walletId, pay, later };
}

describe('a payment', () => {
  it('is detected, then confirmed, and never paid', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const page = await openBrowser(store).visit(payUrl);
    const chosen = await page.choose('USDT.Tron');
    expect(chosen).toMatchObject({ progress: 'awaiting', paid: false, transfers: [] });
    expect(chosen.version).toBeGreaterThan(page.snapshot.version);
    const txHash = pay();
    later();
    const detected = await page.read();
    expect(detected).toMatchObject({
      ...{ progress: 'detected', paid: false, exceptions: [], confirmation: 'store' },
      ...{ received: '20', due: null, excess: null },
      transfers: [{ txHash, status: 'seen', counts: 'counted', amount: '20' }],
    });
    store.sandbox.confirm(txHash);
    later();
    const confirmed = await page.read();
    expect(confirmed).toMatchObject({
      ...{ progress: 'confirmed', paid: false, closed: false },
      transfers: [{ txHash, status: 'confirmed', firstSeenAt: detected.transfers[0]?.firstSeenAt }],
    });
    expect(confirmed.version).toBeGreaterThan(detected.version);
    // The rows of both lists are one transfer.
    expect(confirmed.transfers).toHaveLength(1);
  });

  it('is found if it is confirmed before anybody saw it', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const page = await openBrowser(store).visit(payUrl);
    store.sandbox.confirm(pay());
    later();
    expect((await page.read()).progress).toBe('confirmed');
  });

  it('is still there after a reload, also once it is confirmed', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const browser = openBrowser(store);
    const page = await browser.visit(payUrl);
    await page.choose('USDT.Tron');
    const txHash = pay();
    later();
    // The page was closed before it saw anything.
    const reloaded = await browser.visit(payUrl);
    expect(reloaded.snapshot).toMatchObject({
      progress: 'detected',
      quote: { currencyId: 'USDT.Tron' },
    });
    store.sandbox.confirm(txHash);
    later();
    expect((await browser.visit(payUrl)).snapshot.progress).toBe('confirmed');
    later(60 * 60_000);
    expect((await browser.visit(payUrl)).snapshot.progress).toBe('confirmed');
  });

  it('of another amount or currency is shown as it is, and judged by nobody here', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const page = await openBrowser(store).visit(payUrl);
    await page.choose('USDT.Tron');
    pay('5');
    pay('3', 'DAI.Ethereum');
    later();
    expect(await page.read()).toMatchObject({
      ...{ progress: 'detected', exceptions: [], received: '5', due: null },
      receivedBeside: [{ currencyId: 'DAI.Ethereum', amount: '3' }],
    });
  });

  it('to an open amount is a deposit', async () => {
    const { store, walletId, pay, later } = await openedStore();
    const page = await openBrowser(store).visit(`${ORIGIN}/pay/wallet/${walletId}`);
    await page.choose('USDT.Tron');
    store.sandbox.confirm(pay('7'));
    later();
    expect(await page.read()).toMatchObject({
      ...{ kind: 'top_up', paid: false, received: null },
      transfers: [{ amount: '7', counts: 'deposit', status: 'confirmed' }],
    });
  });
});

describe('what came before the page was opened', () => {
  it('is not this payment, whatever becomes of it', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const [old, pending] = [pay('11'), pay('12')];
    store.sandbox.confirm(old);
    later();
    const page = await openBrowser(store).visit(payUrl);
    expect(page.snapshot).toMatchObject({ progress: 'awaiting', transfers: [] });
    store.sandbox.confirm(pending);
    later();
    expect(await page.read()).toMatchObject({ progress: 'awaiting', transfers: [] });
    const txHash = pay();
    later();
    expect((await page.read()).transfers).toMatchObject([{ txHash }]);
  });

  it('is named to who may have sent it, for a day', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    pay('11');
    later();
    const said = 'We’ve already seen <bdi dir="ltr">11.00 USDT</bdi> at this address.';
    expect((await openBrowser(store).visit(payUrl)).html).toContain(said);
    later(25 * 60 * 60_000);
    expect((await openBrowser(store).visit(payUrl)).html).not.toContain('at this address');
  });

  it('does not become new when the list, which was full, moves up', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const hashes = Array.from({ length: 11 }, (_, n) => pay(`3${String(n)}`));
    for (const hash of hashes) store.sandbox.confirm(hash);
    const last = pay('50');
    later(10 * 60_000);
    const page = await openBrowser(store).visit(payUrl);
    store.sandbox.drop(last);
    later();
    expect((await page.read()).transfers).toEqual([]);
  });
});

describe('a price', () => {
  it('ends after a quarter of an hour, stays the same until then, and is renewed on demand', async () => {
    const { store, payUrl, later } = await openedStore();
    store.sandbox.setRate('ETH', '3000');
    const page = await openBrowser(store).visit(payUrl);
    const first = (await page.choose('ETH.Ethereum')).quote;
    store.sandbox.setRate('ETH', '2000');
    later(20_000);
    expect((await page.read()).quote).toEqual(first);
    expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.quotedAt ?? '')).toBe(900_000);
    const second = (await page.renew()).quote;
    expect([first?.payable, second?.payable]).toEqual(['0.00666667', '0.01']);
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('a visit', () => {
  it('with another amount is another one', async () => {
    const { store, payUrl, walletId, pay, later } = await openedStore();
    const browser = openBrowser(store);
    const page = await browser.visit(payUrl);
    pay();
    later();
    expect((await page.read()).progress).toBe('detected');
    const next = await browser.visit(`${ORIGIN}/pay/wallet/${walletId}?amount=30`);
    expect(next.snapshot).toMatchObject({ progress: 'awaiting', order: { amountUsd: '30' } });
    expect((await page.read()).order.amountUsd).toBe('20');
  });

  it('is kept by the browser alone, sealed, for this page and a day', async () => {
    const { store, payUrl, walletId, later } = await openedStore();
    const { headers } = await openBrowser(store).visit(payUrl);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toContain(
      `; Path=/pay/wallet/${walletId}; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(cookie).not.toContain('USDT');
    // Another server with the same secret goes on with it.
    const browser = openBrowser(store);
    const page = await browser.visit(payUrl);
    await page.choose('USDT.Tron');
    later(25 * 60 * 60_000);
    expect((await page.ask('GET', '/checkout')).status).toBe(401);
    expect((await browser.visit(payUrl)).snapshot.quote).toBeNull();
  });

  it('is forgotten for newer ones: the cookies of one wallet stay few and short', async () => {
    const { store, walletId } = await openedStore();
    const browser = openBrowser(store);
    const linkOf = (amount: number) => `${ORIGIN}/pay/wallet/${walletId}?amount=${String(amount)}`;
    const lengths: number[] = [];
    const note = () => lengths.push([...browser.jar].join('; ').length);
    const first = await browser.visit(linkOf(1));
    const amounts = Array.from({ length: 40 }, (_, index) => index + 1);
    for (const amount of amounts) {
      const page = await browser.visit(linkOf(amount));
      note();
      await page.choose('USDT.Tron');
      note();
    }
    // The widget's own way to open, with a form of cookies that others have set.
    browser.jar.set('session', 'x'.repeat(500));
    await first.ask('POST', '/checkouts', { order: '41' });
    note();
    expect(Math.max(...lengths)).toBeLessThan(7_000);
    const kept = [...browser.jar.keys()].filter((name) => name !== 'session');
    expect(kept.slice(-3)).toEqual(['till-pay-39', 'till-pay-40', 'till-pay-41']);
    expect(kept.length).toBeLessThanOrEqual(8);
    expect(browser.jar.has('session')).toBe(true);
    expect((await browser.visit(linkOf(40))).snapshot.quote).not.toBeNull();
    // The oldest page, whose cookie went, goes on with its own token.
    expect((await first.choose('USDT.Tron')).order.amountUsd).toBe('1');
  });

  it('makes room by size too, for a visit with many deposits', async () => {
    const { store, walletId, pay, later } = await openedStore();
    const browser = openBrowser(store);
    for (const amount of [20, 21, 22, 23, 24, 25]) {
      const url = `${ORIGIN}/pay/wallet/${walletId}?amount=${String(amount)}`;
      const page = await browser.visit(url);
      await page.choose('USDT.Tron');
      for (let paid = 0; paid < 4; paid += 1) pay();
      later();
      await page.read();
    }
    expect([...browser.jar].join('; ').length).toBeLessThan(6_100);
    expect([...browser.jar.keys()].at(-1)).toBe('till-pay-25');
  });

  it('ignores a state that somebody else has sealed', async () => {
    const { store, payUrl } = await openedStore();
    const forger = openPayStore({
      variables: { TILL_SECRET: 'forged-seal-0b6e4d2f8a1c9375-qrstuvwxyz' },
    });
    const { payUrl: same } = await forger.createWallet('order-1', '20');
    expect(same).toBe(payUrl);
    const forged = openBrowser(forger);
    await (await forged.visit(same)).choose('USDT.Tron');
    const browser = openBrowser(store);
    for (const [name, value] of forged.jar) browser.jar.set(name, value);
    expect((await browser.visit(payUrl)).snapshot.quote).toBeNull();
  });

  it('goes through without a script: a form chooses, a link shows the present state', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const browser = openBrowser(store);
    const { html } = await browser.visit(payUrl);
    const [, token = ''] = /name="token" value="([^"]+)"/u.exec(html) ?? [];
    const body = new URLSearchParams({ token, currency: 'USDT.Tron' });
    const answer = await browser.send(payUrl, { method: 'POST', body });
    expect(answer.status).toBe(303);
    const next = new URL(answer.headers.get('location') ?? '', ORIGIN).href;
    const chosen = await browser.visit(next);
    expect(chosen.snapshot.quote?.currencyId).toBe('USDT.Tron');
    expect(chosen.html).toContain(chosen.snapshot.address?.address ?? 'none');
    pay();
    later();
    expect((await browser.visit(next)).html).toContain('Payment detected');
  });

  it('shows what has arrived to a browser that takes no cookie', async () => {
    const { store, payUrl, pay, later } = await openedStore();
    const browser = openBrowser(store);
    const page = await browser.visit(payUrl);
    const chosen = await page.choose('USDT.Tron');
    browser.jar.clear();
    later();
    // Older than what the widget holds, so it keeps its address.
    expect((await page.read()).version).toBeLessThan(chosen.version);
    pay();
    later();
    browser.jar.clear();
    const detected = await page.read();
    expect(detected.progress).toBe('detected');
    expect(detected.version).toBeGreaterThan(chosen.version);
  });
});

/** A row of the public list, as any deployment might write it. */
const row = fc.record({
  currency_code: fc.constantFrom('USDT.Tron', 'ETH.Ethereum', 'XYZ.Nowhere', ''),
  blockchain: fc.constantFrom('tron', 'ethereum', 'Tron', 'nowhere'),
  hash: fc.oneof(
    { weight: 4, arbitrary: fc.nat(15).map((n) => n.toString(16).repeat(64)) },
    fc.constantFrom(`0x${'c'.repeat(64)}`, 'D'.repeat(500), ''),
  ),
  amount: fc.constantFrom('20', '0', '1000000', '0.00000001', '19.99'),
  amount_usd: fc.constantFrom('20', '1', null),
  type: fc.constantFrom('deposit', 'transfer', null),
  created_at: fc.constantFrom('2026-07-31T09:12:50Z', '2020-01-01T00:00:00Z', null, 'soon'),
});
const answer = fc.record({
  confirmed: fc.array(row, { maxLength: 10 }),
  unconfirmed: fc.array(row, { maxLength: 10 }),
});

describe('whatever the public list says', () => {
  it('no page says paid, nothing goes back, and the list before the visit never counts', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 6 }), async (answers) => {
        const shown = { now: answers[0] };
        const store: PayStore = openPayStore({
          instead: ({ url }) =>
            url.endsWith('/tx-find') ? Response.json({ data: shown.now }) : undefined,
        });
        const { payUrl } = await store.createWallet('order-1', '20');
        const page = await openBrowser(store).visit(payUrl);
        let before = await page.choose('USDT.Tron');
        expect(before.progress).toBe('awaiting');
        for (const next of answers) {
          shown.now = next;
          store.clock.now += 4_000;
          const now = await page.read();
          expect(now).toMatchObject({ paid: false, closed: false, exceptions: [], excess: null });
          const steps = ['awaiting', 'detected', 'confirmed'];
          expect(steps.indexOf(now.progress)).toBeGreaterThanOrEqual(
            steps.indexOf(before.progress),
          );
          expect(now.version).toBeGreaterThanOrEqual(before.version);
          const known = new Set(
            [...(answers[0]?.confirmed ?? []), ...(answers[0]?.unconfirmed ?? [])].map(
              ({ hash }) => hash,
            ),
          );
          for (const { txHash } of now.transfers) expect(known).not.toContain(txHash);
          reached.add(now.progress);
          before = now;
        }
      }),
      { numRuns: runs(300), seed: SEED },
    );
    expect(reached).toEqual(new Set(['awaiting', 'detected', 'confirmed']));
  });
});
