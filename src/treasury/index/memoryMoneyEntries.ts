/** The money entries of an index in memory. */
import { parseDecimal } from '../../money/decimal.js';
import {
  mergeSums,
  type EntryPageQuery,
  type EntryPlace,
  type ListedEntry,
  type MoneyEntry,
  type MoneySum,
  type MoneySumQuery,
  type Period,
} from './moneyEntries.js';
import type { OrderRow } from './orderIndex.js';

interface Kept {
  readonly entry: MoneyEntry & { readonly stream: string };
  readonly generation: number;
  readonly asOf: number;
}

const ZERO = parseDecimal('0');

const isIn = ({ at }: EntryPlace, { from, before }: Period): boolean => at >= from && at < before;

function byPlace(a: EntryPlace, b: EntryPlace): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.sequence - b.sequence;
}

/** Makes the entries of an empty index. */
export function memoryMoneyEntries() {
  const kept = new Map<number, Kept>();
  const counting = (period: Period): ListedEntry[] =>
    [...kept.values()]
      .map(({ entry }) => entry)
      .filter((entry): entry is ListedEntry => entry.kind !== 'none' && isIn(entry, period));

  return {
    /** Writes the entries of orders, each unless a newer one is there. */
    put(rows: readonly OrderRow[], generation: number, asOf: number): void {
      for (const { stream, money } of rows) {
        for (const entry of money) {
          const known = kept.get(entry.sequence);
          const isOlder =
            known &&
            (generation < known.generation ||
              (generation === known.generation && asOf < known.asOf));
          if (isOlder) continue;
          kept.set(entry.sequence, { entry: { ...entry, stream }, generation, asOf });
        }
      }
    },
    sum({ periods }: MoneySumQuery): MoneySum[] {
      return mergeSums(
        periods.flatMap((span, period) =>
          counting(span).map(({ kind, amountUsd, display }) => ({
            ...{ period, kind, currency: display?.currency ?? null, valued: amountUsd !== null },
            ...{ count: 1, amountUsd: amountUsd ?? ZERO, display: display?.amount ?? ZERO },
          })),
        ),
      );
    },
    list({ period, after, limit }: EntryPageQuery): ListedEntry[] {
      const found = counting(period).sort(byPlace);
      return found.filter((entry) => !after || byPlace(after, entry) < 0).slice(0, limit);
    },
  };
}
