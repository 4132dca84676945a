/** Reading back: not too often, never believed too much, and remembered where it is final. */
import { describe, expect, it, vi } from 'vitest';
import type { Withdrawal } from '../../../../src/api/withdrawals.js';
import { parseDecimal } from '../../../../src/money/decimal.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import type { WithdrawalOperations } from '../../../../src/treasury/server/withdrawals/withdrawalServiceOptions.js';
import {
  ada,
  arriveLate,
  type BackOfficeOptions,
  clientOf,
  DIALECTS,
  idOf,
  input,
  openBackOffice,
  TRON_ADDRESS,
  withDraft,
} from './backOffice.js';

/** A store with one withdrawal that the service has accepted. */
async function queued(options: BackOfficeOptions = {}) {
  const office = openBackOffice(options);
  await office.desk.draft(ada, input());
  const view = await office.desk.send(ada, idOf(1));
  await office.pass(2_000);
  return { ...office, sent: view, get: () => office.desk.get(ada, idOf(1)) };
}

/** A service whose answers to a read are what the test says. */
function speaking(answer: () => Promise<Partial<Withdrawal>>) {
  const { sandbox } = openBackOffice();
  const real = clientOf(sandbox);
  const asked: string[] = [];
  const service: WithdrawalOperations = {
    createWithdrawal: (sent) => real.createWithdrawal(sent),
    deleteWithdrawal: (id) => real.deleteWithdrawal(id),
    async getWithdrawal(id) {
      asked.push(id);
      return { ...(await real.getWithdrawal(id)), ...(await answer()) };
    },
  };
  return { sandbox, asked, options: { sandbox, parts: { service } } };
}

const words = (stage: string | null, status: string | null) => ({
  transfer: { kind: 'from_processing', stage, status, message: null },
});

describe.each(DIALECTS)('the %s service', (dialect) => {
  it('is asked by its own id, once in two seconds, however many look', async () => {
    const { get, calls, pass } = await queued({ dialect });
    const before = calls('getWithdrawal');
    await Promise.all(Array.from({ length: 20 }, get));
    await pass(1_999);
    await get();
    expect(calls('getWithdrawal')).toBe(before + 1);
    await pass(1);
    await get();
    expect(calls('getWithdrawal')).toBe(before + 2);
  });

  it.each([
    ['unreachable', 'service_unavailable'],
    ['answer_lost', 'service_unavailable'],
  ] as const)('that is %s leaves what was last known, and says why', async (kind, reason) => {
    const { get, reading, pass } = await queued({ dialect });
    const fresh = await get();
    expect(fresh).toMatchObject({ state: 'in_progress', staleBecause: null });
    reading.fail({ kind });
    await pass(2_000);
    expect(await get()).toMatchObject({
      state: 'in_progress',
      transfer: { status: 'new' },
      amountUsd: '15.5',
      checkedAt: fresh?.checkedAt,
      staleBecause: reason,
    });
    reading.heal();
    await pass(2_000);
    expect(await get()).toMatchObject({ staleBecause: null, transfer: { status: 'processing' } });
  });

  it('that answers in another shape is named so', async () => {
    const { get, sandbox } = await queued({ dialect });
    sandbox.fail({ kind: 'wrong_types', operation: 'getWithdrawal' });
    expect(await get()).toMatchObject({ state: 'queued', staleBecause: 'service_invalid' });
  });
});

describe('what was read', () => {
  it('of an end is written once, and never asked again by any instance', async () => {
    const ledger = memoryLedger();
    const { get, pass, sandbox, calls } = await queued({ ledger });
    await pass(60_000);
    const end = await get();
    expect(end?.state).toBe('completed');
    const asked = calls('getWithdrawal');
    const length = (await ledger.list({ after: 0 })).length;
    const other = openBackOffice({ ledger, sandbox, instance: 1 });
    const seen = await other.desk.get(ada, idOf(1));
    const { checkedAt, ...rest } = end ?? { checkedAt: null };
    expect(seen).toMatchObject(rest);
    expect(seen?.checkedAt).toBe(checkedAt);
    expect(calls('getWithdrawal')).toBe(asked);
    expect(await ledger.list({ after: 0 })).toHaveLength(length);
  });

  it('as completed is completed by either word, and gets its hash when there is one', async () => {
    let hash = '';
    const { options, asked } = speaking(() =>
      Promise.resolve({ ...words(null, 'completed'), tx_hash: hash }),
    );
    const { get, pass } = await queued(options);
    expect(await get()).toMatchObject({ state: 'completed', txHash: null, explorerUrl: null });
    hash = 'a'.repeat(64);
    await pass(2_000);
    expect(await get()).toMatchObject({
      state: 'completed',
      txHash: hash,
      explorerUrl: `https://tronscan.org/#/transaction/${hash}`,
    });
    const count = asked.length;
    await pass(2_000);
    await get();
    expect(asked).toHaveLength(count);
  });

  it('as completed without a hash is not asked for one for ever', async () => {
    const { options, asked } = speaking(() =>
      Promise.resolve({ ...words('completed', 'completed'), tx_hash: '' }),
    );
    const { get, pass } = await queued(options);
    await get();
    await pass(86_400_000);
    const count = asked.length;
    expect((await get())?.state).toBe('completed');
    expect(asked).toHaveLength(count);
  });

  it.each<Partial<Withdrawal>>([
    { amount: parseDecimal('155') },
    { currency_id: 'TRX.Tron' },
    { address_to: 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9' },
  ])('that disagrees (%j) is not this withdrawal', async (change) => {
    const { options } = speaking(() =>
      Promise.resolve({ ...words('completed', 'completed'), ...change }),
    );
    const { get, heard, pass } = await queued(options);
    for (let look = 0; look < 3; look += 1) {
      expect(await get()).toMatchObject({
        state: 'queued',
        amount: '15.5',
        addressTo: TRON_ADDRESS,
        transfer: null,
        txHash: null,
        staleBecause: 'answer_differs',
      });
      await pass(2_000);
    }
    expect(heard.map(({ code }) => code)).toEqual(['withdrawal_differs']);
  });

  it('shows no address, hash or control character that is none', async () => {
    const { options } = speaking(() =>
      Promise.resolve({
        transfer: { kind: 'k', stage: 's\n', status: '\u0000x\u0007', message: 'm'.repeat(9_999) },
        address_from: 'javascript:alert(1)',
        tx_hash: 'not a hash',
      }),
    );
    const { get, sent } = await queued(options);
    const view = await get();
    expect(view).toMatchObject({ addressFrom: sent.addressFrom, txHash: null, explorerUrl: null });
    expect(view?.transfer).toMatchObject({ stage: 's', status: 'x' });
    expect(view?.transfer?.message).toHaveLength(500);
  });

  it('as gone without anybody here having asked for that is not believed', async () => {
    const { desk, sandbox, pass } = openBackOffice();
    sandbox.holdWithdrawals(true);
    await desk.draft(ada, input());
    const { serviceId } = await desk.send(ada, idOf(1));
    // In the service's dashboard, or with another program.
    const elsewhere = clientOf(sandbox);
    await elsewhere.deleteWithdrawal(serviceId ?? '');
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'queued',
      actions: ['delete'],
      staleBecause: 'not_found',
    });
  });
});

describe('a signed event of the service', () => {
  const eventBody = (serviceId: string | null, parts: Record<string, unknown> = {}) => ({
    type: 'WithdrawalFromProcessingReceived',
    isTest: false,
    externalId: null,
    withdrawalId: serviceId,
    currencyId: 'USDT.Tron',
    blockchain: 'tron',
    amount: '15.5',
    amountUsd: '15.49',
    txHash: 'b'.repeat(64),
    bcUniqKey: '0',
    paidAt: null,
    createdAt: null,
    ...parts,
  });
  const keep = (ledger: Ledger, key: string, body: ReturnType<typeof eventBody>) =>
    ledger.append({
      stream: 'withdrawals',
      key,
      kind: 'withdrawal_event',
      at: '2026-07-31T09:13:00.000Z',
      body,
    });

  it.each(['page', 'list'] as const)('counts after a look-up too, on the %s', async (where) => {
    const { desk, get, ledger, sent, pass, heard } = await queued();
    await pass(60_000);
    expect((await get())?.proof).toMatchObject({ kind: 'lookup' });
    const read = async () => (where === 'page' ? get() : (await desk.list(ada, {})).withdrawals[0]);
    await keep(ledger, 'less', eventBody(sent.serviceId, { amount: '15' }));
    // The weaker proof stands, and whoever looks is told that what was signed contradicts it.
    const contradicted = { state: 'completed', proof: { kind: 'lookup' } };
    expect(await read()).toMatchObject({ ...contradicted, staleBecause: 'signed_differs' });
    expect(heard.map(({ code }) => code)).toEqual(['withdrawal_differs']);
    await keep(ledger, 'hash', eventBody(sent.serviceId));
    const signed = { state: 'completed', amountUsd: '15.49', proof: { kind: 'webhook' } };
    expect(await read()).toMatchObject({ ...signed, staleBecause: null });
  });

  it('that contradicts it is compared once, and again with what is signed later', async () => {
    const { desk, ledger, sent, heard } = await queued();
    const reads = vi.spyOn(ledger, 'list');
    const stream = `withdrawal:${idOf(1)}`;
    const ofThis = () =>
      reads.mock.calls.filter(([query]) => 'stream' in query && query.stream === stream);
    const completed = () => desk.readPage('completed', { limit: 10 });
    await keep(ledger, 'less', eventBody(sent.serviceId, { amount: '15' }));
    for (const _ of [1, 2, 3]) expect((await completed()).rows).toEqual([]);
    expect(ofThis()).toHaveLength(1);
    expect(heard.map(({ code }) => code)).toEqual(['withdrawal_differs']);
    await keep(ledger, 'hash', eventBody(sent.serviceId));
    expect((await completed()).rows).toMatchObject([{ id: idOf(1), proof: { kind: 'webhook' } }]);
  });

  it('that comes before the service’s own record is followed until both agree', async () => {
    const { get, ledger, calls, sent, sandbox, pass } = await queued();
    await get();
    await pass(6_000);
    expect((await get())?.transfer?.status).toBe('in_mempool');
    sandbox.holdWithdrawals(true);
    await keep(ledger, 'hash', eventBody(sent.serviceId));
    // The event is there, the record is behind: the words are those of the last look, with its time.
    await pass(17 * 60_000);
    const behind = await get();
    expect(behind).toMatchObject({
      state: 'completed',
      transfer: { stage: 'in_progress', status: 'in_mempool' },
    });
    expect(behind?.transfer?.at).toBe(new Date(sandbox.now()).toISOString());
    sandbox.holdWithdrawals(false);
    await pass(6_000);
    expect(await get()).toMatchObject({
      state: 'completed',
      transfer: { stage: 'completed', status: 'completed' },
      txHash: 'b'.repeat(64),
    });
    const asked = calls('getWithdrawal');
    await pass(60_000);
    const settled = await get();
    expect(settled?.history.map(({ kind }) => kind).slice(-2)).toEqual(['confirmed', 'completed']);
    expect(calls('getWithdrawal')).toBe(asked);
  });

  it('is not asked about for ever where the record never follows', async () => {
    const { get, ledger, calls, sent, sandbox, pass } = await queued();
    await get();
    sandbox.holdWithdrawals(true);
    await keep(ledger, 'hash', eventBody(sent.serviceId));
    await get();
    await pass(86_400_000);
    const asked = calls('getWithdrawal');
    expect(await get()).toMatchObject({ state: 'completed' });
    expect(calls('getWithdrawal')).toBe(asked);
  });

  it('outweighs that the transfer was told to have failed', async () => {
    const { get, ledger, sandbox, sent } = await queued();
    sandbox.failWithdrawal(sent.requestId);
    expect((await get())?.state).toBe('failed');
    await keep(ledger, 'hash', eventBody(sent.serviceId));
    expect((await get())?.state).toBe('completed');
  });

  it.each([
    ['another amount', { amount: '155' }],
    ['another currency', { currencyId: 'TRX.Tron' }],
    ['another withdrawal', { withdrawalId: idOf(77) }],
    ['no withdrawal', { withdrawalId: null }],
  ])('proves nothing: %s', async (_, parts) => {
    const { get, ledger, sent } = await queued();
    await keep(ledger, 'hash', eventBody(sent.serviceId, parts));
    expect((await get())?.state).toBe('in_progress');
  });

  it('proves nothing from another stream, or in a form that is none', async () => {
    const { get, ledger, sent } = await queued();
    const at = '2026-07-31T09:13:00.000Z';
    const kind = 'withdrawal_event';
    await ledger.append({ stream: 'x', key: 'k', kind, at, body: eventBody(sent.serviceId) });
    await ledger.append({ stream: 'withdrawals', key: 'k', kind, at, body: { odd: true } });
    expect((await get())?.state).toBe('in_progress');
  });

  it('that says nothing of amount and currency is believed for its id', async () => {
    const { get, ledger, sent } = await queued();
    await keep(ledger, 'k', eventBody(sent.serviceId, { amount: null, currencyId: null }));
    expect((await get())?.state).toBe('completed');
  });
});

describe.each(DIALECTS)(
  'a withdrawal that the %s service refused without its processing',
  (dialect) => {
    /** `fault-procdown-createWithdrawal`: the answer of a real service. */
    const REFUSAL = {
      kind: 'answer',
      status: 400,
      body: JSON.stringify({
        errors: [{ message: 'fetch wallets from processing: unavailable: stub failure' }],
        code: 400,
      }),
    } as const;

    async function refused(options: BackOfficeOptions = {}) {
      const office = openBackOffice({ dialect, ...options });
      await office.desk.draft(ada, input());
      office.creating.fail(REFUSAL, 1);
      expect(await office.desk.send(ada, idOf(1))).toMatchObject({ state: 'unknown' });
      return { ...office, get: () => office.desk.get(ada, idOf(1)) };
    }

    it('is refused when it is not found some seconds later either', async () => {
      const { get, pass, desk, calls } = await refused();
      await pass(4_999);
      expect(await get()).toMatchObject({ state: 'unknown', actions: ['settle'] });
      await pass(2_000);
      expect(await get()).toMatchObject({
        state: 'refused',
        refusal: 'processing_unreachable',
        actions: [],
        staleBecause: null,
      });
      await pass(2_000);
      expect(await desk.send(ada, idOf(1))).toMatchObject({ state: 'refused' });
      expect(calls('createWithdrawal')).toBe(0);
    });

    it('waits by the clock of the reader, not by that of the sender', async () => {
      const ledger = memoryLedger();
      const { sandbox, pass } = await refused({ ledger });
      const parts = { now: () => sandbox.now() + 70_000 };
      const ahead = openBackOffice({ dialect, ledger, sandbox, parts, instance: 1 }).desk;
      expect((await ahead.get(ada, idOf(1)))?.state).toBe('unknown');
      await pass(5_000);
      expect((await ahead.get(ada, idOf(1)))?.state).toBe('refused');
    });

    it('stays unknown while the service cannot be asked', async () => {
      const { get, pass, reading } = await refused();
      reading.fail({ kind: 'unreachable' });
      await pass(60_000);
      expect(await get()).toMatchObject({ state: 'unknown', staleBecause: 'service_unavailable' });
    });

    it('is shown as it is if it was made after all', async () => {
      const { get, pass, sandbox } = await refused();
      const { requestId = '' } = (await get()) ?? {};
      await arriveLate(sandbox, requestId);
      await pass(60_000);
      expect((await get())?.state).toBe(dialect === 'deployed' ? 'completed' : 'refused');
    });
  },
);

it('a withdrawal of which nothing was answered is never refused by not being found: its call may still arrive', async () => {
  const { desk, creating, pass } = await withDraft({ timeoutMs: 20 });
  creating.fail({ kind: 'silent' }, 1);
  await desk.send(ada, idOf(1));
  for (let look = 0; look < 5; look += 1) {
    await pass(60_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'unknown',
      staleBecause: 'not_found',
    });
  }
});

describe('a withdrawal whose outcome is unknown', () => {
  it('is read back on each look, and found when it arrives late', async () => {
    const { desk, creating, sandbox, pass, calls } = openBackOffice({ timeoutMs: 20 });
    const { requestId } = await desk.draft(ada, input());
    creating.fail({ kind: 'silent' }, 1);
    await desk.send(ada, idOf(1));
    for (let look = 2; look < 5; look += 1) {
      await pass(2_000);
      expect((await desk.get(ada, idOf(1)))?.state).toBe('unknown');
      expect(calls('getWithdrawal')).toBe(look);
    }
    // The call had only been slow on its way.
    await arriveLate(sandbox, requestId);
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'in_progress', serviceId: null });
    await pass(60_000);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('completed');
  });

  it('is not mistaken for another withdrawal under the same request id', async () => {
    const { desk, creating, sandbox, pass } = openBackOffice({ timeoutMs: 20 });
    const { requestId } = await desk.draft(ada, input());
    creating.fail({ kind: 'silent' }, 1);
    await desk.send(ada, idOf(1));
    await arriveLate(sandbox, requestId, '99');
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({
      state: 'unknown',
      actions: ['settle'],
      staleBecause: 'answer_differs',
      transfer: null,
    });
  });
});
