/** The doctor against a real sandbox over HTTP, in both dialects: well, ill, and silent on secrets. */
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
import { renderReport } from '../../src/cli/doctor/renderReport.js';
import { runDoctor } from '../../src/cli/doctor/runDoctor.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { findSecret } from '../threats/secretSearch.js';
import { CANARY, findingsOf, problemsOf, withPatient } from './doctorStore.js';

const READ_ONLY = [
  'listCurrencies',
  'listCurrenciesExtended',
  'getCurrencyRate',
  'listUnconfirmedTransfers',
];

describe.each(['documented', 'deployed'] as const)('a store at a service, %s', (dialect) => {
  it('that is set up well has no problem, and nothing was written at the service', async () => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
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
        'unconfirmed_transfers',
        'clock',
      ]);
      // Beside them the public page, which is no operation.
      const asked = sandbox.recordedCalls().map(({ operation }) => operation);
      const operations = new Set(asked.filter((operation) => operation !== null));
      expect([...operations].sort()).toEqual([...READ_ONLY].sort());
      expect(sandbox.state().wallets).toEqual([]);
    });
  });

  it('that answers 401 is told both causes, once, and is not asked on', async () => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'key_revoked' });
      const report = await examine();
      expect(report.ok).toBe(false);
      expect(problemsOf(report)).toEqual(['api_key']);
      const [finding] = findingsOf(report, 'api_key');
      expect(finding?.what).toMatch(/401.*database is down, or.*does not accept the API key/);
      expect(finding?.fix).toMatch(/dashboard.*keep the key.*compare TILL_API_KEY/);
      expect(findingsOf(report, 'service')[0]?.level).toBe('ok');
      expect(sandbox.recordedCalls()).toHaveLength(1);
      expect(report.notChecked.join(' ')).toMatch(/Currencies, rates and operation 6/);
    });
  });

  it('with a wrong key hears the same', async () => {
    await withPatient({ dialect }, async ({ examine }) => {
      const report = await examine({ TILL_API_KEY: 'another-key-of-fair-length' });
      expect(problemsOf(report)).toEqual(['api_key']);
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
  ])('that answers %s is named for it', async (kind, words) => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind });
      const report = await examine();
      expect(problemsOf(report)).toEqual(['currencies']);
      expect(findingsOf(report, 'currencies')[0]?.what).toMatch(words);
    });
  });

  it('that hangs is given up, whichever operation it is', async () => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'hang' });
      const first = await examine({}, 40);
      expect(problemsOf(first)).toEqual(['service']);
      expect(findingsOf(first, 'service')[0]?.what).toMatch(/did not answer in time/);

      sandbox.heal();
      sandbox.fail({ kind: 'hang', operation: 'getCurrencyRate' });
      const calls = sandbox.recordedCalls().length;
      const second = await examine({}, 4_000);
      expect(problemsOf(second)).toEqual(['rates']);
      // Three operations, the public page, and one rate: the others are not waited for.
      expect(sandbox.recordedCalls().length - calls).toBe(5);
      expect(second.notChecked.join(' ')).toMatch(/Rates of \d+ more tickers/);
    });
  });

  it('without rates, with one missing, or with one of zero hears why it matters', async () => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'rate_missing', operation: 'getCurrencyRate' });
      expect(problemsOf(await examine())).toEqual(['rates', 'rates', 'rates']);
      sandbox.heal();
      sandbox.setRate('DOGE', null);
      const missing = findingsOf(await examine(), 'rates');
      expect(missing.map(({ what }) => what)).toEqual([
        expect.stringMatching(/^The rate of DOGE\.Dogecoin cannot be read/),
      ]);
      expect(missing[0]?.why).toMatch(/refuses every wallet/);
      sandbox.setRate('DOGE', '0');
      expect(findingsOf(await examine(), 'rates')[0]?.what).toMatch(
        /DOGE\.Dogecoin (is zero|cannot)/,
      );
    });
  });

  it('that lists nothing to choose hears that the picker would be empty', async () => {
    await withPatient({ dialect, currencies: [] }, async ({ examine }) => {
      const report = await examine();
      expect(problemsOf(report)).toEqual(['currencies']);
      expect(findingsOf(report, 'currencies')[0]?.why).toMatch(/picker would be empty/);
    });
  });

  it('whose operation 6 fails learns that nothing is seen before it is confirmed', async () => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'status_500', operation: 'listUnconfirmedTransfers' });
      const report = await examine();
      expect(problemsOf(report)).toEqual(['unconfirmed_transfers']);
      const source = report.statusSources.find(({ source }) => source === 'unconfirmed_transfers');
      expect(source?.state).toBe('off');
    });
  });

  it('of whose operation 6 a row cannot be read hears which, and that the others can', async () => {
    await withPatient({ dialect }, async ({ examine }) => {
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

  it('whose extended listing alone fails is still asked for the rest', async () => {
    await withPatient({ dialect }, async ({ sandbox, examine }) => {
      sandbox.fail({ kind: 'status_500', operation: 'listCurrenciesExtended' });
      const report = await examine();
      expect(problemsOf(report)).toEqual(['currencies']);
      expect(findingsOf(report, 'unconfirmed_transfers')[0]?.level).toBe('ok');
      expect(report.notChecked.join(' ')).toMatch(/Rates: the extended listing/);
    });
  });
});

/** A store whose service's answers are edited on the way, operation by operation. */
async function withEdited(
  edit: (path: string, data: never) => unknown,
  run: (report: Awaited<ReturnType<typeof runDoctor>>) => void,
): Promise<void> {
  await withPatient({}, async ({ environment }) => {
    const report = await runDoctor({
      environment,
      now: Date.now,
      fetch: async (request) => {
        const response = await fetch(request);
        const { data, ...envelope } = (await response.json()) as { data: never };
        const { pathname } = new URL(request.url);
        return Response.json({ ...envelope, data: edit(pathname, data) ?? data });
      },
    });
    run(report);
  });
}

type Row = Record<string, unknown>;

describe('the listings', () => {
  it('without a precision bring a warning that names the currencies', async () => {
    await withEdited(
      (path, rows: Row[]) =>
        path.endsWith('/currencies')
          ? rows.map((row) => (row['code'] === 'USDC' ? { ...row, precision: undefined } : row))
          : undefined,
      (report) => {
        const [finding] = findingsOf(report, 'precision');
        expect(finding?.level).toBe('warning');
        expect(finding?.what).toMatch(/USDC\./);
        expect(report.ok).toBe(true);
      },
    );
  });

  it('on a network that is not known bring a warning', async () => {
    await withEdited(
      (path, data: { currencies: Row[] }) =>
        path.endsWith('/currencies-extended')
          ? {
              ...data,
              currencies: data.currencies.map((row) => ({ ...row, blockchain: 'novachain' })),
            }
          : undefined,
      (report) => {
        expect(findingsOf(report, 'networks')[0]).toMatchObject({
          level: 'warning',
          what: 'Networks that Tillkit does not know: novachain.',
        });
      },
    );
  });

  it('of which a row cannot be read bring a warning that says which, and lose no other', async () => {
    let rows = 0;
    await withEdited(
      (path, data: Row[]) => {
        if (!path.endsWith('/currencies')) return undefined;
        rows = data.length;
        return data.map((row, at) => (at === 2 ? { ...row, precision: 'six' } : row));
      },
      (report) => {
        expect(report.ok).toBe(true);
        expect(findingsOf(report, 'listing')).toMatchObject([
          { level: 'warning', what: expect.stringMatching(/\(data\[2\]\.precision: expected /) },
        ]);
        const [offered] = findingsOf(report, 'currencies');
        expect(offered?.what).toMatch(new RegExp(`on offer: ${String(rows - 1)},`));
      },
    );
  });

  it('that disagree bring a warning, and names that are no ids are not repeated', async () => {
    await withEdited(
      (path, data: { currencies: Row[] }) =>
        path.endsWith('/currencies-extended')
          ? { ...data, currencies: data.currencies.slice(3) }
          : path.endsWith('/currencies')
            ? [...(data as unknown as Row[]), { id: 'odd \u001b[31m name', code: 'ODD' }]
            : undefined,
      (report) => {
        const [finding] = findingsOf(report, 'listing');
        expect(finding?.level).toBe('warning');
        expect(finding?.what).toMatch(/and 1 more\.$/);
        expect(JSON.stringify(report)).not.toMatch(/odd/);
      },
    );
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

  it('is reported as not checked where no answer tells the time', async () => {
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

  it('that are missing are named, one by one, and nothing is sent', async () => {
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
  ])('%s that is weak or wrong is a problem (%#)', async (name, value, check) => {
    const good = { TILL_SERVICE_URL: 'https://pay.example.com', TILL_SECRET: CANARY.secret };
    const report = await examine({ ...good, TILL_API_KEY: CANARY.apiKey, [name]: value });
    expect(problemsOf(report)).toContain(check);
    if (check !== 'service_url') expect(JSON.stringify(report)).not.toContain(value.trim());
  });

  it('that are the sandbox’s own, as every example has them, are a problem before another service', async () => {
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

  it('warn where the page would not say that this is the sandbox, and where it would say so falsely', async () => {
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

  it('that lead nowhere are told apart from a service that refuses', async () => {
    const report = await examine({
      TILL_SERVICE_URL: 'https://pay.example.com',
      TILL_API_KEY: CANARY.apiKey,
      TILL_SECRET: CANARY.secret,
    });
    expect(problemsOf(report)).toEqual(['service']);
    expect(findingsOf(report, 'service')[0]?.what).toMatch(/cannot be reached/);
  });
});

/** Root may write everything, so it becomes somebody else for a while. */
async function asSomebody<T>(work: () => Promise<T>): Promise<T> {
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

  it('is opened as the store would, and one that is missing is rehearsed without a trace', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'till-doctor-test-'));
    try {
      const missing = await examine(join(folder, 'deep/er/till.db'));
      expect(missing).toMatchObject({ level: 'ok' });
      expect(missing?.what).toMatch(/not there yet, but can be made.*durability: disk/);
      expect(readdirSync(folder)).toEqual([]);

      const file = join(folder, 'till.db');
      const ledger = sqliteLedger({ file });
      await ledger.list({ after: 0 });
      await ledger.close();
      expect((await examine(file))?.what).toMatch(/file opens\..*durability: disk/);

      const fromHere = await examine(relative(process.cwd(), file));
      expect(fromHere).toMatchObject({ level: 'warning' });
      expect(fromHere?.what).toMatch(/file opens\..*does not say in which folder/);

      // A copy: a handle of the looks before may still write what it holds to the file itself.
      const closed = join(folder, 'closed.db');
      copyFileSync(file, closed);
      const before = readFileSync(closed);
      chmodSync(folder, 0o777);
      chmodSync(closed, 0o444);
      expect(await asSomebody(() => examine(closed))).toMatchObject({
        level: 'problem',
        what: expect.stringMatching(
          /cannot be opened for writing \((?:EACCES|SQLITE_READONLY)\)/,
        ) as unknown,
      });
      expect(readFileSync(closed).equals(before)).toBe(true);

      writeFileSync(
        join(folder, 'broken.db'),
        'this is no database, whatever its name says'.repeat(99),
      );
      expect(await examine(join(folder, 'broken.db'))).toMatchObject({ level: 'problem' });
      expect(await examine(folder)).toMatchObject({ level: 'problem' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each([':memory:', 'libsql://db.example?authToken=canary-token'])(
    'is refused if it is no path (%#), without repeating it',
    async (file) => {
      const finding = await examine(file);
      expect(finding?.level).toBe('problem');
      if (file.includes('canary')) expect(JSON.stringify(finding)).not.toContain('canary');
    },
  );
});

describe('what the doctor says', () => {
  it('holds no secret in any form, whatever happens to it', { timeout: 30_000 }, async () => {
    const texts = new Map<string, string>();
    await withPatient({ dialect: 'deployed' }, async ({ sandbox, examine }) => {
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

  it('says what, why and how to mend it, for every finding that is not fine', async () => {
    await withPatient({}, async ({ sandbox, examine }) => {
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

  it('tells which sources of status are live, and what none of them can prove', async () => {
    await withPatient({}, async ({ examine }) => {
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
