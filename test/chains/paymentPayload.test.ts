import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { NETWORKS } from '../../src/chains/networks.js';
import { parsePaymentPayload } from '../support/parsePaymentPayload.js';
import {
  paymentPayload,
  type PaymentPayload,
  type PaymentPayloadInput,
} from '../../src/chains/paymentPayload.js';
import { fromBaseUnits } from '../../src/money/baseUnits.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { SOUND } from './addressVectors.js';
import { runs } from '../support/runs.js';

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
const USDT_ETHEREUM = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const USDT_ETHEREUM_DRAWN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** A coin of its network, 0.015 of it, with all decimals known; tests override what they are about. */
function inputOf(over: Partial<PaymentPayloadInput>): PaymentPayloadInput {
  return {
    blockchain: 'ethereum',
    address: EVM,
    isNative: true,
    contractAddress: null,
    precision: 18,
    amount: parseDecimal('0.015'),
    ...over,
  };
}

function payloadOf(over: Partial<PaymentPayloadInput>): PaymentPayload {
  const payload = paymentPayload(inputOf(over));
  if (!payload) throw new Error('expected a payload');
  return payload;
}

const texts = (payload: PaymentPayload) => payload.map((form) => [form.name, form.text]);

describe('Bitcoin-like coins', () => {
  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    [
      'bitcoin',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
    ['litecoin', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
    ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
    [
      'bitcoincash',
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    ],
  ])('on %s start with BIP-21 and its amount', (blockchain, address, canonical) => {
    const payload = payloadOf({ blockchain, address, contractAddress: 'btc', precision: 8 });
    expect(payload[0].text).toBe(`${blockchain}:${canonical}?amount=0.015`);
    expect(payload[0].opensWallet).toBe(true);
    expect(texts(payload)).toEqual([
      ['bip21_amount', `${blockchain}:${canonical}?amount=0.015`],
      ['bip21', `${blockchain}:${canonical}`],
      ['address', canonical],
    ]);
    expect(payload.map((form) => form.scheme)).toEqual([blockchain, blockchain, null]);
    expect(payload.map((form) => form.opensWallet)).toEqual([true, true, false]);
  });

  it('never write an exponent, however small the amount', () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const amount = parseDecimal('0.00000001');
    const payload = payloadOf({ blockchain: 'bitcoin', address, precision: 8, amount });
    expect(payload[0].text).toBe(`bitcoin:${address}?amount=0.00000001`);
  });

  it('write no amount that has more decimals than the coin', () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const amount = parseDecimal('0.000000001');
    const payload = payloadOf({ blockchain: 'bitcoin', address, precision: 9, amount });
    expect(payload[0].text).toBe(`bitcoin:${address}`);
  });

  it('that are tokens on such a network get the bare address only', () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const payload = payloadOf({ blockchain: 'bitcoin', address, isNative: false, precision: 8 });
    expect(texts(payload)).toEqual([['address', address]]);
    expect(payload[0].opensWallet).toBe(false);
  });
});

describe('Ethereum-like coins', () => {
  it('start with EIP-681 and its amount for ETH on Ethereum itself', () => {
    const payload = payloadOf({ contractAddress: 'eth' });
    expect(payload[0].text).toBe(`ethereum:${EVM}@1?value=15000000000000000`);
    expect(payload[0].opensWallet).toBe(true);
    expect(texts(payload)).toEqual([
      ['eip681_amount', `ethereum:${EVM}@1?value=15000000000000000`],
      ['eip681', `ethereum:${EVM}@1`],
      ['address', EVM],
    ]);
  });

  it.each([
    ['bsc', 56],
    ['polygon', 137],
    ['arbitrum', 42161],
  ])('on %s start with the bare address, EIP-681 one choice away', (blockchain, chainId) => {
    const payload = payloadOf({ blockchain });
    expect(payload[0].text).toBe(EVM);
    expect(payload[0].opensWallet).toBe(false);
    expect(texts(payload)).toEqual([
      ['address', EVM],
      ['eip681_amount', `ethereum:${EVM}@${String(chainId)}?value=15000000000000000`],
      ['eip681', `ethereum:${EVM}@${String(chainId)}`],
    ]);
  });

  it('scale the value by the 18 decimals of the chain, not by the listing (BNB is listed with 8)', () => {
    const forms = payloadOf({ blockchain: 'bsc', precision: 8, amount: parseDecimal('1.5') });
    expect(forms[1]?.text).toBe(`ethereum:${EVM}@56?value=1500000000000000000`);
  });

  it('draw a lower-case address in its checksummed form everywhere', () => {
    const payload = payloadOf({ address: EVM.toLowerCase() });
    for (const { text } of payload) expect(text).toContain(EVM);
  });
});

describe('tokens', () => {
  it('on an EVM network start with the bare address; the contract stands behind a choice', () => {
    const payload = payloadOf({
      isNative: false,
      contractAddress: USDT_ETHEREUM,
      precision: 6,
      amount: parseDecimal('20.01'),
    });
    expect(payload[0].text).toBe(EVM);
    expect(payload[0].opensWallet).toBe(false);
    expect(texts(payload)).toEqual([
      ['address', EVM],
      [
        'eip681_token',
        `ethereum:${USDT_ETHEREUM_DRAWN}@1/transfer?address=${EVM}&uint256=20010000`,
      ],
    ]);
  });

  it('get no token link without a sound contract, a known precision or an exact amount', () => {
    const token = { isNative: false, contractAddress: USDT_ETHEREUM, precision: 6 };
    for (const over of [
      { contractAddress: null },
      { contractAddress: '' },
      { contractAddress: 'usdt' },
      { contractAddress: USDT_ETHEREUM_DRAWN.replace('dAC', 'DAC') },
      { contractAddress: USDT_TRON },
      { precision: null },
      { amount: null },
      { amount: parseDecimal('0') },
      { amount: parseDecimal('0.0000001') },
    ]) {
      expect(texts(payloadOf({ ...token, ...over }))).toEqual([['address', EVM]]);
    }
  });

  it('and coins on Tron have the bare address as their only form', () => {
    for (const isNative of [true, false]) {
      const payload = payloadOf({
        blockchain: 'tron',
        address: TRON,
        isNative,
        contractAddress: isNative ? 'trx' : USDT_TRON,
        precision: 6,
      });
      const bare = { name: 'address', text: TRON, scheme: null };
      expect(payload).toEqual([{ ...bare, opensWallet: false, carriesAmount: false }]);
    }
  });

  it('called native by mistake are treated as tokens when a contract is named', () => {
    const payload = payloadOf({ isNative: true, contractAddress: USDT_ETHEREUM, precision: 6 });
    expect(payload[0].text).toBe(EVM);
    expect(payload.map((form) => form.name)).toEqual(['address', 'eip681_token']);
  });
});

describe('without an amount', () => {
  it.each([
    ['unknown precision', { precision: null }],
    ['a top-up', { amount: null }],
    ['an amount of nothing', { amount: parseDecimal('0') }],
  ])('because of %s no text carries one', (_why, over) => {
    const ether = payloadOf(over);
    expect(ether[0].text).toBe(EVM);
    expect(texts(ether)).toEqual([
      ['address', EVM],
      ['eip681', `ethereum:${EVM}@1`],
    ]);
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    expect(texts(payloadOf({ ...over, blockchain: 'bitcoin', address }))).toEqual([
      ['bip21', `bitcoin:${address}`],
      ['address', address],
    ]);
  });
});

describe('what must not be drawn', () => {
  it.each([
    ['an unknown network', { blockchain: 'solana', address: 'abc' }],
    ['a name of a built-in property', { blockchain: '__proto__' }],
    ['a wrong checksum', { address: EVM.replace('5aA', '5AA') }],
    ['no address', { address: '' }],
    ['an address of another network', { address: TRON }],
    ['a link in place of an address', { address: `ethereum:${EVM}` }],
    ['an address with a query', { blockchain: 'tron', address: `${TRON}?amount=1` }],
    [
      "the token's own contract as deposit address",
      { isNative: false, address: USDT_ETHEREUM_DRAWN, contractAddress: USDT_ETHEREUM },
    ],
    [
      "the token's own contract on Tron",
      { blockchain: 'tron', isNative: false, address: USDT_TRON, contractAddress: USDT_TRON },
    ],
  ])('gives no payload: %s', (_what, over) => {
    expect(paymentPayload(inputOf(over))).toBeNull();
  });
});

/** Any listed currency, as a service may describe it, rightly or wrongly. */
const anyInput: fc.Arbitrary<PaymentPayloadInput> = fc
  .record({
    place: fc.constantFrom(...SOUND),
    isNative: fc.boolean(),
    contractAddress: fc.constantFrom(null, '', 'eth', 'btc', USDT_ETHEREUM, USDT_TRON),
    precision: fc.option(fc.integer({ min: 0, max: 24 })),
    amount: fc.option(
      fc
        .tuple(fc.bigInt(0n, 10n ** 24n), fc.integer({ min: 0, max: 18 }))
        .map(([units, decimals]) => fromBaseUnits(units.toString(), decimals)),
    ),
  })
  .map(({ place, ...rest }) => ({ ...rest, blockchain: place.blockchain, address: place.text }));

describe('laws', () => {
  it('every text parses back to exactly what it was built from', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const payload = paymentPayload(input);
        if (!payload) return;
        const check = checkAddress(input.blockchain, input.address);
        const address = check.status === 'valid' ? check.address : '';
        const network = NETWORKS.find(({ slug }) => slug === input.blockchain);
        for (const form of payload) {
          const parsed = parsePaymentPayload(form.text);
          const isEvmLink = form.name.startsWith('eip681');
          const isToken = form.name === 'eip681_token';
          const withUnits = isToken || form.name === 'eip681_amount';
          expect(parsed).toMatchObject({ scheme: form.scheme, address });
          expect(parsed?.amount).toBe(form.name === 'bip21_amount' ? input.amount : null);
          expect(parsed?.chainId).toBe(isEvmLink ? String(network?.evmChainId) : null);
          const decimals = isToken ? (input.precision ?? -1) : 18;
          const units = parsed?.units ?? null;
          expect(units === null ? null : fromBaseUnits(units, decimals)).toBe(
            withUnits ? input.amount : null,
          );
          expect(parsed?.contract?.toLowerCase() ?? null).toBe(
            isToken ? input.contractAddress : null,
          );
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('no default text contains a contract, in any spelling', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const payload = paymentPayload(input);
        const shown = (payload?.[0].text ?? '').toLowerCase();
        for (const contract of [USDT_ETHEREUM, USDT_TRON.toLowerCase()]) {
          if (checkAddress(input.blockchain, input.address).status !== 'valid') continue;
          if (input.address.toLowerCase() !== contract) expect(shown).not.toContain(contract);
        }
        expect(shown).not.toContain('transfer');
      }),
    );
  });

  it('a form is there once, the bare address always, and it says whether the amount is in it', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const payload = paymentPayload(input);
        if (!payload) return;
        for (const { text, carriesAmount } of payload) {
          const { amount = null, units = null } = parsePaymentPayload(text) ?? {};
          expect(carriesAmount).toBe((amount ?? units) !== null);
        }
        expect(payload.filter((form) => form.name === 'address')).toHaveLength(1);
        expect(new Set(payload.map((form) => form.text)).size).toBe(payload.length);
      }),
    );
  });

  it('an unknown precision keeps every amount out of every text', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const payload = paymentPayload({ ...input, precision: null });
        for (const { text } of payload ?? []) {
          expect(parsePaymentPayload(text)).toMatchObject({ amount: null, units: null });
        }
      }),
    );
  });
});
