/** Appearance of the shop's checkouts: its green and its type in both themes, its name and return address. */
import type { PageOptions } from '../../src/exports/index.js';
import type { AppearanceVariables } from '../../src/ui/theme/appearance.js';

/** Colours and type of the checkout and the back office. */
export const SHOP_APPEARANCE: { readonly variables: AppearanceVariables } = {
  variables: {
    colorAccent: 'light-dark(#1a5f47, #74d6ad)',
    colorOnAccent: 'light-dark(#ffffff, #0b2018)',
    colorBackground: 'light-dark(#ffffff, #15191b)',
    colorText: 'light-dark(#16201b, #eef1ee)',
    colorTextMuted: 'light-dark(#59625c, #a3aca6)',
    colorBorder: 'light-dark(#e2e0d9, #2c3236)',
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    borderRadius: '18px',
  },
};

/** Name and addresses of the shop, for the receipt and the return link. */
export const SHOP_PAGE: PageOptions = {
  storeName: 'Paper & Pine',
  returnUrl: '/',
  supportUrl: 'mailto:hello@paper-and-pine.example',
};
