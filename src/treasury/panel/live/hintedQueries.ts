/** Which queries a hint makes old. Pure. */
import type { Hint } from '../../contract/liveHints.js';

/** First words of the query keys of a store, after its endpoint, by kind of hint. */
export const TOUCHED: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'order', 'tasks'],
  // A refund changes its order.
  withdrawals: ['withdrawals', 'withdrawal', 'orders', 'order', 'tasks'],
  webhooks: ['webhooks', 'webhook', 'callbacks', 'tasks'],
  balances: ['processing', 'exchange', 'unconfirmed', 'tasks'],
  audit: ['audit'],
};

/** Queries of one thing, whose key says which, by the kind of hint that names it. */
const OF_ONE: Readonly<Record<string, string>> = { orders: 'order', withdrawals: 'withdrawal' };

/**
 * Whether hints make a query old.
 *
 * @param name what follows the store's own key in the query's key.
 * @param hints null: anything may have changed.
 */
export function isTouched(name: readonly unknown[], hints: readonly Hint[] | null): boolean {
  const [first, ...which] = name;
  if (typeof first !== 'string' || first === 'session' || first === 'currencies') return false;
  if (hints === null) return true;
  return hints.some(({ kind, about }) => {
    // A kind of a newer store: better read once too often.
    if (!(TOUCHED[kind]?.includes(first) ?? true)) return false;
    return about === undefined || OF_ONE[kind] !== first || which.join(':') === about;
  });
}
