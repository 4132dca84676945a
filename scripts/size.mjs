/**
 * Holds the browser doors to their budgets: each built door, bundled as an application would with
 * everything but its peers, minified, gzipped. Run after `npm run build`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const peers = Object.keys(manifest.peerDependencies);

/** Door and budget in bytes (1 kB = 1000 bytes). */
const BUDGETS = [
  { door: '.', file: 'dist/index.js', budget: 25_000 },
  { door: './client', file: 'dist/client.js', budget: 8_000 },
];

/** Bytes that a visitor of a page downloads for one door. */
async function gzippedBytes(file) {
  const result = await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      // Not library mode: that keeps the spaces of ES modules, an application's build does not.
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  const code = chunks.filter(({ type }) => type === 'chunk').map((chunk) => chunk.code);
  return gzipSync(code.join('\n'), { level: 9 }).length;
}

let over = 0;
for (const { door, file, budget } of BUDGETS) {
  const bytes = await gzippedBytes(file);
  if (bytes > budget) over += 1;
  const verdict = bytes > budget ? 'OVER ' : 'within';
  process.stdout.write(`${door.padEnd(10)} ${bytes} bytes gzipped, ${verdict} ${budget}\n`);
}
process.exitCode = over > 0 ? 1 : 0;
