/** `tillkit serve` as a command: arguments, settings from a file, and what it says of a ledger. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../src/cli/main.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import { createStoreOrders } from '../../src/serve/orders/storeOrders.js';
import { createOutbox } from '../../src/serve/notifications/outbox.js';
import { startSandbox } from '../../src/serve/sandboxServer.js';

const sandbox = createSandbox({ seed: 'serve' });
const SECRET_WORD = 'canary-0123456789-canary-0123456789-canary';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tillkit-serve-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const variables = (data: string) => ({
  TILL_SERVICE_URL: 'http://127.0.0.1:4101',
  TILL_API_KEY: sandbox.apiKey,
  TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
  TILL_SECRET: SECRET_WORD,
  TILL_URL: 'https://pay.shop.example',
  TILL_STORE_KEY: `${SECRET_WORD}-store`,
  TILL_DATA: data,
});

async function run(words: string, environment: Readonly<Record<string, string>> = {}) {
  const said = { out: '', err: '' };
  const code = await runCommand(words.split(' '), {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    environment,
    fetch: sandbox.fetch,
    now: Date.now,
    untilStopped: () => Promise.resolve(),
  });
  return { code, ...said };
}

const BODY = {
  type: 'order.paid',
  timestamp: '2026-03-01T12:00:00.000Z',
  data: {
    order_id: '1042',
    amount_usd: '20',
  },
};

/** A ledger with one notification that waits and one that was taken. */
async function ledgerWithNotifications(): Promise<string> {
  const data = folder();
  const ledger = sqliteLedger({ file: join(data, 'till.db') });
  const outbox = createOutbox(ledger, Date.now);
  const checkout = { stream: 'order:1042', at: BODY.timestamp };
  const opened = {
    ...{ type: 'payment', reference: '1042', amountUsd: '20', display: null },
    externalId: '0c9b1a52-7a3e-4b6a-9d3f-0f3f5d0c1e01',
  };
  await ledger.append({ ...checkout, key: 'opened', kind: 'opened', body: opened });
  await ledger.append({
    ...{ ...checkout, key: 'marked_paid', kind: 'marked_paid', body: { reason: 'cash' } },
  });
  await outbox.keep('taken', BODY);
  await outbox.noteDelivered('taken', 1);
  await outbox.keep('waits', BODY);
  const failure = { attempt: 1, reason: 'status 500', leaseUntil: 0, nextAt: Date.now() + 60_000 };
  await outbox.noteFailed('waits', failure);
  // What is not true now waits for nobody.
  await outbox.keep('untrue', { ...BODY, type: 'order.held' });
  await ledger.close();
  return data;
}

describe('the arguments of tillkit serve', () => {
  it('have a help that names every setting', async () => {
    const { code, out } = await run('serve --help');
    expect(code).toBe(0);
    for (const name of [
      'TILL_URL',
      'TILL_STORE_KEY',
      'TILL_NOTIFY_URL',
      'TILL_DATABASE_URL',
      '--sandbox',
    ]) {
      expect(out).toContain(name);
    }
  });

  it.each(['serve --lost', 'serve lost', 'serve status more', 'serve --config'])(
    'that are wrong are exit code 2: %s',
    async (words) => {
      const { code, err } = await run(words);
      expect(code).toBe(2);
      expect(err).toContain('tillkit serve --help');
    },
  );

  it('without settings name all that are missing, and start nothing', async () => {
    const { code, err } = await run('serve');
    expect(code).toBe(2);
    for (const name of Object.keys(variables(''))) {
      if (name !== 'TILL_DATA' && name !== 'TILL_WEBHOOK_SECRET') expect(err).toContain(name);
    }
  });
});

describe('tillkit serve --sandbox', () => {
  it.each([
    { TILL_API_KEY: 'key' },
    { TILL_DATABASE_URL: 'postgres://x' },
    { NODE_ENV: 'production' },
  ])('does not run beside a real store: %j', async (environment) => {
    const { code, err } = await run('serve --sandbox', environment as Record<string, string>);
    expect(code).toBe(2);
    expect(err).toContain(Object.keys(environment)[0]);
  });
});

/** A file of good settings. */
function settingsIn(data: string): string {
  const file = join(data, 'settings.env');
  const lines = Object.entries(variables(data)).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe('tillkit serve --check', () => {
  it('reads a file of settings, and finds a good configuration good', async () => {
    const file = settingsIn(folder());
    const { code, out } = await run(`serve --check --config ${file}`);
    expect(out).toContain('0 problems');
    expect(code).toBe(0);
    expect(out).not.toContain(SECRET_WORD);
  });

  it('names a setting of the file that the environment overrules, and no value', async () => {
    const file = settingsIn(folder());
    const other = { TILL_STORE_KEY: `${SECRET_WORD}-old`, TILL_SECRET: SECRET_WORD };
    const { out } = await run(`serve --check --config ${file}`, other);
    expect(out).toContain('TILL_STORE_KEY of the environment is used');
    expect(out).not.toContain('TILL_SECRET of the environment');
    expect(out).not.toContain(SECRET_WORD);
  });

  it('finds a currency that the service does not have', async () => {
    const wrong = { TILL_CURRENCIES: 'USDT.TRON BTC.Bitcoin' };
    const { code, out } = await run('serve --check', { ...variables(folder()), ...wrong });
    expect(code).toBe(1);
    expect(out).toContain('does not have: USDT.TRON.');
    const right = { TILL_CURRENCIES: 'USDT.Tron BTC.Bitcoin' };
    expect((await run('serve --check', { ...variables(folder()), ...right })).code).toBe(0);
  });

  it('finds a database that is not there', async () => {
    const place = { TILL_DATABASE_URL: `postgres://u:${SECRET_WORD}@127.0.0.1:1/none` };
    const { code, out } = await run('serve --check', { ...variables(folder()), ...place });
    expect(code).toBe(1);
    expect(out).toContain('TILL_DATABASE_URL does not answer');
    expect(out).not.toContain(SECRET_WORD);
  });

  it('warns of a notify address without encryption, and of a name that is no setting', async () => {
    const more = {
      ...{ TILL_NOTIFY_URL: 'http://shop:8000/hooks', TILL_ORIGIN: 'x' },
      TILL_NOTIFY_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    };
    const { code, out } = await run('serve --check', { ...variables(folder()), ...more });
    // Nothing listens there either.
    expect([code, out]).toEqual([1, expect.stringMatching(/TILL_ORIGIN is no setting/u)]);
    expect(out).toMatch(/! TILL_NOTIFY_URL is an http: address[^✓]*https:/u);
  });

  const links = (id: string) => ({ TILL_PAY_FORM: 'true', TILL_STORE_ID: id });
  const OTHER = '8a66073d-cc60-4bf7-a6fc-c35bdf52731a';

  it('finds a store id of another store by an order that there is, and says if there is none', async () => {
    const data = folder();
    const none = await run('serve --check', { ...variables(data), ...links(OTHER) });
    expect(none.out).toContain('! TILL_STORE_ID could not be compared');
    const service = createServiceClient({
      baseUrl: 'http://127.0.0.1:4101',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    });
    const { id } = await service.createWallet({ store_external_id: 'one', amount: '20' });
    const ledger = sqliteLedger({ file: join(data, 'till.db') });
    const at = new Date().toISOString();
    for (const walletId of [OTHER, id]) {
      const event = { stream: 'order:1', key: `wallet:${walletId}`, kind: 'wallet', at };
      await ledger.append({ ...event, body: { walletId } });
    }
    await ledger.close();
    const wallets = sandbox.state().wallets.length;
    const wrong = await run('serve --check', { ...variables(data), ...links(OTHER) });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain("✗ TILL_STORE_ID is not the id of this key's store.");
    const right = await run('serve --check', { ...variables(data), ...links(sandbox.storeId) });
    expect(right.out).toContain("✓ TILL_STORE_ID is the key's store.");
    sandbox.configure({ storeEnabled: false });
    const off = await run('serve --check', { ...variables(data), ...links(sandbox.storeId) });
    sandbox.configure({ storeEnabled: true });
    expect(off.out).toContain('✗ The service says that the store is switched off.');
    expect(sandbox.state().wallets).toHaveLength(wallets);
  });

  it('finds a notify address where nothing listens, and sends the shop nothing', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('data', (data) => received.push(data.toString()));
      socket.on('error', () => undefined);
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
    const notify = (url: string) => ({
      ...variables(folder()),
      TILL_NOTIFY_URL: url,
      TILL_NOTIFY_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      TILL_SANDBOX: 'true',
    });
    const good = await run('serve --check', notify(`http://127.0.0.1:${String(port)}/hooks`));
    expect([good.code, good.out]).toEqual([0, expect.stringContaining('✓ Something listens')]);
    // A certificate that there is not is found too.
    const plain = await run('serve --check', notify(`https://127.0.0.1:${String(port)}/hooks`));
    expect([plain.code, received.join('').includes('HTTP')]).toEqual([1, false]);
    await new Promise<void>((resolve) => void server.close(() => resolve()));
    const gone = await run('serve --check', notify(`http://127.0.0.1:${String(port)}/hooks`));
    expect(gone.code).toBe(1);
    expect(gone.out).toContain('✗ Nothing can be reached at TILL_NOTIFY_URL (ECONNREFUSED).');
  });

  it('says which file cannot be read', async () => {
    const { code, err } = await run('serve --check --config /no/such/file');
    expect(code).toBe(2);
    expect(err).toContain('/no/such/file');
  });
});

describe('tillkit serve status and notifications', () => {
  it('say what waits and why, and ask for one to be sent again', async () => {
    const data = await ledgerWithNotifications();
    const status = await run('serve status', variables(data));
    expect(status.code).toBe(1);
    expect(status.out).toMatch(/^1 notifications wait/u);
    expect(status.out).toContain('status 500');
    const list = await run('serve notifications', variables(data));
    expect(list.code).toBe(0);
    expect(list.out).toMatch(/waits {2}order\.paid {2}1042 .* 1 failed, last: status 500/u);
    expect(list.out).not.toContain('taken');
    const again = await run('serve notifications --resend taken', variables(data));
    expect(again.code).toBe(0);
    expect((await run('serve notifications', variables(data))).out).toContain('taken');
    const unknown = await run('serve notifications --resend nobody', variables(data));
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('no notification nobody');
  });

  it('say that all were taken', async () => {
    const data = folder();
    const ledger = sqliteLedger({ file: join(data, 'till.db') });
    await ledger.list({ after: 0, limit: 1 });
    await ledger.close();
    const { code, out } = await run('serve status', variables(data));
    expect([code, out]).toEqual([0, 'No notification waits: the store has taken all of them.\n']);
  });
});

/** PostgreSQL that refuses every password. */
async function refusingPostgres(): Promise<string> {
  const fields = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "u"\0\0';
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(refusal));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `postgres://u:${SECRET_WORD}@127.0.0.1:${String(port)}/none`;
}

function fileThatIsNone(): string {
  const data = folder();
  writeFileSync(join(data, 'till.db'), 'no database at all, '.repeat(400));
  return data;
}

describe.each([
  'serve status',
  'serve notifications',
  'serve notifications --resend 1',
  'serve unmatched',
  'serve purge --days 400',
])('tillkit %s', (words) => {
  it.each([
    [
      'a database that is down',
      () => ({ TILL_DATABASE_URL: `postgres://u:${SECRET_WORD}@127.0.0.1:1/none` }),
      /ECONNREFUSED/u,
    ],
    [
      'a wrong password',
      async () => ({ TILL_DATABASE_URL: await refusingPostgres() }),
      /password authentication failed/u,
    ],
    ['a file that is no ledger', () => ({ TILL_DATA: fileThatIsNone() }), /not a database/u],
  ])('says why it cannot read %s', async (_name, make, reason) => {
    const { code, out, err } = await run(words, { ...variables(''), ...(await make()) });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^The ledger cannot be used[\s\S]*tillkit serve --check/u);
    expect(err).toMatch(reason);
    expect(err).not.toContain(SECRET_WORD);
    expect(err).not.toMatch(/^\s+at /mu);
  });
});

describe('tillkit serve unmatched', () => {
  it('names the money of no order, and settles it with a reason', async () => {
    const data = folder();
    const ledger = sqliteLedger({ file: join(data, 'till.db') });
    const key = 'ab'.repeat(32);
    const at = '2026-03-01T12:00:00.000Z';
    const body = {
      ...{ type: 'PaymentReceived', isTest: false, blockchain: 'tron', currencyId: 'USDT.Tron' },
      ...{ amount: '20', amountUsd: '20', txHash: 'cd'.repeat(32), bcUniqKey: '0' },
      ...{ address: 'TAddress', walletId: 'wallet-7' },
    };
    await ledger.append({ stream: 'orphans', key, kind: 'orphan', at, body });
    await ledger.close();
    const serve = (words: string) => run(`serve ${words}`, variables(data));
    expect((await serve('unmatched')).out).toContain(
      `${key.slice(0, 32)}  confirmed  20 USDT.Tron (20 USD)  ${'cd'.repeat(32)}  to TAddress, wallet wallet-7`,
    );
    expect((await serve('purge --days 30 --dry-run')).out).toContain('belong to no order');
    expect((await serve(`unmatched --settle ${key.slice(0, 32)}`)).code).toBe(2);
    expect((await serve('unmatched --settle nothing --reason refunded')).code).toBe(2);
    const settled = await serve(`unmatched --settle ${key.slice(0, 32)} --reason refunded`);
    expect([settled.code, settled.out]).toEqual([
      0,
      expect.stringMatching(/is settled by command line at \S+: refunded\n$/u),
    ]);
    expect((await serve('unmatched')).out).toMatch(/^Every payment belongs to an order/u);
  });
});

describe('tillkit serve purge', () => {
  const DAY = 24 * 60 * 60 * 1000;

  /** A ledger with an order without news for 40 days, and one for 20, of which no page was opened. */
  async function ledgerWithOrders(): Promise<string> {
    const data = folder();
    const ledger = sqliteLedger({ file: join(data, 'till.db') });
    for (const days of [40, 20]) {
      const orders = createStoreOrders(ledger, () => Date.now() - days * DAY);
      const order_id = `of-${String(days)}`;
      await orders.save({ order_id, amount_usd: '20', email: `${order_id}@x.example` });
    }
    await ledger.close();
    return data;
  }

  async function emailsIn(data: string): Promise<string[]> {
    const ledger = sqliteLedger({ file: join(data, 'till.db') });
    const events = await ledger.list({ after: 0, limit: 100 });
    await ledger.close();
    return events.flatMap(({ body }) => /[\w-]+@x\.example/u.exec(JSON.stringify(body))?.[0] ?? []);
  }

  it('counts what would be deleted, and then deletes it', async () => {
    const data = await ledgerWithOrders();
    const counted = await run('serve purge --days 30 --dry-run', variables(data));
    expect([counted.code, counted.err]).toEqual([0, '']);
    expect(counted.out).toContain('Would be deleted');
    expect(counted.out).toContain('orders that no page has opened: 1\n');
    expect(await emailsIn(data)).toEqual(['of-40@x.example', 'of-20@x.example']);
    const done = await run('serve purge --days 30', variables(data));
    expect(done.code).toBe(0);
    expect(done.out).toContain('Deleted');
    expect(done.out).toContain('orders that no page has opened: 1\n');
    expect(done.out).not.toContain('@');
    expect(await emailsIn(data)).toEqual(['of-20@x.example']);
  });

  it('says what stays and why', async () => {
    const data = await ledgerWithNotifications();
    const ledger = sqliteLedger({ file: join(data, 'till.db') });
    const outbox = createOutbox(ledger, () => Date.now() - 40 * DAY);
    await outbox.keep('old', { ...BODY, data: { ...BODY.data, order_id: '1041' } });
    await ledger.close();
    const { code, out } = await run('serve purge --days 30 --unjudged', variables(data));
    expect(code).toBe(0);
    expect(out).toContain('  with a notification that your shop has not taken: 1\n');
  });

  it.each(['', ' --days', ' --days 29', ' --days -1', ' --days 1e9', ' --days soon'])(
    'deletes nothing without a time: purge%s',
    async (words) => {
      const data = await ledgerWithOrders();
      const { code, err } = await run(`serve purge${words}`, variables(data));
      expect(code).toBe(2);
      expect(err).toContain('tillkit serve --help');
      expect(await emailsIn(data)).toHaveLength(2);
    },
  );
});

it.each(['status', 'purge --days 30'])(
  'tillkit serve %s says that there is no ledger, and makes none, in a wrong folder',
  async (words) => {
    const data = join(folder(), 'wrong');
    const { code, err } = await run(`serve ${words}`, variables(data));
    expect(code).toBe(2);
    expect(err).toContain(join(data, 'till.db'));
    expect(existsSync(data)).toBe(false);
  },
);

describe('tillkit serve --sandbox', () => {
  it('says which port is taken, and which setting chooses another', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const { code, err } = await run('serve --sandbox', { TILL_SANDBOX_PORT: String(port) });
    expect(code).toBe(1);
    expect(err).toContain(
      `Port ${String(port)} of the sandbox cannot be listened on: it is in use.`,
    );
    expect(err).toContain('TILL_SANDBOX_PORT');
  });

  it('takes the address for browsers from the port that it listens on', async () => {
    const { served, variables: told } = await startSandbox(
      { TILL_LISTEN: '127.0.0.1:4980', TILL_SANDBOX_PORT: '0' },
      Date.now,
    );
    await served.close();
    expect(told['TILL_URL']).toBe('http://127.0.0.1:4980');
  });
});
