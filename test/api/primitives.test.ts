import fc from 'fast-check';
import { LosslessNumber } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import {
  amountSchema,
  iconField,
  integerSchema,
  timestampSchema,
} from '../../src/api/primitives.js';

describe('an amount', () => {
  it.each([
    ['20', '20'],
    ['0.10', '0.1'],
    ['1e-7', '0.0000001'],
    ['1.50E+2', '150'],
    ['0.123456789012345678', '0.123456789012345678'],
    ['0', '0'],
  ])('%s reads as %s from a number token and from a string', (text, expected) => {
    expect(amountSchema.parse(new LosslessNumber(text))).toBe(expected);
    expect(amountSchema.parse(text)).toBe(expected);
  });

  it.each([['-1'], [''], ['ten'], ['1,5'], ['0x10'], ['NaN'], ['Infinity'], [' 1'], ['1e999']])(
    '%j is refused',
    (text) => {
      expect(amountSchema.safeParse(text).success).toBe(false);
    },
  );

  it.each([[1.5], [null], [undefined], [true], [{}], [[]], [10n]])('%s is refused', (value) => {
    expect(amountSchema.safeParse(value).success).toBe(false);
  });
});

describe('a whole number', () => {
  it('reads from a number token and from a string', () => {
    expect(integerSchema.parse(new LosslessNumber('18'))).toBe(18);
    expect(integerSchema.parse('18')).toBe(18);
    expect(integerSchema.parse('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([['1.5'], ['-1'], ['9007199254740992'], ['1e20'], ['six'], ['']])(
    '%j is refused',
    (text) => {
      expect(integerSchema.safeParse(text).success).toBe(false);
    },
  );

  it.each([['six'], [true], [{}], ['1.5'], [[18]]])(
    'is what %j should have been, and not an amount',
    (value) => {
      const messages = integerSchema.safeParse(value).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['expected a whole number']);
    },
  );

  it('survives for every safe count', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => integerSchema.parse(String(count)) === count),
    );
  });
});

describe('a time', () => {
  it.each([
    ['2026-07-31T09:12:44.123456Z', '2026-07-31T09:12:44.123Z'],
    ['2026-07-31T09:12:44.123456789Z', '2026-07-31T09:12:44.123Z'],
    ['2026-07-31T09:12:44.5Z', '2026-07-31T09:12:44.500Z'],
    ['2026-07-31T09:12:44', '2026-07-31T09:12:44.000Z'],
    ['2026-07-31 09:12:44', '2026-07-31T09:12:44.000Z'],
    ['2026-07-31T12:12:44+03:00', '2026-07-31T09:12:44.000Z'],
    ['0001-01-01T00:00:00Z', null],
    ['0001-01-01T00:00:00', null],
    ['', null],
    ['yesterday', null],
    ['2026-13-45T99:00:00Z', null],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['9999-12-31T23:59:59-01:00', null],
    ['0000-01-01T00:00:00+14:00', null],
    [null, null],
    [undefined, null],
  ])('%j reads as %j', (text, expected) => {
    expect(timestampSchema.parse(text)).toBe(expected);
  });

  it('without a zone is UTC wherever the process runs', () => {
    const before = process.env['TZ'];
    try {
      process.env['TZ'] = 'Pacific/Kiritimati';
      expect(timestampSchema.parse('2026-07-31T09:12:44')).toBe('2026-07-31T09:12:44.000Z');
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it('keeps every instant to the millisecond', () => {
    const instants = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const text = instant.toISOString();
        return timestampSchema.parse(text) === text;
      }),
    );
  });
});

describe('an icon set', () => {
  it('may lack any of its pictures', () => {
    expect(iconField.parse({ icon_svg: 'https://cdn.example.com/a.svg', icon_128: null })).toEqual({
      icon_128: null,
      icon_512: null,
      icon_svg: 'https://cdn.example.com/a.svg',
    });
  });

  it('is none where it cannot be read, as a whole or one picture of it', () => {
    for (const odd of [undefined, null, 'https://cdn.example.com/a.svg', true, 5, []]) {
      expect(iconField.parse(odd), JSON.stringify(odd)).toBeNull();
    }
    expect(iconField.parse({ icon_svg: { url: 'x' }, icon_128: 'https://a.example' })).toEqual({
      icon_128: 'https://a.example',
      icon_512: null,
      icon_svg: null,
    });
  });
});
