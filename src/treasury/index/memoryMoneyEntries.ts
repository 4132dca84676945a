/** The money entries of an index in memory. */
import { addDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
import type { MoneyEntry, MoneySum, MoneySumQuery, Period } from './moneyEntries.js';

interface Kept {
  readonly entry: MoneyEntry;
  readonly generation: number;
  readonly asOf: number;
}

const ZERO = parseDecimal('0');

const isIn = ({ at }: MoneyEntry, { from, before }: Period): boolean => at >= from && at < before;

/** Makes the entries of an empty index. */
export function memoryMoneyEntries() {
  const kept = new Map<number, Kept>();
  const ofKind = (kind: MoneyEntry['kind']): MoneyEntry[] =>
    [...kept.values()].map(({ entry }) => entry).filter((entry) => entry.kind === kind);

  return {
    /** Writes entries, each unless a newer one is there. */
    put(entries: readonly MoneyEntry[], generation: number, asOf: number): void {
      for (const entry of entries) {
        const known = kept.get(entry.sequence);
        const isOlder =
          known &&
          (generation < known.generation || (generation === known.generation && asOf < known.asOf));
        if (!isOlder) kept.set(entry.sequence, { entry, generation, asOf });
      }
    },
    sum({ kind, periods, asOf }: MoneySumQuery): MoneySum[] {
      const sums = new Map<string, MoneySum>();
      for (const entry of ofKind(kind)) {
        for (const [period, span] of periods.entries()) {
          if (isIn(entry, span)) addTo(sums, period, entry, asOf);
        }
      }
      return [...sums.values()];
    },
  };
}

function addTo(
  sums: Map<string, MoneySum>,
  period: number,
  { currencyId, blockchain, amount, amountUsd, until }: MoneyEntry,
  asOf: string,
): void {
  const group = {
    ...{ period, currencyId, blockchain },
    ...{ valued: amountUsd !== null, live: until !== null && until > asOf },
  };
  const key = JSON.stringify(group);
  const sum = sums.get(key) ?? { ...group, count: 0, amount: ZERO, amountUsd: ZERO };
  const plus = (before: DecimalString, more: DecimalString | null) =>
    more === null ? before : addDecimal(before, more);
  sums.set(key, {
    ...group,
    count: sum.count + 1,
    amount: plus(sum.amount, amount),
    amountUsd: plus(sum.amountUsd, amountUsd),
  });
}
