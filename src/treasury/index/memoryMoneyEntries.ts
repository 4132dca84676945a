/** Sums and lists the money entries of an index in memory. */
import { parseDecimal } from '../../money/decimal.js';
import {
  mergeSums,
  type EntryPageQuery,
  type EntryPlace,
  type ListedEntry,
  type MoneySum,
  type Period,
} from './moneyEntries.js';
import type { OrderRow } from './orderIndex.js';

const ZERO = parseDecimal('0');

function byPlace(a: EntryPlace, b: EntryPlace): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.sequence - b.sequence;
}

/** The entries of a period that count. A row has all entries that earlier rows of its order had. */
const counting = (rows: readonly OrderRow[], { from, before }: Period): ListedEntry[] =>
  rows
    .flatMap(({ stream, email, money }) => money.map((entry) => ({ ...entry, stream, email })))
    .filter((entry): entry is ListedEntry => entry.kind !== 'none')
    .filter(({ at }) => at >= from && at < before);

/** The sums of some periods. */
export const sumEntries = (rows: readonly OrderRow[], periods: readonly Period[]): MoneySum[] =>
  mergeSums(
    periods.flatMap((span, period) =>
      counting(rows, span).map(({ kind, amountUsd, display }) => ({
        ...{ period, kind, currency: display?.currency ?? null, valued: amountUsd !== null },
        ...{ count: 1, amountUsd: amountUsd ?? ZERO, display: display?.amount ?? ZERO },
      })),
    ),
  );

/** A page of the entries of a period. */
export function listEntries(rows: readonly OrderRow[], { period, after, limit }: EntryPageQuery) {
  const found = counting(rows, period).sort(byPlace);
  return found.filter((entry) => !after || byPlace(after, entry) < 0).slice(0, limit);
}
