/** What stands between the page and its store, as far as a page can tell. */
import type { CheckoutError } from '../contract/problem.js';

/**
 * Every trouble. `offline`: the device says so. `lost`: no answer. `blocked`: again no answer, on a
 * device with a network. `slow`: no answer in time. `expired`: the store no longer knows this page.
 * `refused`: the store answers, but not with the checkout.
 */
export const TROUBLES = ['offline', 'lost', 'blocked', 'slow', 'expired', 'refused'] as const;

/** One of {@link TROUBLES}. */
export type Trouble = (typeof TROUBLES)[number];

const TROUBLE_OF: Readonly<Partial<Record<CheckoutError['code'], Trouble>>> = {
  offline: 'offline',
  unreachable: 'lost',
  timeout: 'slow',
  unauthorized: 'expired',
  checkout_expired: 'expired',
  forbidden: 'expired',
};

/**
 * Names the trouble. A browser never says that a request was blocked; once is a bad moment, twice in
 * a row is worth a hint.
 *
 * @param failures requests in a row that have failed.
 */
export function troubleOf({ code }: CheckoutError, failures: number): Trouble {
  const trouble = TROUBLE_OF[code] ?? 'refused';
  return trouble === 'lost' && failures > 1 ? 'blocked' : trouble;
}
