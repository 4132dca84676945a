/** The file for spreadsheets: what is written is what is read, and no cell is a formula. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord, type Cell } from '../../../src/contract/csvRecord.js';
import { readCsv } from './readCsv.js';

describe('a record', () => {
  it('quotes every text, doubles quotes, leaves nothing empty, and ends with CR LF', () => {
    expect(csvRecord(['a', 'b "c"', null, '', 'd,e\r\nf'])).toBe('"a","b ""c""",,,"d,e\r\nf"\r\n');
  });

  it.each([
    ...['=1+1', '+1', '-1+1', '@SUM(A1)', '|calc', '%x'],
    ...['\t=1', '\r=1', '\n=1', '  =1', '\u200b=1'],
    ...['＝1', '＋1', '－1', '＠x'],
  ])('makes a text of %j', (cell) => {
    expect(readCsv(csvRecord([cell]))).toEqual([[`'${cell}`]]);
  });

  it.each(['1001', '0.5', '-0.5', 'A-1', 'a=b', '12-34'])('leaves %s as it is', (cell) => {
    expect(readCsv(csvRecord([cell]))).toEqual([[cell]]);
  });

  const cells = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'",\r\n=+-@\t '), maxLength: 8 }),
    fc.constant(null),
  );

  it('reads back as what was written, but for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cells, { minLength: 1, maxLength: 6 })), (rows: Cell[][]) => {
        const read = readCsv(rows.map(csvRecord).join(''));
        expect(read.length).toBe(rows.length);
        for (const [at, row] of rows.entries()) {
          expect(read[at]?.map((cell, index) => cell.slice(cell === row[index] ? 0 : 1))).toEqual(
            row.map((cell) => cell ?? ''),
          );
        }
      }),
    );
  });

  it('never begins a cell with a sign of a formula', () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (row) => {
        for (const cell of readCsv(csvRecord(row))[0] ?? []) {
          expect(cell.trimStart()).not.toMatch(/^(?:[=+@]|-(?!\d+(?:\.\d+)?$))/);
        }
      }),
    );
  });
});
