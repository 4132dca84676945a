/** Addresses of the webhook as people type them: a signed event is taken or its loss reported, never dropped in silence. */
import { describe, expect, it } from 'vitest';
import { signWebhook } from '../../../src/sandbox/webhookQueue.js';
import { openServer, PUBLIC } from '../../serve/openServer.js';
import { openStore, ORIGIN } from '../openStore.js';
import { eventOf } from './samples.js';

const NEARLY = [
  '/api/till/webhook/',
  '/api/till/webhook//',
  '/api/till//webhook',
  '/api/till/webhook?shop=1',
  '/api/till%2Fwebhook',
  '/api/till/Webhook',
  '//api/till/webhook',
  '/API/till/webhook',
];
const ELSEWHERE = [
  '/webhook',
  '/till/webhook',
  '/api/till/webhooks',
  '/api/till/health',
  '/',
  '/v1',
];

/** A signed event and a POST of it to a path. */
async function openWith(target: 'handler' | 'server') {
  if (target === 'handler') {
    const store = openStore();
    store.sandbox.setDelivery({ paused: true });
    await store.open('one', 'USDT.Tron');
    const body = eventOf(store.sandbox.state().wallets[0]?.externalId ?? '');
    const sign = signWebhook(body, store.sandbox.webhookSecret);
    const post = (path: string, headers: Record<string, string> = { 'x-sign': sign }) =>
      store.handler.fetch(new Request(ORIGIN + path, { method: 'POST', headers, body }));
    const isPaid = async () => (await store.handler.getCheckout('1001'))?.paid;
    return {
      post,
      isPaid,
      said: () => store.diagnostics.map(({ code, message }) => ({ code, message })),
    };
  }
  const store = openServer();
  const { json } = await store.ask('POST', '/v1/orders', { order_id: '1', amount_usd: '20' });
  await store.browse('GET', `/pay/${json.handle}`);
  const body = eventOf(store.sandbox.state().wallets[0]?.externalId ?? '');
  const sign = signWebhook(body, store.sandbox.webhookSecret);
  const post = (path: string, headers: Record<string, string> = { 'x-sign': sign }) =>
    store.server.browsers(new Request(PUBLIC + path, { method: 'POST', headers, body }), {});
  const isPaid = async () =>
    (await store.ask('GET', '/v1/orders/1')).json.checkout !== null &&
    (await store.ledger.list({ after: 0, kind: 'confirmed' })).length > 0;
  const said = () =>
    store.log.map(({ code, msg }) => ({ code: String(code), message: String(msg) }));
  return { post, isPaid, said };
}

describe.each(['handler', 'server'] as const)('a signed event for the %s', (target) => {
  it.each(NEARLY)('is taken at %s', async (path) => {
    const { post, isPaid } = await openWith(target);
    const answer = await post(path);
    expect([answer.status, await answer.text()]).toEqual([200, '{"success":true}']);
    expect(await isPaid()).toBe(true);
  });

  it.each(NEARLY)('is refused at %s unless its signature fits', async (path) => {
    const { post, isPaid } = await openWith(target);
    expect((await post(path, { 'x-sign': '0'.repeat(64) })).status).toBe(401);
    expect(await isPaid()).toBe(false);
  });

  it.each(ELSEWHERE)('is not lost in silence at %s', async (path) => {
    const { post, said } = await openWith(target);
    for (let times = 0; times < 3; times += 1)
      expect([404, 405]).toContain((await post(path)).status);
    const lost = said().filter(({ code }) => code === 'webhook_misaddressed');
    expect(lost).toEqual([
      { code: 'webhook_misaddressed', message: expect.stringContaining('/api/till/webhook') },
    ]);
    // Without a signature it is any stranger.
    const other = await openWith(target);
    await other.post(path, {});
    expect(other.said().map(({ code }) => code)).not.toContain('webhook_misaddressed');
  });
});
