/** Paints a checkout in a real browser at a given width and theme. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { page } from 'vitest/browser';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { lazyParts } from '../../src/checkout/lazyParts.js';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import '../../src/ui/styles.css';
import { ENDPOINT, type FakeStore } from './fakeStore.js';
import type { ProviderProps } from './renderCheckout.js';

let root: Root | undefined;

/** Width of the window and colour theme. */
export interface BrowserRenderOptions {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly props?: ProviderProps;
}

/** Paints the order "1001" of a store and answers the widget's element. */
export async function renderInBrowser(
  store: FakeStore,
  { width, theme, props }: BrowserRenderOptions,
): Promise<Element> {
  await page.viewport(width, 1100);
  await lazyParts.choices.preload();
  document.body.style.cssText = `margin:0;background:${theme === 'dark' ? '#000' : '#eceff3'}`;
  const host = document.body.appendChild(document.createElement('main'));
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  root = createRoot(host);
  flushSync(() =>
    root?.render(
      <CheckoutProvider client={client} order="1001" appearance={{ theme }} {...props}>
        <Checkout />
      </CheckoutProvider>,
    ),
  );
  const widget = host.querySelector('.till-checkout');
  if (!widget) throw new Error('There is no checkout.');
  return widget;
}

/** Takes what was painted off the page. */
export function unmount(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}
