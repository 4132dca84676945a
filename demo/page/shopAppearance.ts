/** What the shop gives its checkouts: its pine green, in the light and in the dark, its name, the way back. */
import type { PageOptions } from '../../src/exports/index.js';
import type { AppearanceVariables } from '../../src/ui/theme/appearance.js';

/** What the checkout and the back office take over from the shop. */
export const SHOP_APPEARANCE: { readonly variables: AppearanceVariables } = {
  variables: {
    colorAccent: 'light-dark(#1f5c43, #7cc6a4)',
    colorOnAccent: 'light-dark(#ffffff, #0d2018)',
  },
};

/** On the receipt, and on the way back once it is paid. */
export const SHOP_PAGE: PageOptions = {
  storeName: 'Paper & Pine',
  returnUrl: '/',
  supportUrl: 'mailto:hello@paper-and-pine.example',
};
