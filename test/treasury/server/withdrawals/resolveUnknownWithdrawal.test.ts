/** A person's word on what cannot be known here. */
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../../../src/api/createServiceClient.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import {
  ada,
  type BackOfficeOptions,
  ben,
  arriveLate,
  DIALECTS,
  expectRefused,
  idOf,
  input,
  openBackOffice,
  withDraft,
} from './backOffice.js';

const created = { outcome: 'created', reason: 'seen in the dashboard' } as const;
const notCreated = { outcome: 'not_created', reason: 'not in the dashboard' } as const;

const LEASE_MS = 60_000;

/** A withdrawal whose call never arrived, as long ago as a call can be on its way. */
async function unknown(options: BackOfficeOptions = {}) {
  const office = await lost(options);
  await office.pass(LEASE_MS);
  return office;
}

/** The same, just now. */
async function lost(options: BackOfficeOptions = {}) {
  const office = openBackOffice(options);
  await office.desk.draft(ada, input());
  office.creating.fail({ kind: 'unreachable' }, 1);
  const { requestId } = await office.desk.send(ada, idOf(1));
  /** The call arrives after all. */
  const arrive = () => arriveLate(office.sandbox, requestId);
  return { ...office, requestId, arrive };
}

describe.each(DIALECTS)('before the %s service', (dialect) => {
  it('"it does not exist" ends it, with the reason kept, and it is never sent again', async () => {
    const { desk, calls } = await unknown({ dialect });
    const view = await desk.resolveUnknown(ben, idOf(1), notCreated);
    expect(view).toMatchObject({ state: 'discarded', actions: [] });
    expect(view.history.at(-1)).toMatchObject({
      kind: 'settled',
      who: 'ben',
      reason: 'not in the dashboard',
    });
    await expectRefused(desk.send(ada, idOf(1)), 'withdrawal_state');
    expect(calls('createWithdrawal')).toBe(0);
  });

  it('"it exists" is kept as a word: with the service, and no more', async () => {
    const { desk } = await unknown({ dialect });
    expect(await desk.resolveUnknown(ada, idOf(1), created)).toMatchObject({
      state: 'queued',
      serviceId: null,
      actions: [],
      staleBecause: 'not_found',
    });
  });

  it('the first word stands, and the same word again changes nothing', async () => {
    const ledger = memoryLedger();
    const { desk, sandbox } = await unknown({ dialect, ledger });
    const other = openBackOffice({ dialect, ledger, sandbox, instance: 1 }).desk;
    const answers = await Promise.allSettled([
      desk.resolveUnknown(ada, idOf(1), notCreated),
      other.resolveUnknown(ben, idOf(1), created),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const word = answers[0].status === 'fulfilled' ? notCreated : created;
    const counter = word === created ? notCreated : created;
    const { history } = await desk.resolveUnknown(ben, idOf(1), word);
    expect(history.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
    await expectRefused(desk.resolveUnknown(ada, idOf(1), counter), 'withdrawal_state');
  });
});

describe('two instances whose clocks are apart', () => {
  it.each([0, -70_000, 70_000, 3_600_000])(
    'wait as long for a call that may be on its way, %d ms apart',
    async (aheadMs) => {
      const ledger = memoryLedger();
      const { arrive, sandbox, pass } = await lost({ ledger });
      const parts = { now: () => sandbox.now() + aheadMs };
      const other = openBackOffice({ ledger, sandbox, parts, instance: 1 }).desk;
      const settle = () => other.resolveUnknown(ben, idOf(1), notCreated);
      await expectRefused(settle(), 'settle_too_early');
      await pass(LEASE_MS - 1);
      await expectRefused(settle(), 'settle_too_early');
      expect((await other.get(ada, idOf(1)))?.state).toBe('unknown');
      // A service that was slow over it writes it down after its caller has given up.
      await arrive();
      await pass(1);
      await expectRefused(settle(), 'withdrawal_state');
      await pass(2_000);
      expect((await other.get(ada, idOf(1)))?.state).toBe('in_progress');
    },
  );

  it('know after the lease that a process is gone, whose clock was a day ahead', async () => {
    const ledger = memoryLedger();
    const { sandbox, desk, pass } = openBackOffice({ ledger });
    const service = createServiceClient({
      ...{ baseUrl: 'https://service.test', apiKey: sandbox.apiKey },
      fetch: (request) =>
        request.method === 'POST' ? new Promise(() => undefined) : sandbox.fetch(request),
    });
    const parts = { service, now: () => sandbox.now() + 86_400_000 };
    const gone = openBackOffice({ ledger, sandbox, parts, instance: 1 });
    await gone.desk.draft(ada, input());
    void gone.desk.send(ada, idOf(1));
    const state = async () => (await desk.get(ben, idOf(1)))?.state;
    await expect.poll(state).toBe('sending');
    await pass(LEASE_MS - 1);
    expect(await state()).toBe('sending');
    await pass(1);
    expect(await state()).toBe('unknown');
  });
});

describe('the service’s own word', () => {
  it('comes first: what it has needs no word, and none against it counts', async () => {
    const { desk, arrive } = await unknown();
    await arrive();
    await expectRefused(desk.resolveUnknown(ada, idOf(1), notCreated), 'withdrawal_state');
    const view = await desk.get(ada, idOf(1));
    expect(view?.state).toBe('queued');
    expect(view?.history.some(({ kind }) => kind === 'settled')).toBe(false);
  });

  it('agrees with the person, and nothing more is written', async () => {
    const { desk, arrive } = await unknown();
    await arrive();
    const view = await desk.resolveUnknown(ada, idOf(1), created);
    expect(view.history.map(({ kind }) => kind)).toEqual(['drafted', 'sent', 'lost', 'read_back']);
  });

  it('agrees with the person that nothing was created, and a word against it is refused', async () => {
    const { desk, sandbox, pass } = await withDraft();
    sandbox.fail({ kind: 'inner_failure', operation: 'createWithdrawal', times: 1 });
    expect((await desk.send(ada, idOf(1))).state).toBe('unknown');
    await pass(LEASE_MS);
    const { state, history } = await desk.resolveUnknown(ada, idOf(1), notCreated);
    expect(state).toBe('refused');
    expect(history.map(({ kind }) => kind)).toEqual(['drafted', 'sent', 'lost', 'refused']);
    await expectRefused(desk.resolveUnknown(ada, idOf(1), created), 'withdrawal_state');
  });

  it('outweighs a person’s that it does not exist, for a day', async () => {
    const { desk, arrive, pass, calls } = await unknown();
    await desk.resolveUnknown(ada, idOf(1), notCreated);
    await arrive();
    await pass(2_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'in_progress' });

    const later = await unknown();
    await later.desk.resolveUnknown(ada, idOf(1), notCreated);
    await later.pass(86_400_000);
    const asked = later.calls('getWithdrawal');
    expect((await later.desk.get(ada, idOf(1)))?.state).toBe('discarded');
    expect(later.calls('getWithdrawal')).toBe(asked);
    expect(calls('createWithdrawal')).toBe(1);
  });

  it('is waited for where the service is away: "not created" believed too early is paid twice', async () => {
    const { desk, reading } = await unknown();
    reading.fail({ kind: 'unreachable' });
    const early = desk.resolveUnknown(ada, idOf(1), notCreated);
    await expectRefused(early, 'service_unavailable');
    expect((await desk.get(ada, idOf(1)))?.state).toBe('unknown');
    reading.heal();
    expect((await desk.resolveUnknown(ada, idOf(1), notCreated)).state).toBe('discarded');
  });

  it('is waited for as long as the call may be on its way, and no longer', async () => {
    const other = await lost();
    await other.pass(LEASE_MS);
    expect((await other.desk.resolveUnknown(ada, idOf(1), notCreated)).state).toBe('discarded');
    const seen = await lost();
    expect((await seen.desk.resolveUnknown(ada, idOf(1), created)).state).toBe('queued');
  });

  it('is not needed to believe that it exists', async () => {
    const { desk, reading } = await unknown();
    reading.fail({ kind: 'unreachable' });
    expect((await desk.resolveUnknown(ada, idOf(1), created)).state).toBe('queued');
  });
});
