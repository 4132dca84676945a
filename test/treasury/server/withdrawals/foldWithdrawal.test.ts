/** Laws of the fold that hold for every set of events, and the state that they make. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATES } from '../../../../src/treasury/contract/withdrawals.js';
import type { LedgerEvent } from '../../../../src/ledger/ledger.js';
import {
  readWithdrawalEvents,
  type WithdrawalEvent,
} from '../../../../src/treasury/server/withdrawals/withdrawalEvents.js';
import { foldWithdrawal } from '../../../../src/treasury/server/withdrawals/foldWithdrawal.js';
import { historyOf } from '../../../../src/treasury/server/withdrawals/withdrawalView.js';
import {
  stateOf,
  proofOf,
  statusOf,
} from '../../../../src/treasury/server/withdrawals/withdrawalState.js';
import { START } from './backOffice.js';
import { draftBody, LEASE, STEP_BODIES } from './withdrawalBodies.js';
import { runs, SEED } from '../../../support/runs.js';

const at = (ms: number) => new Date(START + ms).toISOString();

const drafted = (needsApproval: boolean) => draftBody({ needsApproval });
type Name = keyof typeof STEP_BODIES;

const eventOf = (name: string, sequence: number, body: LedgerEvent['body']): LedgerEvent => ({
  stream: 'withdrawal:1',
  key: name,
  kind: `withdrawal_${name}`,
  at: at(0),
  sequence,
  body,
});

/** A draft and then what is named, in that order. */
function events(names: readonly Name[], needsApproval = false): WithdrawalEvent[] {
  const rest = names.map((name, index) => eventOf(name, index + 2, STEP_BODIES[name] ?? {}));
  return readWithdrawalEvents([eventOf('drafted', 1, drafted(needsApproval)), ...rest]);
}

function state(set: readonly WithdrawalEvent[], now = START): string {
  const facts = foldWithdrawal(set);
  if (!facts) throw new Error('no draft');
  return stateOf(facts, now);
}

const anyNames = fc
  .subarray(Object.keys(STEP_BODIES))
  .chain((names) => fc.shuffledSubarray(names, { minLength: names.length }));
const anyEvents = fc.tuple(anyNames, fc.boolean()).map(([names, own]) => events(names, own));
const anyTime = fc.constantFrom(START, START + LEASE - 1, START + LEASE, START + 1e12);
const holds = (property: fc.IProperty<unknown>) => {
  fc.assert(property as fc.IProperty<unknown>, { numRuns: runs(2_000), seed: SEED });
};

describe(`what is known depends on the set of events alone (seed ${String(SEED)})`, () => {
  it('whatever their order, and however often they come', () => {
    const disturbed = anyEvents.chain((set) =>
      fc.tuple(
        fc.constant(set),
        fc.array(fc.constantFrom(...set), { maxLength: 8 }).chain((again) => {
          const all = [...set, ...again];
          return fc.shuffledSubarray(all, { minLength: all.length });
        }),
      ),
    );
    holds(
      fc.property(disturbed, anyTime, ([set, again], now) => {
        expect(foldWithdrawal(again)).toEqual(foldWithdrawal(set));
        expect(state(again, now)).toBe(state(set, now));
      }),
    );
  });

  it('is one of the states of the contract, at any time', () => {
    holds(
      fc.property(anyEvents, anyTime, (set, now) => {
        expect(WITHDRAWAL_STATES).toContain(state(set, now));
      }),
    );
  });

  it('never makes a draft again of what was sent', () => {
    holds(
      fc.property(anyEvents, anyEvents, anyTime, (set, more, now) => {
        fc.pre(set.some(({ kind }) => kind === 'withdrawal_sending'));
        const later = more.map((event) => ({ ...event, sequence: event.sequence + 100 }));
        for (const known of [set, [...set, ...later]]) {
          expect(['draft', 'awaiting_approval']).not.toContain(state(known, now));
        }
      }),
    );
  });

  it('never hides that money went out', () => {
    holds(
      fc.property(anyEvents, anyTime, (set, now) => {
        const paid = set.some(
          ({ kind }) => kind === 'withdrawal_completed' || kind === 'withdrawal_confirmed',
        );
        if (paid) expect(state(set, now)).toBe('completed');
      }),
    );
  });

  it('never says completed without a signed event or an answer of the service that says so', () => {
    holds(
      fc.property(anyEvents, anyTime, (set, now) => {
        const isSaid = set.some(
          ({ kind }) => kind === 'withdrawal_completed' || kind === 'withdrawal_confirmed',
        );
        const facts = foldWithdrawal(set);
        if (!facts) throw new Error('no draft');
        expect(statusOf(facts, now, 30) === 'completed').toBe(isSaid);
        const proof = proofOf(facts, now, null);
        if (isSaid) expect(proof).not.toBeNull();
        // What was signed comes first.
        const isSigned = set.some(({ kind }) => kind === 'withdrawal_confirmed');
        if (isSaid) expect(proof?.kind).toBe(isSigned ? 'webhook' : 'lookup');
      }),
    );
  });

  it('never says that nothing was created where the service has taken it', () => {
    holds(
      fc.property(anyEvents, anyTime, (set, now) => {
        const taken = set.some(
          ({ kind }) => kind === 'withdrawal_sent' || kind === 'withdrawal_read_back',
        );
        if (taken)
          expect(['refused', 'discarded', 'unknown', 'sending']).not.toContain(state(set, now));
      }),
    );
  });

  it('knows nothing without a draft', () => {
    expect(foldWithdrawal([])).toBeNull();
    expect(foldWithdrawal(events(['sent']).slice(1))).toBeNull();
  });
});

describe('the state', () => {
  it.each<[readonly Name[], string]>([
    [['sending', 'discarded'], 'discarded'],
    [['sending', 'sent', 'deleting'], 'queued'],
    [['sending', 'lost', 'settled', 'read_back', 'started'], 'in_progress'],
    [['sending', 'sent', 'failed', 'confirmed'], 'completed'],
  ])('after %j is %s', (names, expected) => {
    expect(state(events(names))).toBe(expected);
  });

  it('waits for an approval where one is needed', () => {
    expect(state(events([], true))).toBe('awaiting_approval');
    expect(state(events(['approved'], true))).toBe('draft');
    expect(state(events(['approved'], false))).toBe('draft');
  });

  it('becomes unknown at the end of the lease, and only without an outcome', () => {
    expect(state(events(['sending']), START + LEASE - 1)).toBe('sending');
    expect(state(events(['sending']), START + LEASE)).toBe('unknown');
    expect(state(events(['sending', 'sent']), START + LEASE)).toBe('queued');
    expect(state(events(['sending', 'refused']), START + LEASE)).toBe('refused');
  });
});

describe('a deletion that may have been carried out', () => {
  type Step = readonly [name: 'deleting' | 'undeleted', of: number, forGood: boolean];
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom('deleting' as const, 'undeleted' as const),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
    ),
    { maxLength: 8 },
  );
  const eventsOf = (all: readonly Step[]): LedgerEvent[] =>
    all.map(([name, of, forGood], index) => {
      const key = `deleting:${String(of)}`;
      return name === 'deleting'
        ? { ...eventOf(name, index + 2, { who: `person ${String(of)}` }), key }
        : eventOf(name, index + 2, { deleting: key, forGood });
    });

  it('is the last one asked for that was not refused, and none once it cannot be at all', () => {
    holds(
      fc.property(steps, (all) => {
        const set = readWithdrawalEvents([eventOf('drafted', 1, drafted(false)), ...eventsOf(all)]);
        const refused = all.filter(([name]) => name === 'undeleted');
        const open = all.filter(
          ([name, of]) => name === 'deleting' && !refused.some(([, other]) => other === of),
        );
        const last = refused.some(([, , forGood]) => forGood) ? undefined : open.at(-1);
        expect(foldWithdrawal(set)?.deleting?.who).toBe(
          last === undefined ? undefined : `person ${String(last[1])}`,
        );
      }),
    );
  });
});

describe('the events', () => {
  it('of an unknown kind pass by', () => {
    const set = [eventOf('drafted', 1, drafted(false)), eventOf('dreamt', 2, { a: 1 })];
    expect(readWithdrawalEvents(set)).toHaveLength(1);
  });

  it('of a known kind must be readable', () => {
    expect(() => readWithdrawalEvents([eventOf('sent', 2, { serviceId: 1 })])).toThrow(/serviceId/);
    const amount = { ...drafted(false), amount: '1e3' };
    expect(() => readWithdrawalEvents([eventOf('drafted', 1, amount)])).toThrow(/amount/);
  });
});

describe('the history', () => {
  const kinds = (names: readonly Name[], now = START) => {
    const set = events(names);
    const facts = foldWithdrawal(set);
    return facts && historyOf({ events: set, facts }, now).map(({ kind }) => kind);
  };

  it('tells what people did and the outcome, and leaves the bookkeeping out', () => {
    const before = ['approved', 'sending', 'sent', 'started', 'deleting', 'undeleted'];
    expect(kinds([...before, 'completed', 'hashed', 'confirmed'])).toEqual([
      'drafted',
      'approved',
      'sent',
      'started',
      'completed',
      'confirmed',
    ]);
  });

  it('tells a crash that was not reported', () => {
    expect(kinds(['sending'], START + LEASE - 1)).toEqual(['drafted', 'sent']);
    expect(kinds(['sending'], START + LEASE)).toEqual(['drafted', 'sent', 'lost']);
    expect(kinds(['sending', 'settled'], START + LEASE)).toEqual([
      ...['drafted', 'sent', 'lost', 'settled'],
    ]);
    expect(kinds(['sending', 'lost'], START + LEASE)).toEqual(['drafted', 'sent', 'lost']);
  });
});
