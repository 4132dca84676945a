/** Withdrawals through the handler: who may do what, and that each intention is one at the service. */
import { describe, expect, it } from 'vitest';
import {
  withdrawalSchema,
  withdrawalListSchema,
  type WithdrawalView,
} from '../../../src/treasury/contract/withdrawals.js';
import { codeOf } from '../../server/openStore.js';
import { openTreasury, type AskTreasuryInit, type Treasury } from './openTreasury.js';

const ID = '5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const DRAFT = { id: ID, currencyId: 'USDT.Tron', amount: '10.5', addressTo: TRON };

async function view(
  treasury: Treasury,
  method: string,
  path: string,
  init: AskTreasuryInit = {},
): Promise<WithdrawalView> {
  const answer = await treasury.ask(method, path, init);
  expect([path, answer.status]).toEqual([path, 200]);
  return withdrawalSchema.parse(answer.json);
}

describe.each(['documented', 'deployed'] as const)('a withdrawal, %s', (dialect) => {
  const open = () => openTreasury({ store: { sandbox: { dialect } } });

  it('is drafted, sent, followed and listed; the service hears of it once', async () => {
    const treasury = open();
    const draft = await view(treasury, 'POST', '/withdrawals', { body: DRAFT });
    expect(draft).toMatchObject({ id: ID, state: 'draft', amount: '10.5', draftedBy: 'owner' });
    expect(treasury.count('createWithdrawal')).toBe(0);

    const sent = await view(treasury, 'POST', `/withdrawals/${ID}/sending`, { body: {} });
    expect(sent.state).toBe('queued');
    await Promise.all(
      [1, 2, 3].map(() => treasury.ask('POST', `/withdrawals/${ID}/sending`, { body: {} })),
    );
    expect(treasury.count('createWithdrawal')).toBe(1);

    await treasury.sandbox.advance(120_000);
    const later = await view(treasury, 'GET', `/withdrawals/${ID}`, { as: 'clerk' });
    expect(['in_progress', 'completed']).toContain(later.state);
    expect(later.actions).toEqual([]);
    const list = await treasury.ask('GET', '/withdrawals?limit=1');
    expect(withdrawalListSchema.parse(list.json).withdrawals.map(({ id }) => id)).toEqual([ID]);
    for (const page of ['limit=0', 'limit=101', 'limit=1.5', 'after=-1', 'after=x']) {
      expect(codeOf(await treasury.ask('GET', `/withdrawals?${page}`))).toBe('bad_request');
    }
  });
});

describe('a draft', () => {
  it.each([
    ['an id that is no UUID', { id: 'x' }, 'bad_request'],
    ['an amount that is a number', { amount: 10 }, 'bad_request'],
    ['an amount in exponent form', { amount: '1e3' }, 'bad_request'],
    ['an unknown key', { requestId: 'mine' }, 'bad_request'],
    ['no address', { addressTo: '' }, 'bad_request'],
    ['nothing', { amount: '0' }, 'amount_invalid'],
    ['more decimals than the currency', { amount: '1.0000001' }, 'amount_precision'],
    ['a currency that is not listed', { currencyId: 'NOPE.Tron' }, 'currency_unavailable'],
    ['an address with a typing error', { addressTo: `${TRON.slice(0, -1)}9` }, 'address_invalid'],
  ])('with %s is refused', async (_name, change, code) => {
    const treasury = openTreasury();
    const answer = await treasury.ask('POST', '/withdrawals', { body: { ...DRAFT, ...change } });
    expect(codeOf(answer)).toBe(code);
    expect(treasury.count('createWithdrawal')).toBe(0);
    if (code === 'address_invalid') expect(answer.json).toMatchObject({ reason: 'checksum' });
  });

  it('is warned of by a balance that is never older than five seconds', async () => {
    const treasury = openTreasury();
    const asked = () => treasury.count('listProcessingWalletBalances');
    await treasury.ask('GET', '/balances/processing?blockchains=tron');
    await treasury.sandbox.advance(4_000);
    await view(treasury, 'POST', '/withdrawals', { body: DRAFT });
    await Promise.all([1, 2].map(() => view(treasury, 'GET', `/withdrawals/${ID}`)));
    expect(asked()).toBe(1);
    await treasury.sandbox.advance(2_000);
    await view(treasury, 'GET', `/withdrawals/${ID}`);
    expect(asked()).toBe(2);
  });

  it('finds its balance whatever capitals the service writes networks in', async () => {
    const treasury = openTreasury();
    const capital = (wallets: readonly { blockchain: string }[]) =>
      wallets.map((wallet) => ({ ...wallet, blockchain: wallet.blockchain.toUpperCase() }));
    treasury.edits.set('listProcessingWalletBalances', capital as never);
    const { warnings } = await view(treasury, 'POST', '/withdrawals', { body: DRAFT });
    expect(warnings).not.toContain('balance_unknown');
  });
});

describe('a path that names no withdrawal', () => {
  it.each(['nope', ID.toUpperCase(), `${ID}%00`, '..%2f..', '%2e%2e', '__proto__', ID.slice(1)])(
    '%s is not there',
    async (id) => {
      const treasury = openTreasury();
      for (const [method, path] of [
        ['GET', `/withdrawals/${id}`],
        ['POST', `/withdrawals/${id}/sending`],
        ['DELETE', `/withdrawals/${id}`],
      ] as const) {
        const answer = await treasury.ask(method, path, method === 'GET' ? {} : { body: {} });
        // An address that folds away leads to another path, which has other verbs.
        expect([404, 405]).toContain(answer.status);
      }
      expect(treasury.calls).toEqual([]);
    },
  );
});
