/** Signed events for a store's tests: accepted by the real handler, and signed as OpenSSL signs. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../src/exports/server.js';
import { createCheckoutHandler, memoryLedger } from '../../src/exports/server.js';
import { createSandbox } from '../../src/exports/sandbox.js';
import { createFakeClock } from '../../src/testing/fakeClock.js';
import { signEvent, type SignedEventInput } from '../../src/testing/signedEvent.js';

const SECRET = 'a secret of the store at the service';

async function openOrder() {
  const clock = createFakeClock();
  const sandbox = createSandbox({ seed: 'testing', now: clock.now });
  const ledger = memoryLedger();
  const handler = createCheckoutHandler({
    service: createServiceClient({
      baseUrl: 'https://service.invalid',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    }),
    secrets: ['thirty-two characters of a secret, at least'],
    ledger,
    webhook: { secret: SECRET },
    resolveOrder: () => null,
    onDiagnostic: () => undefined,
    now: clock.now,
  });
  const { token } = await handler.open({ orderId: '1', amountUsd: '20' });
  const chosen = await handler.fetch(
    new Request('https://shop.example/api/till/checkout/currency', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"currencyId":"USDT.Tron"}',
    }),
  );
  const { quote } = (await chosen.json()) as { quote: { payable: string } };
  const [opened] = await ledger.list({ stream: 'order:1' });
  const input: Omit<SignedEventInput, 'type'> = {
    secret: SECRET,
    externalId: String(opened?.body['externalId']),
    currencyId: 'USDT.Tron',
    blockchain: 'tron',
    amount: quote.payable,
    amountUsd: '20',
    txHash: 'ab'.repeat(32),
    at: clock.now() + 1_000,
  };
  const send = async (change: Partial<SignedEventInput> & Pick<SignedEventInput, 'type'>) => {
    const event = signEvent({ ...input, ...change });
    const answer = await handler.fetch(new Request('https://shop.example/api/till/webhook', event));
    return { status: answer.status, checkout: await handler.getCheckout('1') };
  };
  return { send, input };
}

describe('an event for tests', () => {
  it('is seen, then paid', async () => {
    const { send } = await openOrder();
    expect((await send({ type: 'not_confirmed' })).checkout).toMatchObject({
      progress: 'detected',
      paid: false,
    });
    expect((await send({ type: 'received' })).checkout).toMatchObject({
      progress: 'confirmed',
      paid: true,
    });
  });

  it('blocks an order, despite its status `completed`', async () => {
    const { send } = await openOrder();
    const { checkout } = await send({ type: 'blocked' });
    expect(checkout).toMatchObject({ paid: false, exceptions: ['held'] });
  });

  it('of the dashboard’s test button is acknowledged and changes nothing', async () => {
    const { send } = await openOrder();
    const { status, checkout } = await send({ type: 'test' });
    expect(status).toBe(200);
    expect(checkout).toMatchObject({ progress: 'awaiting', transfers: [] });
  });

  it('with another secret is refused and changes nothing', async () => {
    const { send } = await openOrder();
    const { status, checkout } = await send({ type: 'received', secret: 'somebody else’s secret' });
    expect(status).toBe(401);
    expect(checkout).toMatchObject({ progress: 'awaiting', transfers: [] });
  });

  it('distinguishes two transfers of one transaction', async () => {
    const { send } = await openOrder();
    await send({ type: 'received', bcUniqKey: '0', amount: '1' });
    const { checkout } = await send({ type: 'received', bcUniqKey: '1', amount: '2' });
    expect(checkout?.transfers.map(({ amount }) => amount)).toEqual(['1', '2']);
  });

  it('is signed over its bytes', async () => {
    const { input } = await openOrder();
    const { body, headers } = signEvent({ ...input, type: 'received' });
    const expected = createHash('sha256').update(body).update(SECRET).digest('hex');
    expect(headers['x-sign']).toBe(expected);
    expect(body).not.toContain(SECRET);
  });

  it('refuses an amount that is no decimal string', async () => {
    const { input } = await openOrder();
    expect(() => signEvent({ ...input, type: 'received', amount: '1e5' })).toThrow();
  });
});
