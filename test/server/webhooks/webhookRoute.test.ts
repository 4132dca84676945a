/** The service's events through the real route: what is acknowledged, and what can never make an order paid. */
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { signWebhook } from '../../../src/sandbox/webhookQueue.js';
import { codeOf, openStore, type Store } from '../openStore.js';
import { eventOf } from './samples.js';

/** A store whose order for 20 USDT on Tron is paid, but no event of the service has come yet. */
async function waiting(options: Parameters<typeof openStore>[0] = {}) {
  const store = openStore(options);
  store.sandbox.setDelivery({ paused: true });
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  store.sandbox.confirm(store.pay(checkout));
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  return { store, token, externalId };
}

const unpaid = async (store: Store, token: string): Promise<void> =>
  expect(await store.read(token)).toMatchObject({
    paid: false,
    progress: 'awaiting',
    transfers: [],
  });

describe('a signed event', () => {
  it('is acknowledged with exactly {"success":true}, durable by then, and pays', async () => {
    const { store, token, externalId } = await waiting();
    const answer = await store.deliver(eventOf(externalId));
    expect([answer.status, answer.text]).toEqual([200, '{"success":true}']);
    expect((await store.ledger.list({ after: 0 })).at(-1)?.kind).toBe('confirmed');
    expect(await store.read(token)).toMatchObject({ paid: true, progress: 'confirmed' });
  });

  it('needs no content type, and none of the shopper’s headers', async () => {
    const { store, externalId } = await waiting();
    const body = eventOf(externalId);
    const answer = await store.ask('POST', '/webhook', {
      raw: body,
      headers: {
        'content-type': '',
        'x-sign': signWebhook(body, store.sandbox.webhookSecret),
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(answer.status).toBe(200);
  });

  it('is taken by the old and the new secret while they are exchanged', async () => {
    const secrets = ['the-webhook-secret-of-this-year', 'the-webhook-secret-of-last-year'];
    const { store, externalId } = await waiting({ handler: { webhook: { secret: secrets } } });
    const body = eventOf(externalId);
    for (const secret of secrets) {
      expect((await store.deliver(body, signWebhook(body, secret))).status).toBe(200);
    }
  });
});

describe('a forged event', () => {
  it.each<[string, (body: string, secret: string) => string | null]>([
    ['without a signature', () => null],
    ['signed with another secret', (body) => signWebhook(body, 'somebody-elses-long-secret')],
  ])('%s is a 401 and leaves no trace', async (_, sign) => {
    const { store, token, externalId } = await waiting();
    const before = (await store.ledger.list({ after: 0 })).length;
    const body = eventOf(externalId);
    const answer = await store.deliver(body, sign(body, store.sandbox.webhookSecret));
    expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthorized']);
    expect(answer.text).not.toContain('success');
    expect((await store.ledger.list({ after: 0 })).length).toBe(before);
    expect(store.codes()).toContain('webhook_refused');
    await unpaid(store, token);
  });
});

describe('an event that is no payment of ours', () => {
  it.each([
    ['for an unknown order', eventOf('00000000-0000-4000-8000-000000000000')],
    ['for an order number instead of our id', eventOf('1001')],
    ['for a stream of the ledger', eventOf('order:1001')],
    ['of an unknown kind', '{"type":"SomethingNew","x":1}'],
    ['about a withdrawal', '{"type":"WithdrawalFromProcessingReceived","withdrawal_id":null}'],
  ])('%s is acknowledged, kept apart and never credited', async (_, body) => {
    const { store, token } = await waiting();
    const answer = await store.deliver(body);
    expect([answer.status, answer.text]).toEqual([200, '{"success":true}']);
    expect(['orphan', 'withdrawal_event']).toContain(
      (await store.ledger.list({ after: 0 })).at(-1)?.kind,
    );
    await unpaid(store, token);
  });

  it('is one that cannot be read: a 400, so that it comes again, and the owner hears of it', async () => {
    const { store, token, externalId } = await waiting();
    const bodies = [
      '',
      '{}',
      '[]',
      'null',
      '{"type":"PaymentReceived"}',
      '{"type":1}',
      eventOf(externalId)
        .replace('"amount":"20"', '"amount":"-20"')
        .replace('"amount":"20"', '"amount":"-20"'),
      eventOf(externalId).replace('"type"', '"unconfirmed_type"'),
      eventOf(externalId, { type: 'PaymentNotConfirmed' }),
      `${eventOf(externalId)}x`,
    ];
    for (const body of bodies) {
      const answer = await store.deliver(body);
      expect([body, answer.status, codeOf(answer)]).toEqual([body, 400, 'bad_request']);
    }
    expect(store.codes().filter((code) => code === 'webhook_refused')).toHaveLength(bodies.length);
    await unpaid(store, token);
  });
});

describe('the route', () => {
  it('does not exist where no webhook secret is configured, and the store confirms itself', async () => {
    const store = openStore({ withoutWebhook: true });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    expect(checkout.confirmation).toBe('store');
    const body = eventOf(store.sandbox.state().wallets[0]?.externalId ?? '');
    for (const signature of [
      signWebhook(body, ''),
      signWebhook(body, store.sandbox.webhookSecret),
    ]) {
      expect((await store.deliver(body, signature)).status).toBe(404);
    }
    await unpaid(store, token);
  });

  it('answers a 503 and no success while the ledger cannot write, and the service’s next try counts', async () => {
    const inner = memoryLedger();
    let broken = false;
    const store = openStore({
      ledger: {
        ...inner,
        append: (event) => (broken ? Promise.reject(new Error('disk full')) : inner.append(event)),
      },
    });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    broken = true;
    await store.settle();
    const failed = store.sandbox.deliveries();
    expect(failed.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['failed', 503],
      ['failed', 503],
    ]);
    for (const { reply } of failed) {
      expect(JSON.parse(reply)).toMatchObject({ code: 'store_unavailable' });
      expect(reply).not.toContain('disk full');
    }
    broken = false;
    await store.sandbox.advance(61_000);
    expect(await store.read(token)).toMatchObject({ paid: true });
  });
});
