/** Fifty checkouts mounted and taken away: no timer, listener, request, node or style stays. */
import { expect, test, type Page } from '@playwright/test';
import { parts } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const host = hostPerTest();

/** What is alive on the page, counted by globals that were wrapped before any script ran. */
interface Alive {
  readonly timers: number;
  readonly listeners: number;
  readonly requests: number;
  readonly observers: number;
  readonly frames: number;
}

async function countEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const frames = new Set<number>();
    let requests = 0;
    const observers = new Set<object>();
    const listeners = new Map<EventTarget, Set<string>>();
    const ids = new WeakMap<object, number>();
    let nextId = 0;
    const idOf = (listener: object) => {
      const id = ids.get(listener) ?? (nextId += 1);
      ids.set(listener, id);
      return id;
    };

    const { setTimeout: timeout, setInterval: interval, fetch: send } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
      const id = timeout(() => {
        timers.delete(id as unknown as number);
        run(...(rest as []));
      }, ms) as unknown as number;
      timers.add(id);
      return id;
    }) as unknown as typeof setTimeout;
    globalThis.setInterval = ((run: () => void, ms?: number) => {
      const id = interval(run, ms) as unknown as number;
      timers.add(id);
      return id;
    }) as unknown as typeof setInterval;
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const clear = globalThis[name];
      globalThis[name] = ((id: number | undefined) => {
        if (id !== undefined) timers.delete(id);
        clear(id);
      }) as typeof clearTimeout;
    }
    const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = globalThis;
    globalThis.requestAnimationFrame = (run) => {
      const id = ask((time) => {
        frames.delete(id);
        run(time);
      });
      frames.add(id);
      return id;
    };
    globalThis.cancelAnimationFrame = (id) => {
      frames.delete(id);
      cancel(id);
    };
    globalThis.fetch = async (...args) => {
      requests += 1;
      try {
        return await send(...args);
      } finally {
        requests -= 1;
      }
    };
    for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
      const { observe, disconnect } = globalThis[name].prototype;
      globalThis[name].prototype.observe = function (this: never, ...args: never[]) {
        // One that watches several things is still one, and ends as one.
        observers.add(this);
        return (observe as (...all: never[]) => void).apply(this, args);
      };
      globalThis[name].prototype.disconnect = function (this: never) {
        observers.delete(this);
        return (disconnect as () => void).apply(this);
      };
    }
    // Listeners of what outlives a checkout: the page's own objects and what stands in it.
    const lasting = (target: EventTarget) =>
      target === globalThis || (target instanceof Node && target.isConnected);
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const keyOf = (type: string, listener: object, options: unknown) =>
      `${type} ${String(idOf(listener))} ${String(options === true || (typeof options === 'object' && options !== null && (options as AddEventListenerOptions).capture === true))}`;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (listener) {
        const own = listeners.get(this) ?? new Set();
        const key = keyOf(type, listener, options);
        own.add(key);
        listeners.set(this, own);
        // A listener with a signal ends with it, unseen by removeEventListener.
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (signal) add.call(signal, 'abort', () => own.delete(key), { once: true });
      }
      add.call(this ?? globalThis, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener) listeners.get(this)?.delete(keyOf(type, listener, options));
      remove.call(this ?? globalThis, type, listener, options);
    };
    Object.assign(globalThis, {
      alive: () => ({
        timers: timers.size,
        frames: frames.size,
        requests,
        observers: observers.size,
        listeners: [...listeners].reduce(
          (sum, [target, own]) => sum + (lasting(target ?? globalThis) ? own.size : 0),
          0,
        ),
      }),
    });
  });
}

const alive = (page: Page): Promise<Alive> => page.evaluate('alive()');

const look = (page: Page) =>
  page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    globals: Object.getOwnPropertyNames(globalThis).length,
  }));

const PAGE =
  '<!doctype html><title>t</title><div id="here"></div><script src="/tillkit.js"></script>';

test('fifty times mounted at every age and destroyed, nothing is left', async ({ page }) => {
  await page.clock.install();
  await countEverything(page);
  host().setPage('/page.html', PAGE);
  await page.goto(`${host().url}/page.html`);
  const [before, looked] = [await alive(page), await look(page)];

  const busiest = await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const scope = globalThis as unknown as { alive: () => Alive };
    let listeners = 0;
    let timers = 0;
    for (let round = 0; round < 50; round += 1) {
      const currency = round % 2 === 0 ? 'USDT.Tron' : undefined;
      const options = { endpoint: '/api/till', order: 'order-1', currency };
      const mounted = Tillkit?.mount('#here', options);
      mounted?.on('ready', () => undefined);
      // From "not even begun" over "request under way" to "drawn and polling".
      await pause([0, 5, 20, 60, 150][round % 5] ?? 0);
      listeners = Math.max(listeners, scope.alive().listeners);
      timers = Math.max(timers, scope.alive().timers);
      mounted?.destroy();
    }
    return { listeners, timers };
  });
  // The counting itself works: a running checkout has timers and listeners.
  expect(busiest.timers).toBeGreaterThan(before.timers);
  expect(busiest.listeners).toBeGreaterThan(before.listeners);

  await expect.poll(() => alive(page)).toEqual(before);
  expect(await look(page)).toEqual(looked);
  // Nothing is left that could ask. Heard where it is sent: a busy server hears late of what has ended long ago.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.clock.runFor(60_000);
  await page.evaluate('void fetch("/heard")');
  await expect.poll(() => sent).toEqual([`${host().url}/heard`]);
});

test('destroy() is complete at once, also with a choice and a request under way', async ({
  page,
}) => {
  await countEverything(page);
  host().setPage('/page.html', PAGE);
  await page.goto(`${host().url}/page.html`);
  const before = await alive(page);
  await page.route('**/api/till/checkout/currency', () => {
    // Hangs for ever.
  });
  await page.evaluate(() => {
    const options = { endpoint: '/api/till', order: 'order-1' };
    Object.assign(globalThis, { mounted: Tillkit?.mount('#here', options) });
  });
  await parts.choose(page);
  await expect.poll(async () => (await alive(page)).requests).toBeGreaterThan(before.requests);
  await page.evaluate('mounted.destroy()');
  await expect.poll(() => alive(page)).toEqual(before);
  await expect(page.locator('#here')).toBeEmpty();
});

test('a listener may take the checkout away from within an event', async ({ page }) => {
  await countEverything(page);
  host().setPage('/page.html', PAGE);
  await page.goto(`${host().url}/page.html`);
  const before = await alive(page);
  await page.evaluate(() => {
    const mounted = Tillkit?.mount('#here', { endpoint: '/api/till', order: 'order-1' });
    mounted?.on('ready', () => mounted.destroy());
  });
  await expect(page.locator('till-checkout')).toHaveCount(0);
  await expect.poll(() => alive(page)).toEqual(before);
});
