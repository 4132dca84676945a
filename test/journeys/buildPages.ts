/** Before the end-to-end tests: builds the demo's pages, the script and `tillkit/render` once for all workers. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '../../demo/buildPage.js';
import { buildRender } from '../../scripts/standalone.js';
import { buildOnce, RENDER_FOLDER, STANDALONE_FOLDER } from '../embed/hostServer.js';

// Playwright takes the set-up as a default export.
// eslint-disable-next-line no-restricted-syntax
export default async function buildPages(): Promise<() => void> {
  const folder = await buildOnce();
  process.env[STANDALONE_FOLDER] = folder;
  const render = join(folder, 'server');
  await buildRender(render);
  // As the package says of itself.
  writeFileSync(join(render, 'package.json'), '{"type":"module"}');
  process.env[RENDER_FOLDER] = render;
  await buildPage();
  return () => rmSync(folder, { recursive: true, force: true });
}
