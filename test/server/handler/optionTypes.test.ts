/** What a store may or may not have fits every option: also where `exactOptionalPropertyTypes` is on, as here. */
import { describe, expect, it } from 'vitest';
import type {
  CheckoutHandlerOptions,
  OrderTerms,
  TreasuryHandlerOptions,
} from '../../../src/exports/server.js';
import { openStore } from '../openStore.js';

const isOn = (name: string): boolean => name === 'on';
const maybe = (text: string): string | undefined => (isOn(text) ? text : undefined);

/** Compiles, or the store of somebody strict does not. */
const options: Partial<CheckoutHandlerOptions> = {
  tolerance: maybe('tolerance'),
  minimumUsd: maybe('minimumUsd'),
  basePath: maybe('basePath'),
  webhook: isOn('webhook') ? { secret: 'x' } : undefined,
  lookup: isOn('lookup') ? { baseUrl: maybe('baseUrl') } : undefined,
  currencies: { include: undefined, details: { 'USDT.Tron': { minimumUsd: maybe('minimum') } } },
  handOff: undefined,
  icons: undefined,
  live: undefined,
  limits: undefined,
  coordination: undefined,
  onDiagnostic: undefined,
  onPaid: undefined,
  now: undefined,
  // What a map or a query answers where it finds nothing.
  resolveOrder: ({ order }) => new Map<string, OrderTerms>().get(order),
};
const office: Partial<TreasuryHandlerOptions> = { origins: undefined, orders: undefined };
const payment: OrderTerms = {
  orderId: '1',
  amountUsd: '20',
  email: maybe('email'),
  locale: maybe('locale'),
  display: undefined,
};
const topUp: OrderTerms = { customerId: '7', email: maybe('email') };

describe('options and terms', () => {
  it('may be undefined, and are then as if they were left out', async () => {
    const { onDiagnostic: _, now: __, ...quiet } = options;
    const store = openStore({ handler: { ...quiet, resolveOrder: () => payment } });
    expect((await store.ask('POST', '/checkouts', { body: { order: 'x' } })).status).toBe(200);
    expect(await store.handler.open(topUp)).toHaveProperty('token');
    expect(office).toEqual({});
  });
});
