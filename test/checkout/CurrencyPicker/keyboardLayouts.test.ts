/** Words typed with the keyboard set to another script. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLatinKeys } from '../../../src/checkout/currencySearch.js';

/** What the keys of each layout write, row by row, as its keyboard shows them. */
const KEYBOARDS = {
  Russian: ['йцукенгшщз', 'фывапролд', 'ячсмить'],
  Greek: ['_ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  Hebrew: ['__קראטוןםפ', 'שדגכעיחלך', 'זסבהנמצ'],
  Arabic: ['ضصثقفغعهخح', 'شسيبلاتنم', 'ئءؤر_ىة'],
} as const;
const QWERTY = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

describe.each(Object.entries(KEYBOARDS))('the %s layout', (_name, rows) => {
  it('means the Latin letter of every key', () => {
    for (const [row, letters] of QWERTY.entries()) {
      for (const [column, letter] of Array.from(letters).entries()) {
        const written = Array.from(rows[row] ?? '')[column] ?? '';
        if (written !== '_') expect(asLatinKeys(written)).toBe(letter);
      }
    }
  });
});

it.each([
  ['гывe', 'usdt'.replace('t', 'e')],
  ['гыве', 'usdt'],
  ['ГЫВЕ', 'usdt'],
  ['гівe', 'usde'],
  ['иеc', 'btc'],
  ['йтт', 'qnn'],
  ['θσδτ', 'usdt'],
  ['ΘΣΔΤ', 'usdt'],
  ['βτψ', 'btc'],
  ['ΒΥΣ', 'bys'],
  ['ודגא', 'usdt'],
  ['עסיف', 'gxht'],
  ['عسيف', 'usdt'],
  ['لافؤ', 'btc'],
  ['فقؤ٢٠', 'trc20'],
  ['فقؤ۲۰', 'trc20'],
  ['екс20', 'trc20'],
])('%s is typed on the keys of %s', (typed, meant) => {
  expect(asLatinKeys(typed)).toBe(meant);
});

it('leaves Latin text as it is, but for its case, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(asLatinKeys(text)).toBe(text.toLowerCase());
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof asLatinKeys(text)).toBe('string');
    }),
  );
});
