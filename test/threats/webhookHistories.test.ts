/**
 * Histories of deliveries through the real handler: signed and forged, repeated and reordered. What
 * is unsigned changes nothing, what is held pays nothing, and order does not matter.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { openStore } from '../server/openStore.js';
import { eventOf, unconfirmedEventOf } from '../server/webhooks/samples.js';
import { runs, SEED } from '../support/runs.js';

vi.setConfig({ testTimeout: 300_000 });

const event = fc.record({
  type: fc.constantFrom(
    'PaymentNotConfirmed',
    'PaymentReceived',
    'PaymentReceived',
    'PaymentAMLBlocked',
    'WithdrawalFromProcessingReceived',
    'PaymentReversed',
  ),
  txHash: fc.constantFrom('aa'.repeat(32), 'bb'.repeat(32)),
  amount: fc.constantFrom('20', '20', '12', '8'),
  forged: fc.constantFrom(
    'no' as const,
    'no' as const,
    'no' as const,
    'nothing' as const,
    'no secret' as const,
    'other secret' as const,
    'changed' as const,
  ),
});
type EventPlan = typeof event extends fc.Arbitrary<infer T> ? T : never;

const PAYMENTS = ['PaymentNotConfirmed', 'PaymentReceived', 'PaymentAMLBlocked'];

/** Reckoned from what was sent: a signed block, or two signed amounts of one transfer. */
function mustBeHeld(sent: readonly EventPlan[]): boolean {
  const signed = sent.filter(({ forged, type }) => forged === 'no' && PAYMENTS.includes(type));
  const contradicted = signed.some((one) =>
    signed.some((other) => one.txHash === other.txHash && one.amount !== other.amount),
  );
  return contradicted || signed.some(({ type }) => type === 'PaymentAMLBlocked');
}

/** One store for all histories; each opens orders of its own. */
function openShop() {
  const calls: { reference: string; checkout: CheckoutSnapshot }[] = [];
  const store = openStore({
    handler: {
      onPaid: ({ reference, checkout }) => void calls.push({ reference, checkout }),
    },
  });
  store.sandbox.setDelivery({ paused: true });
  let orders = 0;

  async function order() {
    const orderId = `h-${String((orders += 1))}`;
    store.book.set(orderId, { orderId, amountUsd: '20' });
    await store.handler.open({ orderId, amountUsd: '20' });
    const { token } = await store.open(orderId, 'USDT.Tron');
    const externalId = store.sandbox.state().wallets.at(-1)?.externalId ?? '';
    return { orderId, token, externalId };
  }

  function bodyOf(externalId: string, { type, txHash, amount }: EventPlan): string {
    return type === 'PaymentNotConfirmed'
      ? unconfirmedEventOf(externalId, { txHash, amount })
      : eventOf(externalId, { type, txHash, amount });
  }

  async function deliver(externalId: string, plan: EventPlan): Promise<number> {
    const body = bodyOf(externalId, plan);
    const good = signWebhook(body, store.sandbox.webhookSecret);
    const signature = {
      no: good,
      nothing: null,
      'no secret': signWebhook(body, ''),
      'other secret': signWebhook(body, 'the-secret-of-somebody-else'),
      changed: good.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    }[plan.forged];
    const { status } = await store.deliver(body, signature);
    await store.settle();
    return status;
  }

  return { store, calls, order, deliver };
}

const size = async ({ ledger }: ReturnType<typeof openStore>): Promise<number> => {
  let count = 0;
  for (let after = 0; ;) {
    const page = await ledger.list({ after });
    const last = page.at(-1);
    if (!last) return count;
    count += page.length;
    after = last.sequence;
  }
};

/** Histories of one order each. */
const ORDERS = runs(200, 100);

describe('through the real handler', () => {
  it('no unsigned delivery leaves a trace, and no held order is reported paid', async () => {
    const { store, calls, order, deliver } = openShop();
    let paid = 0;
    let held = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 5 }), async (plans) => {
        const { orderId, externalId } = await order();
        let wasPaid = false;
        for (const [index, plan] of plans.entries()) {
          const [entries, callbacks] = [await size(store), calls.length];
          const status = await deliver(externalId, plan);
          if (plan.forged !== 'no') {
            expect(status).toBe(401);
            expect(await size(store)).toBe(entries);
          } else {
            expect(status).toBe(200);
          }
          const now = await store.handler.getCheckout(orderId);
          const isHeld = mustBeHeld(plans.slice(0, index + 1));
          expect(now?.exceptions.includes('held')).toBe(isHeld);
          // Once paid, only a hold on the money that paid it takes that back.
          if (wasPaid && !isHeld) expect(now?.paid).toBe(true);
          if (isHeld && !wasPaid) {
            held += 1;
            expect(now?.paid).toBe(false);
            expect(calls).toHaveLength(callbacks);
          }
          wasPaid ||= now?.paid === true;
        }
        const told = calls.filter(({ reference }) => reference === orderId);
        expect(told.length).toBeLessThanOrEqual(1);
        for (const { checkout } of told) {
          paid += 1;
          expect(checkout).toMatchObject({ paid: true, progress: 'confirmed' });
        }
      }),
      { numRuns: ORDERS, seed: SEED },
    );
    expect(paid).toBeGreaterThan(ORDERS / 10);
    expect(held).toBeGreaterThan(ORDERS / 10);
  });

  it('two orders that hear the same in different orders end in the same state, but for when a hold came', async () => {
    const { store, order, deliver } = openShop();
    const signed = event.map((plan) => ({ ...plan, forged: 'no' as const }));
    const history = fc
      .array(signed, { minLength: 2, maxLength: 5 })
      .chain((plans) =>
        fc.tuple(
          fc.constant(plans),
          fc.shuffledSubarray([...plans, ...plans], { minLength: plans.length * 2 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(history, async ([plans, disturbed]) => {
        const [first, second] = [await order(), await order()];
        for (const plan of plans) await deliver(first.externalId, plan);
        for (const plan of disturbed) await deliver(second.externalId, plan);
        const said = async (orderId: string) => {
          const checkout = await store.handler.getCheckout(orderId);
          const { progress, exceptions, paid, due, received, excess, transfers } = checkout ?? {};
          // What is blocked before an order is paid keeps it unpaid; afterwards it may be other money.
          const isHeld = exceptions?.includes('held') === true;
          const told = isHeld ? {} : { paid, due, exceptions };
          // What the receipt says of a transfer comes and goes with `paid`; each order has its own address.
          const heard = transfers?.map(({ paidTo, rate, ...transfer }) =>
            isHeld ? transfer : { ...transfer, rate, isKnown: paidTo !== undefined },
          );
          return { progress, isHeld, ...told, received, excess, transfers: heard };
        };
        expect(await said(second.orderId)).toEqual(await said(first.orderId));
      }),
      { numRuns: runs(100, 20), seed: SEED },
    );
  });
});
