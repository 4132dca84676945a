/** Colours and letters of Storybook's own pages, light or dark as the device is. */
import { create } from 'storybook/theming/create';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme. */
export const theme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Tillkit',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: isDark ? '#8fb3ff' : '#1c4fd1',
  colorSecondary: isDark ? '#4f7ff0' : '#1c4fd1',
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, monospace',
  ...(isDark ? {} : { appBg: '#f6f8fa', appContentBg: '#ffffff', barBg: '#ffffff' }),
});
