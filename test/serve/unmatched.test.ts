/** `/v1/payments/unmatched`: what belongs to no order is listed by the store key, and settled by a decision. */
import { expect, it } from 'vitest';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { pass, useFakeTimers } from '../server/telling/passTime.js';
import { eventOf } from '../server/webhooks/samples.js';
import { DECISION_KEY, openServer } from './openServer.js';

const decide = { authorization: `Bearer ${DECISION_KEY}` };
const FOREIGN = '3f0a5c0e-2f3c-4a38-9d7d-0d5b8f2f2a11';
const PATH = '/v1/payments/unmatched';

interface Page {
  readonly payments: readonly { readonly id: string; readonly tx_hash: string }[];
  readonly next: string | null;
}

it('lists the newest first, page by page, until each is settled', async () => {
  const store = openServer();
  for (const digit of ['1', '2', '3']) {
    const body = eventOf(FOREIGN, { txHash: digit.repeat(64), amount: '12.5' });
    const headers = { 'x-sign': signWebhook(body, store.sandbox.webhookSecret) };
    const answer = await store.browse('POST', '/api/till/webhook', { headers, body });
    expect(await answer.text()).toBe('{"success":true}');
  }
  // What the operator reads in the log names the money.
  const line = store.log.find(({ code }) => code === 'webhook_orphan');
  expect(JSON.stringify(line)).toContain(`12.5 USDT.Tron, transaction ${'1'.repeat(64)}`);

  const read = async (query: string): Promise<Page> => {
    const { status, text } = await store.ask('GET', PATH + query);
    expect(status).toBe(200);
    // Who knows the service's id of a wallet can read the wallet.
    expect(text).not.toContain('9a07b545');
    return JSON.parse(text) as Page;
  };
  const digits = ({ payments }: Page) => payments.map(({ tx_hash }) => tx_hash[0]).join('');
  const first = await read('?limit=2');
  expect(digits(first)).toBe('32');
  expect(digits(await read(`?limit=2&after=${String(first.next)}`))).toBe('1');
  const all = await read('');
  expect(all).toMatchObject({
    payments: [
      {
        ...{ status: 'confirmed', currency_id: 'USDT.Tron', blockchain: 'tron', settled: null },
        ...{ amount: '12.5', amount_usd: '12.5', address: null },
        explorer_url: expect.stringContaining('3'.repeat(64)),
        ...{ first_seen_at: '2026-03-01T12:00:00.000Z', confirmed_at: '2026-03-01T12:00:00.000Z' },
      },
      {},
      {},
    ],
    next: null,
  });

  const id = all.payments[0]?.id ?? '';
  const settle = (reason: object, as: Record<string, string> = decide, which = id) =>
    store.ask('POST', `${PATH}/${which}/settle`, reason, as);
  expect((await settle({ reason: 'refunded' }, {})).status).toBe(403);
  expect((await settle({})).status).toBe(400);
  expect((await settle({ reason: 'refunded' }, decide, '0'.repeat(32))).status).toBe(404);
  const settled = { by: 'decision key', reason: 'refunded', at: '2026-03-01T12:00:00.000Z' };
  expect((await settle({ reason: 'refunded' })).json).toMatchObject({ id, settled });
  expect((await settle({ reason: 'again' })).json).toMatchObject({ id, settled });
  expect(digits(await read(''))).toBe('21');
});

it('tells the store of each once, until it is settled', async () => {
  useFakeTimers();
  const store = openServer();
  const body = eventOf(FOREIGN, { txHash: '4'.repeat(64), amount: '12.5' });
  const headers = { 'x-sign': signWebhook(body, store.sandbox.webhookSecret) };
  await store.browse('POST', '/api/till/webhook', { headers, body });
  await pass(store, 30_000);
  expect(store.heard).toEqual([]);
  for (let minutes = 0; minutes < 3; minutes += 1) await pass(store, 60_000);
  expect(store.heard).toHaveLength(1);
  const { type, data } = JSON.parse(store.heard[0]?.body ?? '');
  expect([type, data.payment.amount, data.payment.tx_hash]).toEqual([
    ...['payment.unmatched', '12.5', '4'.repeat(64)],
  ]);
  const listed = async () => (await store.ask('GET', '/v1/events')).json.events;
  expect(await listed()).toMatchObject([{ type, id: data.payment.id, current: true }]);
  await store.ask('POST', `${PATH}/${data.payment.id}/settle`, { reason: 'refunded' }, decide);
  expect(await listed()).toMatchObject([{ current: false }]);
});
