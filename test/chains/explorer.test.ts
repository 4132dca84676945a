import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionUrl } from '../../src/chains/explorer.js';
import { NETWORKS } from '../../src/chains/networks.js';

const HASH = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';
const HOSTS = ['blockchair.com', 'etherscan.io', 'bscscan.com', 'polygonscan.com', 'tronscan.org'];

describe('transactionUrl', () => {
  it.each([
    ['ethereum', `0x${HASH}`, `https://etherscan.io/tx/0x${HASH}`],
    ['bsc', `0x${HASH}`, `https://bscscan.com/tx/0x${HASH}`],
    ['polygon', `0x${HASH}`, `https://polygonscan.com/tx/0x${HASH}`],
    ['arbitrum', `0x${HASH}`, `https://blockchair.com/arbitrum-one/transaction/0x${HASH}`],
    ['bitcoin', HASH, `https://blockchair.com/bitcoin/transaction/${HASH}`],
    ['bitcoincash', HASH, `https://blockchair.com/bitcoin-cash/transaction/${HASH}`],
    ['litecoin', HASH, `https://blockchair.com/litecoin/transaction/${HASH}`],
    ['dogecoin', HASH, `https://blockchair.com/dogecoin/transaction/${HASH}`],
    ['tron', HASH, `https://tronscan.org/#/transaction/${HASH}`],
  ])('follows the template of %s', (blockchain, hash, url) => {
    expect(transactionUrl(blockchain, hash)).toBe(url);
  });

  it.each([
    ['bitcoin', `0x${HASH}`],
    ['tron', `0x${HASH}`],
    ['ethereum', HASH],
    ['ethereum', `0X${HASH}`],
    ['bitcoin', HASH.slice(1)],
    ['bitcoin', `${HASH}0`],
    ['bitcoin', `${HASH}\n`],
    ['bitcoin', ` ${HASH}`],
    ['bitcoin', `${HASH}/../../evil`],
    ['bitcoin', `${HASH.slice(0, 63)}g`],
    ['bitcoin', ''],
    ['bitcoin', '{tx_hash}'],
    ['solana', HASH],
    ['__proto__', HASH],
    ['', HASH],
  ])('gives no link on %j for %j', (blockchain, hash) => {
    expect(transactionUrl(blockchain, hash)).toBeNull();
  });

  it('leads to a listed https host and nowhere else, whatever the hash', () => {
    const hexHash = fc
      .string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 64, maxLength: 64 })
      .chain((hex) => fc.constantFrom(hex, `0x${hex}`));
    fc.assert(
      fc.property(
        fc.constantFrom(...NETWORKS.map((network) => network.slug)),
        fc.oneof(hexHash, fc.webUrl(), fc.string()),
        (blockchain, hash) => {
          const link = transactionUrl(blockchain, hash);
          if (link === null) return;
          const url = new URL(link);
          expect(url.protocol).toBe('https:');
          expect(HOSTS).toContain(url.hostname);
          expect(url.username + url.password + url.search).toBe('');
          expect(link.endsWith(hash)).toBe(true);
        },
      ),
    );
  });
});
