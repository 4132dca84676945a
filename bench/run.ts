/**
 * Runs the benchmarks and writes their figures to `bench/results.md`. Names pick parts:
 * `npm run bench -- bytes picker`; a part that is not run keeps its last figures. Parts that measure
 * the package need `npm run build` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachine } from './machine.js';
import { isMet, mergeSections, sectionText, type Section } from './report.js';

const RESULTS = fileURLToPath(new URL('results.md', import.meta.url));

const HEAD = `# Benchmark results

Written by \`npm run bench\`; each section says when and on what it was measured. Absolute figures
depend on the machine and its load: compare ratios, which come from alternating runs.
1 kB is 1,000 bytes.
`;

/** Parts by name, each with the title of its section; in the order of the results. */
const PARTS: Readonly<Record<string, { title: string; measure: () => Promise<Section> }>> = {
  bytes: {
    title: 'Bytes',
    measure: async () => (await import('./bytes.js')).measureBytes(),
  },
  navigation: {
    title: 'Navigation to QR code',
    measure: async () => (await import('./navigation.js')).measureNavigation(),
  },
  picker: {
    title: 'Typing in the picker',
    measure: async () => (await import('./picker.js')).measurePicker(),
  },
  'status-reads': {
    title: 'Status reads',
    measure: async () => (await import('./statusReads.js')).measureStatusReads(),
  },
  'event-to-screen': {
    title: 'Event to screen',
    measure: async () => (await import('./eventToScreen.js')).measureEventToScreen(),
  },
  streams: {
    title: 'Open streams',
    measure: async () => (await import('./streams.js')).measureStreams(),
  },
  webhooks: {
    title: 'Signed events',
    measure: async () => (await import('./webhooks.js')).measureWebhooks(),
  },
  burst: {
    title: 'A burst of events',
    measure: async () => (await import('./burst.js')).measureBurst(),
  },
  start: {
    title: 'Start with orders of before',
    measure: async () => (await import('./start.js')).measureStart(),
  },
  orders: {
    title: 'List of orders',
    measure: async () => (await import('./orders.js')).measureOrders(),
  },
  serve: {
    title: 'tillkit serve',
    measure: async () => (await import('./serve.js')).measureServe(),
  },
  'service-calls': {
    title: 'Service calls',
    measure: async () => (await import('./serviceCalls.js')).measureServiceCalls(),
  },
  peers: {
    title: 'Packages of others',
    measure: async () => (await import('./peers.js')).measurePeers(),
  },
};

/** Installs from the registry, so it runs only if it is named. */
const BY_NAME = ['peers'];

function readEarlier(): string {
  try {
    return readFileSync(RESULTS, 'utf8');
  } catch {
    return '';
  }
}

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part called ${unknown.join(', ')}. Choose from ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  const missed: string[] = [];
  for (const [name, { measure }] of Object.entries(PARTS)) {
    if (wanted.length > 0 ? !wanted.includes(name) : BY_NAME.includes(name)) continue;
    process.stdout.write(`${name} …\n`);
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const machine = await describeMachine();
    const section = await measure();
    const text = sectionText(section, `${date} UTC; ${machine}`);
    process.stdout.write(`${text}\n\n`);
    missed.push(...section.verdicts.filter((verdict) => !isMet(verdict)).map(({ what }) => what));
    const titles = Object.values(PARTS).map(({ title }) => title);
    // Written after each part: one that fails must not cost the figures of the others.
    const merged = mergeSections(readEarlier(), new Map([[section.title, text]]), titles);
    writeFileSync(RESULTS, `${HEAD}\n${merged}\n`);
  }
  for (const what of missed) process.stderr.write(`Target missed: ${what}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
