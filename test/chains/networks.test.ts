import { describe, expect, it } from 'vitest';
import { isNativeCurrency } from '../../src/chains/nativeCurrency.js';
import {
  findNetwork,
  networkAliases,
  networkName,
  NETWORKS,
  tokenStandard,
} from '../../src/chains/networks.js';

describe('the table of networks', () => {
  it.each([
    ['tron', 'Tron', 'tron', 'TRX', 6, null, 'TRC-20'],
    ['ethereum', 'Ethereum', 'evm', 'ETH', 18, 1, 'ERC-20'],
    ['bsc', 'BNB Smart Chain', 'evm', 'BNB', 18, 56, 'BEP-20'],
    ['polygon', 'Polygon', 'evm', 'POL', 18, 137, null],
    ['bitcoin', 'Bitcoin', 'bitcoin', 'BTC', 8, null, null],
    ['litecoin', 'Litecoin', 'bitcoin', 'LTC', 8, null, null],
    ['bitcoincash', 'Bitcoin Cash', 'bitcoin', 'BCH', 8, null, null],
    ['dogecoin', 'Dogecoin', 'bitcoin', 'DOGE', 8, null, null],
    ['arbitrum', 'Arbitrum One', 'evm', 'ETH', 18, 42161, null],
  ] as const)('knows %s as %s', (slug, name, family, code, decimals, chainId, standard) => {
    expect(findNetwork(slug)).toMatchObject({
      slug,
      name,
      family,
      nativeCode: code,
      nativeDecimals: decimals,
      evmChainId: chainId,
    });
    expect(networkName(slug)).toBe(name);
    expect(tokenStandard(slug)).toBe(standard);
  });

  it('has nine rows, each slug once', () => {
    expect(new Set(NETWORKS.map((network) => network.slug)).size).toBe(9);
    expect(NETWORKS).toHaveLength(9);
  });

  it('keeps names of networks and of token standards apart', () => {
    expect(networkAliases('bsc')).toContain('BSC');
    expect(networkAliases('tron')).toContain('TRX');
    const aliases = NETWORKS.flatMap((network) => network.aliases);
    expect(aliases.filter((alias) => /-\d/.test(alias))).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'TRON', 'solana'])(
    'does not know %j and says so by its own word',
    (slug) => {
      expect(findNetwork(slug)).toBeUndefined();
      expect(networkName(slug)).toBe(slug);
      expect(tokenStandard(slug)).toBeNull();
      expect(networkAliases(slug)).toEqual([]);
    },
  );
});

describe('isNativeCurrency', () => {
  it.each(NETWORKS.map((network) => [network.slug, network.nativeCode] as const))(
    'recognises the own coin of %s by its ticker in place of a contract',
    (blockchain, code) => {
      for (const contractAddress of [code.toLowerCase(), code, '', null, undefined]) {
        expect(isNativeCurrency({ blockchain, code, contractAddress })).toBe(true);
      }
    },
  );

  it.each([
    ['ethereum', 'USDT', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
    ['ethereum', 'ETH', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
    ['ethereum', 'ETH', 'btc'],
    ['ethereum', 'ETH', ' '],
    ['ethereum', 'eth', 'eth'],
    ['ethereum', 'USDT', ''],
    ['bsc', 'ETH', 'eth'],
    ['arbitrum', 'ARB', 'eth'],
    ['polygon', 'MATIC', ''],
    ['tron', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['solana', 'SOL', 'sol'],
    ['constructor', 'ETH', ''],
    ['', '', ''],
  ])('is not certain, so says no: %s %s %j', (blockchain, code, contractAddress) => {
    expect(isNativeCurrency({ blockchain, code, contractAddress })).toBe(false);
  });
});
