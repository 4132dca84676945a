/** Shapes of addresses: every valid address finds its network, and nothing else is taken for one. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { networksOfShape } from '../../src/chains/addressShape.js';
import { cashAddressOf } from '../../src/chains/cashAddress.js';
import { checkEvmAddress } from '../../src/chains/evmAddress.js';
import { NETWORKS } from '../../src/chains/networks.js';
import { SOUND } from './addressVectors.js';
import { isCurvePoint } from './curvePoint.js';
import { runs } from '../support/runs.js';

const EVM = ['ethereum', 'bsc', 'polygon', 'arbitrum'];
const slugsOf = (text: string): string[] => networksOfShape(text).map(({ slug }) => slug);
/** The networks on which a text passes the whole check, checksum and all. */
const validOn = (text: string): string[] =>
  NETWORKS.map(({ slug }) => slug).filter((slug) => checkAddress(slug, text).status === 'valid');

const base58check = createBase58check(sha256);
const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const base58 = (...versions: number[]) =>
  fc
    .tuple(fc.constantFrom(...versions), hash)
    .map(([version, bytes]) => base58check.encode(Uint8Array.of(version, ...bytes)));
const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const segwit = (prefix: string) =>
  fc
    .oneof(
      fc.oneof(hash, key).map((bytes) => bech32.encode(prefix, [0, ...bech32.toWords(bytes)])),
      key
        .filter(isCurvePoint)
        .map((bytes) => bech32m.encode(prefix, [1, ...bech32m.toWords(bytes)])),
    )
    .chain((text) => fc.constantFrom(text, text.toUpperCase()));
const hex = hash.map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);
const checksummed = hex.map((text) => {
  const checked = checkEvmAddress(text);
  return typeof checked === 'string' ? text : checked.address;
});
const cash = fc
  .tuple(fc.constantFrom<0 | 8>(0, 8), hash, fc.boolean())
  .map(([type, bytes, prefixed]) => (prefixed ? 'bitcoincash:' : '') + cashAddressOf(type, bytes))
  .chain((text) => fc.constantFrom(text, text.toUpperCase()));

/** Arbitrary valid addresses of each network. */
const ADDRESSES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  tron: base58(0x41),
  bitcoin: fc.oneof(base58(0x00, 0x05), segwit('bc')),
  litecoin: fc.oneof(base58(0x30, 0x32, 0x05), segwit('ltc')),
  dogecoin: base58(0x1e, 0x16),
  bitcoincash: fc.oneof(cash, base58(0x00, 0x05)),
  ...Object.fromEntries(EVM.map((slug) => [slug, fc.oneof(hex, checksummed)])),
};

describe('every valid address', () => {
  it('can be made here for every network that there is', () => {
    expect(Object.keys(ADDRESSES).toSorted()).toEqual(NETWORKS.map(({ slug }) => slug).toSorted());
  });

  it.each(Object.keys(ADDRESSES))('of %s finds it', (slug) => {
    const addresses = ADDRESSES[slug];
    if (!addresses) throw new Error(`No addresses of ${slug}.`);
    fc.assert(
      fc.property(addresses, (address) => {
        expect(checkAddress(slug, address).status).toBe('valid');
        expect(slugsOf(address)).toContain(slug);
        // Ambiguity is told whole: no network that would take it is left out.
        expect(slugsOf(address)).toEqual(expect.arrayContaining(validOn(address)));
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(SOUND)('that was published finds $blockchain: $text', ({ blockchain, text }) => {
    expect(slugsOf(text)).toContain(blockchain);
  });

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', EVM],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin', 'bitcoincash']],
    ['3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj', ['bitcoin', 'litecoin', 'bitcoincash']],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['tron']],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['bitcoin']],
  ])('%s says exactly which networks it may be of', (text, slugs) => {
    expect(slugsOf(text).toSorted()).toEqual([...slugs].toSorted());
  });
});

describe('what is no address', () => {
  it.each([
    '',
    'usdt',
    'trc20',
    '0x',
    `0x${'a'.repeat(39)}`,
    `0x${'a'.repeat(64)}`,
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL0OI',
    'bc1',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ])('%j finds no network', (text) => {
    expect(slugsOf(text)).toEqual([]);
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(Array.isArray(networksOfShape(text))).toBe(true);
      }),
    );
    expect(slugsOf('1'.repeat(1_000_000))).toEqual([]);
  });
});
