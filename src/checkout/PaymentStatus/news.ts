/** What is worth a sound: something has arrived that this page did not know. Pure. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';

/** What a page knows of a checkout: each transfer, that it is held, that it is paid. */
export type Known = ReadonlySet<string>;

/** What a snapshot tells. A transfer that vanishes and comes back is the same one. */
export function knownOf({ transfers, paid, exceptions }: CheckoutSnapshot): Known {
  const known = transfers.map(({ txHash, currencyId }) => `${currencyId}:${txHash}`);
  if (exceptions.includes('held')) known.push('held');
  if (paid) known.push('paid');
  return new Set(known);
}

/** Whether there is anything in it that was not known before. */
export function isNews(now: Known, before: Known): boolean {
  return [...now].some((fact) => !before.has(fact));
}
