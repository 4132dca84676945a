/** docs/wire.md against the contract: implementers of other languages have nothing else to go by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import { PROBLEMS } from '../../src/contract/problems.js';
import { ROUTES } from '../../src/contract/routes.js';
import { packageRoot } from '../package/packageFiles.js';

const page = readFileSync(join(packageRoot, 'docs/wire.md'), 'utf8');

/** Codes by status, from the table of the page. */
function listedCodes(): Map<string, number> {
  const rows = [...page.matchAll(/^\| (\d{3}) +\| (.*) \|$/gm)];
  return new Map(
    rows.flatMap(([, status, codes = '']) =>
      [...codes.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => [code, Number(status)] as const),
    ),
  );
}

describe('docs/wire.md', () => {
  it('lists every code with its status, and no other', () => {
    const own = PROBLEM_CODES.map((code) => [code, PROBLEMS[code].status] as const);
    expect(listedCodes()).toEqual(new Map(own));
  });

  it('names every route', () => {
    const missing = Object.values(ROUTES)
      .map(({ method, path }) => `${method} ${path.slice(1).replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !page.includes(`\`${route}\``));
    expect(missing).toEqual([]);
  });
});
