/** A token is sent in one header and one answer, so no URL, log or referrer has it (`docs/threats.md T28`). */
import { describe, expect, it, vi } from 'vitest';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { OpenedCheckout } from '../../src/contract/checkout.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { findSecret } from './secretSearch.js';

const START = Date.parse('2026-03-01T12:00:00Z');

/** A whole payment by the real client, with all that crosses, is said and is written. */
async function payAndListen() {
  const seen = new Map<string, string>();
  const tokens = new Set<string>();
  const note = (what: string, text: string): void =>
    void seen.set(`${what} #${String(seen.size)}`, text);
  const console_ = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => note('console', words.join(' '))),
  );
  const ledger = memoryLedger();
  const store = createSandboxStore({
    seed: 'theft',
    now: () => START,
    orders: { o: { orderId: 'o', amountUsd: '20' } },
    ledger,
    handler: { onDiagnostic: (diagnostic) => note('diagnostic', JSON.stringify(diagnostic)) },
  });
  const listening: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const headers = [...request.headers].filter(([name]) => name !== 'authorization');
    note('address', request.url);
    note('headers', JSON.stringify(headers));
    note('body', await request.clone().text());
    const response = await store.fetch(request);
    note('answer’s headers', JSON.stringify([...response.headers]));
    if (response.headers.get('content-type')?.includes('event-stream')) return response;
    const text = await response.clone().text();
    if (request.method === 'POST' && request.url.endsWith('/checkouts')) {
      tokens.add((JSON.parse(text) as OpenedCheckout).token);
    } else note('answer', text);
    return response;
  };
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: listening });
  const session = createCheckoutSession({ client, order: 'o', now: store.sandbox.now });
  await session.refresh();
  await session.selectCurrency('USDT.Tron');
  await store.sandbox.advance(25 * 60_000);
  await session.refresh();
  await store.sandbox.advance(40 * 60_000);
  await session.refresh();
  await session.acceptQuote();
  store.sandbox.confirm(await store.pay('o'));
  await store.settle();
  expect((await session.refresh()).paid).toBe(true);
  note('ledger', JSON.stringify(await ledger.list({ after: 0 })));
  for (const spy of console_) spy.mockRestore();
  return { seen, tokens: [...tokens] };
}

describe('a whole payment, with a renewed token and one that had ended', () => {
  it('shows its tokens in the header and in the answer that gives them, and nowhere else', async () => {
    const { seen, tokens } = await payAndListen();
    expect(tokens.length).toBeGreaterThan(1);
    expect(seen.size).toBeGreaterThan(20);
    for (const token of tokens) expect(findSecret(token, seen)).toEqual([]);
    // The search itself, proved on what was collected.
    seen.set('planted', `https://shop.example/?t=${tokens[0] ?? ''}`);
    expect(findSecret(tokens[0] ?? '', seen)).toEqual(['planted']);
  });
});
