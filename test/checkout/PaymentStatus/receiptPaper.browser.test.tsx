/** The receipt as a real browser draws it: under a strict content security policy, in a shadow root, and as a file. */
import { afterEach, describe, expect, it } from 'vitest';
import { printReceipt, receiptHtml } from '../../../src/checkout/PaymentStatus/receiptDocument.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';

afterEach(unmount);

/** The drawing of a receipt, in the language. */
async function drawn(locale: string): Promise<HTMLElement> {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  store.choose('1001', 'USDT.Tron');
  store.confirm('1001');
  const root = await renderInBrowser(store, {
    width: 390,
    theme: 'dark',
    props: { locale, appearance: { theme: 'dark', variables: { colorAccent: '#b3261e' } } },
  });
  await expect.poll(() => root.querySelector('.till-receipt > button')).not.toBeNull();
  root.querySelector<HTMLElement>('.till-receipt > button')?.click();
  await expect.poll(() => root.querySelector('.till-paper')).not.toBeNull();
  return root.querySelector<HTMLElement>('.till-paper') as HTMLElement;
}

const receiptOf = (paper: HTMLElement) =>
  ({
    drawn: paper,
    heading: 'Receipt',
    title: 'Receipt 1001',
    language: 'en',
    dir: 'ltr',
  }) as const;

/** A frame that holds a page with this HTML. */
async function frameOf(html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size:800px;block-size:1100px';
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

/** Keeps what is printed: a real printer is done at once, and the frame is removed. */
function keepPrinted({ body }: Document): void {
  body.append = (given) => {
    const frame = given as HTMLIFrameElement;
    const { onload } = frame;
    frame.onload = (event) => {
      if (frame.contentWindow) frame.contentWindow.print = () => undefined;
      onload?.call(frame, event);
    };
    Element.prototype.append.call(body, frame);
  };
}

const STRICT = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'self'">`;

describe('the printed page', () => {
  it.each(['in the page', 'in a shadow root'])(
    'has its style under a policy that forbids style elements, %s',
    async (place) => {
      const paper = await drawn('en');
      const page = await frameOf(`<!doctype html><html><head>${STRICT}</head><body></body></html>`);
      const copy = page.importNode(paper, true);
      copy.style.setProperty('--till-color-accent', '#b3261e');
      const host = page.body.appendChild(page.createElement('div'));
      const root = place === 'in the page' ? host : host.attachShadow({ mode: 'open' });
      root.append(copy);
      keepPrinted(page);
      printReceipt(receiptOf(copy));
      const printed = page.querySelector('iframe')?.contentDocument;
      const style = (selector: string) => {
        const element = printed?.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector} on paper.`);
        return (printed?.defaultView as Window).getComputedStyle(element);
      };
      expect(style('.till-paper').borderTopColor).toBe('rgb(179, 38, 30)');
      expect(style('.till-paper').borderTopWidth).toBe('4px');
      expect(style('dl > div').display).toBe('grid');
      // Black on white, whatever the theme of the shop.
      expect(style(':root').color).toBe('rgb(18, 22, 29)');
      expect(style('h1').display).toBe('block');
      expect(printed?.querySelectorAll('style')).toHaveLength(0);
    },
  );
});

describe('the saved file', () => {
  it.each(['en', 'ar', 'ta', 'ja'])(
    'opens as it is, without scrolling sideways: %s',
    async (locale) => {
      const paper = await drawn(locale);
      const html = receiptHtml({ ...receiptOf(paper), dir: locale === 'ar' ? 'rtl' : 'ltr' });
      const page = await frameOf(html);
      const root = page.documentElement;
      expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
      const shown = page.querySelector<HTMLElement>('.till-paper');
      expect(shown?.innerText).toContain('ab'.repeat(32));
      expect(shown?.getBoundingClientRect().height).toBeLessThan(1000);
      const amount = page.querySelector('.till-paper-total b')?.getBoundingClientRect();
      const isRight = (amount?.left ?? 0) > root.clientWidth / 2;
      expect(isRight).toBe(locale === 'ar');
    },
  );
});
