/** Sending: once, however often it is pressed, and whatever becomes of the call. */
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../../../src/api/createServiceClient.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import {
  BEGIN_WITHIN_MS,
  LEASE_MS,
} from '../../../../src/treasury/server/withdrawals/sendWithdrawal.js';
import { faultyLedger } from './faultInjector.js';
import type { Sandbox } from '../../../../src/sandbox/createSandbox.js';
import {
  ada,
  DIALECTS,
  EVM_ADDRESS,
  expectRefused,
  idOf,
  input,
  openBackOffice,
  TRON_ADDRESS,
  withDraft,
} from './backOffice.js';

const steps = (view: { history: readonly { kind: string }[] } | null) =>
  view?.history.map(({ kind }) => kind);

describe.each(DIALECTS)('sending to the %s service', (dialect) => {
  it('sends what was drafted, to the last digit', async () => {
    const { desk, sandbox } = openBackOffice({ dialect });
    const draft = await desk.draft(ada, input());
    await desk.send(ada, idOf(1));
    expect(sandbox.withdrawals()).toMatchObject([
      {
        requestId: draft.requestId,
        currencyId: 'USDT.Tron',
        amount: '15.5',
        addressTo: TRON_ADDRESS,
      },
    ]);
    expect(draft.requestId.length).toBeLessThanOrEqual(64);
    expect(draft.requestId).not.toBe(draft.id);
  });

  it('reads back what was created when the answer is lost; a documented service cannot', async () => {
    const { desk, creating, calls, sandbox } = await withDraft({ dialect });
    creating.fail({ kind: 'answer_lost' }, 1);
    const view = await desk.send(ada, idOf(1));
    expect(sandbox.withdrawals()).toHaveLength(1);
    if (dialect === 'deployed') {
      expect(view).toMatchObject({ state: 'queued', serviceId: null, actions: [] });
      expect(steps(view)).toEqual(['drafted', 'sent', 'lost', 'read_back']);
    } else {
      expect(view).toMatchObject({
        state: 'unknown',
        serviceId: null,
        actions: ['settle'],
        staleBecause: 'not_found',
      });
      expect(steps(view)).toEqual(['drafted', 'sent', 'lost']);
    }
    await desk.send(ada, idOf(1));
    expect(calls('createWithdrawal')).toBe(1);
  });

  it('does not know of a call that never came back, and never repeats it', async () => {
    const { desk, creating, calls, sandbox, pass } = await withDraft({ dialect, timeoutMs: 20 });
    creating.fail({ kind: 'silent' }, 1);
    const view = await desk.send(ada, idOf(1));
    expect(view).toMatchObject({
      state: 'unknown',
      actions: ['settle'],
      staleBecause: 'not_found',
    });
    expect(view.history.at(-1)).toMatchObject({ kind: 'lost', reason: 'timeout' });
    for (const wait of [0, 2_000, LEASE_MS, 90 * 86_400_000]) {
      await pass(wait);
      await desk.send(ada, idOf(1));
      expect((await desk.get(ada, idOf(1)))?.state).toBe('unknown');
    }
    expect(sandbox.withdrawals()).toEqual([]);
    expect(calls('createWithdrawal')).toBe(0);
  });

  it.each([
    ...(['wrong_types', 'missing_fields', 'empty_body', 'truncated_json'] as const),
    ...(['odd_code', 'html_page', 'status_500', 'inner_failure'] as const),
  ])('never takes the answer "%s" for success or refusal', async (kind) => {
    const { desk, sandbox, calls } = await withDraft({ dialect });
    sandbox.fail({ kind, operation: 'createWithdrawal', times: 1 });
    const view = await desk.send(ada, idOf(1));
    const exists = sandbox.withdrawals().length === 1;
    expect(view.state).toBe(exists && dialect === 'deployed' ? 'queued' : 'unknown');
    expect(view.refusal).toBeNull();
    expect(calls('createWithdrawal')).toBe(1);
  });
});

describe('an answer that speaks of something else', () => {
  /** The service, but what it answers about withdrawals is changed on the way. */
  const twisted =
    (sandbox: Sandbox, change: Record<string, unknown>) => async (request: Request) => {
      const answer = await sandbox.fetch(request);
      const text = await answer.text();
      if (!request.url.includes('withdrawal') || !answer.ok) return new Response(text, answer);
      const envelope = JSON.parse(text) as { data: object };
      const body = JSON.stringify({ ...envelope, data: { ...envelope.data, ...change } });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };

  it.each([
    { currency_id: 'USDC.Tron' },
    { amount: '15.50001' },
    { amount: '1.55' },
    { address_to: 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9' },
    { address_to: EVM_ADDRESS },
    { address_to: '' },
  ])('%j is never shown as this withdrawal', async (change) => {
    const { sandbox } = openBackOffice();
    const service = createServiceClient({
      baseUrl: 'https://service.test',
      apiKey: sandbox.apiKey,
      fetch: twisted(sandbox, change),
    });
    const { desk, heard, pass } = await withDraft({ sandbox, parts: { service } });
    const view = await desk.send(ada, idOf(1));
    expect(view).toMatchObject({
      state: 'unknown',
      serviceId: sandbox.withdrawals()[0]?.id,
      transfer: null,
      amount: '15.5',
      addressTo: TRON_ADDRESS,
      actions: ['settle'],
      staleBecause: 'answer_differs',
    });
    expect(view.history.at(-1)).toMatchObject({ kind: 'lost', reason: 'answer_differs' });
    await pass(20_000);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'unknown', transfer: null });
    expect(heard.map(({ code }) => code)).toEqual(['withdrawal_differs', 'withdrawal_differs']);
  });

  it('without a usable id is unknown, and found by the request id', async () => {
    for (const id of ['', 'a b', 'x'.repeat(200)]) {
      const { sandbox } = openBackOffice();
      const service = createServiceClient({
        baseUrl: 'https://service.test',
        apiKey: sandbox.apiKey,
        fetch: twisted(sandbox, { id }),
      });
      const { desk } = await withDraft({ sandbox, parts: { service } });
      expect(await desk.send(ada, idOf(1))).toMatchObject({ state: 'queued', serviceId: null });
    }
  });
});

describe('an instance that dies while it sends', () => {
  const never = () => new Promise<never>(() => {});

  /** Something that never answers, and a promise that it was asked. */
  function deadEnd() {
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    return { reached, end: () => (reach(), never()) };
  }

  it('leaves a withdrawal that is unknown for all when its lease has run out, not before', async () => {
    const ledger = memoryLedger();
    const { desk, sandbox, pass } = openBackOffice({ ledger });
    const { end, reached } = deadEnd();
    const service = { createWithdrawal: end, getWithdrawal: never, deleteWithdrawal: never };
    const dying = openBackOffice({ ledger, sandbox, instance: 1, parts: { service } });
    await desk.draft(ada, input());
    void dying.desk.send(ada, idOf(1));
    await reached;
    await pass(LEASE_MS - 1);
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'sending', actions: [] });
    expect((await desk.send(ada, idOf(1))).state).toBe('sending');
    await pass(1);
    const view = await desk.get(ada, idOf(1));
    expect(view).toMatchObject({ state: 'unknown', actions: ['settle'], sentBy: 'ada' });
    expect(view?.history.at(-1)).toEqual({
      at: new Date(sandbox.now()).toISOString(),
      kind: 'lost',
      webhook: null,
      who: null,
      reason: 'crash',
    });
    expect((await desk.send(ada, idOf(1))).state).toBe('unknown');
    expect(sandbox.withdrawals()).toEqual([]);
  });

  it('after the service has created it leaves one that is found again', async () => {
    const ledger = memoryLedger();
    const alive = openBackOffice({ ledger });
    const { sandbox } = alive;
    const { end, reached } = deadEnd();
    const deaf: Ledger = {
      ...ledger,
      append: (event) => (event.kind === 'withdrawal_sent' ? end() : ledger.append(event)),
    };
    const dying = openBackOffice({ ledger: deaf, sandbox, instance: 1 });
    await alive.desk.draft(ada, input());
    void dying.desk.send(ada, idOf(1));
    await reached;
    await alive.pass(LEASE_MS);
    expect(sandbox.withdrawals()).toHaveLength(1);
    const view = await alive.desk.get(ada, idOf(1));
    expect(view?.state).toBe('completed');
    expect(steps(view)).toEqual([
      ...['drafted', 'sent', 'lost', 'read_back', 'started', 'completed'],
    ]);
    expect(alive.calls('createWithdrawal')).toBe(1);
  });
});

describe('a ledger in trouble', () => {
  it('before the press: nothing is sent and the draft stays', async () => {
    const troubled = faultyLedger(memoryLedger());
    const { desk, calls, heard } = await withDraft({ ledger: troubled.part });
    troubled.fail('refused', 1);
    await expectRefused(desk.send(ada, idOf(1)), 'store_unavailable');
    expect(await desk.get(ada, idOf(1))).toMatchObject({ state: 'draft', sentBy: null });
    expect(calls('createWithdrawal')).toBe(0);
    expect(heard.map(({ code }) => code)).toEqual(['withdrawal_not_sent']);
    expect((await desk.send(ada, idOf(1))).state).toBe('queued');
  });

  it('that took the press without saying so: nothing is sent, and that is known', async () => {
    const troubled = faultyLedger(memoryLedger());
    const { desk, calls } = await withDraft({ ledger: troubled.part });
    troubled.fail('answer_lost', 1);
    await expectRefused(desk.send(ada, idOf(1)), 'store_unavailable');
    const view = await desk.get(ada, idOf(1));
    expect(view).toMatchObject({ state: 'discarded', actions: [] });
    expect(view?.history.at(-1)).toMatchObject({
      kind: 'discarded',
      who: null,
      reason: 'not_sent',
    });
    await expectRefused(desk.send(ada, idOf(1)), 'withdrawal_state');
    expect(calls('createWithdrawal')).toBe(0);
  });

  it.each(['refused', 'answer_lost'] as const)(
    'at the claim (%s): nothing is sent',
    async (kind) => {
      const ledger = memoryLedger();
      const troubled: Ledger = {
        ...ledger,
        async claim(request) {
          if (kind === 'answer_lost') await ledger.claim(request);
          throw new Error('the ledger is away');
        },
      };
      const { desk, calls } = await withDraft({ ledger: troubled });
      await expectRefused(desk.send(ada, idOf(1)), 'store_unavailable');
      expect((await desk.get(ada, idOf(1)))?.state).toBe('discarded');
      expect(calls('createWithdrawal')).toBe(0);
    },
  );

  it('whose claim is somebody else’s: nothing is sent from here', async () => {
    const ledger = memoryLedger();
    const { desk, calls, sandbox, pass } = await withDraft({ ledger });
    const now = sandbox.now();
    const effect = `withdrawal:${idOf(1)}:send`;
    await ledger.claim({ effect, attempt: 1, now, leaseUntil: now + 1, claimId: 'other' });
    await pass(LEASE_MS);
    expect((await desk.send(ada, idOf(1))).state).toBe('sending');
    await pass(LEASE_MS);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('unknown');
    expect(calls('createWithdrawal')).toBe(0);
  });

  it('that does not take the outcome is told it again, and nothing is lost meanwhile', async () => {
    const ledger = memoryLedger();
    let away = false;
    const troubled: Ledger = {
      ...ledger,
      append: (event) =>
        away && event.key === 'outcome' ? Promise.reject(new Error('full')) : ledger.append(event),
    };
    const { desk, heard, calls, sandbox } = await withDraft({
      dialect: 'documented',
      ledger: troubled,
    });
    away = true;
    expect((await desk.send(ada, idOf(1))).state).toBe('sending');
    expect(heard.map(({ code }) => code)).toEqual(['withdrawal_outcome_unwritten']);
    away = false;
    const view = await desk.get(ada, idOf(1));
    expect(view).toMatchObject({ state: 'queued', serviceId: sandbox.withdrawals()[0]?.id });
    expect(calls('createWithdrawal')).toBe(1);
  });
});

it('a process that sleeps does not begin a call that others may have given up on', async () => {
  const ledger = memoryLedger();
  const sleepy: Ledger = {
    ...ledger,
    async claim(request) {
      const answer = await ledger.claim(request);
      await office.pass(BEGIN_WITHIN_MS);
      return answer;
    },
  };
  const office = openBackOffice({ ledger: sleepy });
  await office.desk.draft(ada, input());
  expect((await office.desk.send(ada, idOf(1))).state).toBe('discarded');
  expect(office.calls('createWithdrawal')).toBe(0);
});

describe('what cannot be sent', () => {
  it('at one time with giving it up: one of the two happens', async () => {
    for (let n = 1; n <= 10; n += 1) {
      const ledger = memoryLedger();
      const one = openBackOffice({ ledger });
      const two = openBackOffice({ ledger, sandbox: one.sandbox, instance: 1 });
      await one.desk.draft(ada, input());
      const order = n % 2 === 0;
      const send = () => one.desk.send(ada, idOf(1));
      const remove = () => two.desk.remove(ada, idOf(1));
      await Promise.allSettled(order ? [send(), remove()] : [remove(), send()]);
      const view = await one.desk.get(ada, idOf(1));
      const created = one.sandbox.withdrawals().length;
      expect(view?.state).toBe(created === 0 ? 'discarded' : 'queued');
      const events = await ledger.list({ stream: `withdrawal:${idOf(1)}` });
      const kinds = events.map(({ kind }) => kind);
      expect(kinds.includes('withdrawal_discarded')).toBe(created === 0);
    }
  });
});

describe('closing', () => {
  it('waits for a call under way', async () => {
    const { desk, sandbox } = await withDraft();
    sandbox.fail({ kind: 'slow', operation: 'createWithdrawal', ms: 30, times: 1 });
    const sending = desk.send(ada, idOf(1));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await desk.close();
    expect(sandbox.withdrawals()).toHaveLength(1);
    expect((await sending).state).toBe('queued');
    await desk.close();
  });

  it('waits for a deletion under way', async () => {
    const { desk, sandbox, ledger } = openBackOffice();
    sandbox.holdWithdrawals(true);
    await desk.draft(ada, input());
    await desk.send(ada, idOf(1));
    sandbox.fail({ kind: 'slow', operation: 'deleteWithdrawal', ms: 30, times: 1 });
    const removing = desk.remove(ada, idOf(1));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await desk.close();
    const events = await ledger.list({ stream: `withdrawal:${idOf(1)}` });
    expect(events.at(-1)?.kind).toBe('withdrawal_deleted');
    expect((await removing).state).toBe('deleted');
  });

  /** A sent withdrawal whose outcome the ledger did not take. */
  async function unwritten() {
    const ledger = faultyLedger(memoryLedger());
    let away = false;
    const troubled: Ledger = {
      ...ledger.part,
      append: (event) => {
        if (away && event.key === 'outcome') ledger.fail('refused', 1);
        return ledger.part.append(event);
      },
    };
    const office = openBackOffice({ ledger: troubled });
    await office.desk.draft(ada, input());
    away = true;
    await office.desk.send(ada, idOf(1));
    expect(office.heard.map(({ code }) => code)).toEqual(['withdrawal_outcome_unwritten']);
    return { ...office, comeBack: () => (away = false) };
  }

  it('writes what the ledger did not take before, without a look at it', async () => {
    const { desk, heard, ledger, comeBack, sandbox } = await unwritten();
    comeBack();
    await desk.close();
    expect(heard).toHaveLength(1);
    const events = await ledger.list({ stream: `withdrawal:${idOf(1)}` });
    expect(events.at(-1)).toMatchObject({
      kind: 'withdrawal_sent',
      body: { serviceId: sandbox.withdrawals()[0]?.id },
    });
    await desk.close();
    expect(heard).toHaveLength(1);
  });

  it('says what stays unwritten, and of which withdrawal', async () => {
    const { desk, heard } = await unwritten();
    await desk.close();
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatchObject({
      code: 'withdrawal_outcome_unwritten',
      operation: 'createWithdrawal',
      reference: idOf(1),
    });
    expect(heard[1]?.message).toMatch(/closes.*lost with this process/s);
  });
});
