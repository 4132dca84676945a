/**
 * Holds the browser's entry points to their budgets: each built entry point, bundled as an application would with
 * everything but its peers, and the files of the script tag. Run after `npm run build`.
 */
import { weighEntry, weighFile, weighHooks, weighModule, weighPanel } from './entrySizes.mjs';

const first = async (file) => (await weighEntry(file)).first;
const everything = async (file) => (await weighEntry(file)).everything;

/** Entry points, how they are weighed, and their budgets in bytes (1 kB = 1000 bytes); null only reports. */
const BUDGETS = [
  { entry: '., first load', weigh: () => first('dist/index.js'), budget: 22_690 },
  // A layout of the application's own.
  { entry: '., hooks alone', weigh: weighHooks, budget: 18_020 },
  // With all screens, live status, the QR code and the hashes, most of which come later in parts.
  { entry: '., every part', weigh: () => everything('dist/index.js'), budget: 85_100 },
  { entry: './client', weigh: () => everything('dist/client.js'), budget: 5_140 },
  // What TreasuryPanel needs until the overview is shown; the other tabs are loaded when they are opened.
  { entry: './treasury, first load', weigh: weighPanel, budget: 70_000 },
  // Opened by one person on a good line, tab by tab; held so that it does not grow unseen.
  {
    entry: './treasury, every part',
    weigh: () => everything('dist/treasury.js'),
    budget: 170_000,
  },
  { entry: './element', weigh: () => everything('dist/element.js'), budget: null },
  // Everything but languages: what a page takes that wants one file, and one hash.
  { entry: 'tillkit.js', weigh: () => weighFile('dist/standalone/tillkit.js'), budget: 110_400 },
  // Why it is not 33 kB: docs/decisions.md, “What every part of the checkout weighs”.
  { entry: 'tillkit.mjs, until the QR code', weigh: () => weighModule().first, budget: 42_950 },
  { entry: 'tillkit.mjs, until all works', weigh: () => weighModule().running, budget: 71_100 },
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
