/** The service's words about a transfer: shown as they are, believed only where they agree. */
import { describe, expect, it } from 'vitest';
import type { Withdrawal, WithdrawalTransfer } from '../../../../src/api/withdrawals.js';
import { parseDecimal } from '../../../../src/money/decimal.js';
import {
  matchesDraft,
  readTransfer,
  transferStatusOf,
} from '../../../../src/treasury/server/withdrawals/serviceAnswer.js';
import { EVM_ADDRESS, TRON_ADDRESS } from './backOffice.js';

const answer = (
  transfer: Partial<WithdrawalTransfer> | null,
  parts: Partial<Withdrawal> = {},
): Withdrawal => ({
  store_id: null,
  currency_id: 'USDT.Tron',
  address_from: null,
  address_to: TRON_ADDRESS,
  amount: parseDecimal('15.5'),
  amount_usd: parseDecimal('0'),
  created_at: null,
  tx_hash: '',
  ...parts,
  transfer: transfer && { kind: null, stage: null, status: null, message: null, ...transfer },
});
const standing = (stage: string | null, status: string | null) =>
  transferStatusOf(readTransfer(answer({ kind: 'from_processing', stage, status })));

describe('how a transfer stands', () => {
  it.each(['new', 'pending', 'processing', 'in_mempool', 'unconfirmed', 'frozen'])(
    'is under way as %s',
    (status) => {
      expect(standing('in_progress', status)).toBe('under_way');
    },
  );

  it.each(['completed', 'failed'])('has ended where stage and status say %s', (word) => {
    expect(standing(word, word)).toBe(word);
    expect(standing(word, null)).toBe(word);
    expect(standing(null, word)).toBe(word);
  });

  it.each([
    ['completed', 'failed'],
    ['failed', 'completed'],
    ['completed', 'unconfirmed'],
    ['in_progress', 'completed'],
    ['Completed', 'Completed'],
    ['gone', 'gone'],
    [null, null],
  ])('has not ended where they say %s and %s', (stage, status) => {
    expect(standing(stage, status)).toBe('under_way');
  });

  it('is nothing without a transfer, or with one that says nothing', () => {
    expect(transferStatusOf(readTransfer(answer(null)))).toBe('none');
    expect(transferStatusOf(readTransfer(answer({})))).toBe('none');
    expect(transferStatusOf(readTransfer(answer({ message: 'x', status: ' ' })))).toBe('none');
  });
});

it('the value is unknown while there is no transfer or it is not reckoned', () => {
  const amount_usd = parseDecimal('15.5');
  expect(readTransfer(answer(null, { amount_usd })).amountUsd).toBeNull();
  expect(readTransfer(answer({ status: 'new' })).amountUsd).toBeNull();
  expect(readTransfer(answer({ status: 'new' }, { amount_usd: null })).amountUsd).toBeNull();
  expect(readTransfer(answer({ status: 'new' }, { amount_usd })).amountUsd).toBe('15.5');
});

describe('an answer', () => {
  const drafted = {
    currencyId: 'USDT.Ethereum',
    blockchain: 'ethereum',
    amount: parseDecimal('15.5'),
    addressTo: EVM_ADDRESS,
  };
  const said = {
    currency_id: 'USDT.Ethereum',
    amount: parseDecimal('15.50'),
    address_to: EVM_ADDRESS.toLowerCase(),
  };

  it('agrees in another spelling of the same', () => {
    expect(matchesDraft(drafted, said)).toBe(true);
  });

  it.each([
    { currency_id: 'USDT.BNBSmartChain' },
    { currency_id: 'usdt.ethereum' },
    { amount: parseDecimal('15.500000000000000001') },
    { address_to: `0x${'1'.repeat(40)}` },
    { address_to: '' },
    { address_to: TRON_ADDRESS },
  ])('disagrees in %j', (change) => {
    expect(matchesDraft(drafted, { ...said, ...change })).toBe(false);
  });

  it('must repeat an address of an unknown network letter by letter', () => {
    const strange = { ...drafted, blockchain: 'newchain', addressTo: 'New1qqqq' };
    expect(matchesDraft(strange, { ...said, address_to: 'New1qqqq' })).toBe(true);
    expect(matchesDraft(strange, { ...said, address_to: 'new1qqqq' })).toBe(false);
  });
});
