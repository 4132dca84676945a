/** Messages of the back office: one for every code. */
import { expect, it } from 'vitest';
import type { AddressError } from '../../../src/chains/addressError.js';
import type { WithdrawalState } from '../../../src/treasury/contract/withdrawals.js';
import type {
  WithdrawalStatusName,
  WithdrawalViewName,
} from '../../../src/treasury/contract/withdrawalStatus.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import type { TreasuryErrorCode } from '../../../src/treasury/panel/treasuryError.js';

/** A code of the wire that has no sentence does not compile. */
en satisfies {
  readonly problems: Readonly<Record<TreasuryErrorCode, string>>;
  readonly withdrawalStatuses: Readonly<Record<WithdrawalStatusName, string>>;
  readonly withdrawalLeads: Readonly<Record<WithdrawalState, string>>;
  readonly withdrawalViews: Readonly<Record<WithdrawalViewName | 'all', string>>;
  readonly addressFaults: Readonly<Record<AddressError, (network: string) => string>>;
};

it('says of each failure what happened, and what to do about it', () => {
  for (const words of Object.values(en.problems)) expect(words).toMatch(/^.{30,}\.$/);
});

it('counts by the rules of the language', () => {
  expect(en.unconfirmedCount(1)).toBe('1 transfer');
  expect(en.unconfirmedCount(12)).toBe('12 transfers');
  expect(en.unconfirmedUnreadable(1)).toBe('1 transfer couldn’t be read and isn’t shown');
  expect(en.unconfirmedUnreadable(2)).toBe('2 transfers couldn’t be read and aren’t shown');
  expect(en.silentTitle(['Tron', 'Litecoin', 'Polygon'])).toMatch(/Tron, Litecoin,? and Polygon/);
});
