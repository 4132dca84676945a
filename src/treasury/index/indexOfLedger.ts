/** The index of orders that belongs to a ledger. */
import type { Ledger } from '../../ledger/ledger.js';
import { sqlAccessOf } from '../../ledger/sqlLedger.js';
import { memoryOrderIndex } from './memoryOrderIndex.js';
import type { OrderIndex } from './orderIndex.js';
import { sqlOrderIndex } from './sqlOrderIndex.js';

/** One for each ledger, so that several handlers in one process fill it once. */
const known = new WeakMap<Ledger, OrderIndex>();

/** In the database of a ledger in SQL, in memory for one in memory; null for another. */
export function indexOfLedger(ledger: Ledger): OrderIndex | null {
  const access = sqlAccessOf(ledger);
  if (!access && ledger.durability !== 'memory') return null;
  const index = known.get(ledger) ?? (access ? sqlOrderIndex(access) : memoryOrderIndex());
  known.set(ledger, index);
  return index;
}
