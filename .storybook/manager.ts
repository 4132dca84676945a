/** The frame around the stories: no panel and no tools where a page is whole without them. */
import { addons } from 'storybook/manager-api';
import { theme } from './theme.js';

const isOn = (page: string, storyId: string | undefined): boolean =>
  storyId?.startsWith(page) === true;

addons.setConfig({
  theme,
  navSize: 260,
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => !isOn('playground', storyId) && byDefault,
    showToolbar: ({ storyId }, byDefault) => !isOn('welcome', storyId) && byDefault,
  },
});
