/** A store that names no listener hears of its troubles all the same: in our own words and no others. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSources } from '../../package/packageFiles.js';
import { quietly } from '../../../src/server/configuration/diagnostic.js';
import { openStore } from '../openStore.js';
import { createTreasuryHandler } from '../../../src/treasury/server/createTreasuryHandler.js';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';

const CANARY = 'canary-7f3a9c';
let lines: unknown[][];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
});

/** Nobody calls it like this, but a store that reads its options from a file may. */
const withoutListener = { onDiagnostic: undefined } as unknown as object;

describe('a store without a listener', () => {
  it('reads of an onPaid that fails, of an event that is refused and of an order that is', async () => {
    const customer = `${CANARY}@mail.example`;
    const store = openStore({
      orders: { customer: { customerId: customer, email: customer } },
      handler: {
        ...withoutListener,
        onStatusChange: () => {
          throw new Error(`${CANARY} at line 1`);
        },
      },
    });
    const { token, checkout } = await store.open('customer', 'USDT.Tron');
    expect(token).not.toBe('');
    store.sandbox.confirm(store.pay(checkout, '5'));
    await store.settle();
    await store.deliver('{}', 'wrong');
    await store.ask('POST', '/checkouts', { body: { order: CANARY } });
    expect(lines.every((line) => line.length === 1)).toBe(true);
    const text = lines.flat().join('\n');
    expect(text).toMatch(/^\[tillkit\] callback_failed: onStatusChange did not come to its end/m);
    expect(text).toMatch(/^\[tillkit\] webhook_refused: An event came with a signature/m);
    expect(text).toMatch(/^\[tillkit\] order_refused: /m);
    expect(text).not.toContain(CANARY);
  });

  it('hears the same from its back office', async () => {
    const handler = createTreasuryHandler({
      service: createServiceClient({ baseUrl: 'https://service.test', apiKey: CANARY }),
      ledger: memoryLedger(),
      authorize: () => {
        throw new Error(CANARY);
      },
    });
    await handler.fetch(new Request('https://shop.example/api/treasury/session'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toMatch(/^\[tillkit\] authorize_failed: /);
    expect(lines.flat().join()).not.toContain(CANARY);
  });
});

describe('a listener', () => {
  it('of its own keeps the console silent, also one that does nothing', async () => {
    const store = openStore({ handler: { onDiagnostic: () => undefined } });
    await store.deliver('{}', 'wrong');
    expect(lines).toEqual([]);
  });

  it('hears which order a failing callback is about, beside the words', async () => {
    const onPaid = (): never => {
      throw new Error('The mailer is down.');
    };
    const store = openStore({ handler: { onPaid } });
    await store.open();
    await store.handler.markPaid('1001', { reason: 'cash' });
    expect(store.diagnostics).toMatchObject([{ code: 'callback_failed', reference: '1001' }]);
  });

  it('by default writes one line, whatever is in the words', () => {
    quietly()({ code: 'x', message: `a\nb\u001b[2J\u202e${'c'.repeat(5_000)}`, reference: CANARY });
    expect(lines).toHaveLength(1);
    const [line] = lines[0] as [string];
    expect(line).toMatch(/^\[tillkit\] x: ab\[2Jc+$/);
    expect(line.length).toBeLessThan(1_100);
  });
});

it('every code that is reported is named where the type says which there are', () => {
  const folders = ['src/server', 'src/treasury/server', 'src/treasury/refunds'];
  const sources = Object.assign({}, ...folders.map(readSources)) as Record<string, string>;
  // More follows in a diagnostic; what ends with its code is the outcome of a call.
  const reported = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/\bcode: '([a-z_]+)',/g),
  ]);
  expect(reported.length).toBeGreaterThan(40);
  const named = sources['src/server/configuration/diagnostic.ts'] ?? '';
  const codes = reported.map(([, code = '']) => code);
  expect(codes.filter((code) => !named.includes(`\`${code}\``))).toEqual([]);
});
