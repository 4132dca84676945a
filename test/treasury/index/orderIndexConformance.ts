/** What every order index promises, tested over a ledger. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import type {
  ListedOrder,
  OrderFilter,
  OrderIndex,
  OrderRow,
} from '../../../src/treasury/index/orderIndex.js';
import { checkManyEntries, checkOrderIndex } from './orderIndexModel.js';
import { indexOf, LATER, minute, openedRow, readPages } from './orderIndexRows.js';

/** The ledger whose index is tested. */
export interface OrderIndexConformance {
  readonly name: string;
  /** Makes a new, empty ledger. It is closed after its test. */
  readonly make: () => Promise<Ledger>;
  /** Opens the last ledger of `make` again, as another process would. @default the index is in memory */
  readonly reopen?: () => Promise<Ledger>;
  /** The index over a ledger. @default the one that the back office makes */
  readonly indexOver?: (ledger: Ledger) => OrderIndex;
  /** Number of random histories that are compared with the index in memory. @default none: it is that one */
  readonly runs?: number;
}

/** The ledger of a test, and its index. */
type Opened = () => { readonly ledger: Ledger; readonly index: OrderIndex };

const streams = (rows: readonly Pick<OrderRow, 'stream'>[]): string[] =>
  rows.map(({ stream }) => stream.replace('order:', ''));

/** Tests everything that the `OrderIndex` interface promises. */
export function orderIndexConformance({
  name,
  make,
  reopen,
  indexOver = indexOf,
  runs,
}: OrderIndexConformance): void {
  describe(`${name} conforms to the order index interface`, () => {
    let ledger: Ledger;
    beforeEach(async () => {
      ledger = await make();
    });
    afterEach(() => ledger.close?.());
    const open: Opened = () => ({ ledger, index: indexOver(ledger) });

    describeProgress(open);
    describeWriting(open, reopen);
    describeLists(open);
    describeFilters(open);
    it('sums many amounts to the last digit', async () => {
      await checkManyEntries(open(), reopen !== undefined);
    });
    if (runs === undefined) return;
    it('answers as the index in memory over random batches, filters, pages and periods', async () => {
      await checkOrderIndex(make, indexOver, runs);
    }, 120_000);
  });
}

function describeProgress(open: Opened): void {
  it('begins at nothing, and moves on with each batch', async () => {
    const { index } = open();
    const { generation, position, form } = await index.progress();
    expect([position, form]).toEqual([0, 0]);
    await index.write({ generation, from: 0, upTo: 7, rows: [] });
    await index.write({ generation, from: 7, upTo: 9, rows: [] });
    expect(await index.progress()).toEqual({ generation, form: 0, position: 9 });
  });

  it('never moves back, nor over events that nobody has read', async () => {
    const { index } = open();
    const { generation } = await index.progress();
    await index.write({ generation, from: 0, upTo: 9, rows: [] });
    await index.write({ generation, from: 0, upTo: 5, rows: [] });
    expect((await index.progress()).position).toBe(9);
    await index.write({ generation, from: 20, upTo: 30, rows: [] });
    expect((await index.progress()).position).toBe(9);
  });

  it('begins a rebuild once, however many ask for it, and ignores batches from before it', async () => {
    const { index } = open();
    const { generation } = await index.progress();
    await index.write({ generation, from: 0, upTo: 9, rows: [] });
    await Promise.all([
      index.restart({ generation, form: 3 }),
      index.restart({ generation, form: 3 }),
    ]);
    expect(await index.progress()).toEqual({ generation: generation + 1, form: 3, position: 0 });
    await index.write({ generation, from: 0, upTo: 12, rows: [] });
    expect((await index.progress()).position).toBe(0);
  });
}

function describeWriting(open: Opened, reopen: OrderIndexConformance['reopen']): void {
  const write = async (
    rows: readonly OrderRow[],
    upTo: number,
    generation = 1,
    index = open().index,
  ) => index.write({ generation, from: 0, upTo, rows });

  it('returns every field of a row unchanged', async () => {
    const { terms, money, ...row } = await openedRow(open().ledger, 1, {
      stream: 'order:1',
      status: 'held',
      attentionAt: minute(5),
      paid: true,
      refunded: true,
      currencyId: 'USDT.Tron',
      email: 'größe+店@example.com',
      shown: JSON.stringify({ note: '\u2028 "\\ 💶 \0 \ud83d', deep: [null, 1e300] }),
    });
    await write([{ ...row, terms, money }], row.opened);
    expect(await readPages(open().index)).toEqual([{ ...row, attention: true }]);
  });

  it('replaces a row by one that was computed from as much or more, never from less', async () => {
    const row = await openedRow(open().ledger, 1);
    const status = async () => (await readPages(open().index)).map((one) => one.status);
    await write([{ ...row, status: 'paid' }], 8);
    await write([{ ...row, status: 'unpaid' }], 6);
    expect(await status()).toEqual(['paid']);
    await write([{ ...row, status: 'held' }], 8);
    expect(await status()).toEqual(['held']);
    await open().index.restart({ generation: 1, form: 2 });
    await write([{ ...row, status: 'pending' }], 3, 2);
    expect(await status()).toEqual(['pending']);
    await write([{ ...row, status: 'held' }], 9, 1);
    expect(await status()).toEqual(['pending']);
  });

  it('writes the same batch twice, and more rows than a statement has values', async () => {
    const rows: OrderRow[] = [];
    for (let n = 0; n < 250; n += 1) rows.push(await openedRow(open().ledger, n));
    await write(rows, 250);
    await write(rows, 250);
    expect(await open().index.count({ filter: {}, asOf: LATER })).toMatchObject({ all: 250 });
  });

  if (!reopen) return;
  it('is shared by two instances that write at the same time', async () => {
    const other = await reopen();
    try {
      const rows: OrderRow[] = [];
      for (let n = 0; n < 40; n += 1) rows.push(await openedRow(open().ledger, n));
      const backwards = [...rows].reverse().map((row) => ({ ...row, status: 'paid' }));
      await Promise.all([write(rows, 50), write(backwards, 60, 1, indexOf(other))]);
      const { byStatus } = await open().index.count({ filter: {}, asOf: LATER });
      expect(byStatus).toEqual({ paid: 40 });
      expect((await indexOf(other).progress()).position).toBe(60);
    } finally {
      await other.close?.();
    }
  });

  it('leaves out rows of orders that the ledger does not have', async () => {
    const row = await openedRow(open().ledger, 1);
    const gone = { ...row, opened: row.opened + 1, stream: 'order:gone' };
    const other = { ...row, stream: 'order:other' };
    await write([gone, other, row], 9);
    expect(streams(await readPages(open().index))).toEqual(['1']);
    const filter = { term: 'order-1' };
    expect(await open().index.count({ filter, asOf: LATER })).toMatchObject({ all: 1 });
  });
}

/** Opens orders in a ledger and writes their rows. */
async function filled(
  { ledger, index }: ReturnType<Opened>,
  ...parts: readonly Partial<OrderRow>[]
): Promise<OrderIndex> {
  const rows: OrderRow[] = [];
  for (const [number, part] of parts.entries()) rows.push(await openedRow(ledger, number, part));
  await index.write({ generation: 1, from: 0, upTo: rows.length, rows });
  return index;
}

function describeLists(open: Opened): void {
  it('lists what needs attention at that time first, then the newest', async () => {
    const index = await filled(
      open(),
      {},
      { attentionAt: minute(0) },
      {},
      { attentionAt: minute(90) },
      {},
    );
    expect(streams(await readPages(index, { asOf: minute(60) }))).toEqual([
      '1',
      '4',
      '3',
      '2',
      '0',
    ]);
    expect(streams(await readPages(index, { asOf: minute(90) }))).toEqual([
      '3',
      '1',
      '4',
      '2',
      '0',
    ]);
  });

  it('keeps its pages when orders are opened in between', async () => {
    const index = await filled(open(), {}, {}, {}, {});
    const first = await index.find({ filter: {}, asOf: LATER, after: null, limit: 2 });
    const row = await openedRow(open().ledger, 9);
    await index.write({ generation: 1, from: 0, upTo: 99, rows: [row] });
    const after = first.at(-1) as ListedOrder;
    const second = await index.find({ filter: {}, asOf: LATER, after, limit: 2 });
    expect(streams([...first, ...second])).toEqual(['3', '2', '1', '0']);
  });

  it('tells orders apart that were opened in the same millisecond', async () => {
    const openedAt = minute(1);
    const index = await filled(open(), { openedAt }, { openedAt }, { openedAt }, { openedAt });
    expect(streams(await readPages(index, { limit: 1 }))).toEqual(['3', '2', '1', '0']);
  });
}

function describeFilters(open: Opened): void {
  it('filters by each field, and by all of them together', async () => {
    const index = await filled(
      open(),
      { status: 'paid', paid: true, currencyId: 'BTC.Bitcoin' },
      { status: 'held', paid: true, refunded: true, attentionAt: minute(0) },
      { status: 'paid', paid: true, currencyId: 'USDT.Tron' },
      { currencyId: 'USDT.Tron' },
    );
    const found = async (filter: OrderFilter) => streams(await readPages(index, { filter }));
    expect(await found({ status: 'paid' })).toEqual(['2', '0']);
    expect(await found({ paid: true })).toEqual(['1', '2', '0']);
    expect(await found({ refunded: true })).toEqual(['1']);
    expect(await found({ attention: true })).toEqual(['1']);
    expect(await found({ currencyId: 'USDT.Tron' })).toEqual(['3', '2']);
    expect(await found({ openedFrom: minute(1), openedBefore: minute(3) })).toEqual(['1', '2']);
    expect(await found({ paid: true, currencyId: 'USDT.Tron', term: 'order' })).toEqual(['2']);
    expect(await found({ status: "paid' or '1'='1" })).toEqual([]);
  });

  it('finds by the beginning of a term, and takes no sign for a wildcard', async () => {
    const index = await filled(
      open(),
      { terms: ['1042', 'abc123', 'größe', 'a_b%'] },
      { terms: ['10421', 'abd'] },
      { terms: ['104', '\u{10fffe}'] },
    );
    const found = async (term: string) => streams(await readPages(index, { filter: { term } }));
    const filter = { term: 'ab', termEnd: '23' };
    expect(streams(await readPages(index, { filter }))).toEqual(['0']);
    const either = { ...filter, orTerm: '104' };
    expect(streams(await readPages(index, { filter: either }))).toEqual(['2', '1', '0']);
    expect(await found('1042')).toEqual(['1', '0']);
    expect(await found('10421')).toEqual(['1']);
    expect(await found('ab')).toEqual(['1', '0']);
    expect(await found('größe')).toEqual(['0']);
    expect(await found('a_')).toEqual(['0']);
    expect(await found('a%')).toEqual([]);
    expect(await found('\u{10fffe}')).toEqual(['2']);
    expect(await found("'; drop table till_orders; --")).toEqual([]);
  });

  it('counts what a filter lets through', async () => {
    const index = await filled(
      open(),
      { status: 'paid', paid: true },
      { status: 'over', paid: true, attentionAt: minute(0) },
      { status: 'paid', paid: true, refunded: true, terms: ['x'] },
      { attentionAt: minute(90) },
    );
    const counted = (filter: OrderFilter, asOf: string) => index.count({ filter, asOf });
    expect(await counted({}, minute(60))).toEqual({
      ...{ all: 4, attention: 1, paid: 3, refunded: 1 },
      byStatus: { paid: 2, over: 1, unpaid: 1 },
    });
    expect((await counted({}, minute(90))).attention).toBe(2);
    expect(await counted({ term: 'x' }, LATER)).toEqual({
      ...{ all: 1, attention: 0, paid: 1, refunded: 1 },
      byStatus: { paid: 1 },
    });
    expect(await counted({ attention: true }, minute(60))).toMatchObject({ all: 1, paid: 1 });
  });
}
