/** The ledger conformance suite fails each of these faulty ledgers. */
import { describe, expect, it } from 'vitest';
import { ledgerConformance, type LedgerConformance } from '../../src/exports/testing.js';
import { canonicalJson } from '../../src/ledger/canonicalJson.js';
import { checkClaim, checkEvent, checkListQuery } from '../../src/ledger/checkRequest.js';
import type { ClaimResult, Ledger, LedgerEvent } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSmallKit } from '../runtimes/conformance/smallKit.js';

/** Faults of a database; none by default. */
interface Habits {
  /** Under which spelling a name is found. */
  readonly spelling?: (name: string) => string;
  /** The same for effects alone. */
  readonly effect?: (name: string) => string;
  readonly at?: (at: string) => string;
  readonly body?: (json: string) => string;
  /** Between drawing a number and being seen. */
  readonly commit?: () => Promise<void>;
  /** Between looking for a key and writing it: one's own turn only. */
  readonly look?: () => Promise<void>;
}

interface Tables {
  readonly events: Map<string, LedgerEvent & { json: string }>;
  readonly claims: Map<string, readonly [claimId: string, until: number][]>;
  drawn: number;
}

const newTables = (): Tables => ({ events: new Map(), claims: new Map(), drawn: 0 });
const same = <T>(value: T): T => value;
const turn = (ms = 0): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/** A ledger over tables that others may have open too; each takes one write of its own at a time. */
function tableLedger(tables: Tables, habits: Habits = {}): Ledger {
  const { spelling = same, effect: spelt = spelling, at = same, body = same } = habits;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = habits.commit ? work() : queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };
  return {
    durability: 'database',
    async append(event) {
      checkEvent(event);
      const json = canonicalJson(event.body);
      return inTurn(async () => {
        const name = JSON.stringify([spelling(event.stream), spelling(event.key)]);
        const present = tables.events.get(name);
        if (habits.look) await habits.look();
        if (present) {
          const outcome = present.json === json ? 'duplicate' : 'conflict';
          return { sequence: present.sequence, outcome };
        }
        const sequence = (tables.drawn += 1);
        const kept = JSON.parse(body(json)) as LedgerEvent['body'];
        const written = { ...event, sequence, json, at: at(event.at), body: kept };
        if (habits.commit) {
          tables.events.set(name, { ...written, sequence: Infinity });
          await habits.commit();
        }
        tables.events.set(name, written);
        return { sequence, outcome: 'new' };
      });
    },
    async list(query) {
      checkListQuery(query);
      const all = [...tables.events.values()]
        .filter(({ sequence }) => sequence < Infinity)
        .sort((a, b) => a.sequence - b.sequence);
      const found =
        'stream' in query
          ? all.filter(({ stream }) => spelling(stream) === spelling(query.stream))
          : all
              .filter((one) => one.sequence > query.after)
              .filter(({ kind }) => query.kind === undefined || kind === query.kind)
              .slice(0, query.limit ?? 1000);
      return found.map(({ json: _json, ...event }) => structuredClone(event));
    },
    async claim(request) {
      checkClaim(request);
      return inTurn(async (): Promise<ClaimResult> => {
        const { attempt, now, leaseUntil } = request;
        const effect = spelt(request.effect);
        const attempts = tables.claims.get(effect) ?? [];
        if (habits.look) await habits.look();
        const present = attempts[attempt - 1];
        if (present) return { outcome: 'taken', claimId: present[0], leaseUntil: present[1] };
        const before = attempts.at(-1);
        if (attempt !== attempts.length + 1 || (before && now < before[1])) {
          return { outcome: 'refused' };
        }
        const claimId = attempts[0]?.[0] ?? request.claimId;
        tables.claims.set(effect, [...attempts, [claimId, leaseUntil]]);
        return { outcome: 'granted', claimId };
      });
    },
  };
}

/** Every second parallel append becomes visible late. */
function everySecondLate(): () => Promise<void> {
  let count = 0;
  return () => turn((count += 1) % 2 === 0 ? 0 : 20);
}

type Made = Pick<LedgerConformance, 'make'> & Partial<Pick<LedgerConformance, 'reopen'>>;

/** A custom ledger, opened twice on the same tables. */
function made(habits: Habits = {}): Made {
  let tables = newTables();
  return {
    make: async () => tableLedger((tables = newTables()), habits),
    reopen: async () => tableLedger(tables, habits),
  };
}

/** The failed tests. */
async function failuresOf(ledger: Made): Promise<string[]> {
  const { kit, run } = createSmallKit();
  ledgerConformance(kit, { name: 'a ledger', runs: 5, ...ledger });
  const results = await run();
  return results.flatMap(({ name, failure }) => (failure === null ? [] : [`${name}: ${failure}`]));
}

describe('ledgerConformance', () => {
  it('passes a correct ledger, and one in memory without `reopen`', async () => {
    expect(await failuresOf(made())).toEqual([]);
    expect(await failuresOf({ make: async () => memoryLedger() })).toEqual([]);
  });

  it.each<[string, Habits, RegExp]>([
    [
      'keeps times to the second',
      { at: (at) => at.replace(/\.\d{3}Z$/, '.000Z') },
      /to the millisecond/,
    ],
    [
      'confuses effects that differ in case',
      { spelling: same, effect: (name) => name.toLowerCase() },
      /look alike/,
    ],
    ['confuses names that differ in trailing spaces', { spelling: (n) => n.trimEnd() }, /./],
    [
      'compares the first 255 letters',
      { spelling: (name) => name.slice(0, 255) },
      /last character/,
    ],
    [
      'keeps whole numbers in 32 bits',
      { body: (json) => json.replace(/\b\d{10,}\b/g, (digits) => String(Number(digits) | 0)) },
      /numbers and member names/,
    ],
    [
      'reads dots in member names as paths',
      { body: (json) => json.replace(/"USDT\.Tron":("[^"]*")/g, '"USDT":{"Tron":$1}') },
      /numbers and member names/,
    ],
    ['shows a later number before an earlier one', { commit: everySecondLate() }, /a reader/],
    ['locks within its own process only', { look: turn }, /two instances/],
  ])('finds a ledger that %s', async (_fault, habits, expected) => {
    expect((await failuresOf(made(habits))).join('\n')).toMatch(expected);
  });

  it('finds a ledger in memory that reports another durability', async () => {
    const make = async (): Promise<Ledger> => ({ ...memoryLedger(), durability: 'database' });
    expect((await failuresOf({ make, reopen: make })).join('\n')).toMatch(/for the next instance/);
    expect((await failuresOf({ make })).join('\n')).toMatch(/pass `reopen`/);
    const nameless = async (): Promise<Ledger> => {
      const { append, list, claim } = memoryLedger();
      return { append, list, claim } as Ledger;
    };
    expect((await failuresOf({ make: nameless })).join('\n')).toMatch(/has a known durability/);
  });
});
