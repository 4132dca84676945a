/** A payment is in the ledger before anybody is shown or told of it, and stands from then on. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createRecords } from '../../../src/server/checkouts/checkoutRecords.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { JsonValue } from '../../../src/ledger/ledger.js';
import { anyEvents } from '../../payments/stories.js';
import { MINUTE, openStore } from '../openStore.js';
import { runs } from '../../support/runs.js';

const tolerance = parseDecimal('0');

describe('the note of a payment', () => {
  it('is written once, before onPaid runs, and names what the payment rests on', async () => {
    const kinds: string[] = [];
    const store = openStore({
      handler: {
        async onPaid() {
          kinds.push(
            ...(await store.ledger.list({ stream: 'order:1001' })).map(({ kind }) => kind),
          );
        },
      },
    });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    expect(await store.read(token)).toMatchObject({ paid: true });
    expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(1);
    const [note] = await store.ledger.list({ after: 0, kind: 'paid' });
    expect(note?.body['evidence']).toContainEqual(
      expect.stringMatching(/^confirmed:service_event:/),
    );
    const [confirmed] = await store.ledger.list({ after: 0, kind: 'confirmed' });
    expect(note?.body['termsFinalBy']).toBe(confirmed?.key);
  });

  it('keeps an order unpaid for everybody while it cannot be written', async () => {
    let isBroken = true;
    const memory = memoryLedger();
    let told = 0;
    const store = openStore({
      ledger: {
        ...memory,
        append: (event) =>
          isBroken && event.kind === 'paid'
            ? Promise.reject(new Error('disk full'))
            : memory.append(event),
      },
      handler: { onPaid: () => void (told += 1) },
    });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    // The money is there and nobody is asked for more, but nothing is built on it.
    expect(await store.read(token)).toMatchObject({ paid: false, progress: 'confirmed', due: '0' });
    expect(told).toBe(0);
    expect(store.codes()).toContain('callback_failed');
    isBroken = false;
    // It is tried again by itself, without a page that reads it and without reconcile().
    await store.sandbox.advance(MINUTE);
    await store.ask('GET', '/health');
    await store.settle();
    expect(told).toBe(1);
    expect(await store.read(token)).toMatchObject({ paid: true });
  });

  it('is added in silence to an order whose onPaid came to its end before there were notes', async () => {
    let told = 0;
    const store = openStore({ handler: { onPaid: () => void (told += 1) } });
    const { token } = await store.open('one', 'USDT.Tron');
    await store.ledger.append({
      stream: 'order:1001',
      key: 'done:onPaid:order:1001',
      kind: 'effect_done',
      at: new Date(store.sandbox.now()).toISOString(),
      body: { effect: 'onPaid:order:1001', claimId: 'c' },
    });
    expect(await store.read(token)).toMatchObject({ paid: true, address: null });
    await store.handler.reconcile();
    expect(await store.ledger.list({ after: 0, kind: 'paid' })).toHaveLength(1);
    expect(told).toBe(0);
  });

  it('is added as well where a store without onPaid was told so by onStatusChange', async () => {
    const store = openStore({ handler: { onStatusChange: () => undefined } });
    const { token } = await store.open('one', 'USDT.Tron');
    const effect = 'onStatusChange:order:1001:0:confirmed+over+paid';
    await store.ledger.append({
      stream: 'order:1001',
      key: `done:${effect}`,
      kind: 'effect_done',
      at: new Date(store.sandbox.now()).toISOString(),
      body: { effect, claimId: 'c' },
    });
    expect(await store.read(token)).toMatchObject({ paid: true, address: null });
    expect(await store.ledger.list({ after: 0, kind: 'paid' })).toHaveLength(1);
  });
});

describe('two instances that read one ledger, with clocks a minute apart', () => {
  it('never say paid and later unpaid, unless something is held', async () => {
    let taken = 0;
    const property = fc.asyncProperty(
      anyEvents,
      fc.array(fc.constantFrom('first', 'second', 'none'), { minLength: 20, maxLength: 20 }),
      async (events, readers) => {
        const ledger = memoryLedger();
        const instances = {
          first: createRecords({
            ledger,
            tolerance,
            now: () => Date.parse('2026-07-31T09:30:00Z'),
          }),
          second: createRecords({
            ledger,
            tolerance,
            now: () => Date.parse('2026-07-31T09:31:10Z'),
          }),
        };
        let wasPaid = false;
        for (const [index, { kind, key, at, body }] of events.entries()) {
          const written = body as { readonly [field: string]: JsonValue };
          await ledger.append({ stream: 's', key, kind, at, body: written });
          const reader = readers[index % readers.length] ?? 'none';
          if (reader === 'none') continue;
          const { state } = await instances[reader].readAndRecordPaid('s');
          if (wasPaid && !state.paid) {
            taken += 1;
            expect(state.heldEvidence).not.toEqual([]);
          }
          wasPaid ||= state.paid;
        }
        const [a, b] = [
          await instances.first.readAndRecordPaid('s'),
          await instances.second.readAndRecordPaid('s'),
        ];
        expect(a.state).toEqual(b.state);
      },
    );
    await fc.assert(property, { numRuns: runs(300), seed: 20260731 });
    expect(taken).toBeGreaterThan(1);
  });
});
