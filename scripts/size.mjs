/**
 * Holds the browser's entry points to their budgets: each built entry point, bundled as an application would with
 * everything but its peers, and the files of the script tag. Run after `npm run build`.
 */
import { weighEntry, weighFile, weighHooks, weighModule, weighPanel } from './entrySizes.mjs';

const first = async (file) => (await weighEntry(file)).first;
const everything = async (file) => (await weighEntry(file)).everything;

/** Entry points, how they are weighed, and their budgets in bytes (1 kB = 1000 bytes); null only reports. */
const BUDGETS = [
  { entry: '., first load', weigh: () => first('dist/index.js'), budget: 24_500 },
  // A layout of the application's own.
  { entry: '., hooks alone', weigh: weighHooks, budget: 20_360 },
  // With all screens, live status, the QR code and the hashes, most of which come later in parts.
  { entry: '., every part', weigh: () => everything('dist/index.js'), budget: 79_650 },
  { entry: './client', weigh: () => everything('dist/client.js'), budget: 5_000 },
  // What TreasuryPanel needs until the overview is shown; the other tabs are loaded when they are opened.
  { entry: './treasury, first load', weigh: weighPanel, budget: 75_000 },
  // Opened by one person on a good line, tab by tab; held so that it does not grow unseen.
  {
    entry: './treasury, every part',
    weigh: () => everything('dist/treasury.js'),
    budget: 200_000,
  },
  { entry: './element', weigh: () => everything('dist/element.js'), budget: null },
  {
    entry: 'tillkit.js',
    weigh: () => weighFile('dist/standalone/tillkit.js'),
    // Why it is not 64 kB: docs/decisions.md, “What every part of the checkout weighs”.
    budget: 79_930,
  },
  // Asked for once the store has answered, when the code can be drawn, or by a page whose appearance has
  // variables or rules.
  {
    entry: 'tillkit.parts.mjs',
    weigh: () => weighFile('dist/standalone/tillkit.parts.mjs'),
    budget: 18_500,
  },
  // Asked for where a wallet announces itself, and when one of Tron is pressed.
  {
    entry: 'tillkit.wallet.mjs',
    weigh: () => weighFile('dist/standalone/tillkit.wallet.mjs'),
    budget: 6_410,
  },
  {
    entry: 'tillkit.tron.mjs',
    weigh: () => weighFile('dist/standalone/tillkit.tron.mjs'),
    budget: 2_980,
  },
  // Why it is not 33 kB: the same page.
  { entry: 'tillkit.mjs, until the QR code', weigh: () => weighModule().first, budget: 45_480 },
  { entry: 'tillkit.mjs, until all works', weigh: () => weighModule().running, budget: 68_540 },
];

let over = 0;
for (const { entry, weigh, budget } of BUDGETS) {
  const bytes = await weigh();
  const isOver = budget !== null && bytes > budget;
  if (isOver) over += 1;
  const verdict = budget === null ? '' : `, ${isOver ? 'OVER ' : 'within'} ${budget}`;
  process.stdout.write(`${entry.padEnd(32)} ${bytes} bytes gzipped${verdict}\n`);
}
process.exitCode = over > 0 ? 1 : 0;
