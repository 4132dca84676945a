/** Ready-made looks are plain data, and a store's own values win. */
import { expect, it } from 'vitest';
import { isSafeValue } from '../../../src/ui/theme/cssValue.js';
import {
  appearancePreset,
  isAppearancePreset,
  type AppearancePreset,
} from '../../../src/ui/theme/presets.js';

const NAMES: readonly AppearancePreset[] = ['plain', 'soft', 'sharp', 'midnight'];

it.each(NAMES)('%s survives being stored, and no value of it is refused', (name) => {
  const look = appearancePreset(name);
  expect(JSON.parse(JSON.stringify(look))).toEqual(look);
  for (const value of Object.values(look.variables ?? {})) expect(isSafeValue(value)).toBe(true);
});

it('gives way to what the store sets', () => {
  const look = appearancePreset('soft', { theme: 'dark', variables: { borderRadius: '2px' } });
  expect(look.theme).toBe('dark');
  expect(look.variables).toMatchObject({ borderRadius: '2px', spacing: '1.15' });
});

it('is dark by the name of midnight, also on a light device, until the store says otherwise', () => {
  expect(appearancePreset('midnight').theme).toBe('dark');
  expect(appearancePreset('midnight', { theme: 'auto' }).theme).toBe('auto');
});

it('is known by its own name only', () => {
  expect(NAMES.every(isAppearancePreset)).toBe(true);
  expect(['toString', '__proto__', 'Soft', ''].some(isAppearancePreset)).toBe(false);
});
