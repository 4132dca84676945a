import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressGroups, addressParts } from '../../src/chains/addressGroups.js';
import { SOUND } from './addressVectors.js';

describe('addressGroups', () => {
  it('sets the common opening apart and cuts the rest into fours', () => {
    expect(addressGroups('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toEqual({
      groups: [
        '0x',
        '5aAe',
        'b605',
        '3F3E',
        '94C9',
        'b9A0',
        '9f33',
        '6694',
        '35E7',
        'Ef1B',
        'eAed',
      ],
      head: '0x5aAe',
      tail: 'eAed',
    });
  });

  it('joins a short last group to the one before it for comparing', () => {
    const { groups, head, tail } = addressGroups('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(groups.at(-1)).toBe('6t');
    expect(head).toBe('TR7N');
    expect(tail).toBe('gjLj6t');
  });

  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw50'],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'ltc1qw50'],
  ])('counts the opening of %s to what is compared', (address, head) => {
    expect(addressGroups(address).head).toBe(head);
  });

  it.each(['', 'a', 'abcd', 'abcde', '0x'])('copes with the short text %j', (text) => {
    expect(addressGroups(text).groups.join('')).toBe(text);
  });

  it('loses nothing: the groups joined are the address, head and tail are its ends', () => {
    const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 128 });
    fc.assert(
      fc.property(fc.oneof(plain, fc.constantFrom(...SOUND.map((s) => s.canonical))), (address) => {
        const { groups, head, tail } = addressGroups(address);
        expect(groups.join('')).toBe(address);
        expect(address.startsWith(head) && address.endsWith(tail)).toBe(true);
        expect(groups.slice(1).every((group) => group.length <= 4)).toBe(true);
      }),
    );
  });
});

describe('addressParts', () => {
  it('keeps two groups at each end together, and cuts the middle into single groups', () => {
    const parts = addressParts('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(parts.map(({ groups }) => groups.join(' '))).toEqual([
      'TR7N Hqje',
      'KQxG',
      'TCi8',
      'q8ZY',
      '4pL8',
      'otSz',
      'gjLj 6t',
    ]);
    expect(parts.map(({ isEnd }) => isEnd)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
      true,
    ]);
  });

  it('has every group once and in order, for an address of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 128 }), (address) => {
        const drawn = addressParts(address).flatMap(({ groups }) => groups);
        expect(drawn).toEqual(addressGroups(address).groups);
      }),
    );
  });
});
