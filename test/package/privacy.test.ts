/** docs/privacy.md against the code: each place where a browser keeps something is in its table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog, type LogFields } from '../../src/serve/log.js';
import { packageRoot, readSources } from './packageFiles.js';

const page = readFileSync(join(packageRoot, 'docs/privacy.md'), 'utf8');
const sources = Object.entries(readSources('src')).map(([path, text]) => ({
  path,
  // Comments speak of storage too.
  code: text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, ''),
}));
const [, browser = ''] = page.split('## What a browser keeps');
const rows = (browser.split('## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));

/** What a browser keeps beyond a page. */
const KEEPING =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|caches\.open|'set-cookie'|history\.(?:replace|push)State/;

describe('the table of what a browser keeps', () => {
  it('names each source that keeps something, and no other', () => {
    const keeping = sources
      .filter(({ code }) => KEEPING.test(code))
      .map(({ path }) => path)
      // Their callers name the storage, and the cookie.
      .filter((path) => !['src/ui/storage.ts', 'src/server/http/htmlPage.ts'].includes(path));
    const named = rows.flatMap((row) =>
      [...row.matchAll(/`(src\/[^`]+)`/g)].map(([, path]) => path),
    );
    expect(keeping.length).toBeGreaterThan(6);
    expect(named.toSorted()).toEqual(keeping.toSorted());
  });

  it('has the key of each text that the back office saves', () => {
    const keys = sources.flatMap(({ code }) =>
      [...code.matchAll(/savedKey\(\s*'([^']+)'/g)].map(([, key = '']) => key),
    );
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !browser.includes(`\`${key}\``))).toEqual([]);
  });

  it('has keys that are in the sources', () => {
    const keys = rows.flatMap((row) => [...row.matchAll(/`(till[\w:-]*?)[-:]?(?:<\w+>)?`/g)]);
    expect(keys.length).toBe(11);
    for (const [, key = ''] of keys)
      expect(
        sources.some(({ code }) => code.includes(key)),
        key,
      ).toBe(true);
  });
});

it('a line of the log has these fields, and no other, whatever is put into it', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  // Asked for any field, it has one.
  log.warn(new Proxy({} as LogFields, { get: (_, name) => String(name) }), 'said');
  expect(Object.keys(JSON.parse(lines.join('')) as object).toSorted()).toEqual([
    ...'address attempt code level msg next_attempt_at notification_id operation'.split(' '),
    ...'reason reference request_id time'.split(' '),
  ]);
});
