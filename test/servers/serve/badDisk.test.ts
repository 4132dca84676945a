/** A ledger that cannot be written: the server says so, and acknowledges nothing. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/localServers.mjs';
import { createSandbox, type Sandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox, type ServedSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { ask, openOrder, payInFull, type Addresses } from './client.js';
import { settingsFor, STORE_KEY, startServe, type ServeProcess } from './serveProcess.js';

/** Root may write whatever the rights say, unless it gives that capability up first. */
const WITHOUT_OVERRIDE =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-all'] : [];

/** No file may grow beyond this many KiB: to SQLite that is a full disk. */
const withFilesUpTo = (kibibytes: number): string[] => [
  ...['bash', '-c', `ulimit -f ${String(kibibytes)} && exec "$@"`, 'bash'],
];

describe('tillkit serve with a ledger that cannot be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'till-bad-disk-'));
  let sandbox: Sandbox;
  let service: ServedSandbox;
  let server: ServeProcess | undefined;
  let port: string;

  beforeAll(async () => {
    port = String(await freePort());
    const webhookUrl = `http://127.0.0.1:${port}/api/till/webhook`;
    sandbox = createSandbox({ seed: 'bad disk', webhookUrl });
    service = await serveSandbox({ sandbox, pumpMs: 3_600_000 });
  });
  afterEach(async () => {
    chmodSync(folder, 0o755);
    await server?.kill();
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  async function start(wrap: readonly string[]): Promise<Addresses> {
    const hosts = { publicUrl: 'http://127.0.0.1:1', notifyUrl: 'http://127.0.0.1:1' };
    server = await startServe(
      {
        ...settingsFor(sandbox, service.url, hosts),
        TILL_LISTEN: port,
        TILL_API_LISTEN: '0',
        TILL_DATA: folder,
      },
      { wrap },
    );
    return { browsers: server.url, store: server.apiUrl };
  }

  const create = ({ store }: Addresses, orderId: string) =>
    ask('POST', `${store}/v1/orders`, {
      body: { order_id: orderId, amount_usd: '20' },
      token: STORE_KEY,
    });

  /** What must hold while nothing can be written. */
  async function expectRefusals(addresses: Addresses): Promise<void> {
    const ready = await ask('GET', `${addresses.store}/readyz`);
    expect(ready).toEqual({
      status: 503,
      json: { ledger: false, service: true, serviceAgeSeconds: expect.any(Number) as number },
    });
    expect(await create(addresses, 'refused')).toMatchObject({
      status: 503,
      json: { code: 'store_unavailable', retryable: true },
    });
    await sandbox.settle();
    const deliveries = sandbox.deliveries();
    expect(deliveries.length).toBeGreaterThan(0);
    expect(deliveries.at(-1)?.outcome).not.toBe('delivered');
    // It is alive all the same: a restart would mend nothing.
    expect((await ask('GET', `${addresses.store}/healthz`)).status).toBe(200);
  }

  it('is not ready, creates no order and acknowledges no event: the file is read-only', async () => {
    const opened = await openOrder(await start([]), 'opened-before');
    await server?.stop();
    chmodSync(join(folder, 'till.db'), 0o444);
    chmodSync(folder, 0o555);
    const addresses = await start(WITHOUT_OVERRIDE);
    payInFull(sandbox, opened);
    await expectRefusals(addresses);
    await server?.kill();

    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'till.db'), 0o644);
    const { store } = await start([]);
    expect((await ask('GET', `${store}/readyz`)).status).toBe(200);
    await sandbox.advance(10 * 60_000);
    await sandbox.settle();
    const { json } = await ask('GET', `${store}/v1/orders/opened-before`, { token: STORE_KEY });
    expect(json).toMatchObject({ status: 'paid' });
  });

  it('is not ready, creates no order and acknowledges no event: the disk is full', async () => {
    const addresses = await start(withFilesUpTo(600));
    const opened = await openOrder(addresses, 'opened-in-time');
    let created = 0;
    for (let status = 201; status === 201; created += 1) {
      if (created > 2_000) throw new Error('The disk does not get full.');
      ({ status } = await create(addresses, `filling-${String(created)}`));
    }
    expect(created).toBeGreaterThan(1);
    payInFull(sandbox, opened);
    await expectRefusals(addresses);
  });
});
