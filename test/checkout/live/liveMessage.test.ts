/** Messages: what does not fit is not believed, and times never go back. */
import { describe, expect, it } from 'vitest';
import { readMessage, snapshotAfter } from '../../../src/checkout/live/followCheckout.js';
import { createFakeStore } from '../../support/fakeStore.js';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const snapshot = createFakeStore({ now: () => NOW }).snapshot('1');
const message = (event: string, data: unknown) =>
  readMessage({ event, data: typeof data === 'string' ? data : JSON.stringify(data) });
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

describe('reading', () => {
  it('takes a whole snapshot', () => {
    expect(message('checkout', snapshot)).toEqual({ event: 'checkout', data: snapshot });
  });

  it.each([
    ['no JSON', 'checkout', '{'],
    ['no snapshot', 'checkout', { version: 99 }],
    ['a paid that is no flag', 'checkout', { ...snapshot, paid: 'yes' }],
    ['an amount that is a number', 'checkout', { ...snapshot, received: 20 }],
    ['a version that is a text', 'checkout', { ...snapshot, version: '7' }],
    ['a time that is none', 'checked', { serverTime: 'now', lastCheckedAt: null }],
    ['half of it', 'checked', { serverTime: at(1) }],
    ['an event of another day', 'celebrate', {}],
    ['null', 'checkout', 'null'],
  ])('passes over %s', (_, event, data) => {
    expect(message(event, data)).toBeNull();
  });
});

describe('"checked"', () => {
  const checked = (serverTime: string, lastCheckedAt: string | null) => {
    const read = message('checked', { serverTime, lastCheckedAt });
    if (!read) throw new Error('It does not fit.');
    return read;
  };

  it('changes the times and nothing else, even if it has more fields', () => {
    const read = message('checked', { serverTime: at(5), lastCheckedAt: at(4), paid: true });
    expect(read && snapshotAfter(snapshot, read)).toEqual({
      ...snapshot,
      serverTime: at(5),
      lastCheckedAt: at(4),
    });
  });

  it('is passed over when it is old', () => {
    expect(snapshotAfter(snapshot, checked(at(-5), at(-6)))).toBe(snapshot);
    expect(snapshotAfter(snapshot, checked(at(0), at(0)))).toBe(snapshot);
  });

  it('keeps the time of a check that another instance does not know', () => {
    const looked = { ...snapshot, lastCheckedAt: at(-1) };
    expect(snapshotAfter(looked, checked(at(5), null))?.lastCheckedAt).toBe(at(-1));
    expect(snapshotAfter(looked, checked(at(5), at(-9)))?.lastCheckedAt).toBe(at(-1));
  });

  it('is ignored before there is a snapshot', () => {
    expect(snapshotAfter(undefined, checked(at(5), null))).toBeUndefined();
  });
});
