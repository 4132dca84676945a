/** How long after a quote's end a payment's block may come, where its confirmation is the first word. */
import { normalNetwork } from './transferIdentity.js';

const MINUTE_MS = 60_000;

/**
 * Where a service tells of a payment only once it is in a block, the block's time is all that is known
 * of when it was sent. Blocks of Bitcoin are ten minutes apart on average and now and then an hour. On
 * the other networks blocks come within seconds to minutes, and a transaction with an ordinary fee
 * waits for few of them.
 */
const GRACE_MINUTES: ReadonlyMap<string, number> = new Map([
  ['bitcoin', 60],
  ['bitcoincash', 60],
  ['litecoin', 30],
  ['dogecoin', 15],
]);
const OTHERS_MINUTES = 10;

/** The grace of a network in milliseconds. */
export function networkGraceMs(blockchain: string): number {
  return (GRACE_MINUTES.get(normalNetwork(blockchain)) ?? OTHERS_MINUTES) * MINUTE_MS;
}
