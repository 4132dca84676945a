/** What the store may say of an order, and what is refused before the service hears of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal } from '../../src/money/decimal.js';
import { ProblemError } from '../../src/proxy/problem.js';
import { readTerms, type OrderTerms } from '../../src/proxy/terms.js';
import { codeOf, openStore } from './openStore.js';

const BAD_AMOUNTS: readonly (readonly [name: string, amountUsd: unknown])[] = [
  ['zero', '0'],
  ['zero with decimals', '0.00'],
  ['negative', '-1'],
  ['a plus sign', '+1'],
  ['exponent form', '1e3'],
  ['a small exponent', '1E-400'],
  ['above 10^12', '1000000000000.01'],
  ['31 digits', '1'.repeat(31)],
  ['9 decimals', '1.123456789'],
  ['a number', 20],
  ['NaN', Number.NaN],
  ['a bigint', 20n],
  ['null', null],
  ['absent', undefined],
  ['empty', ''],
  ['a space', ' 20'],
  ['a line end', '20\n'],
  ['grouping', '1,000'],
  ['a leading zero', '020'],
  ['no digit before the point', '.5'],
  ['no digit after the point', '5.'],
  ['hexadecimal', '0x14'],
  ['Arabic digits', '٢٠'],
  ['Infinity', 'Infinity'],
  ['an object that prints as an amount', { toString: () => '20' }],
];

const payment = (amountUsd: unknown): OrderTerms => ({ orderId: '1', amountUsd }) as OrderTerms;

function refusal(terms: unknown): ProblemError {
  try {
    readTerms(terms as OrderTerms);
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
    expect(readTerms({ orderId: '1', amountUsd: given })).toMatchObject({ amountUsd: read });
  });

  it('is either refused as such or a positive decimal of at most 8 places, whatever the text', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^-?\d{0,14}\.?\d{0,10}(?:e\d)?$/));
    fc.assert(
      fc.property(texts, (text) => {
        let read;
        try {
          read = readTerms({ orderId: '1', amountUsd: text });
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
  ])('is refused for %s', async (_, terms) => {
    expect(refusal(terms).code).toBe('internal');
    const store = openStore({ orders: { bad: terms as OrderTerms } });
    expect((await store.ask('POST', '/checkouts', { body: { order: 'bad' } })).status).toBe(500);
    expect(store.calls).toEqual([]);
  });

  it('keeps an order and a customer of one number apart', () => {
    const order = readTerms({ orderId: '7', amountUsd: '1' });
    const customer = readTerms({ customerId: '7' });
    expect(order.stream).not.toBe(customer.stream);
  });

  it('refuses a display price that is no decimal', () => {
    const terms = { orderId: '1', amountUsd: '20', display: { amount: '18,50', currency: 'EUR' } };
    expect(refusal(terms).code).toBe('amount_invalid');
  });
});
