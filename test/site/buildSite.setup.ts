/** Before the tests of the documentation site: it is built, its API reference from what `npm run build` made. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the site is built', () => {
  const root = join(import.meta.dirname, '../..');
  const script = join(root, 'scripts/docs/build.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
