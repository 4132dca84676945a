/**
 * The published packages of others beside ours: bytes that a page downloads, and the time until something can be paid,
 * where that works without an account. Installs them, at pinned versions, into a temporary folder.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { weighEntry, weighFile, weighModule } from '../scripts/entrySizes.mjs';
import { withBrowser } from './browser.js';
import { startNavigationHost, type NavigationHost } from './navigationHost.js';
import { floorPage, widgetPage } from './navigationPages.js';
import type { Section } from './report.js';
import { median, percentile } from './statistics.js';

/** A package of others, and what a page imports of it to be paid. */
interface Peer {
  readonly name: string;
  readonly version: string;
  /** What its page imports. */
  readonly code: string;
  /** What npm does not install with it. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Starts it, if it shows something payable without an account. */
  readonly start?: string;
}

const REACT = { react: '19.2.0', 'react-dom': '19.2.0' };
const WALLETS = { ...REACT, viem: '2.43.3', wagmi: '2.19.5', '@tanstack/react-query': '5.108.0' };
/** An example of BOLT 11, and of an address: nobody pays them. */
const INVOICE =
  'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp';
const ADDRESS = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';

const PEERS: readonly Peer[] = [
  {
    ...{ name: '@depay/widgets', version: '13.0.45' },
    code: `export { default } from '@depay/widgets';`,
    beside: { react: '18.3.1', 'react-dom': '18.3.1', ethers: '5.8.0' },
  },
  {
    ...{ name: '@daimo/sdk', version: '1.7.0' },
    beside: { ...REACT, '@solana/web3.js': '1.98.4', qrcode: '1.5.4' },
    code: `import '@daimo/sdk/web/styles.css'; export * from '@daimo/sdk/web';`,
  },
  {
    ...{ name: '@coinbase/onchainkit', version: '1.1.3', beside: WALLETS },
    code: `import '@coinbase/onchainkit/styles.css';
export { OnchainKitProvider } from '@coinbase/onchainkit';
export { Checkout, CheckoutButton, CheckoutStatus } from '@coinbase/onchainkit/checkout';`,
  },
  {
    ...{ name: '@reown/appkit', version: '1.8.24' },
    code: `export { createAppKit } from '@reown/appkit';`,
  },
  {
    ...{ name: '@lifi/widget', version: '4.5.0' },
    beside: { ...REACT, '@tanstack/react-query': '5.108.0' },
    code: `export { LiFiWidget } from '@lifi/widget';`,
  },
  {
    ...{ name: '@rainbow-me/rainbowkit', version: '2.2.11', beside: WALLETS },
    code: `import '@rainbow-me/rainbowkit/styles.css';
export { ConnectButton, RainbowKitProvider, getDefaultConfig } from '@rainbow-me/rainbowkit';`,
  },
  {
    ...{ name: '@getalby/bitcoin-connect', version: '3.12.3' },
    code: `export { launchPaymentModal } from '@getalby/bitcoin-connect';`,
    start: `launchPaymentModal({ invoice: '${INVOICE}', paymentMethods: 'external' });`,
  },
  {
    ...{ name: '@adyen/adyen-web', version: '6.45.2' },
    code: `import '@adyen/adyen-web/styles/adyen.css';
export { AdyenCheckout, Dropin, Card, GooglePay, ApplePay, PayPal, Klarna, Redirect } from '@adyen/adyen-web';`,
  },
  {
    ...{ name: 'braintree-web-drop-in', version: '1.48.0' },
    code: `export { default } from 'braintree-web-drop-in';`,
  },
  {
    ...{ name: '@solana/pay', version: '1.0.16' },
    code: `export { createQR, encodeURL } from '@solana/pay';`,
    start: `createQR(encodeURL({ recipient: '${ADDRESS}', amount: 0.01 }), 256).append(document.querySelector('main'));`,
  },
  {
    ...{ name: '@stripe/react-stripe-js', version: '7.0.1' },
    beside: { ...REACT, '@stripe/stripe-js': '^10.0.0' },
    code: `export { Elements, PaymentElement } from '@stripe/react-stripe-js';
export { loadStripe } from '@stripe/stripe-js';`,
  },
  {
    ...{ name: '@paypal/react-paypal-js', version: '10.5.2', beside: REACT },
    code: `export { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';`,
  },
];

/** What counts as the peers that a store of that kind has already. */
const HAS_ALREADY =
  /^(?:react|react-dom|@tanstack\/react-query|viem|wagmi|ethers|@solana\/kit)(?:\/|$)/;
const MINUTES = 60_000;
const LOADS = 7;

const run = promisify(execFile);
const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;
const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
/** Names of those to measure, separated by spaces: some take minutes to install. */
const WANTED = process.env['TILL_BENCH_PEERS']?.split(' ');
/** The line of an error's text that says what is wrong. */
function reasonOf(text: string): string {
  const lines = text.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const said = lines.find((line) => /[A-Z]{4}|rror:/.test(line) && !line.includes('Build failed'));
  return (said ?? lines[0] ?? '').trim().replaceAll('|', '\\|').slice(0, 160);
}
async function install(home: string, peer: Peer): Promise<string> {
  const folder = join(home, peer.name.replaceAll(/\W/g, '-'));
  mkdirSync(folder);
  const dependencies = { ...peer.beside, [peer.name]: peer.version };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', '--prefer-offline', ...quiet], {
    ...{ cwd: folder, timeout: 10 * MINUTES, shell: process.platform === 'win32' },
  });
  return folder;
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Bundles a page's code as an application does; what is optional and not installed stays outside. */
async function bundle(folder: string, code: string, withAll: boolean): Promise<Output> {
  const entry = join(folder, `page-${withAll ? 'all' : 'own'}.js`);
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    envDir: false,
    root: folder,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    plugins: [
      {
        name: 'optional',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (!withAll && HAS_ALREADY.test(id)) return { id, external: true };
          if (/^[./\0]/.test(id) || importer === undefined) return null;
          const found = await this.resolve(id, importer, { skipSelf: true });
          return found ?? { id, external: true };
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: { page: entry }, preserveEntrySignatures: 'strict' },
    },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** Bytes of scripts at the first load, of all scripts, and of style sheets. */
function weigh(output: Output): readonly [number, number, number] {
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const first = new Set(entry ? [entry.fileName] : []);
  for (const name of first) {
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) first.add(next);
  }
  const sum = (names: Iterable<string>) =>
    [...names].reduce((bytes, name) => bytes + gzipped(chunks.get(name)?.code ?? ''), 0);
  const styles = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [one.source] : [],
  );
  return [sum(first), sum(chunks.keys()), styles.reduce((bytes, css) => bytes + gzipped(css), 0)];
}

/** Runs in the page before anything of it: when a drawing that a camera could read was painted. */
const WATCH = `
  const isCode = (element) => element.getBoundingClientRect().width >= 120 && element.getBoundingClientRect().height >= 120;
  const find = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (/^(svg|canvas)$/i.test(element.localName) && isCode(element)) return true;
      if (element.shadowRoot && find(element.shadowRoot)) return true;
    }
    return false;
  };
  const look = () => {
    if (!document.body || !find(document)) return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => (globalThis.payableAt ??= performance.now());
    painted.port2.postMessage(null);
  };
  requestAnimationFrame(look);
`;

async function timeOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    await page.goto(url, { waitUntil: 'commit' });
    const at = await page.waitForFunction('globalThis.payableAt', undefined, {
      ...{ timeout: 20_000, polling: 100 },
    });
    return Number(await at.jsonValue());
  } finally {
    await context.close();
  }
}

/** The pages of a run by name: each puts itself in place and says its address. */
type Pages = Map<string, () => Promise<string> | string>;

function addPeerPage(host: NavigationHost, pages: Pages, peer: Peer, output: Output): void {
  const base = `/${peer.name}/`;
  for (const one of output) {
    if (one.type === 'chunk') host.setPage(`${base}${one.fileName}`, one.code);
  }
  const entry = output.find((one) => one.type === 'chunk' && one.isEntry);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><body><main></main><script type="module" src="${base}${entry?.fileName ?? ''}"></script></body></html>`;
  host.setPage(`${base}page.html`, html);
  pages.set(`${peer.name} ${peer.version}`, () => `${host.url}${base}page.html`);
}

function addOurPages(host: NavigationHost, pages: Pages): void {
  const code = '<svg width="256" height="256" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  host.setPage('/floor.html', floorPage(code));
  pages.set('static page with a drawing', () => `${host.url}/floor.html`);
  for (const inlined of [true, false]) {
    const kind = { name: '', script: 'tillkit.mjs', inlined, hints: false } as const;
    pages.set(`tillkit.mjs, ${inlined ? 'inlined' : 'fetched'}`, async () => {
      const order = host.newOrder();
      const initial = inlined ? await host.openOnServer(order) : null;
      host.setPage('/widget.html', widgetPage(kind, { order, initial, files: host.files }));
      return `${host.url}/widget.html`;
    });
  }
}

/** Every page in turns; the first round is not counted. A page that shows nothing leaves with its reason. */
async function measureTimes(pages: Pages): Promise<string[][]> {
  const times = new Map<string, number[]>();
  const reasons = new Map<string, string>();
  await withBrowser(async (browser) => {
    for (let round = -1; round < LOADS; round += 1) {
      for (const [name, open] of pages) {
        if (reasons.has(name)) continue;
        try {
          const ms = await timeOf(browser, await open());
          if (round >= 0) times.set(name, [...(times.get(name) ?? []), ms]);
        } catch (error) {
          reasons.set(name, reasonOf(String(error)));
        }
      }
    }
  });
  const floor = median([...times.values()][0] ?? []);
  return [...pages.keys()].map((name) => {
    const measured = times.get(name) ?? [];
    if (reasons.has(name) || measured.length === 0)
      return [name, '–', '–', '–', reasons.get(name) ?? ''];
    const at = median(measured);
    const spread = [percentile(measured, 0.1), percentile(measured, 0.9)].map((ms) =>
      ms.toFixed(0),
    );
    return [name, (at / floor).toFixed(2), at.toFixed(0), spread.join(' – '), ''];
  });
}

async function ourRows(): Promise<string[][]> {
  const own = await weighEntry('dist/index.js');
  const all = await weighEntry('dist/index.js', { withPeers: true });
  const module = weighModule();
  const script = weighFile('dist/standalone/tillkit.js');
  const css = kB(weighFile('dist/styles.css'));
  const rows = [
    ['**tillkit** (React)', ...[own.first, own.everything, all.first, all.everything].map(kB), css],
    ['**tillkit.mjs**', '–', '–', kB(module.first), kB(module.everything), 'inside'],
    ['**tillkit.js**', '–', '–', kB(script), kB(script), 'inside'],
  ];
  return rows.map((row) => [...row, '']);
}

/** Measures it. */
export async function measurePeers(): Promise<Section> {
  const home = mkdtempSync(join(tmpdir(), 'tillkit-peers-'));
  const host = await startNavigationHost();
  const pages: Pages = new Map();
  addOurPages(host, pages);
  const rows = await ourRows();
  try {
    for (const peer of PEERS) {
      const name = `${peer.name} ${peer.version}`;
      if (WANTED && !WANTED.includes(peer.name)) {
        rows.push([name, '–', '–', '–', '–', '–', 'not asked for in this run']);
        continue;
      }
      try {
        const folder = await install(home, peer);
        const [first, everything] = weigh(await bundle(folder, peer.code, false));
        const output = await bundle(folder, peer.code, true);
        const [allFirst, all, css] = weigh(output);
        rows.push([name, ...[first, everything, allFirst, all, css].map(kB), '']);
        if (peer.start !== undefined) {
          const started = `${peer.code.replace(/^export/, 'import')}\n${peer.start}`;
          addPeerPage(host, pages, peer, await bundle(folder, started, true));
        }
      } catch (error) {
        const { stderr = '' } = error as { readonly stderr?: string };
        rows.push([name, '–', '–', '–', '–', '–', reasonOf(stderr || String(error))]);
      }
      process.stdout.write(`  ${rows.at(-1)?.join('  ') ?? ''}\n`);
      rmSync(join(home, peer.name.replaceAll(/\W/g, '-')), { recursive: true, force: true });
    }
    const times = await measureTimes(pages);
    return {
      title: 'Packages of others',
      method:
        'Published packages at pinned versions, installed from the registry and bundled by Vite as an application does; ' +
        'gzip -9, kB, each file by itself. “Own” is without React, React Query, viem, wagmi and ethers; “with peers” is what the package itself imports of ' +
        'them, and a page adds `react-dom/client`. What a page ' +
        'imports is in `bench/peers.ts`. Some of them are shells that load their code from their vendor at run time, which is ' +
        'not counted, and they do different things: cards, swaps, wallets. The second table has those that show ' +
        'something payable without an account: milliseconds until a drawing of at least 120 pixels is painted, cold ' +
        'loads in turns, loopback, Brotli.',
      tables: [
        {
          columns: [
            'package',
            'own, first',
            'own, all',
            'with peers, first',
            'with peers, all',
            'CSS',
            'why not',
          ],
          rows,
        },
        { columns: ['page', '× floor', 'median ms', 'p10 – p90', 'why not'], rows: times },
      ],
      verdicts: [],
    };
  } finally {
    await host.close();
    rmSync(home, { recursive: true, force: true });
  }
}
