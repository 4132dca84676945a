/** Alerts and books: every metric, code and column that a page or a rule names is one that the code has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnosticCodes } from '../../scripts/docs/codes.js';
import { createMetrics } from '../../src/serve/metrics.js';
import { readPage, tableRows } from './docs/blocks.js';
import { NIGHT, nightSections, STEPS } from './docs/nightPage.js';
import { packageRoot } from './packageFiles.js';

const rules = readFileSync(join(packageRoot, 'deploy/alerts.yml'), 'utf8');
const GOING_LIVE = 'docs/guides/going-live.md';

const named = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, one = '']) => one);
const ruleOf = (alert: string): string =>
  rules.split(`alert: ${alert}\n`)[1]?.split('- alert:')[0] ?? '';
const codesIn = (alert: string): string[] => {
  const [, list = ''] = /code=~?"([\w|]+)"/.exec(ruleOf(alert)) ?? [];
  return list.split('|');
};
const PAGES = ['TillkitReport', 'TillkitEventsMissing'];
const sections = nightSections();

/** Codes that alert nobody, and why. */
const QUIET: Readonly<Record<string, string>> = {
  request_failed: 'TillkitAnswersFail counts the answers',
  service_failed: 'TillkitAnswersFail counts the answers',
  webhook_orphan: 'TillkitUnmatched, until the payment is settled',
  service_breaker_closed: 'the end of an outage',
  coordination_back: 'the end of an outage',
  order_refused: 'any stranger can cause it',
  origin_refused: 'any stranger can cause it',
  webhook_refused: 'any stranger can cause it; events that are missed are TillkitEventsMissing',
  refund_link_refused: 'any stranger can cause it',
  amount_refused: 'the shop reads why',
  live_failed: 'one source of several',
  poll_failed: 'one source of several',
  lookup_failed: 'one source of several',
  lookup_off: 'one source of several',
  webhook_test: 'somebody has pressed the button',
  close_timed_out: 'whoever deploys is awake',
  mounted_elsewhere: 'tillkit serve keeps it to itself',
  callbacks_beside_serve: 'of a handler beside it',
  order_state_failed: 'of a handler with `getOrderState`',
};

describe('the rules for Prometheus', () => {
  it('name metrics that there are', async () => {
    const metrics = createMetrics({
      waiting: () => ({ count: 0, since: Infinity }),
      unmatched: { list: () => Promise.resolve({ payments: [], next: null, total: 0 }) },
      isWritable: () => Promise.resolve(true),
      probe: () => Promise.resolve({ service: true, serviceAgeSeconds: 0 }),
      now: Date.now,
    });
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

  it('have a section each on the page for the night, which says all that a woken person asks', () => {
    const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    expect(sections.map(({ alert }) => alert)).toEqual(alerts);
    for (const { alert, text, companions } of sections) {
      expect(ruleOf(alert)).toContain(`/${NIGHT}#${alert.toLowerCase()}\n`);
      for (const word of STEPS) expect(text, alert).toMatch(new RegExp(`\\*\\*${word}\\b`, 'i'));
      for (const companion of companions) expect(alerts).toContain(companion);
    }
  });

  it('say of each code that wakes what to do', () => {
    const rows = tableRows(NIGHT, 'code').flatMap(([cell = '']) => named(cell));
    expect(rows.sort()).toEqual(codesIn('TillkitReport').sort());
  });

  it('alert once for each code that `tillkit serve` can report, or say why not', () => {
    // The others are of the back office, which is another process.
    const ofServe = diagnosticCodes(packageRoot).filter(
      (code) => !/^(?:withdrawal_|authorize_|order_index_)/.test(code),
    );
    const source = readFileSync(join(packageRoot, 'src/serve/createServer.ts'), 'utf8');
    const [, ofKeys = ''] = source.split('const KEY_MESSAGES = {');
    const keys = [...(ofKeys.split('}')[0] ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(1);
    // One report of missing events waits for the morning, several wake.
    const woken = codesIn('TillkitReport');
    const heard = [...woken, ...codesIn('TillkitReportForTheMorning'), ...Object.keys(QUIET)];
    expect(heard.sort()).toEqual([...ofServe, ...keys].sort());
  });

  it('wake for the codes of the guide, but for those of the back office, and for the key of the shop', () => {
    const rows = tableRows(GOING_LIVE, 'code').flatMap(([cell = '']) => named(cell));
    const office = rows.filter((code) => code.startsWith('withdrawal_'));
    expect(office.length).toBeGreaterThan(2);
    const woken = rows.filter((code) => !office.includes(code));
    const ofKeys = ['store_key_in_browser', 'store_key_refused'];
    expect(PAGES.flatMap(codesIn).sort()).toEqual([...woken, ...ofKeys].sort());
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
