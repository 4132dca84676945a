/** The store's variables become custom properties, and nothing else. */
import { expect, it } from 'vitest';
import { appearanceStyle } from '../../src/ui/appearance.js';

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
  'url(https://other.example/pixel)',
  'rgb(0, 0, 0',
  "'Open",
  'red !important',
  '\\72 ed',
])('writes no value that would be more than one: %s', (colorText) => {
  expect(appearanceStyle({ variables: { colorText, fontSize: '15px' } })).toEqual({
    '--till-font-size': '15px',
  });
});

it.each(["'Source Serif 4', Georgia", 'light-dark(#fff, rgb(0 0 0 / 50%))', 'var(--brand, red)'])(
  'lets the value %s be',
  (colorText) => {
    expect(appearanceStyle({ variables: { colorText } })).toEqual({
      '--till-color-text': colorText,
    });
  },
);
