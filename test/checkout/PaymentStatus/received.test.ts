/** Which transfers are in the sum that is shown as paid, and when it may be shown. */
import { describe, expect, it } from 'vitest';
import { isSumConfirmed } from '../../../src/checkout/PaymentStatus/received.js';
import type { TransferView } from '../../../src/contract/checkout.js';
import { createFakeStore } from '../../support/fakeStore.js';

const ORDER = '1001';

/** Whether the sum is shown where this came beside a confirmed transfer of the whole price. */
function isShownBeside(...others: readonly Partial<TransferView>[]): boolean {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  store.choose(ORDER, 'USDT.Tron');
  store.confirm(ORDER);
  const transfers = [...store.snapshot(ORDER).transfers];
  store.update(ORDER, {
    transfers: [...transfers, ...others.map((other) => store.transfer(ORDER, other))],
  });
  return isSumConfirmed(store.snapshot(ORDER));
}

describe('the sum is shown', () => {
  it.each<[string, readonly Partial<TransferView>[]]>([
    ['alone', []],
    ['beside another one that is confirmed', [{ status: 'confirmed' }]],
    ['beside one that failed', [{ status: 'held' }]],
    ['beside several that failed', [{ status: 'held' }, { status: 'held', counts: 'late' }]],
    ['beside one that came late, confirmed or not', [{ counts: 'late' }]],
    ['beside one of another currency', [{ counts: 'wrong_currency' }]],
  ])('%s', (_, others) => {
    expect(isShownBeside(...others)).toBe(true);
  });
});

describe('the sum is held back', () => {
  it.each<[string, readonly Partial<TransferView>[]]>([
    ['by one that is not confirmed yet', [{ status: 'seen' }]],
    ['by one of a status that we do not know', [{ status: 'rejected' }]],
    ['by the second of two, the first having failed', [{ status: 'held' }, { status: 'seen' }]],
  ])('%s', (_, others) => {
    expect(isShownBeside(...others)).toBe(false);
  });
});
