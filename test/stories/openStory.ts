/** Opens a story as it stands once everything that it plays has been played. */
import type { Page } from '@playwright/test';
import { START } from '../../stories/scenes/openScene.js';
import type { ToolbarGlobals } from '../../.storybook/globals.js';
import { serveStories, STORIES_URL } from './storiesFolder.js';

/** The part of Storybook's own page that is spoken to. */
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<unknown> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listen: (said: unknown) => void) => void;
    readonly emit: (event: string, said: unknown) => void;
  };
}

/** One typeface for everybody, from packages, so that no machine's own fonts are in a picture. */
const FONTS = [
  '@fontsource-variable/inter',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource-variable/noto-sans-arabic',
  // The mark of what is paid.
  '@fontsource/noto-sans-symbols-2',
];
const TEXT = "'Inter Variable', 'Noto Sans Arabic Variable', 'Noto Sans Symbols 2'";
const FACES = `
  :root {
    font-family: ${TEXT};
  }
  .till {
    --till-font-family: ${TEXT} !important;
    --till-font-mono: 'JetBrains Mono Variable' !important;
  }
`;

/** Opens Storybook's page with the toolbar set so, at the moment when every scene begins. */
export async function openStories(
  page: Page,
  globals: Partial<ToolbarGlobals> = {},
): Promise<void> {
  await serveStories(page);
  await page.clock.setFixedTime(START);
  await page.goto(`${STORIES_URL}/iframe.html`);
  for (const font of FONTS) {
    await page.addStyleTag({ url: `/${font}/index.css` });
  }
  await page.addStyleTag({ content: FACES });
  await page.evaluate(async (set) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as StorybookPage;
    await preview.ready();
    channel.emit('updateGlobals', { globals: set });
  }, globals);
}

/** Shows a story and waits until it has been played. @throws Error with what went wrong in it. */
export async function showStory(page: Page, id: string): Promise<void> {
  const trouble = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
    return new Promise<string>((resolve) => {
      // Its last event: before it, the next story would make Storybook reload its page.
      channel.on('storyFinished', (said) => {
        if ((said as { readonly storyId: string }).storyId === storyId) resolve('');
      });
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException']) {
        channel.on(event, (said) => resolve(`${event}: ${JSON.stringify(said)}`));
      }
      channel.on('playFunctionThrewException', (said) => {
        const { message } = said as { readonly message: string };
        resolve(message);
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
  if (trouble !== '') throw new Error(`The story "${id}" did not get to its end. ${trouble}`);
  await page.evaluate(() => document.fonts.ready);
}
