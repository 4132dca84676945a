/** From navigation to a visible QR code: the script tag against a static page with the same code. */
import type { Browser, Page } from 'playwright';
import { withBrowser } from './browser.js';
import { startNavigationHost, type NavigationHost } from './navigationHost.js';
import { drawnPage, floorPage, PAGE_KINDS, widgetPage, type PageKind } from './navigationPages.js';
import type { Section, Table } from './report.js';
import { median, percentile } from './statistics.js';

const LOADS = 11;
const GIVE_UP_MS = 30_000;
const FLOOR = 'static page';

/** The slow phone: 4 × slower processor, 1.6 Mbps down, 750 kbps up, 150 ms a round trip. */
const SLOW_PHONE = { cpu: 4, latency: 150, down: 1.6e6 / 8, up: 750e3 / 8 };

/**
 * Runs in the page before anything of it: notes when the code has been painted. A text, because the
 * loader of this file would put names into a function that the page does not know.
 */
const WATCH_FOR_CODE = `
  addEventListener('till-ready', () => (globalThis.widgetReadyAt ??= performance.now()));
  const look = () => {
    const shadow = document.querySelector('till-checkout')?.shadowRoot;
    const code = shadow?.querySelector('.till-qr svg') ?? document.querySelector('main > svg');
    if (!code?.querySelector('path')) return requestAnimationFrame(look);
    // This frame is still to be painted; the first task after it is not.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => (globalThis.codeVisibleAt ??= performance.now());
    painted.port2.postMessage(null);
  };
  requestAnimationFrame(look);
`;

declare global {
  var codeVisibleAt: number | undefined;
  var widgetReadyAt: number | undefined;
}

interface Load {
  readonly ms: number;
  readonly requests: number;
  /** When the last byte of the script had arrived; null for a page without one. */
  readonly scriptMs: number | null;
  /** When the widget itself ran and had told the page; null for a page without one. */
  readonly readyMs: number | null;
  readonly svg: string;
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latency,
    downloadThroughput: SLOW_PHONE.down,
    uploadThroughput: SLOW_PHONE.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpu });
}

/** One cold load. */
async function load(browser: Browser, url: string, slow: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH_FOR_CODE });
    if (slow) await throttle(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        globalThis.codeVisibleAt !== undefined &&
        (globalThis.widgetReadyAt !== undefined || !document.querySelector('till-checkout')),
      undefined,
      { timeout: GIVE_UP_MS, polling: 250 },
    );
    return await page.evaluate(() => {
      const ms = globalThis.codeVisibleAt ?? NaN;
      const resources = performance.getEntriesByType('resource');
      const shadow = document.querySelector('till-checkout')?.shadowRoot;
      const requests = resources.filter((entry) => entry.startTime < ms).length + 1;
      const script = resources.find(({ name }) => /\/tillkit\.m?js$/.test(name));
      const scriptMs = script ? script.startTime + script.duration : null;
      return {
        ms,
        requests,
        scriptMs,
        readyMs: globalThis.widgetReadyAt ?? null,
        svg: shadow?.querySelector('.till-qr svg')?.outerHTML ?? '',
      };
    });
  } finally {
    await context.close();
  }
}

async function preparePage(host: NavigationHost, kind: PageKind): Promise<string> {
  const order = host.newOrder();
  if (kind.drawn) {
    host.setPage('/widget.html', drawnPage(kind, await host.drawOnServer(order)));
  } else {
    const initial = kind.inlined ? await host.openOnServer(order) : null;
    host.setPage('/widget.html', widgetPage(kind, { order, initial, files: host.files }));
  }
  return `${host.url}/widget.html`;
}

/** Every page in turns, each load with an order of its own. */
async function measureProfile(browser: Browser, host: NavigationHost, slow: boolean) {
  const samples = new Map<string, Load[]>([
    [FLOOR, []],
    ...PAGE_KINDS.map(({ name }) => [name, []] as [string, Load[]]),
  ]);
  // The first round warms up the server and the browser's own code, and is not counted.
  for (let round = -1; round < LOADS; round += 1) {
    const floor = await load(browser, `${host.url}/floor.html`, slow);
    if (round >= 0) samples.get(FLOOR)?.push(floor);
    for (const kind of PAGE_KINDS) {
      const url = await preparePage(host, kind);
      const one = await load(browser, url, slow);
      if (round >= 0) samples.get(kind.name)?.push(one);
    }
  }
  return samples;
}

type Samples = Awaited<ReturnType<typeof measureProfile>>;

const times = (samples: Samples, name: string): number[] =>
  (samples.get(name) ?? []).map(({ ms }) => ms);

const ratio = (samples: Samples, name: string): number =>
  median(times(samples, name)) / median(times(samples, FLOOR));

function timeText(loads: readonly Load[], of: 'scriptMs' | 'readyMs'): string {
  const known = loads.flatMap((load) => load[of] ?? []);
  return known.length === 0 ? '–' : median(known).toFixed(0);
}

function tableOf(title: string, samples: Samples): Table {
  return {
    columns: [
      title,
      '× floor',
      'median ms',
      'p10',
      'p90',
      'script there at ms',
      'widget runs at ms',
      'requests before it',
    ],
    rows: [...samples].map(([name, loads]) => [
      name,
      ratio(samples, name).toFixed(2),
      ...[
        median(times(samples, name)),
        ...[0.1, 0.9].map((part) => percentile(times(samples, name), part)),
      ].map((ms) => ms.toFixed(0)),
      timeText(loads, 'scriptMs'),
      timeText(loads, 'readyMs'),
      String(median(loads.map(({ requests }) => requests))),
    ]),
  };
}

/** Measures it. */
export async function measureNavigation(): Promise<Section> {
  const host = await startNavigationHost();
  try {
    return await withBrowser(async (browser) => {
      const [first] = PAGE_KINDS;
      if (!first) throw new Error('There is no page to measure.');
      const { svg } = await load(browser, await preparePage(host, first), false);
      host.setPage('/floor.html', floorPage(svg));
      const plain = await measureProfile(browser, host, false);
      const slow = await measureProfile(browser, host, true);
      const verdict = (name: string, target: number) => ({
        what: `slow phone, ${name}`,
        measured: ratio(slow, name),
        target,
        wanted: 'at_most' as const,
        unit: '×',
      });
      return {
        title: 'Navigation to QR code',
        method:
          'Milliseconds from the start of the navigation to the first task after the frame in which ' +
          'the code is painted, against a static page with the same code as inline SVG. Cold loads ' +
          `(a new context each), n = ${String(LOADS)}, every page in turns, each with an order of ` +
          'its own and the currency preselected; loopback, Brotli, no TLS. Slow phone: 4 × slower ' +
          'processor, 1.6 Mbps, 150 ms a round trip, by the DevTools protocol. “Inlined” means ' +
          'that the server has opened the order before the page is asked for; “hints” are ' +
          '`modulepreload` links to `tillkit.mjs` and to the file of its widget.',
        tables: [tableOf('unthrottled', plain), tableOf('slow phone', slow)],
        verdicts: [
          verdict('drawn on the server', 1.15),
          verdict('tillkit.mjs, inlined', 2),
          verdict('tillkit.mjs, fetched', 2.3),
        ],
        notes: [
          '“Script there” is when the last byte of the entry has arrived: nothing of the checkout can ' +
            'run before it, so it is the least that the page can take. “Widget runs” is its `ready` ' +
            'event: `tillkit.mjs` has drawn the code by hand before that, and buttons that are pressed ' +
            'in between do their work then. The DevTools protocol adds a round trip to each request ' +
            'and none to a new connection, which favours the static page: it is one request long.',
          'The targets were set with the whole browser (Chromium 156, new headless mode; its static ' +
            'page took 83 ms unthrottled and 418 ms on the slow phone), and are to be read there. The ' +
            'headless shell from npm has no browser around its page: a quiet run had its static page ' +
            'in 29 and 240 ms. What a script adds takes about as long in both, so the same extra ' +
            'milliseconds are a larger ratio there. Name a browser with CHROMIUM_PATH.',
        ],
      };
    });
  } finally {
    await host.close();
  }
}
