/** What a shopper pastes to compare: addresses and links of every form, and what is not the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { parsePaymentPayload } from '../support/parsePaymentPayload.js';
import { extractAddress } from '../../src/chains/addressShape.js';
import { compareAddress } from '../../src/chains/compareAddress.js';
import { paymentPayload } from '../../src/chains/paymentPayload.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { SOUND } from './addressVectors.js';

const USDT_ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const OTHER_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Every text that we ourselves could put into a code or a link for an address. */
const ownText = fc
  .record({
    place: fc.constantFrom(...SOUND),
    isNative: fc.boolean(),
    contractAddress: fc.constantFrom(null, USDT_ETHEREUM),
    amount: fc.constantFrom(null, '0.5', '12'),
    pick: fc.nat(),
  })
  .chain(({ place, isNative, contractAddress, amount, pick }) => {
    const { blockchain, address } = { blockchain: place.blockchain, address: place.text };
    const precision = 6;
    const given = { blockchain, address, isNative, contractAddress, precision };
    const payload = paymentPayload({ ...given, amount: amount && parseDecimal(amount) });
    const form = payload?.[pick % payload.length];
    return fc.constant({ blockchain, address, text: form?.text ?? address });
  });

describe('the address in a pasted text', () => {
  it('is the receiver of every link that we build', () => {
    fc.assert(
      fc.property(ownText, ({ text }) => {
        expect(extractAddress(text)).toBe(parsePaymentPayload(text)?.address);
      }),
    );
  });

  it.each([
    [` ${TRON}\n`, TRON],
    ['TJRa bPrw bZy4 5sba vfcj inPJ C18k jpRT v8', TRON],
    [`tron:${TRON}?amount=5`, TRON],
    [`ethereum:pay-${EVM}@1?value=1`, EVM],
    [`ethereum:${USDT_ETHEREUM}@1/transfer?uint256=5&address=${EVM}`, EVM],
    [
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    ],
  ])('in "%s" is %s', (text, address) => {
    expect(extractAddress(text)).toBe(address);
  });
});

describe('comparing', () => {
  it('finds every own text the same', () => {
    fc.assert(
      fc.property(ownText, ({ blockchain, address, text }) => {
        const check = checkAddress(blockchain, address);
        if (check.status === 'invalid') throw new Error('A sound address failed its check.');
        expect(compareAddress(blockchain, text, check.address)).toEqual({ outcome: 'same' });
      }),
    );
  });

  it('does not mind how an EVM address is cased', () => {
    expect(compareAddress('ethereum', EVM.toLowerCase(), EVM)).toEqual({ outcome: 'same' });
  });

  it('names the first character in which another address differs', () => {
    const found = compareAddress('tron', OTHER_TRON, TRON);
    expect(found).toEqual({ outcome: 'differs', at: 2, pasted: OTHER_TRON });
  });

  it('never takes one sound address for another', () => {
    const two = fc.tuple(fc.constantFrom(...SOUND), fc.constantFrom(...SOUND));
    fc.assert(
      fc.property(two, ([one, other]) => {
        const [a, b] = [one, other].map(({ text }) => checkAddress(one.blockchain, text));
        if (a?.status !== 'valid') throw new Error('A sound address failed its check.');
        const { outcome } = compareAddress(one.blockchain, other.text, a.address);
        const same = b?.status === 'valid' && b.address === a.address;
        expect(outcome === 'same').toBe(same);
      }),
    );
  });

  it.each(['T', TRON.slice(0, -1), EVM, 'hello', `${TRON.slice(0, -1)}9`, '<b>'])(
    'takes "%s" for no address of Tron',
    (text) => {
      expect(compareAddress('tron', text, TRON)).toEqual({ outcome: 'none' });
    },
  );

  it('compares plain texts on a network that it does not know', () => {
    expect(compareAddress('newchain', 'zed-1', 'zed-1')).toEqual({ outcome: 'same' });
    const found = { outcome: 'differs', at: 5, pasted: 'zed-2' };
    expect(compareAddress('newchain', 'zed-2', 'zed-1')).toEqual(found);
  });
});
