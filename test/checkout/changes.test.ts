/** The events of a host page: each once. */
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../src/checkout/changes.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { createFakeStore } from '../support/fakeStore.js';

function story(): CheckoutSnapshot[] {
  const store = createFakeStore();
  const frames = [store.snapshot('1')];
  store.choose('1', 'USDT.Tron');
  frames.push(store.snapshot('1'));
  store.detect('1');
  frames.push(store.snapshot('1'));
  store.confirm('1');
  frames.push(store.snapshot('1'));
  return frames;
}

const types = (previous: CheckoutSnapshot | null, next: CheckoutSnapshot) =>
  changesBetween(previous, next).map(({ type }) => type);

describe('between two snapshots', () => {
  it('tells ready, change, status and complete in their order', () => {
    const [opened, chosen, seen, paid] = story() as [
      CheckoutSnapshot,
      CheckoutSnapshot,
      CheckoutSnapshot,
      CheckoutSnapshot,
    ];
    expect(types(null, opened)).toEqual(['ready']);
    expect(types(opened, chosen)).toEqual(['change', 'status_change']);
    expect(types(chosen, seen)).toEqual(['status_change']);
    expect(types(seen, paid)).toEqual(['status_change', 'complete']);
    expect(types(null, paid)).toEqual(['ready', 'complete']);
    expect(types(seen, { ...paid, paid: false })).not.toContain('complete');
  });

  it('tells nothing when only the clock has moved', () => {
    for (const frame of story()) {
      expect(changesBetween(frame, { ...frame, serverTime: '2026-03-01T12:00:09Z' })).toEqual([]);
    }
  });
});
