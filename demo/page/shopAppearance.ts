/** The shop's pine green, in the light and in the dark. */
import type { AppearanceVariables } from '../../src/ui/appearance.js';

/** What the checkout and the back office take over from the shop. */
export const SHOP_APPEARANCE: { readonly variables: AppearanceVariables } = {
  variables: {
    colorAccent: 'light-dark(#1f5c43, #7cc6a4)',
    colorOnAccent: 'light-dark(#ffffff, #0d2018)',
  },
};
