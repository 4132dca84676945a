/** Before the end-to-end tests: builds the demo's pages and the script once for all workers. */
import { rmSync } from 'node:fs';
import { buildPage } from '../../demo/buildPage.js';
import { buildOnce, STANDALONE_FOLDER } from '../embed/hostServer.js';

// Playwright takes the set-up as a default export.
// eslint-disable-next-line no-restricted-syntax
export default async function buildPages(): Promise<() => void> {
  const folder = await buildOnce();
  process.env[STANDALONE_FOLDER] = folder;
  await buildPage();
  return () => rmSync(folder, { recursive: true, force: true });
}
