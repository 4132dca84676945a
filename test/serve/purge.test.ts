/** Retention of `tillkit serve`: an order goes with its terms and notifications, or not at all. */
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { SqlLedger } from '../../src/ledger/sqlLedger.js';
import { createOutbox } from '../../src/serve/notifications/outbox.js';
import { purgeLedger, type PurgeReport } from '../../src/treasury/server/purgeLedger.js';
import { ledgerFiles, wasmLedgers } from '../ledger/sqlLedgers.js';
import { DECISION_KEY, openServer, type OpenServer } from './openServer.js';

const DAY = 24 * 60 * 60 * 1000;
const decide = { authorization: `Bearer ${DECISION_KEY}` };
const why = { reason: 'called off' };
const KEPT = { open: 0, held: 0, partPaid: 0, unjudged: 0, owed: 0 };

type Store = OpenServer & { readonly ledger: SqlLedger };

/** Deletes what had no news for a day. */
const purge = (
  { ledger, sandbox }: Pick<Store, 'ledger' | 'sandbox'>,
  options: { readonly dryRun?: boolean; readonly db?: SqlLedger['db'] } = {},
): Promise<PurgeReport> =>
  purgeLedger({
    ledger: { ...ledger, db: options.db ?? ledger.db },
    ...{ dryRun: options.dryRun ?? false, onPaid: true, now: sandbox.now },
    before: new Date(sandbox.now() - DAY),
  });

const everything = (ledger: Ledger) => ledger.list({ after: 0, limit: 100_000 });

async function create(store: Store, order: string, amount = '20') {
  const { json, status } = await store.ask('POST', '/v1/orders', {
    ...{ order_id: order, amount_usd: amount, email: `${order}@x.example`, locale: 'de' },
    return_url: `https://shop.example/thanks?${order}`,
  });
  return { ...json, answer: status };
}

async function createPaid(store: Store, order: string): Promise<string> {
  const { handle } = await create(store, order);
  await store.pay(handle);
  await expect.poll(() => toldOf(store, order)).toContain('order.paid');
  return handle;
}

const toldOf = ({ heard }: Store, order: string): string[] =>
  heard
    .filter(({ body }) => body.includes(`"order_id":"${order}"`))
    .map(({ body }) => String((JSON.parse(body) as { type: string }).type));

const postCheckout = (store: Store, handle: string): Promise<Response> =>
  store.browse('POST', '/api/till/checkouts', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: handle }),
  });

const statusOf = async (store: Store, order: string) =>
  (await store.ask('GET', `/v1/orders/${order}`)).json.status;

/** Waits until each notification was taken or refused, but for what was overtaken before it was sent. */
const noted = (store: Store, end: 'delivered' | 'failed') =>
  vi.waitFor(
    async () => {
      const all = await everything(store.ledger);
      const events = all.filter(({ body }) => body['type'] !== 'order.detected');
      const streamsWith = (kinds: RegExp) =>
        new Set(events.filter(({ kind }) => kinds.test(kind)).map(({ stream }) => stream));
      const ends = end === 'delivered' ? /^notification_delivered/u : /^notification_(d|f)/u;
      const told = streamsWith(/^notification$/u);
      expect([...streamsWith(ends)]).toEqual(expect.arrayContaining([...told]));
      const count = (kinds: RegExp) => all.filter(({ kind }) => kinds.test(kind)).length;
      expect(count(/^turn_ended$/u)).toBeGreaterThanOrEqual(count(/^notification_(d|f)/u));
    },
    { timeout: 15_000 },
  );

const openStore = (ledger: SqlLedger): Store => ({
  ...openServer({ TILL_KEEP_EMAIL: 'true' }, { ledger }),
  ledger,
});

/** An order in each state, all without news for two days. */
async function fill(ledger: SqlLedger): Promise<Store> {
  const store = openStore(ledger);
  await createPaid(store, 'paid');
  await create(store, 'unopened');
  await postCheckout(store, (await create(store, 'open')).handle);
  await create(store, 'closed');
  await store.ask('POST', '/v1/orders/closed/close', why, decide);
  const wallet = await store.ask('POST', '/v1/customers/c-7/wallet', { email: 'c-7@x.example' });
  await store.pay(wallet.json.handle, { amount: '5' });
  await noted(store, 'delivered');
  store.answerWith(() => new Response(null, { status: 500 }));
  await createPaid(store, 'untaken');
  await noted(store, 'failed');
  await store.sandbox.advance(2 * DAY);
  return store;
}

const HOLDS = ['open', 'untaken', 'c-7'];
const GOES = ['paid', 'unopened', 'closed'];
const BEFORE = { ...KEPT, open: 1, owed: 1 };

/** Streams of an order or a customer, and of its notifications. */
async function streamsOf(ledger: Ledger, order: string): Promise<string[]> {
  const events = await everything(ledger);
  const named = new Set([
    ...[`order:${order}`, `store_order:${order}`, `customer:${order}`, `store_customer:${order}`],
  ]);
  const of = events.filter(
    ({ stream, body }) =>
      named.has(stream) ||
      [`"order_id":"${order}"`, `"customer_id":"${order}"`].some((text) =>
        JSON.stringify(body).includes(text),
      ),
  );
  return [...new Set(of.map(({ stream }) => stream))].sort();
}

/** Ends the purge as a power cut does, before a statement that changes rows or right after it. */
function killAt(number: number): { readonly plugin: KyselyPlugin; readonly seen: () => number } {
  let seen = 0;
  const changes = new WeakSet<object>();
  return {
    seen: () => seen,
    plugin: {
      transformQuery({ node, queryId }) {
        if (/^(Delete|Update|Insert|Raw)/u.test(node.kind)) {
          changes.add(queryId);
          seen += 1;
          if (seen === number) throw new Error('killed');
        }
        return node;
      },
      transformResult: ({ result, queryId }) => {
        if (!changes.has(queryId)) return Promise.resolve(result);
        seen += 1;
        return seen === number ? Promise.reject(new Error('killed')) : Promise.resolve(result);
      },
    },
  };
}

/** Runs something right before or after the ledger does what a test chooses. */
function interrupted(ledger: SqlLedger) {
  let next: { readonly when: RegExp; readonly act: () => Promise<unknown> } | null = null;
  const wait = async (what: string): Promise<void> => {
    const due = next;
    if (!due?.when.test(what)) return;
    next = null;
    await due.act();
  };
  return {
    once(when: RegExp, act: () => Promise<unknown>): void {
      next = { when, act };
    },
    wasReached: () => next === null,
    ledger: {
      ...ledger,
      append: async (event: Parameters<Ledger['append']>[0]) => {
        await wait(`append ${event.stream} ${event.kind}`);
        return ledger.append(event);
      },
      list: async (query: Parameters<Ledger['list']>[0]) => {
        const stream = 'stream' in query ? query.stream : '';
        await wait(`list ${stream}`);
        const events = await ledger.list(query);
        await wait(`listed ${stream}`);
        return events;
      },
    },
  };
}

const describeLedger = (name: string, make: () => Promise<SqlLedger>) =>
  describe(`a purge of tillkit serve on ${name}`, () => {
    it('deletes what is over with its terms and notifications, and nothing else', async () => {
      const store = await fill(await make());
      const { ledger } = store;
      const was = await everything(ledger);
      const held = await Promise.all(HOLDS.map((order) => streamsOf(ledger, order)));
      const expected = { orders: 2, unopened: 1, unreadable: 0, kept: BEFORE };
      expect(await purge(store, { dryRun: true })).toMatchObject(expected);
      expect(await everything(ledger)).toEqual(was);

      expect(await purge(store)).toMatchObject(expected);
      const left = await everything(ledger);
      for (const order of GOES) {
        expect(JSON.stringify(left)).not.toContain(`${order}@x.example`);
        expect([order, await streamsOf(ledger, order)]).toEqual([order, []]);
        expect(await statusOf(store, order)).toBe(404);
      }
      expect(await Promise.all(HOLDS.map((order) => streamsOf(ledger, order)))).toEqual(held);
      expect(left.filter(({ sequence }) => was.every((one) => one.sequence !== sequence))).toEqual([
        expect.objectContaining({ stream: 'retention' }),
        // So that money which still comes to the address can be named.
        expect.objectContaining({ kind: 'purged_wallet' }),
      ]);
      const claims = await ledger.db.selectFrom('till_claims').select('effect').execute();
      expect(claims.filter(({ effect }) => /order:(paid|closed)/u.test(effect))).toEqual([]);
      expect(await purge(store)).toMatchObject({ orders: 0, unopened: 0, kept: BEFORE });
    });

    it('keeps an order until its notifications are taken, and then deletes both', async () => {
      const store = await fill(await make());
      const { ledger, sandbox } = store;
      await purge(store);
      store.answerWith(() => new Response(null, { status: 204 }));
      store.heard.length = 0;
      store.another();
      await expect.poll(() => toldOf(store, 'untaken')).toContain('order.paid');
      await noted(store, 'delivered');
      // Told a moment ago: it is not old yet.
      expect(await purge(store)).toMatchObject({ orders: 0, kept: { owed: 0 } });
      await sandbox.advance(2 * DAY);
      expect(await purge(store)).toMatchObject({ orders: 1, kept: { ...BEFORE, owed: 0 } });
      expect(await streamsOf(ledger, 'untaken')).toEqual([]);
    });

    it('keeps an order that somebody wants to be told of again', async () => {
      const store = await fill(await make());
      const { ledger, sandbox } = store;
      const id = store.heard.find(({ body }) => body.includes('"order_id":"paid"'))?.id ?? '';
      await createOutbox(ledger, sandbox.now).wishResend(id);
      await sandbox.advance(2 * DAY);
      expect(await purge(store)).toMatchObject({ orders: 1, kept: { owed: 2 } });
      expect(await statusOf(store, 'paid')).toBe('paid');
    });

    it('opens no deleted order again, and takes a new one of its number for what it says', async () => {
      const store = await fill(await make());
      const handle = (await store.ask('GET', '/v1/orders/paid')).json.handle;
      await purge(store);
      expect((await postCheckout(store, handle)).status).toBe(403);
      expect((await store.browse('GET', `/pay/${handle}`)).status).toBe(404);

      const again = await create(store, 'paid', '31');
      expect(again).toMatchObject({ answer: 201, status: 'created', amount_usd: '31' });
      expect(again.handle).not.toBe(handle);
      expect((await postCheckout(store, handle)).status).toBe(403);
      const opened = (await (await postCheckout(store, again.handle)).json()) as {
        readonly checkout: { readonly paid: boolean; readonly order: unknown };
      };
      expect(opened.checkout).toMatchObject({ paid: false, order: { amountUsd: '31' } });
      // It is told under the same id as for the order before: that it was told must be forgotten.
      await create(store, 'closed');
      store.heard.length = 0;
      await store.ask('POST', '/v1/orders/closed/close', why, decide);
      await expect.poll(() => toldOf(store, 'closed')).toEqual(['order.closed']);
    });

    it('that is killed anywhere leaves each order whole or gone, and the next one finishes', async () => {
      let last = Number.POSITIVE_INFINITY;
      for (let number = 1; number <= last; number += 1) {
        const store = openStore(await make());
        const { ledger } = store;
        const orders = ['paid', 'unopened', 'open'];
        await createPaid(store, 'paid');
        await create(store, 'unopened');
        await postCheckout(store, (await create(store, 'open')).handle);
        await noted(store, 'delivered');
        await store.sandbox.advance(2 * DAY);
        const was = new Map<string, string[]>();
        for (const order of orders) was.set(order, await streamsOf(ledger, order));
        const { plugin, seen } = killAt(number);
        const run = purge(store, { db: ledger.db.withPlugin(plugin) });
        const isKilled = await run.then(
          () => false,
          (error: Error) => /killed/u.test(error.message),
        );
        if (!isKilled) last = seen();
        for (const order of orders) {
          const now = await streamsOf(ledger, order);
          expect([order, number, now]).toEqual([
            order,
            number,
            now.length === 0 && order !== 'open' ? [] : was.get(order),
          ]);
        }
        expect(await purge(store)).toMatchObject({ kept: { ...KEPT, open: 1 } });
        expect(await streamsOf(ledger, 'paid')).toEqual([]);
        expect(await streamsOf(ledger, 'unopened')).toEqual([]);
        expect(await streamsOf(ledger, 'open')).toEqual(was.get('open'));
        const claims = await ledger.db.selectFrom('till_claims').select('effect').execute();
        expect(claims.map(({ effect }) => effect)).toEqual([expect.stringMatching(/^wallet:/u)]);
      }
      expect(last).toBeGreaterThan(5);
    });

    describe('while somebody else writes', () => {
      const open = async () => {
        const races = interrupted(await make());
        const store = { ...(await fill(races.ledger)), ledger: races.ledger };
        const run = () => purge(store);
        return { ...races, store, run };
      };

      it('deletes nothing of an order whose terms the shop has just changed', async () => {
        const { store, once, run, wasReached } = await open();
        const was = await streamsOf(store.ledger, 'paid');
        const id = store.heard.find(({ body }) => body.includes('"order_id":"paid"'))?.id ?? '';
        // The terms were looked at by then.
        once(new RegExp(`list notification:${id}`, 'u'), () =>
          store.ask('POST', '/v1/orders', { order_id: 'paid', amount_usd: '20' }),
        );
        await run();
        expect(wasReached()).toBe(true);
        expect(await streamsOf(store.ledger, 'paid')).toEqual(was);
        expect(await store.ledger.list({ stream: 'store_order:paid' })).toHaveLength(2);
        expect(await statusOf(store, 'paid')).toBe('paid');
      });

      it('has the shop create an order anew that goes between its look and its write', async () => {
        const { store, once, run, wasReached } = await open();
        once(/append store_order:paid/u, run);
        const { json } = await store.ask('POST', '/v1/orders', {
          ...{ order_id: 'paid', amount_usd: '20' },
        });
        expect(wasReached()).toBe(true);
        expect(json).toMatchObject({ order_id: 'paid', status: 'created' });
        const { json: listed } = await store.ask('GET', '/v1/orders');
        expect(listed.orders.map((one) => one.order_id)).toContain('paid');
        for (const amount of ['21', '22', '23', '24']) {
          const { json: next } = await store.ask('POST', '/v1/orders', {
            ...{ order_id: 'paid', amount_usd: amount },
          });
          expect(next).toMatchObject({ amount_usd: amount, handle: json.handle });
        }
        expect((await postCheckout(store, json.handle)).status).toBe(200);
      });

      it('says that an order is gone if it goes after the shop’s look and before its answer', async () => {
        const { store, once, run, wasReached } = await open();
        const { json } = await store.ask('GET', '/v1/orders/paid');
        once(/listed store_order:paid/u, run);
        const answer = await create(store, 'paid');
        expect(wasReached()).toBe(true);
        expect([answer.answer, answer.code]).toEqual([404, 'not_found']);
        expect((await create(store, 'paid')).handle).not.toBe(json.handle);
      });

      it('lets no page be paid that it opens from terms which go meanwhile', async () => {
        const { store, once, run, wasReached } = await open();
        const { json } = await store.ask('GET', '/v1/orders/paid');
        once(/listed store_order:paid/u, run);
        const answer = await postCheckout(store, json.handle);
        expect(wasReached()).toBe(true);
        expect(answer.status).toBe(403);
        expect(await answer.text()).not.toContain('token');
        expect(await statusOf(store, 'paid')).toBe(404);
        // What the page has opened counts for nothing: the shop's own word does.
        const again = await create(store, 'paid', '31');
        const opened = await postCheckout(store, again.handle);
        expect(await opened.json()).toMatchObject({
          checkout: { paid: false, order: { amountUsd: '31' } },
        });
      });

      it('lets no decision count for a later order of that number', async () => {
        const { store, once, run, wasReached } = await open();
        once(/append order:closed marked_paid/u, run);
        const marked = await store.ask('POST', '/v1/orders/closed/mark-paid', why, decide);
        expect(wasReached()).toBe(true);
        expect([marked.status, marked.json.code]).toEqual([404, 'not_found']);
        expect(toldOf(store, 'closed')).toEqual(['order.closed']);
        const { handle } = await create(store, 'closed', '99');
        expect((await postCheckout(store, handle)).status).toBe(503);
        expect(await statusOf(store, 'closed')).toBe('created');
        await run();
        const opened = await postCheckout(store, handle);
        expect(await opened.json()).toMatchObject({
          checkout: { paid: false, order: { amountUsd: '99' } },
        });
      });

      it('opens nothing for a decision about an order that goes meanwhile', async () => {
        const { store, once, run, wasReached } = await open();
        once(/append order:unopened opened/u, run);
        const marked = await store.ask('POST', '/v1/orders/unopened/mark-paid', why, decide);
        expect(wasReached()).toBe(true);
        expect([marked.status, marked.json.code]).toEqual([404, 'not_found']);
        const events = await store.ledger.list({ stream: 'order:unopened' });
        expect(events.map(({ kind }) => kind)).not.toContain('marked_paid');
      });

      it('sends nothing, and counts nothing as waiting, for a wish that comes too late', async () => {
        const { store, once, run, wasReached } = await open();
        const id = store.heard.find(({ body }) => body.includes('"order_id":"paid"'))?.id ?? '';
        once(/append notification:.* notification_resend/u, run);
        const outbox = createOutbox(store.ledger, store.sandbox.now);
        await outbox.wishResend(id);
        expect(wasReached()).toBe(true);
        expect(await outbox.find(id)).toBeNull();
      });
    });

    it('of two at the same moment deletes each order once', async () => {
      const store = await fill(await make());
      const reports = await Promise.all([purge(store), purge(store)]);
      const sum = (name: 'orders' | 'unopened') =>
        reports.reduce((total, report) => total + report[name], 0);
      expect([sum('orders'), sum('unopened')]).toEqual([2, 1]);
      for (const order of GOES) expect(await streamsOf(store.ledger, order)).toEqual([]);
      expect(await statusOf(store, 'open')).toBe('open');
    });
  });

const connect = ledgerFiles();
const { make: makePostgres } = wasmLedgers();
describeLedger('SQLite', async () => connect()[0]);
describeLedger('PostgreSQL', makePostgres);
