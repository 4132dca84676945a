/** The law of a paid order's price, over `/v1`, on a real database: changes in the window of the payment. */
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/ledger/ledger.js';
import { blockAfterPayment } from '../server/blockAfterPayment.js';
import { DECISION_KEY, openServer } from '../serve/openServer.js';

const TRIES = 200;
const SLOW = 300_000;
const decide = { authorization: `Bearer ${DECISION_KEY}` };
const because = { reason: 'checked' };
const order = (number: string, amount = '20') => ({ order_id: number, amount_usd: amount });

/** The ledger, and what happens right before the next event of a kind is appended. */
function steer(inner: Ledger) {
  const before = new Map<string, () => Promise<unknown>>();
  const ledger: Ledger = {
    durability: inner.durability,
    append: async (event) => {
      const act = before.get(event.kind);
      before.delete(event.kind);
      await act?.();
      return inner.append(event);
    },
    list: (query) => inner.list(query),
    claim: (request) => inner.claim(request),
  };
  return { ledger, before };
}

/** Declares the tests. @param openLedger opens an empty ledger; the caller closes it. */
export function describeFinalTerms(name: string, openLedger: () => Promise<Ledger>): void {
  describe(`a paid order on ${name}`, () => {
    it(
      `is never paid at an amount that was not paid, in ${String(TRIES)} tries of a raise in that moment`,
      async () => {
        const { ledger, before } = steer(await openLedger());
        const store = openServer({}, { ledger });
        const met = { refused: 0, accepted: 0 };
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
          const number = `raced-${String(attempt)}`;
          const { json } = await store.ask('POST', '/v1/orders', order(number));
          const hash = await store.pay(json.handle, { confirm: false });
          const confirm = async () => {
            store.sandbox.confirm(hash);
            await store.sandbox.settle();
          };
          const raise = () => store.ask('POST', '/v1/orders', order(number, '2000'));
          const mark = () => store.ask('POST', `/v1/orders/${number}/mark-paid`, because, decide);
          let raised: Promise<{ readonly status: number }> | null = null;
          const way = attempt % 4;
          if (way === 0) before.set('amended', confirm);
          if (way === 1) before.set('confirmed', () => (raised = raise()));
          if (way === 1) await confirm();
          else if (way === 2) [raised] = [raise(), await confirm()];
          else if (way === 3) [raised] = [raise(), await mark()];
          const { status } = await (raised ?? raise());
          before.clear();
          const { json: read } = await store.ask('GET', `/v1/orders/${number}`);
          expect([200, 409]).toContain(status);
          met[status === 409 ? 'refused' : 'accepted'] += 1;
          // What was accepted is the amount, and what was refused is not.
          expect(read.amount_usd).toBe(status === 409 ? '20' : '2000');
          // Evidence of 20 pays no order of 2000; the store's word may.
          if (way !== 3) expect(read.status).toBe(status === 409 ? 'paid' : 'open');
          else expect(read.status).toBe('paid');
          const told = store.heard
            .map(({ type, body }) => ({ type, ...(JSON.parse(body) as { data: object }) }))
            .filter(({ type, data }) => type === 'order.paid' && 'order_id' in data)
            .map(({ data }) => data as { order_id: string; amount_usd: string })
            .filter((data) => data.order_id === number);
          for (const { amount_usd: amount } of told) expect(amount).toBe(read.amount_usd);
          store.heard.length = 0;
          // Else the limit on one visitor's checkouts is reached.
          await store.sandbox.advance(60_000);
        }
        expect(Math.min(...Object.values(met))).toBeGreaterThan(TRIES / 8);
      },
      SLOW,
    );

    it('keeps its amount through a hold and its release, paid or marked', async () => {
      const store = openServer({}, { ledger: await openLedger() });
      for (const [number, other] of [
        ['paid-raised', '2000'],
        ['paid-lowered', '5'],
        ['marked-raised', '2000'],
        ['marked-lowered', '5'],
      ] as const) {
        const { json } = await store.ask('POST', '/v1/orders', order(number));
        if (number.startsWith('paid')) {
          await store.pay(json.handle);
          await blockAfterPayment(store.ledger, `order:${number}`);
        } else {
          store.sandbox.block(await store.pay(json.handle, { confirm: false }));
          await store.sandbox.settle();
          await store.ask('POST', `/v1/orders/${number}/mark-paid`, because, decide);
        }
        const path = `/v1/orders/${number}`;
        expect((await store.ask('GET', path)).json.status).toBe('held');
        expect((await store.ask('POST', '/v1/orders', order(number, other))).status).toBe(409);
        await store.ask('POST', `${path}/release-hold`, because, decide);
        expect((await store.ask('GET', path)).json).toMatchObject({
          status: 'paid',
          amount_usd: '20',
        });
      }
    });
  });
}
