/** The list's index says of every withdrawal what its page says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  VIEW_OF_STATUS,
  WITHDRAWAL_VIEWS,
  type WithdrawalViewName,
} from '../../../../src/treasury/contract/withdrawalStatus.js';
import type { JsonValue, Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import { foldWithdrawal } from '../../../../src/treasury/server/withdrawals/foldWithdrawal.js';
import { createStatusIndex } from '../../../../src/treasury/server/withdrawals/statusIndex.js';
import { readWithdrawalEvents } from '../../../../src/treasury/server/withdrawals/withdrawalEvents.js';
import { statusOf } from '../../../../src/treasury/server/withdrawals/withdrawalState.js';
import { ada, ben, cyd, DIALECTS, idOf, input, openBackOffice, START } from './backOffice.js';
import { draftBody, LEASE, STEP_BODIES } from './withdrawalBodies.js';
import { runs, SEED } from '../../../support/runs.js';

const at = (ms: number) => new Date(START + ms).toISOString();

type Body = Readonly<Record<string, JsonValue>>;

/** What can be noted of a withdrawal, in more than one wording where that matters. */
const STEPS: readonly (readonly [kind: string, body: Body])[] = [
  ...Object.entries(STEP_BODIES),
  ['presence', { present: true }],
  ['presence', { present: false }],
  ['settled', { who: 'ada', outcome: 'not_created', reason: 'not there' }],
  // Of a later version.
  ['settled', { who: 'ada', outcome: 'elsewhere', reason: '' }],
  ['dreamt', {}],
];

const anyHistory = fc.record({
  needsApproval: fc.boolean(),
  steps: fc.array(fc.tuple(fc.nat(STEPS.length - 1), fc.nat(120)), { maxLength: 10 }),
});

interface Noted {
  readonly stream: string;
  readonly kind: string;
  readonly body: Body;
  readonly minute: number;
}

/** The histories mixed, each in its own order. */
const anyLedger = fc
  .tuple(fc.array(anyHistory, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 70 }))
  .map(([histories, turns]) => {
    const open = histories.map(({ needsApproval, steps }, n) => [
      {
        stream: `withdrawal:${String(n)}`,
        kind: 'drafted',
        body: draftBody({ needsApproval }),
        minute: 0,
      },
      ...steps.map(([step, minute]) => {
        const [kind, body] = STEPS[step] as (typeof STEPS)[number];
        return { stream: `withdrawal:${String(n)}`, kind, body, minute };
      }),
    ]);
    const mixed: Noted[] = [];
    for (let turn = 0; open.some((one) => one.length > 0); turn += 1) {
      const left = open.filter((one) => one.length > 0);
      const next = left[(turns[turn] ?? turn) % left.length]?.shift();
      if (next) mixed.push(next);
    }
    return mixed;
  });

async function append(ledger: Ledger, { stream, kind, body, minute }: Noted, n: number) {
  await ledger.append({
    stream,
    key: kind === 'drafted' ? kind : `${kind}:${String(n)}`,
    kind: `withdrawal_${kind}`,
    at: at(minute * 60_000),
    body,
  });
}

/** What the page of a withdrawal says: folded from its own stream. */
async function ofPage(ledger: Ledger, id: string, now: number): Promise<string> {
  try {
    const events = readWithdrawalEvents(await ledger.list({ stream: `withdrawal:${id}` }));
    const facts = foldWithdrawal(events);
    return facts === null ? 'none' : VIEW_OF_STATUS[statusOf(facts, now, 30)];
  } catch {
    return 'unreadable';
  }
}

describe(`the index (seed ${String(SEED)})`, () => {
  it('has each withdrawal in the view of its page, after any history, read at any moments', async () => {
    const looks = fc.array(fc.nat(60), { maxLength: 4 });
    const times = fc.constantFrom(START, START + LEASE, START + 3_600_000, START + 1e12);
    await fc.assert(
      fc.asyncProperty(anyLedger, looks, times, async (events, moments, now) => {
        const ledger = memoryLedger();
        const index = createStatusIndex({ ledger, now: () => now, stuckAfterMinutes: 30 });
        for (const [n, event] of events.entries()) {
          await append(ledger, event, n);
          if (moments.includes(n)) await index.catchUp();
        }
        await index.catchUp();
        const ids = new Set(events.map(({ stream }) => stream.slice('withdrawal:'.length)));
        const counts = new Map(index.counts().map(({ view, count }) => [view, count]));
        const pages = new Map<string, string>();
        for (const id of ids) pages.set(id, await ofPage(ledger, id, now));
        const found = (view?: WithdrawalViewName) =>
          new Set(index.find({ view, limit: 100 }).rows.map(({ id }) => id));
        expect(found()).toEqual(ids);
        expect(counts.get('all')).toBe(ids.size);
        for (const view of WITHDRAWAL_VIEWS) {
          const own = [...ids].filter((id) => pages.get(id) === view);
          const unreadable = [...ids].filter((id) => pages.get(id) === 'unreadable');
          expect(found(view)).toEqual(new Set([...own, ...unreadable]));
          expect(counts.get(view)).toBe(own.length);
        }
      }),
      { numRuns: runs(2_000), seed: SEED },
    );
  });

  it('gives pages, newest first, none twice', async () => {
    const ledger = memoryLedger();
    for (let n = 0; n < 9; n += 1) {
      const stream = `withdrawal:${String(n)}`;
      await append(
        ledger,
        { stream, kind: 'drafted', body: draftBody({ needsApproval: n % 2 === 0 }), minute: 0 },
        n,
      );
    }
    const index = createStatusIndex({ ledger, now: () => START, stuckAfterMinutes: 30 });
    await index.catchUp();
    const first = index.find({ view: 'needs_approval', limit: 3 });
    expect(first.rows.map(({ id }) => id)).toEqual(['8', '6', '4']);
    const rest = index.find({ view: 'needs_approval', after: first.next ?? 0, limit: 3 });
    expect(rest.rows.map(({ id }) => id)).toEqual(['2', '0']);
    expect(rest.next).toBeNull();
  });
});

/** One thing that happens to a store. */
const anyHappening = fc.record({
  do: fc.constantFrom(
    ...(['draft', 'draft', 'send', 'send', 'approve', 'remove'] as const),
    ...(['pass', 'pass', 'away', 'back', 'hold', 'fail'] as const),
  ),
  n: fc.integer({ min: 1, max: 4 }),
});

describe.each(DIALECTS)('list and page with the %s service', (dialect) => {
  it('say the same word of each withdrawal, and count it where it is listed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyHappening, { maxLength: 14 }), async (all) => {
        const office = openBackOffice({ dialect });
        const { desk: service, sandbox, ledger } = office;
        for (const { do: what, n } of all) {
          try {
            if (what === 'draft') {
              await service.draft(n % 2 === 0 ? ben : ada, input({ id: idOf(n) }));
            } else if (what === 'send') await service.send(ada, idOf(n));
            else if (what === 'approve') await service.approve(cyd, idOf(n));
            else if (what === 'remove') await service.remove(ada, idOf(n));
            else if (what === 'pass') await office.pass(n * n * n * 40_000);
            else if (what === 'away') office.reading.fail({ kind: 'unreachable' });
            else if (what === 'back') office.reading.heal();
            else if (what === 'hold') sandbox.holdWithdrawals(n % 2 === 0);
            else {
              const last = sandbox.withdrawals().at(-1);
              if (last) sandbox.failWithdrawal(last.id);
            }
          } catch {
            // Not possible in that state.
          }
        }
        // A signed event of one that nobody has opened since.
        const sent = sandbox.withdrawals()[0];
        const isSigned = all.length % 2 === 0 && sent !== undefined;
        if (isSigned) {
          const said = { isTest: false, withdrawalId: sent.id, txHash: 'h', amountUsd: null };
          const body = { ...said, currencyId: 'USDT.Tron', amount: '15.5' };
          const event = { stream: 'withdrawals', key: 'k', kind: 'withdrawal_event' };
          await ledger.append({ ...event, at: at(0), body });
        }
        const list = await service.list(ada, {});
        const counts = new Map(list.counts?.map(({ view, count }) => [view, count]));
        const byView = new Map<string, number>();
        for (const row of list.withdrawals) {
          const page = await service.get(ada, row.id);
          expect(page?.status).toBe(row.status);
          expect(page?.proof).toEqual(row.proof);
          const view = VIEW_OF_STATUS[row.status as keyof typeof VIEW_OF_STATUS];
          byView.set(view, (byView.get(view) ?? 0) + 1);
          const inView = await service.list(ada, { view });
          expect(inView.withdrawals.map(({ id }) => id)).toContain(row.id);
          if (row.status === 'completed') expect(row.proof).not.toBeNull();
        }
        for (const view of WITHDRAWAL_VIEWS) expect(counts.get(view)).toBe(byView.get(view) ?? 0);
        expect(counts.get('all')).toBe(list.withdrawals.length);
        if (isSigned && list.withdrawals.some(({ serviceId }) => serviceId === sent.id)) {
          const row = list.withdrawals.find(({ serviceId }) => serviceId === sent.id);
          expect(row).toMatchObject({ status: 'completed', proof: { kind: 'webhook', at: at(0) } });
        }
      }),
      { numRuns: runs(200), seed: SEED },
    );
  });
});
