/** The doctor against a real sandbox over HTTP, in both dialects. */
import {
  copyFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { renderReport, type DoctorReport } from '../../src/tools/doctor/report.js';
import { runDoctor } from '../../src/tools/doctor/runDoctor.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { HANDLER, SERVE } from '../../src/tools/doctor/reader.js';
import { FAULT_KINDS, type FaultKind } from '../../src/sandbox/faults.js';
import { findSecret } from '../threats/secretSearch.js';
import { CANARY, findingsOf, problemsOf, withDoctorStore } from './doctorStore.js';

const READ_ONLY = [
  'listCurrencies',
  'listCurrenciesExtended',
  'getCurrencyRate',
  'listUnconfirmedTransfers',
  'listProcessingWalletBalances',
];

describe.each(['documented', 'deployed'] as const)('the service, %s', (dialect) => {
  it('has no problem with a correct setup, and nothing is written to it', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      const report = await examine();
      expect(report.ok).toBe(true);
      expect(problemsOf(report)).toEqual([]);
      const found = report.findings.filter(({ level }) => level === 'ok').map(({ check }) => check);
      expect(found).toEqual([
        'service_url',
        'api_key_form',
        'secret',
        'webhook_secret',
        'service',
        'api_key',
        'currencies',
        'precision',
        'networks',
        'rates',
        'processing',
        'unconfirmed_transfers',
        'clock',
      ]);
      // The public lookup is no operation.
      const asked = sandbox.recordedCalls().map(({ operation }) => operation);
      const operations = new Set(asked.filter((operation) => operation !== null));
      expect([...operations].sort()).toEqual([...READ_ONLY].sort());
      expect(sandbox.state().wallets).toEqual([]);
    });
  });

  it('is not called again after a 401, which is reported with both causes', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'key_revoked' });
      const report = await examine();
      expect(report.ok).toBe(false);
      expect(problemsOf(report)).toEqual(['api_key']);
      const [finding] = findingsOf(report, 'api_key');
      expect(finding?.what).toMatch(/401.*database is down, or.*does not accept the API key/);
      expect(finding?.fix).toMatch(/dashboard.*keep the key.*compare TILL_API_KEY/);
      expect(findingsOf(report, 'service')[0]?.level).toBe('ok');
      expect(sandbox.recordedCalls()).toHaveLength(1);
      expect(report.notChecked.join(' ')).toMatch(/Currencies, rates, processing and operation 6/);
    });
  });

  it.each<[FaultKind, RegExp]>([
    ['html_page', /status 502/],
    ['status_500', /status 500/],
    ['status_503', /status 503/],
    ['wrong_types', /not what the service's document says/],
    ['missing_fields', /not what the service's document says/],
    ['truncated_json', /not what the service's document says/],
    ['empty_body', /not what the service's document says/],
    ['odd_code', /not what the service's document says/],
  ])('answers %s, which is a problem with the currencies', async (kind, words) => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind });
      const report = await examine();
      expect(problemsOf(report)).toEqual(['currencies']);
      expect(findingsOf(report, 'currencies')[0]?.what).toMatch(words);
    });
  });

  it('times out if any operation hangs', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'hang' });
      const first = await examine({}, 40);
      expect(problemsOf(first)).toEqual(['service']);
      expect(findingsOf(first, 'service')[0]?.what).toMatch(/did not answer in time/);

      sandbox.heal();
      sandbox.fail({ kind: 'hang', operation: 'getCurrencyRate' });
      const second = await examine({}, 4_000);
      expect(problemsOf(second)).toEqual(['rates']);
      // The aborted call of the first run may arrive late, so the flat listing is not counted.
      const operations = sandbox.recordedCalls().map(({ operation }) => operation);
      expect(operations.filter((operation) => operation !== 'listCurrencies').sort()).toEqual([
        'getCurrencyRate',
        'listCurrenciesExtended',
        'listProcessingWalletBalances',
        'listUnconfirmedTransfers',
        null,
      ]);
      expect(second.notChecked.join(' ')).toMatch(/Rates of \d+ more tickers/);
    });
  });

  it('has a problem without rates, with a missing rate and with a zero rate', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'rate_missing', operation: 'getCurrencyRate' });
      expect(problemsOf(await examine())).toEqual(['rates', 'rates', 'rates']);
      sandbox.heal();
      sandbox.setRate('DOGE', null);
      const missing = findingsOf(await examine(), 'rates');
      expect(missing.map(({ what }) => what)).toEqual([
        expect.stringMatching(/^The rate of DOGE\.Dogecoin cannot be read/),
      ]);
      expect(missing[0]?.why).toMatch(/refuses every wallet/);
      expect(missing[0]?.fix).toMatch(/^Disable DOGE\.Dogecoin in the service's dashboard/);
      sandbox.setRate('DOGE', '0');
      expect(findingsOf(await examine(), 'rates')[0]?.what).toMatch(
        /DOGE\.Dogecoin (is zero|cannot)/,
      );
    });
  });

  it('has a problem if no address can be made: processing is away, or not set up', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'processing_down' });
      const away = await examine();
      expect(problemsOf(away)).toEqual(['processing']);
      expect(findingsOf(away, 'processing')[0]?.why).toMatch(/no new order gets an address/);
      expect(sandbox.state().wallets).toEqual([]);
      sandbox.heal();
      sandbox.configure({ processingReady: false });
      const unready = await examine();
      expect(problemsOf(unready)).toEqual(['processing']);
      expect(findingsOf(unready, 'processing')[0]?.what).toMatch(/not set up/);
    });
  });

  it('has a problem if it lists no currency', async () => {
    await withDoctorStore({ dialect, currencies: [] }, async ({ examine }) => {
      const report = await examine();
      expect(problemsOf(report)).toEqual(['currencies']);
      expect(findingsOf(report, 'currencies')[0]?.why).toMatch(/picker would be empty/);
    });
  });

  it('has a problem if operation 6 fails', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'status_500', operation: 'listUnconfirmedTransfers' });
      const report = await examine();
      expect(problemsOf(report)).toEqual(['unconfirmed_transfers']);
      const source = report.statusSources.find(({ source }) => source === 'unconfirmed_transfers');
      expect(source?.state).toBe('off');
    });
  });

  it('has a warning that names an unreadable row of operation 6', async () => {
    await withDoctorStore({ dialect }, async ({ examine }) => {
      const report = await examine({}, 4000, async (request) => {
        const answer = await fetch(request);
        if (!request.url.endsWith('/transactions/unconfirmed/transfer')) return answer;
        return Response.json({ code: 200, data: [{ tx_hash: 'ab' }] });
      });
      expect(problemsOf(report)).toEqual([]);
      const [finding] = findingsOf(report, 'unconfirmed_transfers');
      expect(finding?.level).toBe('warning');
      expect(finding?.what).toMatch(/^Not all .* \(data\[0\]\.amount: expected /);
    });
  });

  it('is still called for the rest if only the extended listing fails', async () => {
    await withDoctorStore({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'status_500', operation: 'listCurrenciesExtended' });
      const report = await examine();
      expect(problemsOf(report)).toEqual(['currencies']);
      expect(findingsOf(report, 'unconfirmed_transfers')[0]?.level).toBe('ok');
      expect(report.notChecked.join(' ')).toMatch(/Rates and processing: the extended listing/);
    });
  });
});

type Row = Record<string, unknown>;
type EditRows = (rows: readonly Row[]) => readonly Row[];

/** What the doctor finds where the rows of the flat or of the extended listing are others. */
async function examineListings(edits: { readonly flat?: EditRows; readonly extended?: EditRows }) {
  const edited = (path: string, data: unknown): unknown => {
    if (edits.flat && path.endsWith('/currencies')) return edits.flat(data as Row[]);
    if (!edits.extended || !path.endsWith('/currencies-extended')) return data;
    const listing = data as { currencies: Row[] };
    return { ...listing, currencies: edits.extended(listing.currencies) };
  };
  const reports: Awaited<ReturnType<typeof runDoctor>>[] = [];
  await withDoctorStore({}, async ({ examine }) => {
    const report = await examine({}, 4_000, async (request) => {
      const response = await fetch(request);
      const { data, ...envelope } = (await response.json()) as { data: unknown };
      return Response.json({ ...envelope, data: edited(new URL(request.url).pathname, data) });
    });
    reports.push(report);
  });
  const [report] = reports;
  if (!report) throw new Error('There is no report.');
  return report;
}

const changing = (name: string, value: string, change: Row): EditRows => {
  return (rows) => rows.map((row) => (row[name] === value ? { ...row, ...change } : row));
};

describe('the listings', () => {
  it.each<[string, Parameters<typeof examineListings>[0], string, RegExp]>([
    [
      'without a precision cause a warning that names the currencies',
      { flat: changing('code', 'USDC', { precision: undefined }) },
      'precision',
      /USDC\./,
    ],
    [
      'with an unknown network cause a warning',
      { extended: (rows) => rows.map((row) => ({ ...row, blockchain: 'novachain' })) },
      'networks',
      /^Networks that Tillkit does not know: novachain\.$/,
    ],
    [
      'with another contract for a well-known token cause a warning that names both',
      {
        extended: changing('id', 'USDT.Ethereum', {
          contract_address: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
        }),
      },
      'tokens',
      /USDT\.Ethereum.*0x2260fac5.*0xdAC17F958/,
    ],
  ])('%s', async (_, edits, check, words) => {
    const report = await examineListings(edits);
    const [finding] = findingsOf(report, check);
    expect(finding?.level).toBe('warning');
    expect(finding?.what).toMatch(words);
    expect(report.ok).toBe(true);
  });

  it('with an unreadable row cause a warning that names it, and keep the others', async () => {
    let count = 0;
    const report = await examineListings({
      flat(rows) {
        count = rows.length;
        return rows.map((row, at) => (at === 2 ? { ...row, precision: 'six' } : row));
      },
    });
    expect(report.ok).toBe(true);
    expect(findingsOf(report, 'listing')).toMatchObject([
      { level: 'warning', what: expect.stringMatching(/\(data\[2\]\.precision: expected /) },
    ]);
    const [offered] = findingsOf(report, 'currencies');
    expect(offered?.what).toMatch(new RegExp(`on offer: ${String(count - 1)},`));
  });

  it('that differ cause a warning, which repeats no text that is not an id', async () => {
    const report = await examineListings({
      flat: (rows) => [...rows, { id: 'odd \u001b[31m name', code: 'ODD' }],
      extended: (rows) => rows.slice(3),
    });
    const [finding] = findingsOf(report, 'listing');
    expect(finding?.level).toBe('warning');
    expect(finding?.what).toMatch(/and 1 more\.$/);
    expect(JSON.stringify(report)).not.toMatch(/odd/);
  });
});

describe("the service's clock", () => {
  const readAhead = async (headers: Record<string, string>) => {
    const now = Date.parse('2026-03-01T12:00:00.400Z');
    const report = await runDoctor({
      environment: { TILL_SERVICE_URL: 'https://service.example', TILL_API_KEY: CANARY.apiKey },
      now: () => now,
      fetch: () => Promise.resolve(Response.json({ data: [] }, { headers })),
    });
    return { finding: findingsOf(report, 'clock')[0], report };
  };

  it.each([
    ['Sun, 01 Mar 2026 12:00:00 GMT', 'ok', /agrees/],
    ['Sun, 01 Mar 2026 12:00:20 GMT', 'warning', /20 s behind/],
    ['Sun, 01 Mar 2026 11:59:00 GMT', 'warning', /59 s ahead of/],
    ['Sun, 01 Mar 2026 12:10:00 GMT', 'problem', /600 s behind/],
  ])('%s is %s', async (date, level, words) => {
    const { finding } = await readAhead({ date });
    expect(finding?.level).toBe(level);
    expect(finding?.what).toMatch(words);
  });

  it('is reported as not checked without a Date header', async () => {
    const { finding, report } = await readAhead({});
    expect(finding).toBeUndefined();
    expect(report.notChecked.join(' ')).toMatch(/service's clock/);
  });
});

describe('the variables', () => {
  const examine = (environment: Record<string, string | undefined>) =>
    runDoctor({
      environment,
      now: Date.now,
      fetch: () => Promise.reject(new TypeError('Nothing may be sent.')),
    });

  it('are named if they are missing, and nothing is sent', async () => {
    const report = await examine({});
    expect(problemsOf(report)).toEqual(['service_url', 'api_key_form', 'secret']);
    expect(findingsOf(report, 'webhook_secret')[0]?.level).toBe('warning');
    expect(report.statusSources[0]).toMatchObject({ source: 'signed_events', state: 'off' });
    expect(report.notChecked[0]).toMatch(/^The service:/);
  });

  it.each([
    ['TILL_SERVICE_URL', 'http://pay.example.com', 'service_url'],
    ['TILL_SERVICE_URL', 'pay.example.com', 'service_url'],
    ['TILL_SERVICE_URL', 'https://user:pass@pay.example.com', 'service_url'],
    ['TILL_SERVICE_URL', 'https://pay.example.com/api/v1/external', 'service_url'],
    ['TILL_SERVICE_URL', 'https://pay.example.com/api/', 'service_url'],
    ['TILL_API_KEY', 'zq8-tn', 'api_key_form'],
    ['TILL_API_KEY', `${CANARY.apiKey}\n`, 'api_key_form'],
    ['TILL_SECRET', 'a'.repeat(64), 'secret'],
    ['TILL_SECRET', 'abcdefgh', 'secret'],
    ['TILL_WEBHOOK_SECRET', 'fifteen-letters', 'webhook_secret'],
    ['TILL_WEBHOOK_SECRET', `"${CANARY.webhookSecret}"`, 'webhook_secret'],
    ['TILL_WEBHOOK_SECRET', `${CANARY.webhookSecret}\n`, 'webhook_secret'],
    ['TILL_WEBHOOK_SECRET', CANARY.secret, 'repeated_secret'],
    ['TILL_API_KEY', CANARY.secret, 'repeated_secret'],
  ])('%s is a problem if it is weak or wrong (%#)', async (name, value, check) => {
    const good = { TILL_SERVICE_URL: 'https://pay.example.com', TILL_SECRET: CANARY.secret };
    const report = await examine({ ...good, TILL_API_KEY: CANARY.apiKey, [name]: value });
    expect(problemsOf(report)).toContain(check);
    if (check !== 'service_url') expect(JSON.stringify(report)).not.toContain(value.trim());
  });

  it('are a problem if they are the sandbox’s and the service is not on this machine', async () => {
    const { TILL_SERVICE_URL: here, ...settings } = parseEnv(
      readFileSync(resolve(import.meta.dirname, '../../examples/html/sandbox.env'), 'utf8'),
    );
    expect(
      findingsOf(await examine({ TILL_SERVICE_URL: here, ...settings }), 'sample_secret'),
    ).toEqual([]);
    for (const name of ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET', 'TILL_SECRET']) {
      const report = await examine({
        TILL_SERVICE_URL: 'https://pay.example.com',
        TILL_API_KEY: CANARY.apiKey,
        TILL_SECRET: CANARY.secret,
        [name]: settings[name],
      });
      expect(report.ok).toBe(false);
      const found = findingsOf(report, 'sample_secret');
      expect(found.map(({ what }) => what)).toEqual([expect.stringContaining(name)]);
      expect(JSON.stringify(report)).not.toContain(settings[name]);
    }
  });

  it('cause a warning if TILL_SANDBOX does not match the address', async () => {
    const warned = async (url: string, sandbox?: string): Promise<unknown[]> => {
      const environment = { TILL_SERVICE_URL: url, TILL_SANDBOX: sandbox };
      return findingsOf(await examine(environment), 'sandbox').map(({ level, what }) => [
        level,
        what,
      ]);
    };
    for (const here of ['http://127.0.0.1:4101', 'http://localhost:4101', 'http://[::1]:4101']) {
      expect(await warned(here)).toEqual([['warning', expect.stringMatching(/not "true"/)]]);
      expect(await warned(here, '1')).toHaveLength(1);
      expect(await warned(here, 'true')).toEqual([]);
    }
    const elsewhere = 'https://pay.example.com';
    expect(await warned(elsewhere)).toEqual([]);
    expect(await warned(elsewhere, 'true')).toEqual([
      ['warning', expect.stringMatching(/is "true", and the service is not/)],
    ]);
  });

  it('with an unreachable address are a problem of the service', async () => {
    const report = await examine({
      TILL_SERVICE_URL: 'https://pay.example.com',
      TILL_API_KEY: CANARY.apiKey,
      TILL_SECRET: CANARY.secret,
    });
    expect(problemsOf(report)).toEqual(['service']);
    expect(findingsOf(report, 'service')[0]?.what).toMatch(/cannot be reached/);
  });
});

/** Runs as another user, because root may write everything. */
async function asUnprivilegedUser<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe("the ledger's file", () => {
  const examine = (file: string) =>
    runDoctor({
      environment: { TILL_LEDGER: file },
      now: Date.now,
      fetch: () => Promise.reject(new TypeError('Nothing may be sent.')),
    }).then((report) => findingsOf(report, 'ledger')[0]);

  it('is opened as the store would; a missing one is not created', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'till-doctor-test-'));
    try {
      const missing = await examine(join(folder, 'deep/er/till.db'));
      expect(missing).toMatchObject({ level: 'ok' });
      expect(missing?.what).toMatch(/does not exist yet, but can be created.*durability: disk/);
      expect(readdirSync(folder)).toEqual([]);

      const file = join(folder, 'till.db');
      const ledger = sqliteLedger({ file });
      await ledger.list({ after: 0 });
      await ledger.close();
      expect((await examine(file))?.what).toMatch(/file opens\..*durability: disk/);

      const fromHere = await examine(relative(process.cwd(), file));
      expect(fromHere).toMatchObject({ level: 'warning' });
      expect(fromHere?.what).toMatch(/file opens\..*is a relative path/);

      // A copy, because an earlier handle may still write to the file.
      const closed = join(folder, 'closed.db');
      copyFileSync(file, closed);
      const before = readFileSync(closed);
      chmodSync(folder, 0o777);
      chmodSync(closed, 0o444);
      expect(await asUnprivilegedUser(() => examine(closed))).toMatchObject({
        level: 'problem',
        what: expect.stringMatching(
          /cannot be opened for writing \((?:EACCES|SQLITE_READONLY)\)/,
        ) as unknown,
      });
      expect(readFileSync(closed).equals(before)).toBe(true);

      writeFileSync(join(folder, 'broken.db'), 'this is no database, despite its name'.repeat(99));
      expect(await examine(join(folder, 'broken.db'))).toMatchObject({ level: 'problem' });
      expect(await examine(folder)).toMatchObject({ level: 'problem' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each([':memory:', 'libsql://db.example?authToken=canary-token'])(
    'is refused if it is no path (%#), and the value is not repeated',
    async (file) => {
      const finding = await examine(file);
      expect(finding?.level).toBe('problem');
      if (file.includes('canary')) expect(JSON.stringify(finding)).not.toContain('canary');
    },
  );
});

/** What only one of the two can act on. */
const WORDS = {
  handler:
    /`currencies\.|markPaid|minimumUsd|`lookup|handler|process\.env|onPaid|resolveOrder|sandbox: /,
  serve:
    /\/v1\b|tillkit serve|TILL_(?:CURRENCIES|DATA|DECISION|NOTIFY|MINIMUM|STORE_|TOLERANCE|PAY|URL|ORIGINS)/,
};

describe('every sentence', () => {
  it.each([
    ['of the doctor', HANDLER, WORDS.serve, WORDS.handler],
    ['of tillkit serve --check', SERVE, WORDS.handler, WORDS.serve],
  ] as const)('%s speaks to its own reader', async (_, reader, foreign, own) => {
    const said = new Set<string>();
    const hear = ({ findings, statusSources, notChecked }: DoctorReport): void => {
      for (const { what, why = '', fix = '' } of findings)
        for (const one of [what, why, fix]) said.add(one);
      for (const { says } of statusSources) said.add(says);
      for (const one of notChecked) said.add(one);
    };
    const odd = (path: string, data: Row[] | { currencies: Row[] }): unknown => {
      if (path.endsWith('/currencies')) {
        return (data as Row[]).map((row) => ({ ...row, precision: undefined }));
      }
      if (!path.endsWith('/currencies-extended')) return data;
      const rows = (data as { currencies: Row[] }).currencies;
      const contract_address = '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599';
      return {
        ...data,
        currencies: rows.slice(1).map((row, at) => {
          if (row['id'] === 'USDT.Ethereum') return { ...row, contract_address };
          return at % 2 ? { ...row, blockchain: 'novachain' } : row;
        }),
      };
    };
    await withDoctorStore({ dialect: 'deployed' }, async ({ sandbox, examine }) => {
      const settings = [
        {},
        { TILL_WEBHOOK_SECRET: undefined, TILL_SANDBOX: undefined, TILL_LEDGER: 'relative.db' },
        { TILL_SECRET: undefined, TILL_API_KEY: undefined, TILL_LEDGER: ':memory:' },
        { TILL_SERVICE_URL: 'https://pay.example/api', TILL_SECRET: 'short', TILL_API_KEY: 'k' },
        { TILL_SERVICE_URL: undefined, TILL_WEBHOOK_SECRET: CANARY.secret, TILL_LEDGER: '/' },
      ];
      for (const changes of settings) hear(await examine(changes, 4_000, undefined, reader));
      for (const kind of FAULT_KINDS) {
        sandbox.heal();
        sandbox.fail({ kind });
        hear(await examine({}, 40, undefined, reader));
        sandbox.heal();
        sandbox.fail({ kind, operation: 'getCurrencyRate', times: 1 });
        hear(await examine({}, 40, undefined, reader));
      }
      sandbox.heal();
      const edited = async (request: Request): Promise<Response> => {
        const path = new URL(request.url).pathname;
        if (path.includes('/public/')) return new Response('<html>', { status: 404 });
        const { data, ...envelope } = (await (await fetch(request)).json()) as { data: Row[] };
        return Response.json({ ...envelope, data: odd(path, data) });
      };
      hear(await examine({}, 4_000, edited, reader));
      const gone = () => Promise.reject(new TypeError('gone'));
      hear(await examine({ TILL_SANDBOX: 'true' }, 4_000, gone, reader));
      const moved = () => Promise.resolve(Response.redirect('https://elsewhere.example/', 302));
      hear(await examine({ TILL_SERVICE_URL: 'https://pay.example.com' }, 4_000, moved, reader));
    });
    const all = [...said];
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((one) => foreign.test(one))).toEqual([]);
    expect(all.some((one) => own.test(one))).toBe(true);
  });
});

describe('the report', () => {
  it('holds no secret in any form, under any fault', async () => {
    const texts = new Map<string, string>();
    await withDoctorStore({ dialect: 'deployed' }, async ({ sandbox, examine }) => {
      const kinds: (FaultKind | 'well')[] = [
        'well',
        'key_revoked',
        'rate_missing',
        'html_page',
        'hang',
        'wrong_types',
        'status_500',
      ];
      for (const kind of kinds) {
        sandbox.heal();
        if (kind !== 'well') sandbox.fail({ kind });
        const report = await examine({}, kind === 'hang' ? 40 : 4000);
        texts.set(`${kind}, text`, renderReport(report));
        texts.set(`${kind}, JSON`, JSON.stringify(report));
      }
      sandbox.heal();
      for (const name of ['TILL_SECRET', 'TILL_WEBHOOK_SECRET']) {
        const report = await examine({ [name]: CANARY.apiKey });
        texts.set(`${name} repeated`, renderReport(report) + JSON.stringify(report));
      }
    });
    expect(texts.size).toBe(16);
    for (const secret of Object.values(CANARY)) expect(findSecret(secret, texts)).toEqual([]);
    const planted = new Map([['planted', `key ${CANARY.apiKey}`]]);
    expect(findSecret(CANARY.apiKey, planted)).toEqual(['planted']);
  });

  it('says what, why and how to fix it, for every finding that is not ok', async () => {
    await withDoctorStore({}, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'rate_missing', operation: 'getCurrencyRate' });
      const report = await examine({ TILL_WEBHOOK_SECRET: undefined });
      const wrong = report.findings.filter(({ level }) => level !== 'ok');
      expect(wrong.length).toBeGreaterThan(2);
      for (const { why, fix } of wrong) expect([why, fix]).not.toContain(undefined);
      const text = renderReport(report);
      expect(text).toMatch(/^ {2}✓ The service accepts the API key\.$/m);
      expect(text).toMatch(/^ {2}! TILL_WEBHOOK_SECRET is not set\.$/m);
      expect(text).toMatch(/^ {2}✗ The rate of .* cannot be read\./m);
      expect(text).toMatch(/^3 problems, 2 warnings\.\n$/m);
    });
  });

  it('describes the sources of status and their limits', async () => {
    await withDoctorStore({}, async ({ examine }) => {
      const { statusSources, notChecked } = await examine();
      expect(statusSources.map(({ source, state }) => [source, state])).toEqual([
        ['signed_events', 'unproven'],
        ['unconfirmed_transfers', 'unproven'],
        ['service_lookup', 'unproven'],
        ['store', 'live'],
      ]);
      expect(statusSources[0]?.says).toMatch(/below the store's minimum.*minimumUsd/);
      expect(statusSources[1]?.says).toMatch(/never that it is confirmed.*only its own sweeps/);
      expect(notChecked.join(' ')).toMatch(/asking for one would create it/);
    });
  });
});
