/** Which addresses a customer may give on which network: a table that an attacker or a mistake would look like. */
import { describe, expect, it } from 'vitest';
import { checkRefundAddress } from '../../../src/treasury/refunds/refundAddress.js';
import type { RefundLink } from '../../../src/treasury/refunds/refundLink.js';

const NETWORKS = [
  ...['tron', 'ethereum', 'bsc', 'polygon', 'arbitrum'],
  ...['bitcoin', 'litecoin', 'bitcoincash', 'dogecoin'],
] as const;
const EVM = ['ethereum', 'bsc', 'polygon', 'arbitrum'];

const book = { catchUp: () => Promise.resolve(true), ownerOf: () => undefined } as never;

async function judged(blockchain: string, text: string): Promise<string> {
  const link = { made: { blockchain, contracts: [] } } as unknown as RefundLink;
  const check = await checkRefundAddress(book, link, text);
  return check.status === 'valid' ? 'valid' : check.reason;
}

/** Networks on which a text is taken. */
async function takenOn(text: string): Promise<string[]> {
  const all = await Promise.all(NETWORKS.map((network) => judged(network, text)));
  return NETWORKS.filter((_, at) => all[at] === 'valid');
}

describe('an address', () => {
  it.each([
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', ['tron']],
    ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', EVM],
    ['0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', EVM],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ['bitcoin']],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['bitcoin']],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', ['bitcoin']],
    ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', ['litecoin']],
    ['MGxNPPB7eBoWPUaprtX9v9CXJZoD2465zN', ['litecoin']],
    ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', ['bitcoincash']],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', ['bitcoincash']],
    ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', ['dogecoin']],
  ])('%s is taken on %j only', async (address, networks) => {
    expect(await takenOn(address)).toEqual(networks);
  });

  it('of Bitcoin is told from one of Bitcoin Cash, which it could be by its digits', async () => {
    expect(await judged('bitcoincash', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe('wrong_network');
  });

  it.each([
    ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'ethereum'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron'],
  ])(
    '%s on %s is a well-known token, also if the listing names another',
    async (address, network) => {
      expect(await judged(network, address)).toBe('contract');
    },
  );

  it.each([
    ['0x0000000000000000000000000000000000000000', 'ethereum'],
    ['0x0000000000000000000000000000000000000001', 'bsc'],
    ['0x000000000000000000000000000000000000dEaD', 'polygon'],
    ['0xdead000000000000000042069420694206942069', 'ethereum'],
    ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'arbitrum'],
    ['0xffffffffffffffffffffffffffffffffffffffff', 'ethereum'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'tron'],
    ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'tron'],
    ['1111111111111111111114oLvT2', 'bitcoin'],
    ['1BitcoinEaterAddressDontSendf59kuE', 'bitcoin'],
  ])('%s on %s belongs to nobody', async (address, network) => {
    expect(await judged(network, address)).toBe('nobody');
  });

  it.each([
    ['a letter of another alphabet', 'ТJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['a wide letter', 'ＴJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['one letter in another case', 'TJRabPrwbZy45sbavfcjinPJC18kjpRtv8'],
    ['a swapped pair', 'TJRabPrwbZy54sbavfcjinPJC18kjpRTv8'],
    ['an address of a test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['a name', 'vitalik.eth'],
    ['two addresses', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9'],
    ['hexadecimal digits', '415cd0fb0ab3ce40f3051414c604b27756e69e43db'],
    [
      'a recovery phrase',
      'abandon ability able about above absent absorb abstract absurd abuse access',
    ],
  ])('with %s is taken nowhere', async (_, text) => {
    expect(await takenOn(text)).toEqual([]);
  });

  it('is found among spaces and invisible characters', async () => {
    const text = ' \u202eTJRab\u200bPrwb Zy45sbavfcj\n\tinPJC18k\ufeffjpRTv8\u0000';
    expect(await takenOn(text)).toEqual(['tron']);
  });
});
