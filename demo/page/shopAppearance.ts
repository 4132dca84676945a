/** Appearance of the shop's checkouts: its green in both themes, its name and return address. */
import type { PageOptions } from '../../src/exports/index.js';
import type { AppearanceVariables } from '../../src/ui/theme/appearance.js';

/** Colors of the checkout and the back office. */
export const SHOP_APPEARANCE: { readonly variables: AppearanceVariables } = {
  variables: {
    colorAccent: 'light-dark(#1f5c43, #7cc6a4)',
    colorOnAccent: 'light-dark(#ffffff, #0d2018)',
  },
};

/** Name and addresses of the shop, for the receipt and the return link. */
export const SHOP_PAGE: PageOptions = {
  storeName: 'Paper & Pine',
  returnUrl: '/',
  supportUrl: 'mailto:hello@paper-and-pine.example',
};
