/** The panel's addresses: whatever is open is found again, and nothing else is taken for one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, placeIn } from '../../../src/treasury/panel/shell/panelAddress.js';

const NOTHING = { order: null, withdrawals: { view: 'list' } } as const;

it('every order is found again, as one part of the address', () => {
  const references = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(references, fc.constantFrom('payment', 'top_up'), (reference, kind) => {
      fc.pre(!/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(reference));
      const order = { kind, reference };
      const address = addressOf({ ...NOTHING, tab: 'orders', order });
      expect(address.split('/')).toHaveLength(3);
      expect(new URL(address, 'https://shop.example/office').hash).toBe(address);
      expect(placeIn(address)).toEqual({ tab: 'orders', order });
    }),
  );
});

it.each([
  ['#treasury-orders', { tab: 'orders', order: null }],
  ['#treasury-orders/invoice/7', { tab: 'orders', order: null }],
  ['#treasury-orders/payment/a%0Ab', { tab: 'orders', order: null }],
  ['#treasury-withdrawals/new', { tab: 'withdrawals', withdrawals: { view: 'new' } }],
  ['#treasury-withdrawals/..%2Forders', { tab: 'withdrawals', withdrawals: { view: 'list' } }],
  ['#treasury-withdrawals/4f6c', { tab: 'withdrawals', withdrawals: { view: 'one', id: '4f6c' } }],
  ['#treasury-webhooks', { tab: 'activity' }],
  ['#treasury-orders/payment/%E0%A4', null],
  ['#treasury-constructor', null],
  ['#orders', null],
  ['', null],
])('%s', (address, place) => {
  expect(placeIn(address)).toEqual(place);
});
