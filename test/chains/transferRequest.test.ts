/** The transfer of a quote as bytes: against two libraries that share no code with it. */
import {
  Interface,
  parseEther as ethersEther,
  parseUnits as ethersUnits,
  toQuantity,
} from 'ethers';
import fc from 'fast-check';
import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  parseEther,
  parseUnits,
  toHex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { NETWORKS, type Network } from '../../src/chains/networks.js';
import type { PaymentPayloadInput } from '../../src/chains/paymentPayload.js';
import {
  evmTransaction,
  transferRequest,
  type TransferRequest,
} from '../../src/chains/transferRequest.js';
import { fromBaseUnits } from '../../src/money/baseUnits.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { runs } from '../support/runs.js';

const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TETHER = '0x55d398326f99059ff775485246999027b3197955';
const TETHER_DRAWN = '0x55d398326f99059fF775485246999027B3197955';
const EVM = NETWORKS.filter(({ family }) => family === 'evm');
const MAX_UINT256 = (1n << 256n) - 1n;
const ethers = new Interface(['function transfer(address to, uint256 value) returns (bool)']);

/** A token on BNB Smart Chain; tests override what they are about. */
const tokenOf = (over: Partial<PaymentPayloadInput> = {}): PaymentPayloadInput => ({
  blockchain: 'bsc',
  address: RECIPIENT,
  isNative: false,
  contractAddress: TETHER,
  precision: 18,
  amount: parseDecimal('20.5'),
  ...over,
});
/** BNB as the service lists it: with 8 decimals, and its ticker in place of a contract. */
const coinOf = (over: Partial<PaymentPayloadInput> = {}): PaymentPayloadInput =>
  tokenOf({ isNative: true, contractAddress: 'bnb', precision: 8, ...over });

function requestOf(input: PaymentPayloadInput): TransferRequest {
  const request = transferRequest(input);
  if (!request) throw new Error('expected a transfer');
  return request;
}

const anyNetwork: fc.Arbitrary<Network> = fc.constantFrom(...EVM);
/** In lower case, as services store them, or as EIP-55 writes them. */
const anyAddress = fc
  .tuple(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.boolean())
  .map(([bytes, drawn]) => (drawn ? getAddress(toHex(bytes)) : toHex(bytes)));
/** One to so many digits: as many short amounts as long ones. */
const anyUnits = (digits: number) =>
  fc.integer({ min: 1, max: digits }).chain((count) => fc.bigInt(1n, 10n ** BigInt(count) - 1n));

describe('a token', () => {
  it('is the call that viem and ethers make, and they read the same out of it', () => {
    const anyCase = fc.record({
      network: anyNetwork,
      address: anyAddress,
      contract: anyAddress,
      decimals: fc.integer({ min: 0, max: 36 }),
      units: anyUnits(30),
    });
    fc.assert(
      fc.property(anyCase, ({ network, address, contract, decimals, units }) => {
        fc.pre(address.toLowerCase() !== contract.toLowerCase());
        const amount = fromBaseUnits(units.toString(), decimals);
        const request = requestOf({
          blockchain: network.slug,
          address,
          isNative: false,
          contractAddress: contract,
          precision: decimals,
          amount,
        });
        const { to, value, data } = evmTransaction(request);
        const args = [getAddress(address), parseUnits(amount, decimals)] as const;
        expect(args[1]).toBe(units);
        expect(to).toBe(getAddress(contract));
        expect(value).toBe('0x0');
        expect(data).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [...args] }),
        );
        const wanted = [getAddress(address), ethersUnits(amount, decimals)];
        expect(data).toBe(ethers.encodeFunctionData('transfer', wanted));
        expect(decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` })).toEqual({
          functionName: 'transfer',
          args,
        });
        expect(request).toMatchObject({ network, recipient: getAddress(address) });
      }),
      { numRuns: runs(10_000) },
    );
  });

  it.each([1n, 2n ** 64n, 2n ** 128n - 1n, 2n ** 255n, MAX_UINT256])(
    'of %i units fills its word and no more',
    (units) => {
      const request = { ...requestOf(tokenOf()), units: units.toString() };
      const { data = '' } = evmTransaction(request);
      expect(data).toHaveLength('0x'.length + 8 + 2 * 64);
      expect(data).toBe(ethers.encodeFunctionData('transfer', [RECIPIENT, units]));
    },
  );

  it('of all the digits that an amount may have is exact', () => {
    const amount = parseDecimal(`${'9'.repeat(27)}.${'1'.repeat(50)}`);
    const request = requestOf(tokenOf({ precision: 50, amount }));
    expect(request.units).toBe(`${'9'.repeat(27)}${'1'.repeat(50)}`);
    expect(evmTransaction(request).data).toBe(
      ethers.encodeFunctionData('transfer', [RECIPIENT, BigInt(request.units)]),
    );
  });

  it('that no uint256 can count is not asked for', () => {
    const largest = MAX_UINT256.toString();
    const amountOf = (units: string) => parseDecimal(`${units.slice(0, -50)}.${units.slice(-50)}`);
    const over = (MAX_UINT256 + 1n).toString();
    expect(requestOf(tokenOf({ precision: 50, amount: amountOf(largest) })).units).toBe(largest);
    expect(transferRequest(tokenOf({ precision: 50, amount: amountOf(over) }))).toBeNull();
    expect(transferRequest(tokenOf({ precision: 255, amount: parseDecimal('20.5') }))).toBeNull();
  });
});

describe('a coin', () => {
  it('is the value that viem and ethers count, with the decimals of its chain', () => {
    const anyCase = fc.record({
      network: anyNetwork,
      address: anyAddress,
      precision: fc.integer({ min: 0, max: 24 }),
      units: anyUnits(30),
    });
    fc.assert(
      fc.property(anyCase, ({ network, address, precision, units }) => {
        const amount = fromBaseUnits(units.toString(), 18);
        const request = requestOf({
          blockchain: network.slug,
          address,
          isNative: true,
          contractAddress: network.nativeCode.toLowerCase(),
          precision,
          amount,
        });
        expect(parseEther(amount)).toBe(units);
        expect(evmTransaction(request)).toStrictEqual({
          to: getAddress(address),
          value: toHex(parseEther(amount)),
        });
        expect(evmTransaction(request).value).toBe(toQuantity(ethersEther(amount)));
        expect(request.token).toBeNull();
      }),
      { numRuns: runs(10_000) },
    );
  });

  it.each([
    ['0.03174604', '31746040000000000'],
    ['0.00000001', '10000000000'],
    ['1', '1000000000000000000'],
    ['0.000000000000000001', '1'],
  ])('BNB, listed with 8 decimals, is counted with 18: %s', (text, wei) => {
    expect(requestOf(coinOf({ amount: parseDecimal(text) })).units).toBe(wei);
  });
});

describe('no wallet is asked', () => {
  // The checksum of each is broken by one letter.
  const BROKEN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
  it.each<[string, PaymentPayloadInput]>([
    ['without an amount', tokenOf({ amount: null })],
    ['for nothing', tokenOf({ amount: parseDecimal('0') })],
    ['for none of a coin', coinOf({ amount: parseDecimal('0') })],
    ['on an unknown network', tokenOf({ blockchain: 'base' })],
    ['on a name that objects inherit', tokenOf({ blockchain: 'constructor' })],
    ['for decimals that nobody stated', tokenOf({ precision: null })],
    ['for a coin whose decimals nobody stated', coinOf({ precision: null })],
    ['for more decimals than a token has', tokenOf({ precision: 1, amount: parseDecimal('1.05') })],
    ['for part of a token that has no parts', tokenOf({ precision: 0 })],
    ['for less than a wei', coinOf({ amount: parseDecimal('0.0000000000000000001') })],
    ['to an address with a wrong checksum', tokenOf({ address: BROKEN })],
    [
      'to an address of another network',
      tokenOf({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }),
    ],
    ['to no address', tokenOf({ address: '' })],
    ['to an address with a space', tokenOf({ address: `${RECIPIENT} ` })],
    ['for a token without a contract', tokenOf({ contractAddress: null })],
    ['for a token whose contract is empty', tokenOf({ contractAddress: '' })],
    ['for a token whose contract is a word', tokenOf({ contractAddress: 'usdt' })],
    ['for a contract with a wrong checksum', tokenOf({ contractAddress: BROKEN })],
    ['for a coin that has a contract', coinOf({ contractAddress: TETHER })],
    ['for a token to its own contract', tokenOf({ address: TETHER })],
    [
      'for a token to its own contract, however it is spelled',
      tokenOf({ address: TETHER, contractAddress: TETHER_DRAWN }),
    ],
  ])('%s', (_, input) => {
    expect(transferRequest(input)).toBeNull();
    // The same input without its fault is asked for, so that it is the fault that counts.
    expect(transferRequest(input.isNative ? coinOf() : tokenOf())).not.toBeNull();
  });
});
