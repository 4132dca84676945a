/** Keyboard rules of the listbox. */
import { describe, expect, it } from 'vitest';
import { rowAfterKey, rowAfterTyping } from '../../../src/checkout/CurrencyPicker/useListbox.js';

describe('keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['PageDown', 0, 4],
    ['PageUp', 4, 0],
    ['Tab', 2, null],
  ])('%s from row %i goes to %s', (key, from, to) => {
    expect(rowAfterKey(key, from, 5)).toBe(to);
  });

  it('move nowhere in an empty list', () => {
    expect(rowAfterKey('ArrowDown', -1, 0)).toBeNull();
  });
});

describe('typing', () => {
  const texts = ['USDT Tron', 'USDT Ethereum', 'BTC Bitcoin', 'ETH Ethereum'];
  it.each([
    ['b', 0, 2],
    ['u', 0, 1],
    ['uu', 1, 0],
    ['usdt e', 0, 1],
    ['e', 3, 3],
    ['x', 0, null],
  ])('"%s" from row %i goes to %s', (typed, from, to) => {
    expect(rowAfterTyping(typed, from, texts)).toBe(to);
  });
});
