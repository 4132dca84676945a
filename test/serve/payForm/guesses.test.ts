/** Guessed payment links, from many addresses at full rate, beside real ones (`docs/threats.md T18`). */
import { describe, expect, it } from 'vitest';
import { openBrowser, openPayStore, ORIGIN, type PayStore } from './payStore.js';

const SECOND = 1_000;

let guesses = 0;
const nextGuess = (): string => {
  guesses += 1;
  return `${guesses.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
};

/** One guess by the page or by its wire. @returns its status */
async function guess(store: PayStore, ip: string | undefined): Promise<number> {
  const url = `${ORIGIN}/pay/wallet/${nextGuess()}`;
  const request =
    guesses % 2 === 0
      ? new Request(url)
      : new Request(`${url}/api/checkouts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order: 'open' }),
        });
  return (await store.from(ip).fetch(request)).status;
}

const ATTACKERS = Array.from({ length: 12 }, (_, n) => `198.51.100.${String(n + 1)}`);

/** All of them guess as fast as they can. */
async function attack(store: PayStore, ips: readonly (string | undefined)[] = ATTACKERS) {
  const statuses: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    statuses.push(...(await Promise.all(ips.map((ip) => guess(store, ip)))));
  }
  return statuses;
}

const calls = (store: PayStore, end = ''): number =>
  store.asked.filter(({ url }) => url.pathname.includes('/wallet/') && url.pathname.endsWith(end))
    .length;

async function seesPayment(
  store: PayStore,
  page: Awaited<ReturnType<ReturnType<typeof openBrowser>['visit']>>,
  address: string,
) {
  const { txHash } = store.sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '20.000001' });
  store.sandbox.confirm(txHash);
  store.clock.now += 20 * SECOND;
  await attack(store);
  return (await page.read()).progress;
}

describe('guesses of several addresses', () => {
  it('keep no new shopper out and hide no payment from an open page', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const open = await openBrowser(store.from('203.0.113.1')).visit(payUrl);
    const { address } = await open.choose('USDT.Tron');
    for (let turn = 0; turn < 20; turn += 1) {
      store.clock.now += SECOND;
      await attack(store);
      const { payUrl: another } = await store.createWallet(`order-new-${String(turn)}`, '20');
      const ip = `192.0.2.${String(turn + 1)}`;
      expect((await openBrowser(store.from(ip)).open(another)).status).toBe(200);
      expect((await open.read()).progress).toBe('awaiting');
    }
    expect(await seesPayment(store, open, address?.address ?? '')).toBe('confirmed');
  });

  it('are asked of the service seldom, and then not at all', async () => {
    const store = openPayStore();
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      statuses.push(...(await attack(store, ATTACKERS.slice(0, 2))));
      store.clock.now += SECOND;
    }
    expect(statuses).toHaveLength(1_800);
    expect(calls(store)).toBeLessThanOrEqual(2 * 120);
    expect(statuses.slice(-300).every((status) => status === 429)).toBe(true);
  });

  it('of one IPv6 customer are of one client, however many networks it has', async () => {
    const store = openPayStore();
    for (let n = 0; n < 3_000; n += 1) {
      await guess(store, `2001:db8:7:${n.toString(16)}::1`);
      if (n % 100 === 0) store.clock.now += SECOND;
    }
    expect(calls(store)).toBeLessThanOrEqual(1_200);
    const { payUrl } = await store.createWallet('order-1', '20');
    expect((await openBrowser(store.from('2001:db8:8::1')).open(payUrl)).status).toBe(200);
  });

  it('of unknown addresses let a real shopper of an unknown one in', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const unknown = Array.from({ length: 100 }, () => undefined);
    await attack(store, unknown);
    expect((await openBrowser(store.from(undefined)).open(payUrl)).status).toBe(200);
  });

  it('cost a neighbour of the same address nothing on pages that are open', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const open = await openBrowser(store).visit(payUrl);
    for (let n = 0; n < 900; n += 1) await guess(store, '203.0.113.7');
    store.clock.now += 20 * SECOND;
    expect((await open.read()).progress).toBe('awaiting');
    expect((await openBrowser(store).open(payUrl)).status).toBe(200);
  });

  it('do not push out what is known of real wallets', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const open = await openBrowser(store).visit(payUrl);
    const unknown = Array.from({ length: 100 }, () => undefined);
    for (let n = 0; n < 4; n += 1) await attack(store, unknown);
    const before = calls(store);
    await open.read();
    expect(calls(store)).toBe(before);
  });

  it('are seen in the log, once a minute, and in the metrics each time', async () => {
    const store = openPayStore();
    let refused = 0;
    for (let turn = 0; turn < 90; turn += 1) {
      refused += (await attack(store)).filter((status) => status === 429).length;
      store.clock.now += SECOND;
    }
    const lines = store.log.filter(({ code }) => code === 'rate_limited');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(JSON.stringify(lines)).not.toContain('198.51.100');
    const metrics = await (
      await store.server.store(new Request('http://127.0.0.1:4181/metrics'))
    ).text();
    const counted = [...metrics.matchAll(/^tillkit_pay_link_refusals_total\{.*\} (\d+)$/gmu)];
    expect(counted.reduce((sum, [, count]) => sum + parseInt(count ?? '', 10), 0)).toBe(refused);
    expect(metrics).toMatch(/tillkit_diagnostics_total\{code="rate_limited"\} \d/u);
  });
});

describe('a real wallet', () => {
  it('that a doubted client asks for is not refused to others', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    for (let n = 0; n < 200; n += 1) await guess(store, '198.51.100.1');
    expect((await openBrowser(store.from('198.51.100.1')).open(payUrl)).status).toBe(429);
    expect((await openBrowser(store.from('192.0.2.1')).open(payUrl)).status).toBe(200);
  });

  it('that one client asks for without end is refused to that client alone', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const statuses = [];
    for (let n = 0; n < 200; n += 1) {
      statuses.push((await store.from('198.51.100.1').fetch(new Request(payUrl))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await openBrowser(store.from('192.0.2.1')).open(payUrl)).status).toBe(200);
    expect(calls(store)).toBeLessThanOrEqual(4);
  });

  it('goes on after a restart, by what the page holds, while all addresses are doubted', async () => {
    const before = openPayStore();
    const { payUrl, walletId } = await before.createWallet('order-1', '20');
    const { opened } = await openBrowser(before).visit(payUrl);
    const after = openPayStore();
    await after.createWallet('order-1', '20');
    for (let n = 0; n < 200; n += 1) await guess(after, '203.0.113.7');
    if (!opened) throw new Error('The page held nothing.');
    const page = openBrowser(after).widget(walletId, opened);
    expect((await page.ask('GET', '/checkout')).status).toBe(200);
  });

  it('is asked about less often, and never refused, when very many are watched', async () => {
    const store = openPayStore();
    const { payUrl } = await store.createWallet('order-1', '20');
    const open = await openBrowser(store.from('203.0.113.1')).visit(payUrl);
    const { address } = await open.choose('USDT.Tron');
    const own = [];
    for (let n = 0; n < 120; n += 1) {
      const { payUrl: url } = await store.createWallet(`own-${String(n)}`, '20');
      const ip = `198.51.${String(n)}.1`;
      own.push(await openBrowser(store.from(ip)).visit(url));
      if (n % 50 === 49) store.clock.now += 5 * SECOND;
    }
    store.clock.now += 30 * SECOND;
    const before = calls(store);
    for (let second = 0; second < 15; second += 1) {
      store.clock.now += SECOND;
      for (const page of own) expect((await page.ask('GET', '/checkout')).status).toBe(200);
      expect((await open.ask('GET', '/checkout')).status).toBe(200);
    }
    // Twenty questions a second about deposits, and some about prices: every three seconds were forty.
    expect(calls(store) - before).toBeLessThanOrEqual(500);
    expect(await seesPayment(store, open, address?.address ?? '')).toBe('confirmed');
  });

  it('is answered while the service refuses calls that guesses have caused', async () => {
    const limit = { left: Number.POSITIVE_INFINITY };
    const store = openPayStore({
      instead: ({ url }) => {
        if (!url.includes('/wallet/')) return undefined;
        limit.left -= 1;
        return limit.left < 0
          ? new Response(null, { status: 429, headers: { 'retry-after': '86400' } })
          : undefined;
      },
    });
    const { payUrl } = await store.createWallet('order-1', '20');
    const { payUrl: another } = await store.createWallet('order-2', '20');
    const open = await openBrowser(store.from('203.0.113.1')).visit(payUrl);
    for (let n = 0; n < 10; n += 1) await guess(store, '198.51.100.1');
    limit.left = 0;
    await guess(store, '198.51.100.1');
    // A second of the service's own limit passes.
    limit.left = 8;
    store.clock.now += 20 * SECOND;
    await attack(store, ['198.51.100.1']);
    expect((await open.read()).progress).toBe('awaiting');
    expect((await openBrowser(store.from('192.0.2.1')).open(another)).status).toBe(200);
  });
});
