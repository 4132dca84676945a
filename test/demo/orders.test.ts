/** The demo's orders and secrets, which survive a restart. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOrderBook } from '../../demo/orders.js';
import { sandboxSecrets } from '../../demo/sandboxSecrets.js';
import { faultsInSecrets } from '../../src/secrets/secretRule.js';

const cart = [{ id: 'notebook', quantity: 1 }];
const noneTaken = () => Promise.resolve(false);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillkit-demo-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the order book', () => {
  it('sets the amount of an order, and refuses unknown handles', () => {
    const orders = openOrderBook(join(folder, 'orders.jsonl'));
    expect(orders.terms('1001')).toEqual({ orderId: '1001', amountUsd: '20.00' });
    expect(orders.terms('4711')).toBeNull();
    expect(orders.terms('__proto__')).toBeNull();
  });

  it('makes handles that cannot be guessed, and numbers in order', async () => {
    const orders = openOrderBook(join(folder, 'orders.jsonl'));
    const made = [await orders.create(cart, noneTaken), await orders.create(cart, noneTaken)];
    expect(made[0]?.handle).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(made.map(({ handle }) => handle)).size).toBe(2);
    expect(made.map(({ number }) => number)).toEqual(['1042', '1043']);
  });

  it('gives a number once: not again after a restart, beside another process or to an old ledger', async () => {
    const file = join(folder, 'orders.jsonl');
    const [one, other] = [openOrderBook(file), openOrderBook(file)];
    const made = [
      await one.create(cart, noneTaken),
      await other.create(cart, noneTaken),
      ...(await Promise.all([one.create(cart, noneTaken), one.create(cart, noneTaken)])),
      await openOrderBook(file).create(cart, noneTaken),
      await one.create(cart, (number) => Promise.resolve(number === '1047')),
    ];
    const numbers = made.map(({ number }) => Number(number));
    expect(numbers).toEqual([1042, 1043, 1044, 1045, 1046, 1048]);
  });

  it('keeps its orders when it is opened again', async () => {
    const file = join(folder, 'deeper', 'orders.jsonl');
    const { handle, number } = await openOrderBook(file).create(cart, noneTaken);
    expect(openOrderBook(file).terms(handle)).toEqual({ orderId: number, amountUsd: '20' });
  });

  it('reads old orders without quantities', () => {
    const file = join(folder, 'orders.jsonl');
    const old = { handle: 'h', number: 'A-1', lines: [{ title: 'Ink', amountUsd: '9' }] };
    writeFileSync(file, `${JSON.stringify({ ...old, amountUsd: '9' })}\n`);
    expect(openOrderBook(file).find('h')?.lines).toEqual([
      { title: 'Ink', quantity: 0, amountUsd: '9' },
    ]);
  });

  it('names a customer for a top-up, without an amount', () => {
    const orders = openOrderBook(join(folder, 'orders.jsonl'));
    expect(orders.terms('customer-7')).toEqual({ customerId: '7' });
    expect(orders.terms('customer-')).toBeNull();
    expect(orders.terms('customer-7x')).toBeNull();
  });
});

describe("the sandbox's secrets", () => {
  it('are made once and read again', () => {
    const made = sandboxSecrets(join(folder, 'state'));
    expect(sandboxSecrets(join(folder, 'state'))).toEqual(made);
    expect(sandboxSecrets(join(folder, 'other'))).not.toEqual(made);
  });

  it('can be read by their owner only', () => {
    sandboxSecrets(folder);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are strong enough to start a store with', () => {
    const { apiKey, webhookSecret, secret } = sandboxSecrets(folder);
    const secrets = {
      TILL_API_KEY: [apiKey],
      TILL_WEBHOOK_SECRET: [webhookSecret],
      TILL_SECRET: [secret],
    };
    // The key says that it is the sandbox's, so that no real service is asked with it.
    expect(faultsInSecrets(secrets, false).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^TILL_API_KEY is a sample/),
    ]);
    expect(faultsInSecrets(secrets, true)).toEqual([]);
  });
});
