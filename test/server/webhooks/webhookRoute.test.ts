/** The service's events through the real route: what is acknowledged, and what can never make an order paid. */
import fc from 'fast-check';
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

  it('delivered again, at any time, is acknowledged and changes nothing', async () => {
    const { store, token, externalId } = await waiting();
    const body = eventOf(externalId);
    await store.deliver(body);
    await store.handler.close();
    const before = await store.read(token);
    const events = (await store.ledger.list({ after: 0 })).length;
    for (let round = 0; round < 5; round += 1) {
      await store.sandbox.advance(3_600_000);
      expect((await store.deliver(body)).text).toBe('{"success":true}');
    }
    expect(
      (await store.ledger.list({ stream: 'order:1001' })).filter(
        ({ kind }) => kind === 'confirmed',
      ),
    ).toHaveLength(1);
    expect((await store.ledger.list({ after: 0 })).length).toBe(events);
    expect((await store.handler.getCheckout('1001'))?.received).toBe(before.received);
  });

  it('that names two amounts for one transfer counts the lower and holds the order', async () => {
    const { store, token, externalId } = await waiting();
    await store.deliver(eventOf(externalId, { amount: '20' }));
    await store.deliver(eventOf(externalId, { amount: '2000' }));
    expect(await store.read(token)).toMatchObject({
      paid: false,
      received: '0',
      exceptions: ['held'],
    });
    expect(store.codes()).toContain('evidence_conflict');
  });

  it('signed by either of two secrets is taken, so that secrets can be exchanged', async () => {
    const old = 'the-webhook-secret-of-last-year';
    const store = openStore();
    const secret = store.sandbox.webhookSecret;
    const both = openStore({ handler: { webhook: { secret: [secret, old] } } });
    await both.open();
    const body = eventOf(both.sandbox.state().wallets[0]?.externalId ?? '');
    expect((await both.deliver(body, signWebhook(body, old))).status).toBe(200);
    expect((await both.deliver(body, signWebhook(body, secret))).status).toBe(200);
  });
});

describe('a forged event', () => {
  it.each<[string, (body: string, secret: string) => string | null]>([
    ['without a signature', () => null],
    ['with an empty signature', () => ''],
    ['signed with nothing, as a service without a secret does', (body) => signWebhook(body, '')],
    ['signed with another secret', (body) => signWebhook(body, 'somebody-elses-long-secret')],
    ['with the secret before the body', (body, secret) => signWebhook(secret, body)],
    ['with a cut signature', (body, secret) => signWebhook(body, secret).slice(0, 63)],
    ['with a signature in upper case', (body, secret) => signWebhook(body, secret).toUpperCase()],
    [
      'with the signature twice',
      (body, secret) => `${signWebhook(body, secret)}, ${signWebhook(body, secret)}`,
    ],
    [
      'with a signature of other spacing',
      (body, secret) => signWebhook(body.replace(',', ', '), secret),
    ],
    ['with the API key as secret', (body) => signWebhook(body, 'api-key-api-key-api-key')],
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

  it('with any one bit flipped, in body or signature, is refused', async () => {
    const { store, externalId } = await waiting();
    const body = new TextEncoder().encode(eventOf(externalId));
    const signature = signWebhook(eventOf(externalId), store.sandbox.webhookSecret);
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length - 1), fc.nat(7), async (at, bit) => {
        const flipped = body.slice();
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        const { status } = await store.ask('POST', '/webhook', {
          raw: flipped,
          headers: { 'x-sign': signature },
        });
        expect(status).toBe(401);
      }),
    );
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

  it.each(['PaymentReceived', 'PaymentNotConfirmed', 'WithdrawalFromProcessingReceived'] as const)(
    'is the dashboard’s test send of %s',
    async (kind) => {
      const store = openStore();
      const { token } = await store.open('one', 'BTC.Bitcoin');
      await store.sandbox.sendTest(kind);
      expect(store.sandbox.deliveries().at(-1)).toMatchObject({ outcome: 'delivered' });
      await unpaid(store, token);
    },
  );

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

  it('is one of more than 64 KB: a 413, however well it is signed', async () => {
    const { store, token, externalId } = await waiting();
    const pad = 'x'.repeat(64 * 1024);
    const answer = await store.deliver(eventOf(externalId).replace('{', `{"pad":"${pad}",`));
    expect(answer.status).toBe(413);
    const fits = eventOf(externalId).replace('{', `{"pad":"${pad.slice(2_000)}",`);
    await unpaid(store, token);
    expect((await store.deliver(fits)).status).toBe(200);
  });
});

describe('only the type decides', () => {
  it('a blocked payment is never paid, in whatever order its events come', async () => {
    const { store, token, externalId } = await waiting();
    const kinds = ['PaymentAMLBlocked', 'PaymentReceived', 'PaymentAMLBlocked'];
    for (const type of kinds) {
      await store.deliver(eventOf(externalId, { type }));
      expect(await store.read(token)).toMatchObject({ paid: false, exceptions: ['held'] });
    }
  });

  it('an unconfirmed event that says "completed" is seen and no more', async () => {
    const store = openStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.pay(checkout);
    await store.settle();
    expect(store.sandbox.deliveries()[0]?.body).toContain('"unconfirmed_status":"completed"');
    expect(await store.read(token)).toMatchObject({ paid: false, progress: 'detected' });
  });

  it('any order and repetition of a payment’s events ends in the same state', async () => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 0, 1, 2], { minLength: 6 }), async (order) => {
        const store = openStore({ handler: { newId: fixedIds() } });
        const { token } = await store.open('one', 'USDT.Tron');
        const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
        const bodies = [
          eventOf(externalId, { amount: '12', txHash: 'aa'.repeat(32) }),
          eventOf(externalId, { amount: '8', txHash: 'bb'.repeat(32) }),
          eventOf(externalId, { amount: '1', txHash: 'bb'.repeat(32), uniq: '1' }),
        ];
        for (const at of order) await store.deliver(bodies[at] ?? '');
        const { paid, progress, received, excess, exceptions } = await store.read(token);
        outcomes.add(JSON.stringify({ paid, progress, received, excess, exceptions }));
      }),
      { numRuns: 15 },
    );
    expect([...outcomes]).toEqual([
      '{"paid":true,"progress":"confirmed","received":"21","excess":"1","exceptions":["over"]}',
    ]);
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

/** External and quote ids that are the same in every run. */
function fixedIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
}
