/** `tillkit serve` keeps the e-mail of an order for the back office only where the setting says so. */
import { expect, it } from 'vitest';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { openServer } from './openServer.js';

/** E-mails that the back office would find, after a customer has looked at the page of an order. */
async function emailsKept(variables: Readonly<Record<string, string>>): Promise<unknown[]> {
  const ledger = memoryLedger();
  const store = openServer(variables, { ledger });
  const order = { order_id: '1042', amount_usd: '20', email: 'ana@example.com' };
  const { json } = await store.ask('POST', '/v1/orders', order);
  const page = await store.browse('GET', new URL(String(json['page_url'])).pathname);
  expect(await page.text()).not.toContain('ana@example.com');
  const events = await ledger.list({ stream: 'order:1042' });
  expect(events).not.toEqual([]);
  return events.filter(({ kind }) => kind === 'customer').map(({ body }) => body['email']);
}

it('keeps it with TILL_KEEP_EMAIL=true', async () => {
  expect(await emailsKept({ TILL_KEEP_EMAIL: 'true' })).toEqual(['ana@example.com']);
});

it('keeps none without', async () => {
  expect(await emailsKept({})).toEqual([]);
});
