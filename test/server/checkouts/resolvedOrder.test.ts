/** What the store may say of an order, and what is refused before the service hears of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal } from '../../../src/money/decimal.js';
import { ProblemError } from '../../../src/server/http/problemDetails.js';
import { readResolvedOrder, type OrderTerms } from '../../../src/server/checkouts/resolvedOrder.js';
import { codeOf, openStore } from '../openStore.js';

const BAD_AMOUNTS: readonly (readonly [name: string, amountUsd: unknown])[] = [
  ['zero', '0'],
  ['zero with decimals', '0.00'],
  ['negative', '-1'],
  ['exponent form', '1e3'],
  ['above 10^12', '1000000000000.01'],
  ['31 digits', '1'.repeat(31)],
  ['9 decimals', '1.123456789'],
  ['a number', 20],
  ['absent', undefined],
  ['an object that prints as an amount', { toString: () => '20' }],
];

const payment = (amountUsd: unknown): OrderTerms => ({ orderId: '1', amountUsd }) as OrderTerms;

function refusal(terms: unknown): ProblemError {
  try {
    readResolvedOrder(terms as OrderTerms);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('The terms were accepted.');
}

describe('the amount of an order', () => {
  it.each(BAD_AMOUNTS)(
    'is refused when it is %s, and the service is not called',
    async (_, bad) => {
      expect(refusal(payment(bad)).code).toBe('amount_invalid');
      const store = openStore({ orders: { bad: payment(bad) } });
      const answer = await store.ask('POST', '/checkouts', { body: { order: 'bad' } });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'amount_invalid']);
      expect(store.calls).toEqual([]);
      expect(await store.ledger.list({ after: 0 })).toEqual([]);
      expect(store.codes()).toContain('amount_refused');
    },
  );

  it.each([
    ['20', '20'],
    ['19.90', '19.9'],
    ['0.00000001', '0.00000001'],
    ['1000000000000', '1000000000000'],
    ['1.100000000', '1.1'],
  ])('%s is read as %s', (given, read) => {
    expect(readResolvedOrder({ orderId: '1', amountUsd: given })).toMatchObject({
      amountUsd: read,
    });
  });

  it('is either refused as such or a positive decimal of at most 8 places, whatever the text', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^-?\d{0,14}\.?\d{0,10}(?:e\d)?$/));
    fc.assert(
      fc.property(texts, (text) => {
        let read;
        try {
          read = readResolvedOrder({ orderId: '1', amountUsd: text });
        } catch (error) {
          expect(error).toMatchObject({ code: 'amount_invalid' });
          return;
        }
        const { amountUsd } = read as { amountUsd: string };
        expect(isDecimal(amountUsd) && amountUsd !== '0').toBe(true);
        expect(amountUsd.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('never appears in the message of its refusal', () => {
    expect(refusal(payment('sk_live_123e4')).message).not.toContain('sk_live');
  });
});

describe('who the terms are about', () => {
  it.each([
    ['both an order and a customer', { orderId: '1', customerId: '2', amountUsd: '20' }],
    ['neither', { amountUsd: '20' }],
    ['an empty order number', { orderId: '', amountUsd: '20' }],
    ['an order number that is a number', { orderId: 7, amountUsd: '20' }],
    ['an order number of 201 characters', { orderId: 'x'.repeat(201), amountUsd: '20' }],
    ['an empty customer number', { customerId: '' }],
    ['an order number with NUL', { orderId: 'a\0b', amountUsd: '20' }],
    ['an order number with half of a surrogate pair', { orderId: 'a\ud800', amountUsd: '20' }],
    ['a customer number with NUL', { customerId: '\0' }],
    ['a customer number with half of a surrogate pair', { customerId: '\udc00b' }],
    ['an e-mail with a line end', { customerId: '1', email: 'a@b.example\r\nBcc: c@d.example' }],
    ['an e-mail that is a number', { customerId: '1', email: 7 }],
    ['an e-mail of 321 characters', { customerId: '1', email: 'x'.repeat(321) }],
    ['a locale with half of a surrogate pair', { orderId: '1', amountUsd: '1', locale: '\ud800' }],
  ])('is refused for %s', async (_, terms) => {
    expect(refusal(terms).code).toBe('internal');
    const store = openStore({ orders: { bad: terms as OrderTerms } });
    expect((await store.ask('POST', '/checkouts', { body: { order: 'bad' } })).status).toBe(500);
    expect(store.calls).toEqual([]);
    expect(await store.ledger.list({ after: 0 })).toEqual([]);
    // The owner reads what is wrong with the terms, not what a database says of a name.
    expect(store.diagnostics).toMatchObject([{ code: 'request_failed' }]);
    expect(store.diagnostics[0]?.message).toMatch(/resolveOrder|The terms/);
  });

  it('may be any text that can be written, in any script', async () => {
    const orderId = '注文-٧/🧾 №1';
    const store = openStore({ orders: { one: { orderId, amountUsd: '20' } } });
    expect((await store.open('one')).checkout.order.reference).toBe(orderId);
  });

  it('leaves out an e-mail or locale that is empty or null', () => {
    const terms = { orderId: '1', amountUsd: '1', email: '', locale: null };
    expect(readResolvedOrder(terms as unknown as OrderTerms)).toMatchObject({
      email: undefined,
      locale: undefined,
    });
  });

  it('keeps an order and a customer of one number apart', () => {
    const order = readResolvedOrder({ orderId: '7', amountUsd: '1' });
    const customer = readResolvedOrder({ customerId: '7' });
    expect(order.stream).not.toBe(customer.stream);
  });

  it.each([
    ['is no decimal', { amount: '18,50', currency: 'EUR' }],
    ['is a number', { amount: 18.5, currency: 'EUR' }],
    ['has no currency', { amount: '18.50' }],
    ['has a sign for a currency', { amount: '18.50', currency: '€' }],
    ['has a word for a currency', { amount: '18.50', currency: 'euro' }],
  ])('refuses a display price that %s', async (_, display) => {
    const terms = { orderId: '1', amountUsd: '20', display } as OrderTerms;
    expect(refusal(terms).code).toBe('amount_invalid');
    const store = openStore({ orders: { bad: terms } });
    const answer = await store.ask('POST', '/checkouts', { body: { order: 'bad' } });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'amount_invalid']);
    expect(await store.ledger.list({ after: 0 })).toEqual([]);
  });
});
