/** Before the tests that look at stories: Storybook is built from the sources as they are. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { STORIES_FOLDER } from './storiesFolder.js';

test('the stories are built', () => {
  const manifest = createRequire(import.meta.url).resolve('storybook/package.json');
  const script = join(dirname(manifest), 'dist/bin/dispatcher.js');
  const args = ['build', '--test', '--quiet', '--output-dir', STORIES_FOLDER];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
