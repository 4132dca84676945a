/** The law of withdrawals, for any ledger: created at most once, and always at an end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WithdrawalView } from '../../../../src/treasury/contract/withdrawals.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import type { Dialect } from '../../../../src/sandbox/responses.js';
import type { FaultKind } from '../../../../src/sandbox/faults.js';
import type { OperationName } from '../../../../src/sandbox/routes.js';
import { ada, ben, DIALECTS, idOf, input, spoil } from './backOffice.js';
import {
  openCrashingOffice,
  WAY_TROUBLES,
  type Asked,
  type CrashingOffice,
} from './crashingOffice.js';
import { SEED, TIMES } from '../../../support/runs.js';

const DRAFTS = [1, 2];
/** States from which a withdrawal never becomes a draft again. */
const PAST_DRAFT = [
  ...['sending', 'unknown', 'refused', 'queued', 'in_progress', 'completed', 'failed'],
  'deleted',
];

/** One ledger of several instances of the store. */
export interface SharedLedger {
  /** The way to it of one instance: with a database, a connection of its own. */
  readonly of: (instance: number) => Ledger;
  readonly close?: () => Promise<unknown>;
}

/** A way of its own for each of two instances. */
export function twoWays<L extends Ledger>(open: () => L): SharedLedger {
  const [first, second] = [open(), open()];
  return {
    of: (instance) => (instance === 0 ? first : second),
    close: () => Promise.all([first.close?.(), second.close?.()]),
  };
}

/** A kind of ledger that the law is held against. */
export interface LedgerUnderLaw {
  readonly name: string;
  /** Opens an empty one. */
  readonly open: () => SharedLedger | Promise<SharedLedger>;
  /** How many histories. */
  readonly runs: number;
  /** States that so many histories must have ended in. @default [] */
  readonly reaches?: readonly string[];
}

const one = <const D extends string>(...words: D[]) => fc.constantFrom(...words);
const id = fc.constantFrom(...DRAFTS);
const at = fc.constantFrom(0, 1);
const on = fc.boolean();
/** One press, a double click, two tabs on two instances, or all of that at once. */
const presses = fc.constantFrom([0], [1], [0, 0], [0, 1], [1, 0, 0, 1]);
const ms = fc.constantFrom(0, 1_999, 2_000, 20_000, 61_000, 90_000_000);
const way = { kind: one(...WAY_TROUBLES), method: one('POST', 'POST', 'GET', 'DELETE') };
const fault = {
  kind: fc.constantFrom<FaultKind>(
    ...(['status_500', 'html_page', 'key_revoked', 'inner_failure', 'wrong_types'] as const),
    ...(['missing_fields', 'empty_body', 'truncated_json', 'odd_code', 'hang'] as const),
  ),
  operation: fc.constantFrom<OperationName>(
    ...(['createWithdrawal', 'getWithdrawal', 'deleteWithdrawal'] as const),
  ),
};
const ledger = { kind: one('refused', 'answer_lost'), left: fc.integer({ min: 1, max: 5 }) };
const death = fc.record({ step: fc.integer({ min: 1, max: 9 }), moment: one('before', 'after') });

/** One thing that somebody does, or that happens. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: one('draft'), id, at }) },
  { weight: 6, arbitrary: fc.record({ do: one('send'), id, at: presses }) },
  { weight: 3, arbitrary: fc.record({ do: one('get', 'remove', 'settle', 'approve'), id, at }) },
  { weight: 1, arbitrary: fc.record({ do: one('list'), at }) },
  { weight: 1, arbitrary: fc.record({ do: one('spoil'), id }) },
  { weight: 3, arbitrary: fc.record({ do: one('sign'), id }) },
  { weight: 3, arbitrary: fc.record({ do: one('pass'), ms }) },
  { weight: 4, arbitrary: fc.record({ do: one('way'), at, ...way }) },
  { weight: 2, arbitrary: fc.record({ do: one('fault'), ...fault }) },
  { weight: 2, arbitrary: fc.record({ do: one('ledger'), at, ...ledger }) },
  { weight: 4, arbitrary: fc.record({ do: one('death'), at, death }) },
  { weight: 1, arbitrary: fc.record({ do: one('refuse'), on }) },
  { weight: 1, arbitrary: fc.record({ do: one('hold'), on }) },
  { weight: 1, arbitrary: fc.record({ do: one('heal') }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Draft 1 needs nobody; draft 2 is by somebody who needs an approval. */
const drafterOf = (n: number) => (n === 1 ? ada : ben);
const draftOf = (n: number) => input({ id: idOf(n) });

/** A person looks into the service's dashboard, and says what is there. */
async function settleHonestly(office: CrashingOffice, n: number, at: number): Promise<Asked> {
  const requestId = await requestIdOf(office, n);
  const isThere = office.sandbox.withdrawals().some((row) => row.requestId === requestId);
  const outcome = isThere ? 'created' : 'not_created';
  const asked = await office.ask(at, (desk) =>
    desk.resolveUnknown(ada, idOf(n), { outcome, reason: 'looked' }),
  );
  if (asked.kind === 'answered' && asked.view?.state === 'discarded') {
    expect(office.onTheirWay(), 'given up by a person').not.toContain(requestId);
  }
  return asked;
}

async function requestIdOf({ ledger }: CrashingOffice, n: number): Promise<string | null> {
  const events = await ledger.list({ stream: `withdrawal:${idOf(n)}` });
  const drafted = events.find(({ kind }) => kind === 'withdrawal_drafted');
  const requestId = drafted?.body['requestId'];
  return typeof requestId === 'string' ? requestId : null;
}

/** The service's signed event of a transfer that the chain has confirmed arrives, as the endpoint keeps it. */
async function sign(office: CrashingOffice, n: number): Promise<void> {
  const requestId = await requestIdOf(office, n);
  const row = office.sandbox.withdrawals().find((one) => one.requestId === requestId);
  if (row?.transfer?.status !== 'completed') return;
  const { id: withdrawalId, amount, currencyId, txHash } = row;
  const body = { isTest: false, withdrawalId, currencyId, amount, amountUsd: null, txHash };
  const at = new Date(office.sandbox.now()).toISOString();
  const event = { stream: 'withdrawals', key: withdrawalId, kind: 'withdrawal_event', at };
  await office.ledger.append({ ...event, body });
}

const UNREADABLE: Asked = { kind: 'problem', code: 'unreadable' };

/** Lets it happen, and answers the views that somebody was shown. */
async function happen(office: CrashingOffice, what: Happening): Promise<Asked[]> {
  const { sandbox } = office;
  switch (what.do) {
    case 'draft':
      return [
        await office.ask(what.at, (desk) => desk.draft(drafterOf(what.id), draftOf(what.id))),
      ];
    case 'get':
      return [await office.ask(what.at, (desk) => desk.get(ada, idOf(what.id)))];
    case 'remove':
      return [await office.ask(what.at, (desk) => desk.remove(ada, idOf(what.id)))];
    case 'approve':
      return [await office.ask(what.at, (desk) => desk.approve(ada, idOf(what.id)))];
    case 'settle':
      return [await settleHonestly(office, what.id, what.at)];
    case 'send':
      return Promise.all(
        what.at.map((n) => office.ask(n, (desk) => desk.send(ada, idOf(what.id)))),
      );
    case 'list': {
      const listed = await office.ask(
        what.at,
        async (desk) => (await desk.list(ada, {})).withdrawals[0] ?? null,
      );
      expect(listed, 'one that cannot be read does not close the list').not.toEqual(UNREADABLE);
      return [listed];
    }
    case 'spoil':
      await spoil(office.ledger, idOf(what.id));
      break;
    case 'sign':
      await sign(office, what.id);
      break;
    case 'pass':
      await office.arrive();
      await sandbox.advance(what.ms);
      break;
    case 'way':
      office.instance(what.at).wayTrouble = { kind: what.kind, method: what.method, left: 1 };
      break;
    case 'fault':
      sandbox.fail({ kind: what.kind, operation: what.operation, times: 1 });
      break;
    case 'ledger':
      office.instance(what.at).ledgerTrouble = { kind: what.kind, left: what.left };
      break;
    case 'death':
      office.instance(what.at).death = what.death;
      break;
    case 'refuse':
      sandbox.configure({ withdrawalsAllowed: !what.on });
      break;
    case 'hold':
      sandbox.holdWithdrawals(what.on);
      break;
    case 'heal':
      heal(office);
  }
  return [];
}

function heal(office: CrashingOffice): void {
  office.sandbox.heal();
  office.sandbox.configure({ withdrawalsAllowed: true });
  for (const n of [0, 1]) {
    const instance = office.instance(n);
    [instance.death, instance.ledgerTrouble, instance.wayTrouble] = [null, null, null];
  }
}

async function callsFor(office: CrashingOffice, n: number): Promise<number> {
  const requestId = await requestIdOf(office, n);
  return office.asked.filter((one) => one === requestId).length;
}

/** What must hold at every moment. */
async function check(office: CrashingOffice, past: Map<string, string>, asked: Asked[]) {
  for (const n of DRAFTS) {
    expect(await callsFor(office, n), 'calls that create one draft').toBeLessThanOrEqual(1);
  }
  expect(new Set(office.asked).size, 'every call is of another draft').toBe(office.asked.length);
  const rows = office.sandbox.withdrawals();
  const requestIds = rows.map(({ requestId }) => requestId);
  expect(new Set(requestIds).size, 'withdrawals at the service').toBe(rows.length);
  for (const { amount } of rows) expect(amount, 'never more than was drafted').toBe('15.5');
  for (const { id: name, state } of viewsOf(asked)) {
    if (PAST_DRAFT.includes(past.get(name) ?? '')) {
      expect(['draft', 'awaiting_approval'], `after ${String(past.get(name))}`).not.toContain(
        state,
      );
    }
    past.set(name, state);
  }
  const signed = await office.ledger.list({ stream: 'withdrawals' });
  for (const view of viewsOf(asked)) {
    checkAgainstService(office, view);
    const row = rows.find(({ requestId }) => requestId === view.requestId);
    const isSigned = signed.some(({ body }) => body['withdrawalId'] === row?.id);
    if (isSigned && view.state === 'completed') {
      expect(view.proof?.kind, 'what was signed counts, also after a look-up').toBe('webhook');
    }
  }
}

const viewsOf = (asked: readonly Asked[]): WithdrawalView[] =>
  asked.flatMap((one) => (one.kind === 'answered' && one.view ? [one.view] : []));

/** What a page says of the service is true of the service. */
function checkAgainstService({ sandbox, created }: CrashingOffice, view: WithdrawalView): void {
  const row = sandbox.withdrawals().find(({ requestId }) => requestId === view.requestId);
  const settled = view.history.some(({ kind }) => kind === 'settled');
  switch (view.state) {
    case 'draft':
    case 'awaiting_approval':
    case 'refused':
      expect(created.has(view.requestId), `${view.state} does not exist`).toBe(false);
      break;
    case 'queued':
      if (!settled) expect(created.has(view.requestId), 'queued exists').toBe(true);
      break;
    case 'in_progress':
      expect(row?.transfer, 'its transfer exists').not.toBeNull();
      break;
    case 'completed':
    case 'failed':
      expect(row?.transfer?.status).toBe(view.state);
      break;
    case 'deleted':
      expect(created.has(view.requestId), 'deleted was there').toBe(true);
      expect(row, 'deleted is gone').toBeUndefined();
      break;
    case 'discarded':
      if (!settled) expect(created.has(view.requestId), 'given up does not exist').toBe(false);
  }
}

/** When all is well again, everything comes to an end or to something that a person can do. */
async function checkEnd(office: CrashingOffice, past: Map<string, string>): Promise<void> {
  heal(office);
  office.sandbox.holdWithdrawals(false);
  await office.arrive();
  // The lease of the sender is over by both clocks.
  await office.sandbox.advance(240_000);
  for (const n of DRAFTS) {
    const asked = await office.ask(0, (desk) => desk.get(ada, idOf(n)));
    await check(office, past, [asked]);
    const [view] = viewsOf([asked]);
    if (!view) continue;
    if (view.state !== 'unknown') {
      const over = ['completed', 'failed', 'refused', 'deleted', 'discarded'].includes(view.state);
      const settledAsCreated = view.state === 'queued' && view.history.at(-1)?.kind === 'settled';
      const gone = view.staleBecause === 'not_found';
      expect(over || settledAsCreated || gone || view.actions.length > 0, view.state).toBe(true);
      continue;
    }
    expect(view.actions).toEqual(['settle']);
    let settled = await settleHonestly(office, n, 1);
    if (settled.kind === 'problem') {
      // That instance may just have heard of it.
      expect(settled.code).toBe('settle_too_early');
      await office.sandbox.advance(60_000);
      settled = await settleHonestly(office, n, 1);
    }
    await check(office, past, [settled]);
    const settledAs = viewsOf([settled])[0]?.state;
    expect(settledAs).toBeDefined();
    expect(settledAs).not.toBe('unknown');
  }
}

async function live(
  dialect: Dialect,
  shared: SharedLedger,
  happenings: readonly Happening[],
  aheadMs: number,
) {
  const office = openCrashingOffice(dialect, shared.of, aheadMs);
  const past = new Map<string, string>();
  const callsBeforeSpoilt = new Map<number, number>();
  for (const what of happenings) {
    await check(office, past, await happen(office, what));
    if (what.do === 'spoil' && !callsBeforeSpoilt.has(what.id)) {
      callsBeforeSpoilt.set(what.id, await callsFor(office, what.id));
    }
  }
  await checkEnd(office, past);
  for (const [n, calls] of callsBeforeSpoilt) {
    expect(await callsFor(office, n), 'nothing is sent that cannot be read').toBe(calls);
  }
  return { office, past };
}

const histories = fc.array(happening, { minLength: 4, maxLength: 30 }).map((rest) => [
  // Without a draft nothing happens at all.
  { do: 'draft', id: 1, at: 0 } as const,
  ...rest,
]);

/** Two instances of the store on one ledger, before one service, whatever goes wrong. */
export function describeOnceOnly({ name, open, runs, reaches = [] }: LedgerUnderLaw): void {
  describe.each(DIALECTS)(`${name}, before the %s service (seed ${String(SEED)})`, (dialect) => {
    it(
      'creates each withdrawal at most once, on two instances',
      { timeout: 240_000 * TIMES },
      async () => {
        const reached = new Map<string, number>();
        let created = 0;
        await fc.assert(
          fc.asyncProperty(
            histories,
            fc.constantFrom(0, -70_000, 70_000),
            async (acts, aheadMs) => {
              const shared = await open();
              try {
                const { office, past } = await live(dialect, shared, acts, aheadMs);
                created += office.created.size;
                for (const state of past.values())
                  reached.set(state, (reached.get(state) ?? 0) + 1);
              } finally {
                await shared.close?.();
              }
            },
          ),
          { numRuns: runs, seed: SEED },
        );
        // A law that is only tried on what never happens would hold for anything.
        expect(created).toBeGreaterThan(runs / 8);
        for (const state of reaches) expect(reached.get(state) ?? 0, state).toBeGreaterThan(0);
      },
    );

    it('sends once, however many press at the same moment on both', async () => {
      const shared = await open();
      try {
        const office = openCrashingOffice(dialect, shared.of);
        await office.ask(0, (desk) => desk.draft(ada, draftOf(1)));
        const presses = [0, 1, 1, 0, 0, 1, 0, 1];
        const asked = await Promise.all(
          presses.map((n) => office.ask(n, (desk) => desk.send(ada, idOf(1)))),
        );
        expect(viewsOf(asked)).toHaveLength(presses.length);
        for (const { state } of viewsOf(asked)) expect(['sending', 'queued']).toContain(state);
        expect(office.asked).toHaveLength(1);
        expect(office.sandbox.withdrawals()).toHaveLength(1);
        for (const n of [0, 1]) {
          const [view] = viewsOf([await office.ask(n, (desk) => desk.get(ada, idOf(1)))]);
          expect(view).toMatchObject({
            state: 'queued',
            serviceId: office.sandbox.withdrawals()[0]?.id,
          });
        }
      } finally {
        await shared.close?.();
      }
    });
  });
}
