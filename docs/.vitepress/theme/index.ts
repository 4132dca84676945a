/** The default theme with two live parts. */
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { liveCheckout, sitePlayground } from './livePart.js';
import './site.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveCheckout', liveCheckout);
    app.component('SitePlayground', sitePlayground);
  },
};

export default theme;
