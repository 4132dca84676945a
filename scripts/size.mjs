/**
 * Holds the browser doors to their budgets: each built door, bundled as an application would with
 * everything but its peers, and the files of the script tag. Run after `npm run build`.
 */
import { weighEntry, weighFile, weighSplitBuild } from './entrySizes.mjs';

const first = async (file) => (await weighEntry(file)).first;
const everything = async (file) => (await weighEntry(file)).everything;

/** Doors, how they are weighed, and their budgets in bytes (1 kB = 1000 bytes); null only reports. */
const BUDGETS = [
  { door: '., first load', weigh: () => first('dist/index.js'), budget: 21_700 },
  // With all screens, live status, the QR code and the hashes, most of which come later in parts.
  { door: '., every part', weigh: () => everything('dist/index.js'), budget: 62_600 },
  { door: './client', weigh: () => everything('dist/client.js'), budget: 8_000 },
  // A back office, opened by one person on a good line; held so that it does not grow unseen.
  { door: './treasury', weigh: () => everything('dist/treasury.js'), budget: 71_200 },
  { door: './element', weigh: () => everything('dist/element.js'), budget: null },
  {
    door: 'tillkit.js',
    weigh: () => weighFile('dist/standalone/tillkit.js'),
    budget: 64_000,
  },
  // Asked for once the store has answered, when the code can be drawn, or by a page that gives its look
  // in detail.
  {
    door: 'tillkit.parts.mjs',
    weigh: () => weighFile('dist/standalone/tillkit.parts.mjs'),
    budget: 18_000,
  },
  // The link that has led to a page is read before the store is asked, so its 0.8 kB cannot come later.
  { door: 'tillkit.mjs, until the QR code', weigh: () => weighSplitBuild().first, budget: 33_000 },
  { door: 'tillkit.mjs, until all works', weigh: () => weighSplitBuild().running, budget: 56_000 },
];

let over = 0;
for (const { door, weigh, budget } of BUDGETS) {
  const bytes = await weigh();
  const isOver = budget !== null && bytes > budget;
  if (isOver) over += 1;
  const verdict = budget === null ? '' : `, ${isOver ? 'OVER ' : 'within'} ${budget}`;
  process.stdout.write(`${door.padEnd(32)} ${bytes} bytes gzipped${verdict}\n`);
}
process.exitCode = over > 0 ? 1 : 0;
