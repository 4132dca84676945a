/** A Worker that holds the ledger in D1 against the whole conformance suite, inside of workerd. */
import {
  d1Ledger,
  purgeLedger,
  type D1Binding,
  type D1Statement,
  type SqlLedger,
} from '../../../src/exports/ledger-d1.js';
import { ledgerConformance } from '../../../src/exports/testing.js';
import { CHECKS, runChecks } from './checks.js';
import { createConformanceStore, toSite } from './conformanceStore.js';
import { createSmallKit } from './smallKit.js';

/** More of a real binding than the ledger needs. */
interface RealD1 extends D1Binding {
  batch(statements: readonly D1Statement[]): Promise<unknown>;
  withSession(): D1Binding;
}

/** What a purge writes: one event of itself, and one for the addresses of each order's wallet. */
const isOfPurge = ({ kind }: { readonly kind: string }): boolean => /^purged/u.test(kind);

const TABLES = ['till_events', 'till_claims', 'till_schema'];

/** Fewer than by default, because each history begins by making the tables again. */
const RUNS = 25;

/** Made by the first request for all others, as a Worker makes it. */
let shared: SqlLedger | undefined;

const server = {
  async fetch(request: Request, { DB }: { readonly DB: RealD1 }): Promise<Response> {
    shared ??= d1Ledger({ database: DB });
    const ledgerOfAll = shared;
    if (new URL(request.url).pathname === '/leave') {
      // Nobody waits for it, so workerd cuts it off with the answer, in the midst of its first use.
      void ledgerOfAll.append(event('left'));
      return new Response(null, { status: 204 });
    }
    const { kit, run } = createSmallKit();
    kit.it('d1Ledger: answers after a request that was cut off at the first use', async () => {
      const late = new Promise((resolve) => setTimeout(resolve, 10_000, 'no answer'));
      const { outcome } = (await Promise.race([ledgerOfAll.append(event('next')), late])) as {
        outcome: unknown;
      };
      kit.expect(outcome).toBe('new');
    });
    const make = async () => {
      await DB.batch(TABLES.map((table) => DB.prepare(`drop table if exists ${table}`)));
      return d1Ledger({ database: DB });
    };
    const reopen = async () => d1Ledger({ database: DB });
    ledgerConformance(kit, { name: 'd1Ledger', make, reopen, runs: RUNS });
    kit.describe('d1Ledger', () => {
      kit.it('is made by many Workers at once', async () => {
        await make();
        const ledgers = Array.from({ length: 8 }, () => d1Ledger({ database: DB }));
        const results = await Promise.all(ledgers.map((ledger) => ledger.append(event('one'))));
        kit.expect(results.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
      });

      kit.it('shows a reader with a cursor every event of many Workers', async () => {
        const reader = await make();
        const writers = Array.from({ length: 6 }, () => d1Ledger({ database: DB }));
        let writing = true;
        const reading = readAll(reader, () => !writing);
        const written = await Promise.all(
          writers.map(async (ledger, w) => {
            const keys = Array.from({ length: 40 }, (_, n) => `${String(w)}:${String(n)}`);
            const results = await Promise.all(keys.map((key) => ledger.append(event(key))));
            return results.map(({ sequence }) => sequence);
          }),
        );
        writing = false;
        kit.expect(await reading).toEqual(written.flat().sort((a, b) => a - b));
      });

      kit.it('never gives a number twice', async () => {
        const ledger = await make();
        const { sequence } = await ledger.append(event('first'));
        await ledger.db.deleteFrom('till_events').execute();
        const next = await ledger.append(event('first'));
        kit.expect(next.outcome).toBe('new');
        kit.expect(next.sequence).toBeGreaterThan(sequence);
      });

      kit.it('carries a whole store, and is purged of what is paid', async () => {
        const ledger = await make();
        const { handler, control } = createConformanceStore(ledger);
        const site = toSite(handler, control);
        const fetch = (url: string, init?: RequestInit) => site(new Request(url, init));
        const endpoint = {
          base: 'https://store.example/api/till',
          fetch,
          supportsStreaming: false,
        };
        const failed = (await runChecks(CHECKS, endpoint)).filter(({ failure }) => failure);
        kit.expect(failed).toEqual([]);
        const before = new Date(Date.now() + 60_000);
        // What has just been paid is old on the clock that it is given.
        const purge = { ledger, before, now: () => before.getTime() };
        const counted = await purgeLedger({ ...purge, dryRun: true });
        kit.expect(counted.orders).toBeGreaterThan(0);
        const held = (await ledger.list({ after: 0, limit: 100_000 })).length;
        const gone = await purgeLedger(purge);
        kit.expect(gone.orders).toBe(counted.orders);
        const left = await ledger.list({ after: 0, limit: 100_000 });
        const old = left.filter((event) => !isOfPurge(event));
        kit.expect(gone.events).toBe(held - old.length);
        kit.expect(left.length - old.length).toBe(1 + gone.orders);
        kit.expect((await purgeLedger(purge)).orders).toBe(0);
      });

      kit.it('refuses a transaction, and a session', async () => {
        const { db } = await make();
        const transaction = db.transaction().execute(() => Promise.resolve());
        await kit.expect(transaction).rejects.toThrow('no interactive transactions');
        const open = async () => d1Ledger({ database: DB.withSession() });
        await kit.expect(open()).rejects.toThrow('session of D1');
      });
    });
    return Response.json(await run());
  },
};

function event(key: string) {
  return { stream: 's', key, kind: 'seen', at: '2026-03-01T12:00:00.000Z', body: {} };
}

/** Reads page by page until there is nothing more to come. */
async function readAll(ledger: SqlLedger, isLast: () => boolean): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const last = isLast();
    const page = await ledger.list({ after: seen.at(-1) ?? 0, limit: 20 });
    seen.push(...page.map(({ sequence }) => sequence));
    if (last && page.length === 0) return seen;
  }
}

// The default export is the shape that a Worker has.
export { server as default };
