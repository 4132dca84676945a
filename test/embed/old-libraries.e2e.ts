/** On pages whose old libraries replace builtins the checkout opens, draws its code and its errors, and is paid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/ui/messages/en.js';
import { startDemo } from '../journeys/demoProcess.js';
import { readQrCode } from '../journeys/readQrCode.js';
import { placeOrder, press } from '../journeys/shopping.js';
import { listenForTrouble, parts, shownAddress } from './hostPage.js';
import { startHost } from './hostServer.js';

/**
 * What Prototype 1.7.3 and 1.6 make of builtins, which no package of the registry holds, and a page's own shims.
 * It runs in the page.
 */
function replaceBuiltins(): void {
  type List = unknown[] & Record<string, unknown>;
  const lists = Array.prototype as unknown as List;
  const add = (owner: object, name: string, value: unknown) =>
    Object.assign(owner, { [name]: value });
  const { map, every, some, filter, slice } = Array.prototype;
  for (const [name, own] of Object.entries({ map, every, some, filter })) {
    add(lists, name, function (this: never, run = (item: unknown) => item, ...rest: never[]) {
      return (own as (...all: unknown[]) => unknown).call(this, run, ...rest);
    });
  }
  add(lists, 'find', function (this: List, run: (item: unknown, at: number) => unknown) {
    return filter.call(this, run)[0];
  });
  add(lists, 'toArray', function (this: List) {
    return slice.call(this);
  });
  add(String.prototype, 'toArray', function (this: string) {
    return this.split('');
  });
  for (const name of ['each', 'first', 'last', 'include', 'inject', 'pluck', 'size', 'without']) {
    add(lists, name, () => undefined);
  }
  Reflect.deleteProperty(lists, 'entries');
  add(lists, 'toJSON', function (this: List) {
    return `[${this.join(', ')}]`;
  });
  add(String.prototype, 'toJSON', function (this: string) {
    return `"${this}"`;
  });
  add(Array, 'from', (list: List | null) => {
    if (!list) return [];
    return 'toArray' in Object(list) ? (list['toArray'] as () => unknown)() : slice.call(list);
  });
  const everyKey = (one: object) => {
    const keys = [];
    for (const key in one) keys.push(key);
    return keys;
  };
  add(Object, 'values', (one: Record<string, unknown>) => everyKey(one).map((key) => one[key]));
  add(Object, 'keys', (one: object) => everyKey(one).filter((key) => Object.hasOwn(one, key)));
  add(
    Function.prototype,
    'bind',
    function (this: (...all: unknown[]) => unknown, to: unknown, ...first: unknown[]) {
      return (...rest: unknown[]) => this.apply(to, [...first, ...rest]);
    },
  );
  add(HTMLElement.prototype, 'remove', function (this: HTMLElement) {
    (this.parentNode as ParentNode & Node).removeChild(this);
    return this;
  });
  for (const name of [
    'update',
    'insert',
    'replace',
    'show',
    'hide',
    'match',
    'on',
    'fire',
    'select',
  ]) {
    add(HTMLElement.prototype, name, () => undefined);
  }
  for (const name of ['Event', 'Document', 'Request']) add(globalThis, name, () => undefined);
}

const LIBRARIES: Readonly<Record<string, string>> = {
  'replaced builtins': `(${String(replaceBuiltins)})()`,
  MooTools: readFileSync(
    join(import.meta.dirname, '../../node_modules/mootools/lib/mootools-core-1.5.2-server.js'),
    'utf8',
  ),
};

const FILES = ['src="/tillkit.js"', 'type="module" src="/tillkit.mjs"'];

/** A code that a foreign reader reads, and it is the address. */
async function expectCode(page: Page): Promise<void> {
  await expect(parts.code(page)).toBeVisible();
  expect(await readQrCode(parts.code(page))).toBe(await shownAddress(page));
}

for (const [library, text] of Object.entries(LIBRARIES)) {
  for (const src of FILES) {
    test(`${library}: a checkout of ${src} is paid, and one that fails says so`, async ({
      page,
    }) => {
      const host = await startHost();
      const trouble = await listenForTrouble(page);
      const open = async (order: string) => {
        const tag = `<script ${src} data-endpoint="/api/till" data-order="${order}"></script>`;
        host.setPage('/old.js', text);
        host.setPage(
          '/page.html',
          `<!doctype html><html lang="en"><head><title>t</title><script src="/old.js"></script></head><body>${tag}`,
        );
        await page.goto(`${host.url}/page.html`);
      };
      await open('order-1');
      await parts.choose(page);
      await expectCode(page);
      const txHash = await host.store.pay('order-1');
      await host.store.settle();
      await expect(parts.status(page)).toHaveAttribute('data-status', 'detected');
      host.store.sandbox.confirm(txHash);
      await host.store.settle();
      await expect(parts.status(page)).toHaveAttribute('data-status', 'paid');
      expect(trouble).toEqual([]);
      await page.route('**/api/till/checkouts', (route) => route.abort());
      await open('order-1');
      await expect(page.getByText(en.problems.unreachable)).toBeVisible();
      await expect(page.getByRole('button', { name: en.tryAgain })).toBeVisible();
      await host.close();
    });
  }

  test(`${library}: the React widgets are paid, and one that fails says so`, async ({ page }) => {
    const demo = await startDemo();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await placeOrder(page, demo.url);
    await page.addInitScript(text);
    await page.reload();
    await parts.choose(page);
    await expectCode(page);
    await press(page, 'Pay');
    await expect(page.getByText(en.statusTitle.detected).first()).toBeVisible();
    await page.route('**/checkouts', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(en.problems.unreachable)).toBeVisible();
    expect(errors).toEqual([]);
    await demo.stop();
  });
}

test('where a code cannot be drawn, a sentence stands beside amount and address', async ({
  page,
}) => {
  const host = await startHost();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  host.setPage(
    '/page.html',
    `<!doctype html><html lang="en"><head><title>t</title><script>
      const { fill } = Array.prototype;
      Array.prototype.fill = function (...all) {
        if (this.length > 20) throw new TypeError('Not here');
        return fill.apply(this, all);
      };
    </script></head><body><script ${FILES[0] ?? ''} data-endpoint="/api/till" data-order="order-1"></script>`,
  );
  await page.goto(`${host.url}/page.html`);
  await parts.choose(page);
  await expect(page.getByText(en.qrNotDrawn)).toBeVisible();
  expect(await shownAddress(page)).toBe(
    (await host.store.getCheckout('order-1'))?.address?.address,
  );
  await expect(page.getByRole('button', { name: en.copyAmount })).toBeVisible();
  expect(errors).toEqual([]);
  await host.close();
});
