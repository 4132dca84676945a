/** The store's variables become custom properties, and nothing else. */
import { expect, it } from 'vitest';
import { appearanceStyle } from '../../../src/ui/theme/appearance.js';
import { resolveUi } from '../../../src/ui/language/resolveUi.js';
import { appearancePreset } from '../../../src/ui/theme/presets.js';
import { enPay } from '../../../src/ui/messages/enPay.js';
import { enProblems } from '../../../src/ui/messages/enProblems.js';

it('names each variable as the style sheet does', () => {
  expect(appearanceStyle({ variables: { colorOnAccent: '#fff', borderRadius: '4px' } })).toEqual({
    '--till-color-on-accent': '#fff',
    '--till-border-radius': '4px',
  });
});

it('writes no style where nothing is set, which strict content policies need', () => {
  expect(appearanceStyle({ theme: 'dark' })).toBeUndefined();
  expect(appearanceStyle({ variables: {} })).toBeUndefined();
});

it.each([
  'red; position: fixed',
  'red} * {display: none',
  ...[
    'url',
    'src',
    'image',
    'image-set',
    '-webkit-image-set',
    'cross-fade',
    'element',
    'paint',
    'filter',
  ].map((name) => `${name}("https://other.example/pixel" 1x)`),
  'var(--brand, IMAGE-SET("https://other.example/pixel" 1x))',
  'calc(1px*attr(data-x type(<url>)))',
  "(') 'url(x)' (')",
  'u\\72l(https://other.example/pixel)',
  'url/**/("https://other.example/pixel")',
  'rgb(0, 0, 0',
  "'Open",
  'red !important',
  '\\72 ed',
])('writes no value that would be more than one: %s', (colorText) => {
  expect(appearanceStyle({ variables: { colorText, fontSize: '15px' } })).toEqual({
    '--till-font-size': '15px',
  });
});

it('takes a figure as it is meant, and passes over whatever else is no text', () => {
  const values = [null, undefined, true, 1n, {}, [], () => '1', Symbol('s'), Object.create(null)];
  for (const borderRadius of values as never[]) {
    const variables = { spacing: 1.2, borderRadius };
    expect(appearanceStyle({ variables })).toEqual({ '--till-spacing': 1.2 });
  }
  for (const variables of [null, 8, true, []] as never[]) {
    expect(appearanceStyle({ variables })).toBeUndefined();
  }
});

it.each([null, undefined, 'midnight', 8, []])('is none where it is %j', (appearance) => {
  const ui = resolveUi({
    english: { ...enPay, ...enProblems },
    choice: { language: 'en', locale: 'en' },
    appearance: appearance as never,
  });
  expect(appearanceStyle(ui.appearance)).toBeUndefined();
  expect(appearancePreset('plain', appearance as never).variables).toEqual({});
});

it.each([
  "'Source Serif 4', Georgia",
  'light-dark(#fff, rgb(0 0 0 / 50%))',
  'var(--brand, red)',
  'color-mix(in oklab, var(--a, #FFF) 20%, HSL(0 0% 0%))',
  'calc(1px + min(2px, (3px)*2))',
])('lets the value %s be', (colorText) => {
  expect(appearanceStyle({ variables: { colorText } })).toEqual({
    '--till-color-text': colorText,
  });
});
