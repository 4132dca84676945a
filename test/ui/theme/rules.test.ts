/** Rules of a store style named parts; nothing in them reaches what a shopper pays by. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkRules, type AppearanceRules } from '../../../src/ui/theme/rules.js';
import { runs } from '../../support/runs.js';

/** As they may come out of an attribute: of any shape. */
const check = (rules: unknown) => {
  const refuse = vi.fn();
  return { checked: checkRules(rules as AppearanceRules, refuse), refused: refuse.mock.calls };
};

it('takes a part and its states, the part first', () => {
  const { checked, refused } = check({
    '.PrimaryButton:hover': { backgroundColor: '#000' },
    '.PrimaryButton': { fontWeight: '700', textTransform: 'uppercase' },
  });
  expect(refused).toEqual([]);
  expect(checked.map(({ name }) => name)).toEqual(['.PrimaryButton', '.PrimaryButton:hover']);
  expect(checked[1]?.selector).toBe(" .till-button[data-kind='primary']:hover");
});

describe.each([
  '.Address',
  '.QrCode',
  '.Ribbon',
  '.SendOnly',
  '.constructor',
  '.Button:has(*)',
  '.Button, .till-qr',
  '.Button{}',
  'Button',
  '*',
])('the selector %s', (selector) => {
  it('names no part, and is left out', () => {
    const { checked, refused } = check({ [selector]: { color: 'red' } });
    expect(checked).toEqual([]);
    expect(refused).toEqual([[selector]]);
  });
});

describe.each([
  ['.Button', 'display', 'none'],
  ['.Button', 'margin', '-100px'],
  ['.Button', '__proto__', 'x'],
  ['.Button', 'backgroundColor', 'url(https://other.example/x)'],
  ['.Button', 'backgroundColor', 'image-set(linear-gradient(red, red) 1x)'],
  ['.Button', 'backgroundColor', 'red; position: fixed'],
  ['.Button', 'backgroundColor', 'red} .till-qr{opacity:0'],
  ['.Button', 'color', 'expression(alert(1));'],
  ['.Button', 'color', '\\72 ed'],
  ['.Button', 'borderColor', 'rgb(0, 0'],
  ['.Button', 'borderColor', 'red)(red'],
  ['.Button', 'borderColor', 'red /* and'],
  ['.Heading', 'fontFamily', '"Open'],
  ['.Button', 'boxShadow', '0 -300px 0 300px white'],
  ['.Button', 'boxShadow', '90px 0 0 0 white'],
  ['.Button', 'boxShadow', '0 4px 8px url(x)'],
  ['.Button', 'borderRadius', '-4px'],
  ['.Button', 'borderWidth', '40px'],
  ['.Button', 'fontFamily', 'x; @import "y"'],
  ['.Heading', 'fontSize', '0'],
  ['.Heading', 'fontSize', '40em'],
  ['.Heading', 'letterSpacing', '-1em'],
  ['.Amount', 'color', '#fff'],
  ['.Amount', 'fontSize', '0.8em'],
  ['.Amount', 'textTransform', 'uppercase'],
  ['.Amount', 'textDecoration', 'none'],
  ['.AddressCard', 'backgroundColor', '#000'],
  ['.Card', 'color', '#fff'],
  ['.Notice', 'backgroundColor', '#fff'],
])('%s { %s: %s }', (selector, property, value) => {
  it('is left out, and the rest of the rule stays', () => {
    const rule = Object.fromEntries([
      ['fontWeight', '600'],
      [property, value],
    ]);
    const { checked, refused } = check({ [selector]: rule });
    expect(checked[0]?.values).toEqual({ fontWeight: '600' });
    expect(refused).toEqual([[selector, property]]);
  });
});

it.each([
  ['.Card', 'boxShadow', '0 8px 24px -4px rgba(0, 0, 0, 0.2)'],
  ['.Card', 'borderWidth', '2px'],
  ['.Button', 'color', 'oklch(62% 0.2 250)'],
  ['.Button', 'color', 'var(--brand)'],
  ['.Input', 'backgroundColor', 'color-mix(in srgb, red 20%, white)'],
  ['.Heading', 'fontFamily', "'Source Serif 4', Georgia, serif"],
  ['.Heading', 'letterSpacing', '-0.02em'],
  ['.Amount', 'fontWeight', '800'],
  ['.AddressCard', 'borderRadius', '0'],
])('takes %s { %s: %s }', (selector, property, value) => {
  const { checked, refused } = check({ [selector]: { [property]: value } });
  expect(refused).toEqual([]);
  expect(checked[0]?.values).toEqual({ [property]: value });
});

it('lets no value of any text end its declaration or its rule', () => {
  const bits = fc.constantFrom('}', '{', ';', '@import', 'url(', '\\', '<', '/*', 'red', ' ', '0');
  fc.assert(
    fc.property(
      fc.array(bits, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.constantFrom('color', 'boxShadow', 'fontFamily', 'borderColor', 'borderRadius'),
      (value, property) => {
        const { checked } = check({ '.Button': { [property]: value } });
        expect(JSON.stringify(checked[0]?.values)).not.toMatch(/[;@<]|url|\\\\|\/\*|\{.*\{/);
      },
    ),
    { numRuns: runs(3_000) },
  );
});
