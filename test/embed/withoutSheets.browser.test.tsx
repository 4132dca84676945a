/** A browser in which no script can make a style sheet, as Safari before 16.4: plain, and still to be paid with. */
import { afterEach, expect, it } from 'vitest';
import '../../src/exports/element.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const again of undo.splice(0)) again();
  document.body.replaceChildren();
});

/** Takes a property away for one test. */
function takeAway(from: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(from, name);
  if (!before) throw new Error(`There is no ${name}.`);
  Reflect.deleteProperty(from, name);
  undo.push(() => void Object.defineProperty(from, name, before));
}

const WITHOUT: Readonly<Record<string, () => void>> = {
  'adopted sheets': () => {
    takeAway(Document.prototype, 'adoptedStyleSheets');
    takeAway(ShadowRoot.prototype, 'adoptedStyleSheets');
  },
  'constructed sheets': () => takeAway(CSSStyleSheet.prototype, 'replaceSync'),
  'sheets at all': () => takeAway(globalThis, 'CSSStyleSheet'),
};

it.each(Object.entries(WITHOUT))('without %s', async (_, prepare) => {
  prepare();
  const store = createSandboxStore({ orders: { 'order-1': { orderId: '1', amountUsd: '20' } } });
  const element = Object.assign(document.createElement('till-checkout'), store, {
    order: 'order-1',
    currency: 'USDT.Tron',
  });
  document.body.append(element);
  const all = (selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  await expect.poll(() => all('.till-address')).not.toEqual([]);
  const address = (await store.getCheckout('order-1'))?.address?.address ?? '';
  expect(all('.till-address')[0]?.textContent).toBe(address);
  expect(all('canvas')[0]?.getBoundingClientRect().width).toBeGreaterThan(200);
  for (const icon of all('.till-icon, .till-ring')) {
    expect(icon.getBoundingClientRect().width).toBeLessThanOrEqual(20);
  }
  const isSeen = (text: string) =>
    all('*').some((one) => one.textContent === text && one.checkVisibility());
  expect(isSeen('Copied')).toBe(false);
  expect(isSeen('Pay $20.00')).toBe(true);
  await store.handler.close();
});
