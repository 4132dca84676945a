/** Alerts and books: every metric, code and column that a page or a rule names is one that the code has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnosticCodes } from '../../scripts/docs/codes.js';
import { createMetrics } from '../../src/serve/metrics.js';
import { readPage, tableRows } from './docs/blocks.js';
import { packageRoot } from './packageFiles.js';

const rules = readFileSync(join(packageRoot, 'deploy/alerts.yml'), 'utf8');
const GOING_LIVE = 'docs/guides/going-live.md';

const named = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, one = '']) => one);
const codesIn = (alert: string): string[] => {
  const [, rule = ''] = rules.split(`alert: ${alert}\n`);
  const lists = [...(rule.split('- alert:')[0] ?? '').matchAll(/code=~"([\w|]+)"/g)];
  const [first = [], ...others] = lists.map(([, list = '']) => list.split('|'));
  // One list for the series that grew, one for those that began.
  expect(others).toEqual([first]);
  return first;
};

describe('the rules for Prometheus', () => {
  it('name metrics that there are', async () => {
    const state = { service: true, serviceAgeSeconds: 0 };
    const metrics = createMetrics({ waiting: () => 0, probe: () => Promise.resolve(state) });
    metrics.diagnostic('request_failed');
    metrics.notification('failed');
    metrics.storeRequest('createOrder', 200);
    metrics.browserRequest('api', 200);
    const { body } = await metrics.text();
    const there = new Set(
      [...body.matchAll(/^(tillkit_\w+)(\{[^}]*\})?/gm)].map(([, name]) => name),
    );
    const used = [...rules.matchAll(/\b(tillkit_\w+)/g)].map(([, name = '']) => name);
    expect(new Set(used).size).toBeGreaterThan(3);
    for (const name of used) expect(there).toContain(name);
    for (const label of ['code', 'status']) expect(body).toContain(`${label}="`);
  });

  it('have a row each on the page', () => {
    const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => `\`${String(name)}\``);
    expect(tableRows('docs/operations.md', 'alert').map(([name]) => name)).toEqual(alerts);
  });

  it('watch for codes that `tillkit serve` can report', () => {
    const known = diagnosticCodes(packageRoot);
    for (const code of [...codesIn('TillkitReport'), ...codesIn('TillkitReportForTheMorning')]) {
      expect(known).toContain(code);
      // Those are of the back office, which is another process.
      expect(code).not.toMatch(/^(?:withdrawal_|authorize_|audit_|order_index_)/);
    }
  });

  it('wake for the codes of the guide, but for those of the back office', () => {
    const rows = tableRows(GOING_LIVE, 'code').flatMap(([cell = '']) => named(cell));
    const office = rows.filter((code) => /^(?:withdrawal_|audit_)/.test(code));
    expect(office.length).toBeGreaterThan(2);
    const woken = rows.filter((code) => !office.includes(code));
    expect(codesIn('TillkitReport').sort()).toEqual(woken.sort());
  });
});

describe('the guide to going live', () => {
  it('wakes for codes that there are, in its table as in its code', () => {
    const known = diagnosticCodes(packageRoot);
    const rows = tableRows(GOING_LIVE, 'code').flatMap(([cell = '']) => named(cell));
    const [, block = ''] = readPage(GOING_LIVE).split('new Set([');
    const list = [...(block.split(']);')[0] ?? '').matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect(list.sort()).toEqual([...rows].sort());
    for (const code of rows) expect(known).toContain(code);
    const [, quiet = ''] = readPage(GOING_LIVE).split('Never wake anybody for ');
    for (const code of named(quiet.split(':')[0] ?? '')) expect(known).toContain(code);
  });

  it('names settings of tillkit serve', () => {
    const settings = readPage('docs/serve.md');
    const rows = tableRows(GOING_LIVE, 'secret').flatMap(([cell = '']) => named(cell));
    expect(rows.length).toBeGreaterThan(5);
    for (const name of rows) expect(settings).toContain(`\`${name}\``);
  });
});

it('the guide to the books names columns of the files', () => {
  const columnsOf = (file: string): string[] => {
    const source = readFileSync(join(packageRoot, 'src/treasury/server', file), 'utf8');
    const [, list = ''] = source.split('const COLUMNS = [');
    return [...(list.split(']')[0] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  };
  const columns = [
    ...columnsOf('orders/exportOrders.ts'),
    ...columnsOf('withdrawals/exportWithdrawals.ts'),
  ];
  const cells = tableRows('docs/guides/bookkeeping.md', 'figure').map(([, cell = '']) => cell);
  const used = cells.flatMap(named);
  expect(used.length).toBeGreaterThan(8);
  for (const column of used) expect(columns).toContain(column);
});
