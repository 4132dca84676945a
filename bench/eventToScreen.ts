/**
 * From the service's signed event to the shopper's screen: a real browser with the built script, one
 * order after the other, each with its own stream.
 */
import type { Page } from 'playwright';
import { withBrowser } from './browser.js';
import type { Section } from './report.js';
import { eventsOf } from './load/signedEvents.js';
import type { LoadOrder } from './load/protocol.js';
import { startStore, type LoadStore } from './load/startStore.js';
import { percentile } from './statistics.js';

const ROUNDS = Number(process.env['TILL_BENCH_ROUNDS'] ?? '500');
const WARM_UP = 10;
const GOAL_MS = 250;
/** A page is given this long to be at rest between its first snapshot and the event. */
const REST_MS = 100;

/** In the page: mounts the order and notes when the frame with "seen" has been painted. */
const MOUNT = (order: string): void => {
  interface Bench {
    Tillkit: { mount(target: Element, options: object): { destroy(): void; element: Element } };
    bench?: { mounted: { destroy(): void }; seenAt: Promise<number> };
  }
  const host = globalThis as unknown as Bench;
  host.bench?.mounted.destroy();
  const options = { endpoint: '/api/till', order };
  const mounted = host.Tillkit.mount(document.body, options);
  const seenAt = new Promise<number>((resolve) => {
    const look = () => {
      const found = mounted.element.shadowRoot?.querySelector('[data-status="detected"]');
      // The task after the frame: by then its pixels have been handed over.
      if (found) {
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.timeOrigin + performance.now())),
        );
      } else requestAnimationFrame(look);
    };
    look();
  });
  host.bench = { mounted, seenAt };
};

async function round(page: Page, store: LoadStore, order: LoadOrder): Promise<number> {
  const streaming = page.waitForResponse((answer) => answer.url().endsWith('/checkout/events'));
  await page.evaluate(MOUNT, order.orderId);
  const status = (await streaming).status();
  if (status !== 200) throw new Error(`The page got no stream but ${String(status)}.`);
  await new Promise((wake) => setTimeout(wake, REST_MS));
  const [seen] = eventsOf(order, store.webhookSecret);
  const sentAt = performance.timeOrigin + performance.now();
  const answer = await fetch(`${store.endpoint}/webhook`, {
    method: 'POST',
    headers: seen.headers,
    body: seen.body,
  });
  if (!answer.ok) throw new Error(`The event was answered with ${String(answer.status)}.`);
  const shownAt = await page.evaluate(
    () => (globalThis as unknown as { bench: { seenAt: Promise<number> } }).bench.seenAt,
  );
  return shownAt - sentAt;
}

/** Measures it. Needs `npm run build`. */
export async function measureEventToScreen(): Promise<Section> {
  const store = await startStore();
  const orders = await store.open(WARM_UP + ROUNDS);
  const times = await withBrowser(async (browser) => {
    const page = await browser.newPage();
    // The compiler marks functions with it, and what is sent to the page is such a function.
    await page.addInitScript({ content: 'globalThis.__name = (made) => made;' });
    await page.goto(new URL('/', store.endpoint).href);
    const all: number[] = [];
    for (const order of orders) all.push(await round(page, store, order));
    return all.slice(WARM_UP);
  });
  await store.end();
  return {
    title: 'Event to screen',
    method:
      `${String(ROUNDS)} orders, one after the other, in headless Chromium with the built ` +
      '`tillkit.js`, each with a stream of its own. Time counts from before the signed event is ' +
      'sent to the store until the task after the frame that shows “seen”; store, browser and ' +
      'sender share the machine and its clock.',
    tables: [
      {
        columns: ['events', 'median ms', 'p90 ms', 'p99 ms', 'slowest ms'],
        rows: [
          [
            String(times.length),
            ...[0.5, 0.9, 0.99, 1].map((part) => percentile(times, part).toFixed(0)),
          ],
        ],
      },
    ],
    verdicts: [
      {
        what: 'event to screen, p99',
        measured: percentile(times, 0.99),
        target: GOAL_MS,
        wanted: 'at_most',
        unit: 'ms',
      },
    ],
  };
}
