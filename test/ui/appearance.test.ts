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
