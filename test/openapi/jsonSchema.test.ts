/** The JSON Schemas of the documents accept what the contract's own schemas accept, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as described from '../../scripts/openapi/jsonSchema.js';
import * as checkout from '../../src/contract/checkout.js';
import { problemSchema } from '../../src/contract/checkoutError.js';
import { currencyListingSchema, rateViewSchema } from '../../src/contract/currencies.js';
import * as fields from '../../src/contract/fieldSchemas.js';
import { checkedSchema } from '../../src/contract/liveMessages.js';
import * as schema from '../../src/contract/schema.js';
import { openStore } from '../server/openStore.js';
import { runs } from '../support/runs.js';
import { createCompiler, readDocument } from './answerFaults.js';

const document = readDocument('browser.json');
const compile = createCompiler(document);
const validatorOf = (name: string) => compile({ $ref: `#/components/schemas/${name}` });

const CHECKS: Readonly<Record<string, schema.Schema<unknown>>> = {
  AcceptQuoteInput: checkout.acceptQuoteInput,
  CheckoutLink: checkout.checkoutLinkSchema,
  CheckoutSnapshot: checkout.checkoutSnapshotSchema,
  Checked: checkedSchema,
  CurrencyListing: currencyListingSchema,
  LinkCheckoutInput: checkout.linkCheckoutInput,
  OpenCheckoutAnswer: checkout.openCheckoutAnswer,
  OpenCheckoutInput: checkout.openCheckoutInput,
  Problem: problemSchema,
  RateView: rateViewSchema,
  SelectCurrencyInput: checkout.selectCurrencyInput,
};

/** Real messages by the name of their schema. */
async function realMessages(): Promise<Record<string, unknown>> {
  const store = openStore({ handler: { handOff: { page: 'https://shop.example/pay' } } });
  const opened = await store.open('one', 'USDT.Tron');
  const { token } = opened;
  store.pay(opened.checkout, '3');
  await store.sandbox.advance(60_000);
  await store.drain();
  const read = async (method: string, path: string, body?: unknown) =>
    (await store.ask(method, path, body === undefined ? { token } : { token, body })).json;
  const messages = {
    AcceptQuoteInput: {},
    CheckoutLink: await read('POST', '/checkout/link', {}),
    CheckoutSnapshot: await read('GET', '/checkout'),
    Checked: { serverTime: '2026-03-01T12:00:00.000Z', lastCheckedAt: null },
    CurrencyListing: await read('GET', '/currencies'),
    LinkCheckoutInput: {},
    OpenCheckoutAnswer: opened,
    OpenCheckoutInput: { order: 'one', currencyId: 'USDT.Tron', opener: 'x'.repeat(20) },
    Problem: await read('GET', '/nowhere'),
    RateView: await read('GET', '/rates/USDT.Tron'),
    SelectCurrencyInput: { currencyId: 'USDT.Tron' },
  };
  await store.settle();
  return messages;
}

const WRONG = [null, true, 1, 1.5, -1, 2 ** 60, '', 'x', '1.50', '2026-03-01', 'a..b', [], {}, [1]];

/** The value with one part of it left out, replaced, or beside an unknown key. */
function* spoilt(value: unknown): Generator {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    // The others are like the first.
    for (const item of spoilt(value[0])) yield [item, ...(value as unknown[]).slice(1)];
    return;
  }
  yield { ...value, unknownKey: 1 };
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const bad of spoilt(inner)) yield { ...value, [key]: bad };
  }
}

describe('the schemas of openapi/browser.json', () => {
  it('accept and refuse what the code does: real messages, each part of them spoilt', async () => {
    const messages = await realMessages();
    expect(Object.keys(messages)).toEqual(Object.keys(CHECKS));
    let refused = 0;
    for (const [name, message] of Object.entries(messages)) {
      const validate = validatorOf(name);
      const check = CHECKS[name] as schema.Schema<unknown>;
      expect(check.safeParse(message).success, name).toBe(true);
      expect(validate(message), name).toBe(true);
      for (const bad of spoilt(message)) {
        const { success } = check.safeParse(bad);
        if (!success) refused += 1;
        if (validate(bad) !== success) expect([name, bad, success]).toBe('the same verdict');
      }
    }
    expect(refused).toBeGreaterThan(1_000);
  });

  it.each([
    ['Decimal', fields.decimalField],
    ['Timestamp', fields.timestampField],
    ['CurrencyId', fields.currencyIdField],
    ['OrderHandle', fields.orderHandleField],
    ['Opener', fields.openerField],
  ])('accept and refuse the texts that the code does: %s', (name, field) => {
    const validate = validatorOf(name);
    const near = fc.stringMatching(/^[0-9.:TZa-zA-Z_\-]{0,90}$/);
    const amount = fc.stringMatching(/^[0-9]{1,31}(\.[0-9]{0,51})?$/);
    const text = fc.oneof(near, amount, fc.string(), fc.constant('2026-03-01T12:00:00.000Z'));
    fc.assert(
      fc.property(text, (value) => {
        expect(validate(value)).toBe(field.safeParse(value).success);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

describe('the functions that describe', () => {
  it('have the names of the functions that check', () => {
    expect(Object.keys(described).sort()).toEqual(Object.keys(schema).sort());
  });
});
