/** Searching: by name, by one's own address, by the wrong keyboard. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCurrencies } from '../../src/checkout/currencySearch.js';
import { ADDRESSES, CURRENCIES } from '../support/fakeStore.js';

const found = (text: string) => searchCurrencies(CURRENCIES, text).currencies.map(({ id }) => id);
const reading = (text: string) => searchCurrencies(CURRENCIES, text).reading;

describe('by name', () => {
  it.each([
    ['usdt', 2],
    ['Tether', 2],
    ['trc20', 1],
    ['TRC-20', 1],
    ['trc 20', 1],
    ['usdt tron', 1],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 1],
    ['0xdac17f958d2ee', 1],
    ['newchain', 1],
    ['usdt-trc20', 1],
    ['USDT_TRC20', 1],
    ['usdt(trc20)', 1],
    ['usdt/trc-20', 1],
    ['0xdac1…1ec7', 1],
    // Amid a contract, and across a code and its network.
    ['c17f', 0],
    ['tethereum', 0],
    ['sdtt', 0],
    ['usdt nowhere', 0],
    ['ether', 2],
    ['bit coin', 1],
    ['$$$', 0],
    ['—', 0],
    ['nothing like it', 0],
  ])('"%s" finds %i', (text, count) => {
    expect(found(text)).toHaveLength(count);
    expect(reading(text)).toEqual({ kind: 'name' });
  });

  it('finds every currency by its own code, name, network and id', () => {
    for (const currency of CURRENCIES) {
      for (const text of [currency.code, currency.name, currency.networkName, currency.id]) {
        expect(found(text)).toContain(currency.id);
        if (text === currency.id) expect(found(text)[0]).toBe(text);
      }
    }
  });

  it('knows a name that the listing gives one network of a token on all of them', () => {
    const listed = CURRENCIES.map((currency) => ({
      ...currency,
      name: currency.id === 'USDT.Ethereum' ? 'Téther Dollar' : currency.code,
    }));
    for (const text of ['tether', 'tether dollar', 'tetherdollar', 'dollar-tether']) {
      const ids = searchCurrencies(listed, text).currencies.map(({ id }) => id);
      expect(ids).toEqual(['USDT.Tron', 'USDT.Ethereum']);
    }
  });

  it('finds the same however its words are parted, and never throws', () => {
    const sign = fc.constantFrom(' ', '-', '_', '.', '/', '(', '·', ' ');
    const word = fc.constantFrom('usdt', 'TRC', '20', 'tron', 'Tether', 'eth', 'btc', 'zz');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), sign, (words, between) => {
        expect(found(words.join(between))).toEqual(found(words.join(' ')));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => searchCurrencies(CURRENCIES, text)).not.toThrow();
      }),
    );
  });
});

describe("by an address of one's own", () => {
  it('finds what can be sent from its network', () => {
    expect(found(ADDRESSES.tron)).toEqual(['USDT.Tron']);
    expect(reading(ADDRESSES.tron)).toEqual({ kind: 'address', networks: ['Tron'] });
    expect(found(` ${ADDRESSES.bitcoin}\n`)).toEqual(['BTC.Bitcoin']);
  });

  it('takes it out of a payment link', () => {
    for (const text of ['bitcoin:', 'bitcoin://', 'BITCOIN:']) {
      expect(found(`${text}${ADDRESSES.bitcoin}?amount=0.1&label=x`)).toEqual(['BTC.Bitcoin']);
    }
    const link = `ethereum:${ADDRESSES.ethereum}@1?value=1e18`;
    expect(found(link)).toEqual(['USDT.Ethereum', 'ETH.Ethereum']);
  });

  it('names every network that shares the shape, offered here or not', () => {
    expect(found(ADDRESSES.ethereum)).toEqual(['USDT.Ethereum', 'ETH.Ethereum']);
    expect(reading(ADDRESSES.ethereum)).toEqual({
      kind: 'address',
      networks: ['Ethereum', 'BNB Smart Chain', 'Polygon', 'Arbitrum One'],
    });
  });

  it('names the network of an address if the store takes no payment there', () => {
    const text = 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L';
    expect(found(text)).toEqual([]);
    expect(reading(text)).toEqual({ kind: 'address', networks: ['Dogecoin'] });
  });

  it('takes a contract that is offered for that contract, not for a wallet', () => {
    expect(found('0xdAC17F958D2ee523a2206206994597C13D831ec7')).toEqual(['USDT.Ethereum']);
    expect(reading('0xdAC17F958D2ee523a2206206994597C13D831ec7')).toEqual({ kind: 'name' });
  });
});

describe('by the wrong keyboard', () => {
  it.each([
    ['гыве', 'usdt', ['USDT.Tron', 'USDT.Ethereum']],
    ['θσδτ', 'usdt', ['USDT.Tron', 'USDT.Ethereum']],
    ['ודגא', 'usdt', ['USDT.Tron', 'USDT.Ethereum']],
    ['عسيف فقخى', 'usdt tron', ['USDT.Tron']],
    ['екс-20', 'trc-20', ['USDT.Tron']],
  ])('"%s" is read as "%s"', (text, meant, ids) => {
    expect(found(text)).toEqual(ids);
    expect(reading(text)).toEqual({ kind: 'keys', text: meant });
  });

  it('takes a name in its own script for that name', () => {
    const named = CURRENCIES.map((currency, index) =>
      index === 0 ? { ...currency, name: 'Гыве' } : currency,
    );
    const answer = searchCurrencies(named, 'гыве');
    expect(answer.currencies.map(({ id }) => id)).toEqual(['USDT.Tron', 'USDT.Ethereum']);
    expect(answer.reading).toEqual({ kind: 'name' });
  });

  it('claims nothing where the keys mean nothing either', () => {
    expect(reading('ъъъ')).toEqual({ kind: 'name' });
    expect(found('ъъъ')).toEqual([]);
  });
});
