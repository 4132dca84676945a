/** What the server opened for one order never reaches another one. */
import { describe, expect, it } from 'vitest';
import type { InitialCheckout } from '../../src/checkout/checkoutSession.js';
import { createInitialGuard } from '../../src/embed/initialGuard.js';

const opened = () => ({ token: 't' }) as unknown as InitialCheckout;
const options = (order: string, initial?: InitialCheckout, endpoint = '/api/till') => ({
  endpoint,
  order,
  initial,
});

describe('the guard of what the server opened', () => {
  it('leaves it where it belongs, however often it comes', () => {
    const [guarded, initial] = [createInitialGuard(), opened()];
    expect(guarded(options('a', initial)).initial).toBe(initial);
    expect(guarded(options('a', initial)).initial).toBe(initial);
    expect(guarded(options('a')).initial).toBeUndefined();
  });

  it('takes it away from another order and from another store', () => {
    const initial = opened();
    const guarded = createInitialGuard();
    guarded(options('a', initial));
    expect(guarded(options('b', initial)).initial).toBeUndefined();
    const other = createInitialGuard();
    other(options('a', initial));
    expect(other(options('a', initial, '/elsewhere')).initial).toBeUndefined();
  });

  it('never gives back what has been out of place: it may be old by then', () => {
    const [guarded, initial] = [createInitialGuard(), opened()];
    for (const order of ['a', 'b', 'a']) guarded(options(order, initial));
    expect(guarded(options('a', initial)).initial).toBeUndefined();
    expect(guarded(options('b', initial)).initial).toBeUndefined();
  });

  it('takes a new one for the new order', () => {
    const guarded = createInitialGuard();
    guarded(options('a', opened()));
    const next = opened();
    expect(guarded(options('b', next)).initial).toBe(next);
  });
});
