/** Totals day by day: the same networks every day, and no total where one of them is not known. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BalanceDay } from '../../../src/treasury/contract/figures.js';
import type { ProcessingWalletView } from '../../../src/treasury/contract/balances.js';
import { addDecimal, parseDecimal, type DecimalString } from '../../../src/money/decimal.js';
import { balanceSeries } from '../../../src/treasury/panel/figures/balanceSeries.js';
import { runs } from '../../support/runs.js';

const AT = '2026-03-01T12:00:00.000Z';
type Values = Readonly<Record<string, string | null>>;

const dayOf = (values: Values | null): BalanceDay => ({
  day: '2026-02-28',
  at: values && AT,
  networks: Object.entries(values ?? {}).map(([blockchain, usd]) => ({
    ...{ blockchain, networkName: blockchain, answered: usd !== null },
    amountUsd: usd === null ? null : parseDecimal(usd),
  })),
});

const nowOf = (values: Values) => ({
  at: AT,
  wallets: Object.entries(values).map(([blockchain, usd]): ProcessingWalletView => {
    const totalUsd = usd === null ? null : parseDecimal(usd);
    return { ...WALLET, blockchain, networkName: blockchain, totalUsd };
  }),
});

const WALLET = { address: null, addressCheck: 'checked', holdings: [], costs: null };

const totals = (days: readonly (Values | null)[], now: Values) =>
  balanceSeries([...days.map(dayOf), dayOf(null)], nowOf(now)).map(({ totalUsd }) => totalUsd);

describe('the balances over time', () => {
  it('count the networks that are known now, on every day', () => {
    const days = [
      { tron: '10', polygon: '5' },
      { tron: '12', polygon: null },
    ];
    expect(totals(days, { tron: '14' })).toEqual(['10', '12', '14']);
    expect(totals(days, { tron: '14', polygon: '6' })).toEqual(['15', null, '20']);
  });

  it('have no total where nothing was read, or nothing is known', () => {
    expect(totals([null, { tron: null }], { tron: '1' })).toEqual([null, null, '1']);
    expect(totals([{ tron: '9' }], {})).toEqual([null, null]);
    expect(totals([{ tron: '9' }], { tron: null })).toEqual([null, null]);
    expect(totals([{ bsc: '9' }], { tron: '1' })).toEqual([null, '1']);
  });

  it('never count a silent network as zero', () => {
    const value = fc.constantFrom('0', '0.1', '12.5', '99999999999.000000001', null);
    const reading = fc.record({ tron: value, bsc: value, polygon: value });
    fc.assert(
      fc.property(fc.array(fc.option(reading), { maxLength: 6 }), reading, (days, now) => {
        const known = Object.entries(now).flatMap(([name, usd]) => (usd === null ? [] : [name]));
        const expected = days.map((day) => {
          const values = known.map((name) => day?.[name as 'tron'] ?? null);
          const isWhole = day !== null && known.length > 0 && !values.includes(null);
          return isWhole ? addDecimal(...(values as DecimalString[])) : null;
        });
        expect(totals(days, now).slice(0, -1)).toEqual(expected);
      }),
      { numRuns: runs(500) },
    );
  });
});
