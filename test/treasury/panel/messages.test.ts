/** Messages of the back office: one for every error, and none empty. */
import { describe, expect, it } from 'vitest';
import { TREASURY_PROBLEMS } from '../../../src/treasury/contract/treasuryProblems.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { enCommon } from '../../../src/treasury/panel/messages/enCommon.js';
import { enHoldings } from '../../../src/treasury/panel/messages/enHoldings.js';
import { enOrder } from '../../../src/treasury/panel/messages/enOrder.js';
import { enOrders } from '../../../src/treasury/panel/messages/enOrders.js';
import { enPanel } from '../../../src/treasury/panel/messages/enPanel.js';
import { enRefundLinks } from '../../../src/treasury/panel/messages/enRefundLinks.js';
import { enWithdrawals } from '../../../src/treasury/panel/messages/enWithdrawals.js';

const CLIENT_CODES = ['offline', 'unreachable', 'timeout', 'unreadable'];

describe('a failure', () => {
  it.each([...Object.keys(TREASURY_PROBLEMS), ...CLIENT_CODES])('%s has its message', (code) => {
    const words = (enCommon.problems as Readonly<Record<string, string>>)[code] ?? '';
    // Two thoughts at least: what happened, and what to do about it.
    expect(words.length).toBeGreaterThan(30);
    expect(words).toMatch(/\.$/);
  });
});

it('no sentence is empty, and no two parts name the same key', () => {
  const keys = [
    enCommon,
    enHoldings,
    enWithdrawals,
    enOrders,
    enOrder,
    enRefundLinks,
    enPanel,
  ].flatMap((part) => Object.keys(part));
  expect(new Set(keys).size).toBe(keys.length);
  for (const words of Object.values(en)) expect(words).not.toBe('');
});

it('counts by the rules of the language', () => {
  expect(en.unconfirmedCount(1)).toBe('1 pending transfer');
  expect(en.unconfirmedCount(12)).toBe('12 pending transfers');
  expect(en.unconfirmedUnreadable(1)).toBe('1 transfer couldn’t be read and isn’t shown');
  expect(en.unconfirmedUnreadable(2)).toBe('2 transfers couldn’t be read and aren’t shown');
  expect(en.silentTitle(['Tron', 'Litecoin', 'Polygon'])).toMatch(/Tron, Litecoin,? and Polygon/);
});
