/** The main screens, pixel by pixel: no change of looks goes unseen. */
import { expect, test } from '@playwright/test';
import type { ToolbarGlobals } from '../../.storybook/globals.js';
import { MAIN_SCREENS } from '../../stories/docs/mainScreens.js';
import { openStories, showStory } from './openStory.js';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

for (const [name, { story, theme, desk = false, over = false, locale }] of Object.entries(
  MAIN_SCREENS,
)) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.setViewportSize(desk ? DESK : PHONE);
    const globals: Partial<ToolbarGlobals> = {
      theme,
      width: desk ? 'full' : '390',
      ...(locale && { locale, direction: 'rtl' }),
    };
    await openStories(page, globals);
    await showStory(page, story);
    await expect(
      page,
      `"${name}" no longer looks as it did. The picture as it is and one with all that changed in red lie in test-results/, named below. If the change is meant, look at the new picture and run \`npm run pixels:renew\`.`,
    ).toHaveScreenshot(`${name}.png`, { fullPage: !over });
  });
}
