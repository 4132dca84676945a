/** Download size of each entry point: the first load, and everything with its lazy parts. */
import { weighEntry, weighFile, weighModule, type EntrySize } from '../scripts/entrySizes.mjs';
import type { Section, Verdict } from './report.js';

const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);

const ENTRY_POINTS = [
  ['.', 'dist/index.js'],
  ['./client', 'dist/client.js'],
  ['./queries', 'dist/queries.js'],
  ['./element', 'dist/element.js'],
] as const;

function verdict(what: string, bytes: number, target: number): Verdict {
  return { what, measured: bytes / 1_000, target, wanted: 'at_most', unit: 'kB' };
}

/** Measures it. */
export async function measureBytes(): Promise<Section> {
  const rows: string[][] = [];
  const sizes = new Map<string, EntrySize>();
  for (const [name, file] of ENTRY_POINTS) {
    const own = await weighEntry(file);
    const all = await weighEntry(file, { withPeers: true });
    sizes.set(name, own);
    rows.push([name, ...[own.first, own.everything, all.first, all.everything].map(kB)]);
  }
  const script = weighFile('dist/standalone/tillkit.js');
  const module = weighModule();
  const styles = weighFile('dist/styles.css');
  rows.push(
    ['tillkit.js (styles inside)', '–', '–', kB(script), kB(script)],
    ['tillkit.mjs (styles inside)', '–', '–', kB(module.first), kB(module.everything)],
    ['… until the widget runs', '–', '–', kB(module.running), '–'],
    ['styles.css', kB(styles), kB(styles), kB(styles), kB(styles)],
  );
  const everything = (name: string) => sizes.get(name)?.everything ?? NaN;
  return {
    title: 'Bytes',
    method:
      'Built entry points, bundled and minified as an application would, gzip -9, kB. React, React DOM and ' +
      'React Query are peer dependencies; the files of the script tag have Preact and React Query ' +
      'inside. The first load of `tillkit.mjs` is all that stands before the QR code of a currency that ' +
      'the page names; then the rest of the widget follows.',
    tables: [
      {
        columns: [
          'entry point',
          'first load without peers',
          'everything without peers',
          'first load, all in',
          'everything, all in',
        ],
        rows,
      },
    ],
    verdicts: [
      verdict('`.` first load, peers external', sizes.get('.')?.first ?? NaN, 22),
      verdict('`.` with every part, peers external', everything('.'), 30),
      verdict('`./client`', everything('./client'), 8),
      verdict('`tillkit.js`', script, 104),
      verdict('`tillkit.mjs` until the QR code', module.first, 41),
    ],
  };
}
