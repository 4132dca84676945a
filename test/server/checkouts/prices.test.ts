/** Prices out of a wallet answer: by exact id, with an address that stands up to its check, or not at all. */
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../src/money/fraction.js';
import type { Rest } from '../../../src/payments/remaining.js';
import type { CurrencyView } from '../../../src/contract/currencies.js';
import { parseDecimal, type DecimalString } from '../../../src/money/decimal.js';
import { choicesOf, priceOf } from '../../../src/payments/prices.js';
import { codeOf, openStore, type WalletData } from '../openStore.js';

/** All of an order, and a service that has no minimum. */
const ALL: Rest = { share: WHOLE, minimumUsd: parseDecimal('0') };

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const view = (id: string, blockchain: string, precision: number | null = 6): CurrencyView => ({
  id,
  code: id.split('.')[0] ?? id,
  name: id,
  blockchain,
  networkName: blockchain,
  aliases: [],
  contractAddress: null,
  isNative: false,
  precision,
  minConfirmation: null,
});

type Wallet = Parameters<typeof priceOf>[0];

const wallet = (
  rates: Record<string, string>,
  addresses: readonly (readonly [currencyId: string, blockchain: string, address: string])[],
): Wallet => ({
  answeredAt: '2026-03-01T12:00:00.000Z',
  amountUsd: parseDecimal('20'),
  rates: rates as Record<string, DecimalString>,
  addresses: addresses.map(([currencyId, blockchain, address]) => ({
    currencyId,
    blockchain,
    address,
  })),
});

const TWENTY = parseDecimal('20');
const USDT = view('USDT.Tron', 'tron');
const reason = (answer: Wallet, currency = USDT, amount: DecimalString | null = TWENTY): string => {
  const price = priceOf(answer, currency, amount, ALL);
  return price.status === 'unavailable' ? price.reason : price.status;
};

describe('the rate', () => {
  it('is that of exactly this id, whatever other ids look like it', () => {
    const rates = {
      'USDT.Tron2': '7',
      'xUSDT.Tron': '7',
      'usdt.tron': '7',
      USDT: '7',
      'USDT.Ethereum': '7',
      'USDT.Tron': '0.8',
    };
    const answer = wallet(rates, [['USDT.Tron', 'tron', TRON]]);
    expect(priceOf(answer, USDT, TWENTY, ALL)).toMatchObject({ rate: '0.8', payable: '25' });
    const { 'USDT.Tron': _own, ...others } = rates;
    expect(reason(wallet(others, [['USDT.Tron', 'tron', TRON]]))).toBe('no_rate');
  });

  it.each(['constructor', '__proto__', 'toString'])('of an id called %s is not inherited', (id) => {
    const answer = wallet({}, [[id, 'tron', TRON]]);
    expect(reason(answer, view(id, 'tron'))).toBe('no_rate');
  });

  it.each([
    ['zero', '0'],
    ['above 10^15', '1000000000000000.1'],
    ['so small that the figure could not be written', `0.${'0'.repeat(49)}1`],
  ])('that is %s prices nothing', (_, rate) => {
    expect(reason(wallet({ 'USDT.Tron': rate }, [['USDT.Tron', 'tron', TRON]]))).toBe('no_rate');
  });

  it('is not needed for a top-up, which has an address and no figure', () => {
    const answer = wallet({}, [['USDT.Tron', 'tron', TRON]]);
    expect(priceOf(answer, USDT, null, ALL)).toEqual({
      status: 'available',
      address: TRON,
      payable: null,
      rate: null,
    });
  });

  it.each([
    [6, '22.222223'],
    [18, '22.22222223'],
    [0, '23'],
    [null, '22.22222223'],
  ])('with a precision of %s is rounded up to %s', (precision, payable) => {
    const answer = wallet({ 'USDT.Tron': '0.9' }, [['USDT.Tron', 'tron', TRON]]);
    expect(priceOf(answer, view('USDT.Tron', 'tron', precision), TWENTY, ALL)).toMatchObject({
      payable,
    });
  });
});

describe('the address', () => {
  const rates = { 'USDT.Tron': '1', 'USDT.Ethereum': '1' };

  it.each<[string, string, [string, string, string][]]>([
    ['no_address', 'is missing', [['USDT.Ethereum', 'ethereum', EVM]]],
    ['address_refused', 'is of another chain', [['USDT.Tron', 'tron', EVM]]],
    ['address_refused', 'stands under another chain', [['USDT.Tron', 'bitcoin', BITCOIN]]],
    ['address_refused', 'fails its checksum', [['USDT.Tron', 'tron', TRON.replace('J', 'K')]]],
    ['address_refused', 'has a space before it', [['USDT.Tron', 'tron', ` ${TRON}`]]],
    ['address_refused', 'is empty', [['USDT.Tron', 'tron', '']]],
    [
      'ambiguous_address',
      'is one of two',
      [
        ['USDT.Tron', 'tron', TRON],
        ['USDT.Tron', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
      ],
    ],
  ])('gives %s when it %s', (expected, _, rows) => {
    expect(reason(wallet(rates, rows))).toBe(expected);
    expect(reason(wallet(rates, rows), USDT, null)).toBe(expected);
  });

  it('that is listed twice with the same text is one address', () => {
    const rows = [0, 1].map(() => ['USDT.Tron', 'tron', TRON] as const);
    expect(reason(wallet(rates, rows))).toBe('available');
  });

  it('of an EVM network is given in EIP-55 form, and refused in a wrong mixed case', () => {
    const usdt = view('USDT.Ethereum', 'ethereum');
    const lower = wallet(rates, [['USDT.Ethereum', 'ethereum', EVM.toLowerCase()]]);
    expect(priceOf(lower, usdt, TWENTY, ALL)).toMatchObject({ address: EVM });
    const wrong = wallet(rates, [['USDT.Ethereum', 'ethereum', EVM.replace('aA', 'Aa')]]);
    expect(reason(wrong, usdt)).toBe('address_refused');
  });
});

describe('the choices', () => {
  it('are all the currencies, the unavailable ones with a reason and no figure; no address', () => {
    const answer = wallet({ 'USDT.Tron': '1' }, [['USDT.Tron', 'tron', TRON]]);
    const choices = choicesOf(answer, [USDT, view('BTC.Bitcoin', 'bitcoin', 8)], TWENTY, ALL);
    expect(choices).toEqual([
      { currencyId: 'USDT.Tron', payable: '20', rate: '1', unavailable: null },
      { currencyId: 'BTC.Bitcoin', payable: null, rate: null, unavailable: 'no_address' },
    ]);
    expect(choicesOf(null, [USDT], TWENTY, ALL)).toEqual([]);
  });
});

describe('a rate that cannot be read', () => {
  const odd = (store: ReturnType<typeof openStore>, id: string, rate: unknown = '') =>
    store.edits.set('createWallet', (data: WalletData) => ({
      ...data,
      rates: { ...data.rates, [id]: rate },
    }));

  it('takes its currency out of the choice and no other, and the owner hears of it once per answer', async () => {
    const store = openStore();
    odd(store, 'LTC.Litecoin');
    const { token, checkout } = await store.open();
    const reasons = checkout.choices.map((choice) => [choice.currencyId, choice.unavailable]);
    expect(Object.fromEntries(reasons)).toMatchObject({ 'LTC.Litecoin': 'no_rate' });
    expect(reasons.filter(([, reason]) => reason !== null)).toHaveLength(1);
    expect(store.codes()).toEqual(['answer_incomplete']);
    expect(store.diagnostics[0]).toMatchObject({ operation: 'createWallet' });
    expect(store.diagnostics[0]?.message).toContain('data.rates.* (expected an amount)');
    const refused = await store.ask('PUT', '/checkout/currency', {
      token,
      body: { currencyId: 'LTC.Litecoin' },
    });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'currency_unavailable']);
    expect((await store.choose(token, 'USDT.Tron')).quote?.currencyId).toBe('USDT.Tron');
  });
});

describe('an address that fails its check', () => {
  const BAD = TRON.replace('J', 'K');

  it('is in no byte of any answer, and the owner hears of it without seeing it either', async () => {
    const store = openStore();
    store.edits.set('createWallet', (data: WalletData) => ({
      ...data,
      address: data.address.map((row) =>
        row.currency_id === 'USDT.Tron' ? { ...row, address: BAD } : row,
      ),
    }));
    const { token, checkout } = await store.open();
    const usdt = checkout.choices.find(({ currencyId }) => currencyId === 'USDT.Tron');
    expect(usdt).toMatchObject({ unavailable: 'address_refused', payable: null });
    const chosen = await store.ask('PUT', '/checkout/currency', {
      token,
      body: { currencyId: 'USDT.Tron' },
    });
    expect([chosen.status, codeOf(chosen)]).toEqual([502, 'service_invalid']);
    await store.read(token);
    expect(store.answers.map(({ text }) => text).join()).not.toContain(BAD);
    expect(store.codes()).toContain('address_refused');
    expect(JSON.stringify(store.diagnostics)).not.toContain(BAD);
  });

  it.each<[string, (data: WalletData) => WalletData['address']]>([
    ['fails its check', (data) => data.address.map((row) => ({ ...row, address: BAD }))],
    ['is withdrawn', (data) => data.address.filter((row) => row.currency_id !== 'USDT.Tron')],
    ['is marked dirty', (data) => data.address.map((row) => ({ ...row, dirty: true }))],
    [
      'is deleted',
      (data) => data.address.map((row) => ({ ...row, deleted_at: '2026-03-01T12:00:00Z' })),
    ],
    [
      'becomes one of two',
      (data) => [
        ...data.address,
        ...data.address.map((row) => ({ ...row, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })),
      ],
    ],
  ])(
    'is taken off the screen when later it %s, and the old one is not drawn again',
    async (_, edit) => {
      const store = openStore();
      const first = await store.open('one', 'USDT.Tron');
      const shown = first.checkout.address?.address ?? '';
      expect(shown).not.toBe('');
      await store.sandbox.advance(10_000);
      store.edits.set('createWallet', (data: WalletData) => ({ ...data, address: edit(data) }));
      const { checkout } = await store.open();
      expect(checkout.address).toBeNull();
      expect(checkout.quote).toEqual(first.checkout.quote);
      expect(JSON.stringify(await store.read(first.token))).not.toContain(shown);
    },
  );
});
