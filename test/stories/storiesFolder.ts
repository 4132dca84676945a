/** Where the built stories stand, and what serves them to a page: files only, nothing of the network. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { reach } from '../package/importRules.js';
import { readSources } from '../package/packageFiles.js';

const root = resolve(import.meta.dirname, '../..');

/** Git-ignored, and other than that of `npm run build-storybook`. */
export const STORIES_FOLDER = join(root, 'node_modules/.cache/stories');

/** An address that exists nowhere; encrypted, because only then a page may use cryptography. */
export const STORIES_URL = 'https://stories.test';

/** Every story whose file leads to that source file, over any number of imports. */
export function storiesOf(source: string): readonly string[] {
  const index = JSON.parse(readFileSync(join(STORIES_FOLDER, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<
      Record<string, { readonly type: string; readonly importPath: string }>
    >;
  };
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story');
  const files = { ...readSources('src'), ...readSources('stories') };
  const leading = new Set(
    [...new Set(stories.map(([, { importPath }]) => importPath))].filter((path) =>
      reach(files, path.replace('./', '')).has(source),
    ),
  );
  return stories.filter(([, { importPath }]) => leading.has(importPath)).map(([id]) => id);
}

/** Answers every request of the page from the built files and from the packages of fonts. */
export async function serveStories(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const path = pathname.startsWith('/@fontsource')
      ? join(root, 'node_modules', pathname)
      : join(STORIES_FOLDER, pathname);
    if (origin !== STORIES_URL) return route.abort();
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}
