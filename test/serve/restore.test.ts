/** What a restored copy of the ledger has lost, and what brings it back: the steps of docs/operations.md. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import type { Ledger } from '../../src/ledger/ledger.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';
import type { Server } from '../../src/serve/createServer.js';
import { DECISION_KEY, openServer } from './openServer.js';

const DECISION = { authorization: `Bearer ${DECISION_KEY}` };

it('gets back what was priced, reviews what was not, and needs a person for what is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-restore-'));
  const [file, copy] = [join(folder, 'till.db'), join(folder, 'copy.db')];
  const ledgers = [sqliteLedger({ file })];
  const now = (): Ledger => ledgers.at(-1)!;
  const store = openServer(
    {},
    {
      ledger: {
        durability: 'disk',
        append: (event) => now().append(event),
        list: (query) => now().list(query),
        claim: (request) => now().claim(request),
      },
    },
  );
  onTestFinished(async () => {
    for (const one of ledgers) await one.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const create = async (id: string): Promise<string> => {
    const { json } = await store.ask('POST', '/v1/orders', { order_id: id, amount_usd: '20' });
    return json.handle;
  };
  const browse = async (
    method: string,
    path: string,
    body: object,
    token = '',
  ): Promise<{ readonly token: string; readonly checkout: { readonly paid: boolean } }> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { headers, body: JSON.stringify(body) };
    const answer = await store.browse(method, `/api/till${path}`, init);
    return (await answer.json()) as Awaited<ReturnType<typeof browse>>;
  };
  const told = (from: number): string[] =>
    store.heard.slice(from).map(({ type, body }) => {
      const { data } = JSON.parse(body) as { data: { order_id: string } };
      return `${type} ${data.order_id}`;
    });

  const priced = await create('priced');
  const { token } = await browse('POST', '/checkouts', { order: priced });
  await browse('PUT', '/checkout/currency', { currencyId: 'USDT.Tron' }, token);
  const opened = await create('opened');
  await browse('POST', '/checkouts', { order: opened });
  const unread = await create('unread');
  const database = new Database(file);
  database.exec(`vacuum into '${copy}'`);
  database.close();
  const lost = await create('lost');
  for (const handle of [priced, opened, unread, lost]) await store.pay(handle);
  await expect.poll(() => told(0).filter((one) => one.startsWith('order.paid')).length).toBe(4);

  await store.server.close(1_000);
  ledgers.push(sqliteLedger({ file: copy }));
  const before = store.heard.length;
  Object.assign(store.server, { ...store.another() } satisfies Server);
  const lines = store.log.length;
  const events = new Set(store.sandbox.state().deliveries.map(({ eventId }) => eventId));
  for (const id of events) await store.sandbox.resend(id);
  await store.sandbox.settle();

  await expect.poll(() => told(before)).toContain('order.paid priced');
  await expect.poll(() => told(before)).toContain('order.review opened');
  expect(told(before).filter((one) => /(?:unread|lost)$/u.test(one))).toEqual([]);
  expect(store.log.slice(lines).map(({ code }) => code)).toContain('webhook_orphan');

  // Paid at the shop, and here its page would ask for the money again.
  const { json } = await store.ask('GET', '/v1/orders?status=created');
  expect(json.orders.map((order) => order.order_id)).toEqual(['unread']);

  expect(await create('lost')).not.toBe(lost);
  for (const id of ['opened', 'unread', 'lost']) {
    const reason = { reason: 'Seen at the service.' };
    const { status } = await store.ask('POST', `/v1/orders/${id}/mark-paid`, reason, DECISION);
    expect(status).toBe(200);
    await expect.poll(() => told(before)).toContain(`order.paid ${id}`);
  }
  expect(await browse('POST', '/checkouts', { order: unread })).toMatchObject({
    checkout: { paid: true },
  });
});
