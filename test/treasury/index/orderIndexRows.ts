/** Rows of an order index for its conformance suite, and how they are read back. */
import type { Ledger } from '../../../src/ledger/ledger.js';
import { indexOfLedger } from '../../../src/treasury/index/indexOfLedger.js';
import type {
  ListedOrder,
  OrderFilter,
  OrderIndex,
  OrderPosition,
  OrderRow,
} from '../../../src/treasury/index/orderIndex.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');
/** The time of a number of minutes after the start. */
export const minute = (number: number): string => new Date(START + number * 60_000).toISOString();
/** After everything in these tests. */
export const LATER = minute(1_000_000);

/** The index to test. @throws if the ledger has none */
export function indexOf(ledger: Ledger): OrderIndex {
  const index = indexOfLedger(ledger);
  if (index) return index;
  throw new Error('This ledger has no `orderIndex`, so there is nothing to test.');
}

/** Opens an order in the ledger and makes a row of it. */
export async function openedRow(
  ledger: Ledger,
  number: number,
  parts: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const stream = `order:${String(number)}`;
  const at = parts.openedAt ?? minute(number);
  const event = { stream, key: 'opened', kind: 'opened', at, body: {} };
  const { sequence: opened } = await ledger.append(event);
  return {
    stream,
    opened,
    openedAt: at,
    status: 'unpaid',
    attentionAt: null,
    paid: false,
    refunded: false,
    currencyId: null,
    email: null,
    terms: [`order-${String(number)}`],
    shown: JSON.stringify({ reference: String(number) }),
    money: [],
    ...parts,
  };
}

/** All rows, read in pages of this size. */
export async function readPages(
  index: OrderIndex,
  { filter = {}, asOf = LATER, limit = 3 }: PagesQuery = {},
): Promise<ListedOrder[]> {
  const rows: ListedOrder[] = [];
  let after: OrderPosition | null = null;
  for (;;) {
    const page: readonly ListedOrder[] = await index.find({ filter, asOf, after, limit });
    rows.push(...page);
    const last = page.at(-1);
    if (!last || page.length < limit) return rows;
    const { attention, openedAt, opened } = last;
    after = { attention, openedAt, opened };
  }
}

interface PagesQuery {
  readonly filter?: OrderFilter;
  readonly asOf?: string;
  readonly limit?: number;
}
