/** Every kind of event through the real route: where it is kept, and what it can never do. */
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../openStore.js';
import { BLOCKED, eventOf, unconfirmedEventOf, WITHDRAWN } from './samples.js';

const SUCCESS = '{"success":true}';

/** A store with an open order for 20 USDT, to which no event has come. */
async function waiting() {
  const store = openStore();
  store.sandbox.setDelivery({ paused: true });
  const { token } = await store.open('one', 'USDT.Tron');
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  return { store, token, externalId };
}

const everything = ({ ledger }: Store) => ledger.list({ after: 0 });
const kept = ({ ledger }: Store, stream: string) => ledger.list({ stream });

describe('an event about a payment', () => {
  it.each([
    ['unconfirmed', 'seen', unconfirmedEventOf, { progress: 'detected', paid: false }],
    ['received', 'confirmed', eventOf, { progress: 'confirmed', paid: true }],
    [
      'blocked',
      'held',
      (id: string) => eventOf(id, { type: 'PaymentAMLBlocked' }),
      { progress: 'detected', paid: false, exceptions: ['held'] },
    ],
  ] as const)('%s is one append to the order, with the hash of its body', async (...told) => {
    const [, kind, make, expected] = told;
    const { store, token, externalId } = await waiting();
    const before = (await everything(store)).length;
    const body = make(externalId);
    expect((await store.deliver(body)).text).toBe(SUCCESS);
    const [event, ...more] = (await everything(store)).slice(before);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ stream: 'order:1001', kind, body: { source: 'service_event' } });
    expect(event?.body['bodyHash']).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.read(token)).toMatchObject(expected);
  });

  it('that says the same in other bytes is a repeat, not a contradiction', async () => {
    const { store, token, externalId } = await waiting();
    const body = eventOf(externalId);
    await store.deliver(body);
    const before = (await everything(store)).length;
    const other = body.replace('4bbc91fd', '5ccc91fd').replace('{', '{ ');
    expect((await store.deliver(other)).text).toBe(SUCCESS);
    expect(await everything(store)).toHaveLength(before);
    expect(store.codes()).not.toContain('evidence_conflict');
    expect(await store.read(token)).toMatchObject({ paid: true, exceptions: [] });
  });

  it('that contradicts another is kept and told once, however often it comes', async () => {
    const { store, token, externalId } = await waiting();
    await store.deliver(eventOf(externalId));
    const before = (await everything(store)).length;
    for (let round = 0; round < 3; round += 1) {
      expect((await store.deliver(eventOf(externalId, { amount: '19' }))).text).toBe(SUCCESS);
    }
    expect(await everything(store)).toHaveLength(before + 1);
    expect(store.codes().filter((code) => code === 'evidence_conflict')).toHaveLength(1);
    expect(await store.read(token)).toMatchObject({ paid: false, exceptions: ['held'] });
  });
});

describe('an event about a withdrawal', () => {
  it('is kept for the treasury with id, amounts, currency, hash and times', async () => {
    const { store, token } = await waiting();
    const before = (await kept(store, 'order:1001')).length;
    for (let round = 0; round < 3; round += 1) {
      expect((await store.deliver(WITHDRAWN)).text).toBe(SUCCESS);
    }
    expect(await kept(store, 'withdrawals')).toMatchObject([
      {
        kind: 'withdrawal_event',
        body: {
          type: 'WithdrawalFromProcessingReceived',
          isTest: false,
          withdrawalId: '0d2b6a5e-31f0-4f8e-9c8a-5b3a4f1d2c10',
          currencyId: 'USDT.Tron',
          blockchain: 'tron',
          amount: '20',
          amountUsd: '20',
          txHash: '77aa',
          paidAt: '2026-07-31T09:59:45.000Z',
          createdAt: '2026-07-31T10:00:00.500Z',
        },
      },
    ]);
    expect(await kept(store, 'order:1001')).toHaveLength(before);
    expect(await kept(store, 'orphans')).toEqual([]);
    expect(await store.read(token)).toMatchObject({ progress: 'awaiting', transfers: [] });
  });

  it('never touches an order, even one whose wallet a body of the test shape names', async () => {
    const { store, token, externalId } = await waiting();
    const type = 'WithdrawalFromProcessingReceived';
    expect((await store.deliver(eventOf(externalId, { type }))).text).toBe(SUCCESS);
    expect(await kept(store, 'withdrawals')).toHaveLength(1);
    expect(await store.read(token)).toMatchObject({
      progress: 'awaiting',
      paid: false,
      transfers: [],
    });
  });
});

describe('an event about no order of this store', () => {
  it('is kept with what the owner needs to recognise it, and no key to another’s wallet', async () => {
    const { store } = await waiting();
    const foreign = '3f0a5c0e-2f3c-4a38-9d7d-0d5b8f2f2a11';
    await store.deliver(eventOf(foreign, { amount: '7.5', txHash: 'cd'.repeat(32) }));
    const [orphan] = await kept(store, 'orphans');
    expect(orphan).toMatchObject({
      kind: 'orphan',
      at: '2026-03-01T12:00:00.000Z',
      body: {
        type: 'PaymentReceived',
        isTest: false,
        externalId: '3f0a…2a11',
        currencyId: 'USDT.Tron',
        amount: '7.5',
        amountUsd: '7.5',
        txHash: 'cd'.repeat(32),
      },
    });
    expect(JSON.stringify(orphan)).not.toContain(foreign);
    expect(store.codes()).toEqual(['webhook_orphan']);
  });

  it('keeps nothing of a short id but its beginning', async () => {
    const { store } = await waiting();
    await store.deliver(eventOf('order-77'));
    expect((await kept(store, 'orphans'))[0]?.body['externalId']).toBe('or…');
  });

  it('of an unknown type is kept too, also when it names an order of ours', async () => {
    const { store, token, externalId } = await waiting();
    await store.deliver(eventOf(externalId, { type: 'PaymentReversed' }));
    expect(await kept(store, 'orphans')).toMatchObject([{ body: { type: 'PaymentReversed' } }]);
    expect(await store.read(token)).toMatchObject({ progress: 'awaiting', paid: false });
  });

  it('is told once and written once, however often it comes', async () => {
    const { store } = await waiting();
    for (let round = 0; round < 5; round += 1) await store.deliver(BLOCKED);
    expect(await kept(store, 'orphans')).toHaveLength(1);
    expect(store.codes()).toEqual(['webhook_orphan']);
  });

  it('is no credit for an order that is opened afterwards', async () => {
    const store = openStore();
    const body = eventOf('00000000-0000-4000-8000-000000000001');
    await store.deliver(body);
    const late = openStore({
      ledger: store.ledger,
      handler: { newId: () => '00000000-0000-4000-8000-000000000001' },
    });
    late.sandbox.setDelivery({ paused: true });
    const { checkout } = await late.open('one');
    expect(checkout).toMatchObject({ progress: 'awaiting', paid: false, transfers: [] });
  });
});

describe('a test send of the dashboard', () => {
  it.each(['PaymentReceived', 'PaymentNotConfirmed', 'WithdrawalFromProcessingReceived'] as const)(
    'of %s is acknowledged at once, recognised, and told as good news',
    async (kind) => {
      const store = openStore();
      const { token } = await store.open('one', 'BTC.Bitcoin');
      await store.sandbox.sendTest(kind);
      expect(store.sandbox.deliveries()).toMatchObject([{ outcome: 'delivered', attempt: 1 }]);
      expect(store.codes()).toEqual(['webhook_test']);
      const stream = kind.startsWith('Withdrawal') ? 'withdrawals' : 'orphans';
      expect(await kept(store, stream)).toMatchObject([{ body: { type: kind, isTest: true } }]);
      expect(await store.read(token)).toMatchObject({ progress: 'awaiting', paid: false });
    },
  );
});
