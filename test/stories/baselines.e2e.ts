/** The main screens, pixel by pixel: no change of looks goes unseen. */
import { expect, test } from '@playwright/test';
import type { ToolbarGlobals } from '../../.storybook/globals.js';
import { openStories, showStory } from './openStory.js';

interface MainScreen {
  readonly story: string;
  readonly theme: 'light' | 'dark';
  /** @default a phone */
  readonly desk?: boolean;
  /** What lies over the page hides it; below the window's edge it would show. */
  readonly over?: boolean;
  /** @default English */
  readonly locale?: 'ar-EG';
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const MAIN_SCREENS: Readonly<Record<string, MainScreen>> = {
  'choose-token': { story: 'checkout-checkout--choosing-currency', theme: 'light' },
  'choose-network': { story: 'parts-currencypicker--choosing-network', theme: 'dark' },
  'pay-phone': { story: 'checkout-checkout--waiting-for-transfer', theme: 'light' },
  'pay-desk': { story: 'checkout-checkout--waiting-for-bitcoin', theme: 'light', desk: true },
  'large-code': { story: 'parts-walletview--showing-large-code', theme: 'dark', over: true },
  'from-exchange': { story: 'parts-walletview--paying-from-exchange', theme: 'light' },
  expired: { story: 'checkout-checkout--price-expired', theme: 'light', locale: 'ar-EG' },
  detected: { story: 'checkout-checkout--transfer-seen', theme: 'dark' },
  partial: { story: 'checkout-checkout--part-has-arrived', theme: 'light' },
  receipt: { story: 'parts-paymentstatus--showing-receipt', theme: 'light' },
  'too-much': { story: 'checkout-checkout--paid-too-much', theme: 'light' },
  late: { story: 'checkout-checkout--transfer-late', theme: 'dark' },
  'wrong-currency': { story: 'checkout-checkout--wrong-currency', theme: 'light' },
  'service-down': { story: 'checkout-checkout--service-unavailable', theme: 'dark' },
  offline: { story: 'checkout-when-things-go-wrong--device-offline', theme: 'dark' },
  'top-up': {
    story: 'checkout-checkout--topping-up-with-deposits',
    theme: 'dark',
    locale: 'ar-EG',
  },
};

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
