/** Addresses that money goes out to: what Bitcoin and another network write alike. */
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { NETWORKS } from '../../src/chains/networks.js';
import { checkPayoutAddress, isBitcoinForm } from '../../src/chains/payoutAddress.js';
import { CASH_TRANSLATIONS, SOUND } from './addressVectors.js';

describe('an address that Bitcoin writes alike', () => {
  it.each(CASH_TRANSLATIONS)('is told apart on Bitcoin Cash: %s from %s', (legacy, cashAddress) => {
    expect(isBitcoinForm('bitcoincash', legacy)).toBe(true);
    expect(isBitcoinForm('bitcoincash', cashAddress)).toBe(false);
    expect(isBitcoinForm('bitcoin', legacy)).toBe(false);
    expect(checkPayoutAddress('bitcoincash', legacy)).toEqual({
      status: 'valid',
      address: cashAddress,
    });
  });

  it('is refused on Litecoin, whose wallets write M…, but stays good for a deposit', () => {
    const script = '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj';
    expect(checkAddress('litecoin', script).status).toBe('valid');
    expect(checkPayoutAddress('litecoin', script)).toEqual({
      status: 'invalid',
      reason: 'wrong_network',
    });
  });

  it('is the only one that is judged differently', () => {
    for (const { text } of SOUND) {
      for (const { slug } of NETWORKS) {
        if (slug === 'litecoin' && text.startsWith('3')) continue;
        expect(checkPayoutAddress(slug, text)).toEqual(checkAddress(slug, text));
      }
    }
  });

  it('is never one that is none, nor one of a network that is not known', () => {
    expect(isBitcoinForm('solana', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu')).toBe(false);
    expect(isBitcoinForm('tron', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu')).toBe(false);
    expect(isBitcoinForm('bitcoincash', 'nothing')).toBe(false);
  });
});
