/** The frame around the stories: no panel beside the playground, which is whole without it. */
import { addons } from 'storybook/manager-api';
import { theme } from './theme.js';

addons.setConfig({
  theme,
  navSize: 260,
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => storyId?.startsWith('playground') !== true && byDefault,
  },
});
