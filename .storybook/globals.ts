/** The switches of the toolbar, and what they mean for a story. */
import type { Preview } from '@storybook/react-vite';
import type { Dialect } from '../src/sandbox/responses.js';

/** What the toolbar is set to. */
export interface ToolbarGlobals {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag of sentences, as far as there are any in it, and of numbers and dates. */
  readonly locale: string;
  /** Width of the column in pixels, or `full`. */
  readonly width: string;
  /** How the pretend service answers. */
  readonly dialect: Dialect;
}

/** What every story starts with. */
export const initialGlobals: ToolbarGlobals = {
  theme: 'auto',
  direction: 'ltr',
  locale: 'en',
  width: '390',
  dialect: 'documented',
};

const menu = (
  title: string,
  icon: 'mirror' | 'transfer' | 'globe' | 'ruler' | 'database',
  items: readonly (readonly [value: string, title: string])[],
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, label]) => ({ value, title: label })),
  },
});

/** The menus themselves. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'mirror', [
    ['auto', 'Theme of the device'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  direction: menu('Direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  locale: menu('Language', 'globe', [
    ['en', 'English'],
    ['de', 'German'],
    ['es', 'Spanish'],
    ['fr', 'French'],
    ['id', 'Indonesian'],
    ['it', 'Italian'],
    ['nl', 'Dutch'],
    ['pl', 'Polish'],
    ['pt-BR', 'Portuguese (Brazil)'],
    ['ru', 'Russian'],
    ['tr', 'Turkish'],
    ['uk', 'Ukrainian'],
    ['he', 'Hebrew'],
    ['fa', 'Persian'],
    ['ar-EG', 'Arabic (Egypt), with its own figures'],
    ['hi-IN', 'Hindi (India)'],
    ['ja', 'Japanese'],
    ['ko', 'Korean'],
    ['zh', 'Chinese, simplified'],
    ['zh-TW', 'Chinese, traditional'],
    ['th', 'Thai'],
    ['vi', 'Vietnamese'],
  ]),
  width: menu('Width', 'ruler', [
    ['280', '280 px'],
    ['320', '320 px'],
    ['390', '390 px'],
    ['480', '480 px'],
    ['full', 'Whole page'],
  ]),
  dialect: menu('Service', 'database', [
    ['documented', 'Service as documented'],
    ['deployed', 'Service as deployed'],
  ]),
};
