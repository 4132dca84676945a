/** What may be drawn to pay to. */
import { describe, expect, it } from 'vitest';
import { amountToSend } from '../../src/checkout/quote.js';
import { payTargetOf } from '../../src/checkout/payTarget.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { ADDRESSES, createFakeStore } from '../support/fakeStore.js';

function snapshot(currencyId = 'USDT.Tron', change: Partial<CheckoutSnapshot> = {}) {
  const store = createFakeStore();
  store.choose('1', currencyId);
  store.update('1', change);
  return store.snapshot('1');
}
const at = (blockchain: string, address: string) => ({
  address: { address, blockchain, check: 'valid', replaced: false },
});

describe('the address', () => {
  it('is refused if a character is wrong, even if the store calls it valid', () => {
    const bad = `${ADDRESSES.tron.slice(0, -1)}9`;
    expect(payTargetOf(snapshot('USDT.Tron', at('tron', bad)))).toEqual({ status: 'refused' });
  });

  it('is refused if it belongs to another network than the price', () => {
    const other = at('ethereum', ADDRESSES.ethereum);
    expect(payTargetOf(snapshot('USDT.Tron', other))).toEqual({ status: 'refused' });
  });

  it("is refused where it is the token's own contract", () => {
    const contract = at('tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(payTargetOf(snapshot('USDT.Tron', contract))).toEqual({ status: 'refused' });
  });

  it('is drawn in its canonical form', () => {
    const lower = at('ethereum', ADDRESSES.ethereum.toLowerCase());
    expect(payTargetOf(snapshot('USDT.Ethereum', lower))).toMatchObject({
      status: 'ready',
      address: ADDRESSES.ethereum,
      payload: [{ text: ADDRESSES.ethereum, opensWallet: false }, { name: 'eip681_token' }],
    });
  });

  it('is text only on a network that we do not know', () => {
    expect(payTargetOf(snapshot('ZZZ.Newchain'))).toEqual({
      status: 'unchecked',
      address: 'zed-0123456789',
    });
  });

  it('is none before a currency is chosen', () => {
    expect(payTargetOf(createFakeStore().snapshot('1'))).toEqual({ status: 'none' });
  });
});

it('asks for the rest of a part payment, and for no amount of a top-up', () => {
  const due = parseDecimal('5');
  expect(amountToSend(snapshot('USDT.Tron', { exceptions: ['partial'], due }))).toBe('5');
  expect(amountToSend(snapshot())).toBe('20.012');
  expect(amountToSend(snapshot('USDT.Tron', { kind: 'top_up' }))).toBeNull();
});
