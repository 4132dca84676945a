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
    ['ar-EG', 'Arabic (Egypt), with its own figures'],
    ['bn', 'Bengali'],
    ['bs', 'Bosnian'],
    ['bg', 'Bulgarian'],
    ['ca', 'Catalan'],
    ['zh', 'Chinese, simplified'],
    ['zh-TW', 'Chinese, traditional'],
    ['hr', 'Croatian'],
    ['cs', 'Czech'],
    ['da', 'Danish'],
    ['nl', 'Dutch'],
    ['et', 'Estonian'],
    ['fi', 'Finnish'],
    ['fr', 'French'],
    ['ka', 'Georgian'],
    ['de', 'German'],
    ['el', 'Greek'],
    ['he', 'Hebrew'],
    ['hi-IN', 'Hindi (India)'],
    ['hu', 'Hungarian'],
    ['id', 'Indonesian'],
    ['it', 'Italian'],
    ['ja', 'Japanese'],
    ['kk', 'Kazakh'],
    ['ko', 'Korean'],
    ['lv', 'Latvian'],
    ['lt', 'Lithuanian'],
    ['ms', 'Malay'],
    ['nb', 'Norwegian (Bokmål)'],
    ['fa', 'Persian'],
    ['pl', 'Polish'],
    ['pt-BR', 'Portuguese (Brazil)'],
    ['pt-PT', 'Portuguese (Portugal)'],
    ['ro', 'Romanian'],
    ['ru', 'Russian'],
    ['sr', 'Serbian (Cyrillic)'],
    ['sk', 'Slovak'],
    ['sl', 'Slovenian'],
    ['es', 'Spanish'],
    ['es-419', 'Spanish (Latin America)'],
    ['sw', 'Swahili'],
    ['sv', 'Swedish'],
    ['ta', 'Tamil'],
    ['th', 'Thai'],
    ['tr', 'Turkish'],
    ['uk', 'Ukrainian'],
    ['ur', 'Urdu'],
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
