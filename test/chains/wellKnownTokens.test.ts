/** The table of well-known tokens: its addresses, and what of a listing it contradicts. */
import fc from 'fast-check';
import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../src/chains/canonicalAddress.js';
import {
  judgeToken,
  tokenForPage,
  WELL_KNOWN_TOKENS,
  type ListedToken,
} from '../../src/chains/wellKnownTokens.js';
import { CURRENCIES } from '../../src/sandbox/currencies.js';

const TETHER = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const OTHER = '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599';

function listed(code: string, contract: string | null, more: Partial<ListedToken> = {}) {
  return { blockchain: 'ethereum', code, contractAddress: contract, precision: 6, ...more };
}
const statusOf = (token: ListedToken): string => judgeToken(token).status;

describe('the table', () => {
  it('has each contract in its canonical spelling, as a foreign library writes it too', () => {
    for (const { blockchain, contract } of WELL_KNOWN_TOKENS) {
      expect(canonicalAddress(blockchain, contract)).toBe(contract);
      if (blockchain !== 'tron') expect(getAddress(contract.toLowerCase())).toBe(contract);
    }
  });

  it('has each code and each contract once on a network', () => {
    const rows = WELL_KNOWN_TOKENS.flatMap(({ blockchain, code, contract }) => [
      `${blockchain}/${code}`,
      `${blockchain}/${contract}`,
    ]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('knows every token that the service lists, in the decimals that it lists', () => {
    const tokens = CURRENCIES.filter((one) => one.blockchain !== null && !one.isNative);
    expect(tokens).toHaveLength(WELL_KNOWN_TOKENS.length);
    for (const { blockchain, code, contract, precision } of tokens) {
      const token = { blockchain: blockchain ?? '', code, contractAddress: contract, precision };
      expect(tokenForPage(token)).toEqual({ contractAddress: contract, isKnownToken: true });
    }
  });
});

describe('a listed token', () => {
  it.each<[string, ListedToken]>([
    ['in lower case', listed('USDT', TETHER.toLowerCase())],
    ['whose code is in lower case', listed('usdt', TETHER)],
    ['of unknown decimals', listed('USDT', TETHER, { precision: null })],
  ])('is known %s', (_, token) => {
    expect(statusOf(token)).toBe('known');
  });

  it.each<[string, ListedToken]>([
    ['that the table does not have', listed('FOO', OTHER, { precision: 8 })],
    ['whose code only begins like a known one', listed('USDTB', OTHER)],
    ['whose capital letter is like no digit', listed('USDL', OTHER)],
    ['without a contract', listed('USDT', null)],
    ['with something else in its place', listed('USDT', 'usdt')],
    ['with an address whose checksum is wrong', listed('USDT', TETHER.replace('dAC', 'daC'))],
    ['on a network that is not known', listed('USDT', OTHER, { blockchain: 'base' })],
  ])('is unknown %s, and stays as it is', (_, token) => {
    expect(statusOf(token)).toBe('unknown');
    expect(tokenForPage(token)).toEqual({ contractAddress: token.contractAddress });
  });

  it.each<[string, ListedToken]>([
    ['with another contract', listed('USDT', OTHER)],
    ['with the contract of another well-known token', listed('USDC', TETHER)],
    ['with the contract of another network', listed('USDT', TETHER, { blockchain: 'bsc' })],
    [
      'on Tron with another contract',
      listed('USDT', 'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz', { blockchain: 'tron' }),
    ],
    [
      'on a network where it has no known contract',
      listed('USDC', 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8', { blockchain: 'tron' }),
    ],
    ['in other decimals', listed('USDT', TETHER, { precision: 7 })],
    ['that has a known contract under another code', listed('FOO', TETHER)],
    ['that is the bridged one by name and the real one by contract', listed('USDT.e', TETHER)],
    ['that is named as a coin is', listed('ETH', OTHER, { precision: 18 })],
    ["that is named as another network's coin is", listed('BTC', OTHER, { precision: 8 })],
    ['in lower case', listed('usdt', OTHER)],
    ['with a space', listed('USDT ', OTHER)],
    ['with a space inside', listed('US DT', OTHER)],
    ['with a suffix', listed('USDT.e', OTHER)],
    ['with a word before it', listed('Bridged-USDC', OTHER)],
    ['with a letter for a digit', listed('USDl', OTHER)],
    ['with a capital letter for a digit', listed('USDI', OTHER)],
    ['in full-width letters', listed('ＵＳＤＴ', OTHER)],
    ['with a Cyrillic letter', listed('USDТ', OTHER)],
    ['with a Greek letter', listed('ΡΕΡΕ', OTHER)],
    ['with the sign of the tugrik', listed('USD₮', OTHER)],
    ['with a combining sign', listed('USDT\u0323', OTHER)],
  ])('is contradicted %s: no page gets its contract', (_, token) => {
    expect(statusOf(token)).toBe('contradicted');
    expect(tokenForPage(token)).toEqual({ contractAddress: null });
  });

  it('keeps its contract under a well-known code only if it is the very one', () => {
    const known = fc.constantFrom(...WELL_KNOWN_TOKENS);
    const address = fc
      .uint8Array({ minLength: 20, maxLength: 20, min: 1 })
      .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);
    const spelled = (code: string) =>
      fc.constantFrom(code, code.toLowerCase(), ` ${code}`, `${code}.e`, `x ${code}`);
    const cases = known
      .filter(({ blockchain }) => blockchain !== 'tron')
      .chain((token) => fc.tuple(fc.constant(token), address, spelled(token.code)));
    fc.assert(
      fc.property(cases, ([{ blockchain, decimals }, contract, code]) => {
        const token = { blockchain, code, contractAddress: contract, precision: decimals };
        expect(tokenForPage(token).contractAddress).toBeNull();
      }),
    );
  });
});
