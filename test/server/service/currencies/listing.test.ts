/** Listing and rates: one call for all, old answers while they are usable, refused when they are not. */
import { describe, expect, it, vi } from 'vitest';
import { codeOf, MINUTE, openStore } from '../../openStore.js';

const HOUR = 60 * MINUTE;
const rateOf = (store: ReturnType<typeof openStore>) => store.ask('GET', '/rates/BTC.Bitcoin');

describe('the listing', () => {
  it('has every currency but that of a row that cannot be read, and the owner hears of it', async () => {
    const idsOf = (answer: { json: unknown }) =>
      (answer.json as { currencies: { id: string }[] }).currencies.map(({ id }) => id);
    const whole = idsOf(await openStore().ask('GET', '/currencies'));
    type Rows = readonly { readonly id: string }[];
    const odd = (rows: Rows, of: string) =>
      rows.map((row) => (row.id === of ? { ...row, min_confirmation: 'few' } : row));
    const store = openStore();
    store.edits.set('listCurrencies', (rows: Rows) => odd(rows, 'BTC.Bitcoin'));
    store.edits.set('listCurrenciesExtended', (data: { readonly currencies: Rows }) => ({
      ...data,
      currencies: odd(data.currencies, 'USDT.Tron'),
    }));
    const left = idsOf(await store.ask('GET', '/currencies'));
    const missing = new Set(['BTC.Bitcoin', 'USDT.Tron']);
    expect(left).toEqual(whole.filter((id) => !missing.has(id)));
    expect(store.codes()).toEqual(['answer_incomplete', 'answer_incomplete']);
    expect(store.diagnostics[0]?.message).toMatch(/such a row is not offered; all others are/);
    const { token } = await store.open('one', 'ETH.Ethereum');
    expect((await store.read(token)).quote?.currencyId).toBe('ETH.Ethereum');
  });

  it('costs one call for 500 readers at once', async () => {
    const store = openStore({ handler: { limits: false } });
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => store.ask('GET', '/currencies')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([store.count('listCurrencies'), store.count('listCurrenciesExtended')]).toEqual([1, 1]);
  });

  it('is served old at once, and renewed behind the answer', async () => {
    const store = openStore();
    await store.ask('GET', '/currencies');
    await store.sandbox.advance(6 * MINUTE);
    store.gates.set('listCurrencies', new Promise(() => undefined));
    expect((await store.ask('GET', '/currencies')).status).toBe(200);
    await vi.waitFor(() => expect(store.count('listCurrencies')).toBe(2), { timeout: 15_000 });
  });

  it('is asked for again where the question was cut off with the request that put it', async () => {
    const store = openStore();
    store.gates.set('listCurrencies', new Promise(() => undefined));
    void store.ask('GET', '/currencies');
    await expect.poll(() => store.count('listCurrencies')).toBe(1);
    store.gates.clear();
    await store.sandbox.advance(MINUTE);
    expect((await store.ask('GET', '/currencies')).status).toBe(200);
    expect(store.count('listCurrencies')).toBe(2);
  });

  it('of before is served while the question for a new one is cut off, and then renewed', async () => {
    const store = openStore();
    const first = await store.ask('GET', '/currencies');
    await store.sandbox.advance(6 * MINUTE);
    store.gates.set('listCurrencies', new Promise(() => undefined));
    expect((await store.ask('GET', '/currencies')).text).toBe(first.text);
    await expect.poll(() => store.count('listCurrencies')).toBe(2);
    store.gates.clear();
    await store.sandbox.advance(MINUTE);
    expect((await store.ask('GET', '/currencies')).text).toBe(first.text);
    await expect.poll(() => store.count('listCurrencies')).toBe(3);
  });

  it('is served for a day while the service fails, and no longer', async () => {
    const store = openStore();
    await store.ask('GET', '/currencies');
    store.sandbox.fail({ kind: 'status_500' });
    await store.sandbox.advance(24 * HOUR);
    expect((await store.ask('GET', '/currencies')).status).toBe(200);
    await store.sandbox.advance(10_000);
    const refused = await store.ask('GET', '/currencies');
    expect([refused.status, codeOf(refused)]).toEqual([503, 'service_unavailable']);
    store.sandbox.heal();
    await store.sandbox.advance(30_000);
    expect((await store.ask('GET', '/currencies')).status).toBe(200);
  });
});

describe('a rate', () => {
  it('is fresh for 15 seconds, then served at once and renewed, up to 60 seconds', async () => {
    const store = openStore();
    const first = await rateOf(store);
    await store.sandbox.advance(14_999);
    await rateOf(store);
    expect(store.count('getCurrencyRate')).toBe(1);
    await store.sandbox.advance(1_001);
    let release = (): void => undefined;
    store.gates.set('getCurrencyRate', new Promise<void>((resolve) => (release = resolve)));
    expect((await rateOf(store)).text).toBe(first.text);
    release();
    store.gates.clear();
    await vi.waitFor(async () => expect((await rateOf(store)).text).not.toBe(first.text), {
      timeout: 15_000,
    });
    expect(store.count('getCurrencyRate')).toBe(2);
  });

  it('older than 60 seconds is not served, whatever fails', async () => {
    const store = openStore();
    await rateOf(store);
    store.sandbox.fail({ kind: 'status_503', operation: 'getCurrencyRate' });
    await store.sandbox.advance(60_000);
    expect((await rateOf(store)).status).toBe(200);
    await store.sandbox.advance(1);
    const refused = await rateOf(store);
    expect([refused.status, codeOf(refused)]).toEqual([503, 'service_unavailable']);
  });

  it('with a time ahead of ours, of another instance, is not taken for a fresh one', async () => {
    const ahead = openStore();
    const { token } = await ahead.open();
    const behind = ahead.makeHandler({ now: () => ahead.sandbox.now() - 10 * MINUTE });
    const before = ahead.count('createWallet');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ currencyId: 'BTC.Bitcoin' });
    const request = new Request('https://shop.example/api/till/checkout/currency', {
      method: 'PUT',
      headers,
      body,
    });
    expect((await behind.fetch(request)).status).toBe(200);
    expect(ahead.count('createWallet')).toBe(before + 1);
  });
});
