/** What speaks against sending, and that it never forbids. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../../src/money/decimal.js';
import type { WithdrawableBalances } from '../../../../src/treasury/server/withdrawals/withdrawalServiceOptions.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import {
  ada,
  ben,
  cyd,
  draftUnreadably,
  EVM_ADDRESS,
  holding,
  idOf,
  input,
  openBackOffice,
  spoil,
  TRON_ADDRESS,
  withDraft,
} from './backOffice.js';

const OTHER_ADDRESS = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';
const DAY = 86_400_000;

const tether = (amount: string, isGasEmpty = false) =>
  holding({ 'USDT.Tron': amount }, isGasEmpty ? '0' : null);
const withBalance = (read: () => Promise<WithdrawableBalances>) =>
  openBackOffice({ parts: { balancesOf: read } });

describe('the balance', () => {
  it.each<[WithdrawableBalances, string[]]>([
    [tether('15.5'), []],
    [tether('15.499999'), ['balance_low']],
    [tether('0'), ['balance_low']],
    [tether('100', true), ['fees_low']],
    [tether('1', true), ['balance_low', 'fees_low']],
    // It needs gas all the same once its coins are there.
    [tether('0', true), ['balance_low', 'fees_low']],
    [holding({}), ['balance_unknown']],
  ])('%j warns of %j and lets it be sent', async (balance, expected) => {
    const { desk } = withBalance(() => Promise.resolve(balance));
    expect((await desk.draft(ada, input())).warnings).toEqual([...expected, 'address_new']);
    expect(await desk.send(ada, idOf(1))).toMatchObject({ state: 'queued', warnings: [] });
  });

  it('is unknown where it cannot be read', async () => {
    const { desk } = withBalance(() => Promise.reject(new Error('away')));
    expect((await desk.draft(ada, input())).warnings).toContain('balance_unknown');
    const thrown = withBalance(() => {
      throw new Error('away');
    });
    expect((await thrown.desk.draft(ada, input())).warnings).toContain('balance_unknown');
  });

  it('is asked for once for a whole list, whatever networks it spans', async () => {
    const asked: (readonly string[])[] = [];
    const { desk, pass } = openBackOffice({
      parts: {
        balancesOf: (blockchains) => {
          asked.push(blockchains);
          return Promise.resolve(tether('16'));
        },
      },
    });
    const others = [
      { currencyId: 'USDT.Ethereum', addressTo: EVM_ADDRESS },
      { currencyId: 'BCH.Bitcoincash', addressTo: 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
      { amount: parseDecimal('16.5') },
      { amount: parseDecimal('2') },
      {},
    ];
    for (const [n, other] of others.entries()) {
      await desk.draft(ada, input({ id: idOf(n + 1), ...other }));
    }
    await desk.remove(ada, idOf(5));
    await pass(60_000);
    asked.length = 0;
    const { withdrawals } = await desk.list(ada, {});
    expect(asked).toEqual([['bitcoincash', 'ethereum', 'tron']]);
    expect(withdrawals.map(({ warnings }) => warnings)).toEqual([
      [],
      ['address_new'],
      ['balance_low', 'address_new'],
      ['balance_unknown', 'address_new'],
      ['balance_unknown', 'address_new'],
    ]);
    asked.length = 0;
    await Promise.all([1, 2, 3, 4].map((n) => desk.remove(ada, idOf(n))));
    await desk.list(ada, {});
    expect(asked).toEqual([]);
  });

  it('is of no interest once it is sent or given up', async () => {
    let asked = 0;
    const { desk, pass } = withBalance(() => {
      asked += 1;
      return Promise.resolve(holding({}));
    });
    await desk.draft(ada, input());
    await desk.remove(ada, idOf(1));
    const before = asked;
    await pass(60_000);
    expect((await desk.get(ada, idOf(1)))?.warnings).toEqual([]);
    expect(asked).toBe(before);
  });
});

describe('the address', () => {
  it('is new until something has gone there', async () => {
    const { desk, pass } = await withDraft();
    await desk.draft(ada, input({ id: idOf(2), amount: parseDecimal('1') }));
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual(['address_new']);
    await desk.send(ada, idOf(1));
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual([]);
    await pass(60_000);
    await desk.get(ada, idOf(1));
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual([]);
    const other = input({ id: idOf(3), addressTo: OTHER_ADDRESS });
    expect((await desk.draft(ada, other)).warnings).toEqual(['address_new']);
  });

  it('stays new where nothing went there in the end', async () => {
    const { desk, sandbox, creating } = openBackOffice();
    sandbox.configure({ storeOwned: false });
    await desk.draft(ada, input());
    await desk.send(ada, idOf(1));
    sandbox.configure({ storeOwned: true });
    await desk.draft(ada, input({ id: idOf(2) }));
    const { requestId } = await desk.send(ada, idOf(2));
    sandbox.failWithdrawal(requestId);
    await desk.draft(ada, input({ id: idOf(3) }));
    creating.fail({ kind: 'unreachable' }, 1);
    await desk.send(ada, idOf(3));
    await sandbox.advance(60_000);
    await desk.resolveUnknown(ada, idOf(3), { outcome: 'not_created', reason: 'looked' });
    const draft = input({ id: idOf(4), amount: parseDecimal('3') });
    // The second one's failure is known once somebody has looked.
    await desk.list(ada, {});
    await sandbox.advance(2_000);
    await desk.list(ada, {});
    expect((await desk.draft(ada, draft)).warnings).toEqual(['address_new']);
  });

  it('stays new on a mere word that something went there', async () => {
    const { desk, creating } = await withDraft();
    creating.fail({ kind: 'unreachable' }, 1);
    await desk.send(ada, idOf(1));
    await desk.resolveUnknown(ada, idOf(1), { outcome: 'created', reason: 'looked' });
    const draft = input({ id: idOf(2), amount: parseDecimal('3') });
    expect((await desk.draft(ada, draft)).warnings).toEqual(['address_new']);
  });

  it('in a form that is Bitcoin’s as well is named so, to its approver, too', async () => {
    const { desk } = openBackOffice();
    const cash = { currencyId: 'BCH.Bitcoincash', amount: parseDecimal('0.5') };
    const legacy = input({ ...cash, addressTo: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu' });
    const addressTo = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
    expect(await desk.draft(ben, legacy)).toMatchObject({ addressTo });
    expect((await desk.get(cyd, idOf(1)))?.warnings).toContain('address_bitcoin_form');

    const other = await desk.draft(ada, input({ ...cash, id: idOf(2), addressTo }));
    expect(other.warnings).not.toContain('address_bitcoin_form');
    const bitcoin = { currencyId: 'BTC.Bitcoin', addressTo: legacy.addressTo };
    const third = await desk.draft(ada, input({ ...cash, ...bitcoin, id: idOf(3) }));
    expect(third.warnings).not.toContain('address_bitcoin_form');
  });

  it('of an unknown network is unchecked, and can be sent', async () => {
    const currency = {
      id: 'XYZ.Newchain',
      code: 'XYZ',
      blockchain: 'newchain',
      networkName: 'Newchain',
      precision: null,
    };
    const { desk } = openBackOffice({
      parts: { currencies: () => Promise.resolve(new Map([[currency.id, currency]])) },
    });
    const draft = input({ currencyId: currency.id, addressTo: 'new1qqqqqqqqqqqqqqqqqqqqqqqqq' });
    const view = await desk.draft(ada, draft);
    expect(view).toMatchObject({
      state: 'draft',
      addressTo: 'new1qqqqqqqqqqqqqqqqqqqqqqqqq',
      explorerUrl: null,
    });
    expect(view.warnings).toContain('address_unchecked');
    expect(view.actions).toContain('send');
  });
});

it('a list reads each withdrawal a few times, and not once for every other to its address', async () => {
  const inner = memoryLedger();
  const reads = new Map<string, number>();
  const ledger: Ledger = {
    ...inner,
    list: (query) => {
      if ('stream' in query) {
        reads.set(query.stream, (reads.get(query.stream) ?? 0) + 1);
      }
      return inner.list(query);
    },
  };
  const { desk } = openBackOffice({ ledger });
  for (let n = 1; n <= 30; n += 1) await desk.draft(ada, input({ id: idOf(n) }));
  reads.clear();
  expect((await desk.list(ada, {})).withdrawals).toHaveLength(30);
  expect(reads.size).toBe(30);
  expect(Math.max(...reads.values())).toBeLessThanOrEqual(3);
});

describe('a repetition', () => {
  it('is the same amount to the same address within a day of its payment', async () => {
    const { desk, pass } = await withDraft();
    await desk.draft(ben, input({ id: idOf(2) }));
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual(['address_new']);
    await desk.send(ada, idOf(1));
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual(['looks_repeated']);
    for (const other of [
      { amount: parseDecimal('15.6') },
      { currencyId: 'TRX.Tron' },
      { addressTo: OTHER_ADDRESS },
    ]) {
      const id = idOf(10 + Object.keys(other).join('').length);
      expect((await desk.draft(ada, input({ id, ...other }))).warnings).not.toContain(
        'looks_repeated',
      );
    }
    await pass(60_000);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('completed');
    await pass(DAY - 1);
    expect((await desk.get(ada, idOf(2)))?.warnings).toContain('looks_repeated');
    await pass(1);
    expect((await desk.get(ada, idOf(2)))?.warnings).not.toContain('looks_repeated');
  });

  it('is also of one with an unknown outcome, and not of one that was refused', async () => {
    const { desk, creating, sandbox } = await withDraft();
    creating.fail({ kind: 'unreachable' }, 1);
    await desk.send(ada, idOf(1));
    expect((await desk.draft(ada, input({ id: idOf(2) }))).warnings).toEqual([
      'address_new',
      'looks_repeated',
    ]);
    await sandbox.advance(60_000);
    await desk.resolveUnknown(ada, idOf(1), { outcome: 'not_created', reason: 'looked' });
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual(['address_new']);
    sandbox.configure({ storeOwned: false });
    await desk.send(ada, idOf(2));
    expect((await desk.draft(ada, input({ id: idOf(3) }))).warnings).toEqual(['address_new']);
  });

  it('is also of one that may still be paid, however long ago it was sent', async () => {
    const { desk, sandbox, creating, pass } = openBackOffice();
    sandbox.holdWithdrawals(true);
    await desk.draft(ada, input());
    await desk.send(ada, idOf(1));
    const lost = { amount: parseDecimal('3') };
    await desk.draft(ada, input({ id: idOf(2), ...lost }));
    creating.fail({ kind: 'unreachable' }, 1);
    await desk.send(ada, idOf(2));
    await pass(3 * DAY);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('queued');
    expect((await desk.draft(ada, input({ id: idOf(3) }))).warnings).toEqual(['looks_repeated']);
    expect((await desk.draft(ada, input({ id: idOf(4), ...lost }))).warnings).toEqual([
      'looks_repeated',
    ]);
    // Paid at last, it is within a day of that.
    sandbox.holdWithdrawals(false);
    await pass(60_000);
    expect((await desk.get(ada, idOf(1)))?.state).toBe('completed');
    expect((await desk.get(ada, idOf(3)))?.warnings).toEqual(['looks_repeated']);
    await pass(DAY);
    expect((await desk.get(ada, idOf(3)))?.warnings).toEqual([]);
  });

  it('is found among however many others to its address', async () => {
    const { desk } = await withDraft();
    await desk.send(ada, idOf(1));
    for (let n = 2; n <= 60; n += 1) {
      await desk.draft(ada, input({ id: idOf(n), amount: parseDecimal(String(n)) }));
    }
    const { warnings } = await desk.draft(ada, input({ id: idOf(61) }));
    expect(warnings).toContain('looks_repeated');
  });

  it('is also of one that cannot be read, whenever it was, and proves no payment', async () => {
    const { desk, ledger, pass } = await withDraft();
    await desk.send(ada, idOf(1));
    await pass(60_000);
    await desk.get(ada, idOf(1));
    await spoil(ledger, idOf(1));
    await pass(2 * DAY);
    const both = ['address_new', 'looks_repeated'];
    expect((await desk.draft(ada, input({ id: idOf(2) }))).warnings).toEqual(both);
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual(both);
    const { withdrawals } = await desk.list(ada, {});
    expect(withdrawals.map(({ warnings }) => warnings)).toEqual([both]);
    for (const other of [{ amount: parseDecimal('15.6') }, { currencyId: 'TRX.Tron' }]) {
      const id = idOf(10 + Object.keys(other).join('').length);
      expect((await desk.draft(ada, input({ id, ...other }))).warnings).toEqual(['address_new']);
    }
  });

  it.each([
    ['nothing but its address', {}, true],
    ['the same amount', { amount: '15.5' }, true],
    ['another amount', { amount: '15.6' }, false],
    ['the same currency', { currencyId: 'USDT.Tron', blockchain: 'tron' }, true],
    ['another currency', { currencyId: 'TRX.Tron', blockchain: 'tron' }, false],
    ['another network', { blockchain: 'newchain' }, false],
  ])('may be of a draft of which %s can be read', async (_, readable, expected) => {
    const { desk, ledger } = openBackOffice();
    await draftUnreadably(ledger, idOf(1), { addressTo: TRON_ADDRESS, ...readable });
    const { warnings } = await desk.draft(ada, input({ id: idOf(2) }));
    expect(warnings.includes('looks_repeated')).toBe(expected);
  });

  it('is found whatever the spelling of the address', async () => {
    const { desk } = openBackOffice();
    const legacy = {
      currencyId: 'BCH.Bitcoincash',
      addressTo: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    };
    const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
    const first = await desk.draft(ada, input({ ...legacy, amount: parseDecimal('1') }));
    expect(first.addressTo).toBe(cash);
    await desk.send(ada, idOf(1));
    const again = { id: idOf(2), currencyId: legacy.currencyId, addressTo: `bitcoincash:${cash}` };
    expect(
      (await desk.draft(ada, input({ ...again, amount: parseDecimal('1') }))).warnings,
    ).toContain('looks_repeated');
  });
});

describe('a second refund', () => {
  const refundOf = { kind: 'payment', reference: '1001' } as const;
  const second = { id: idOf(2), amount: parseDecimal('7'), addressTo: OTHER_ADDRESS, refundOf };

  it('of the same order is shown to its sender and its approver, from the moment it is drafted', async () => {
    const { desk } = openBackOffice();
    const first = await desk.draft(ada, input({ refundOf }));
    expect(first.warnings).toEqual(['address_new']);
    expect((await desk.draft(ben, input(second))).warnings).toEqual([
      'address_new',
      'refund_repeated',
    ]);
    expect((await desk.get(ada, idOf(1)))?.warnings).toContain('refund_repeated');
    await desk.send(ada, idOf(1));
    expect((await desk.get(cyd, idOf(2)))?.warnings).toContain('refund_repeated');
    expect((await desk.refundsOf(ada, refundOf)).withdrawals[1]?.warnings).toContain(
      'refund_repeated',
    );
  });

  it.each([
    ['another order', { kind: 'payment', reference: '1002' }],
    ['a customer of the same number', { kind: 'top_up', reference: '1001' }],
    ['nobody', undefined],
  ] as const)('is none of %s', async (_, other) => {
    const { desk } = openBackOffice();
    await desk.draft(ada, input(other ? { refundOf: other } : {}));
    expect((await desk.draft(ada, input(second))).warnings).toEqual(['address_new']);
  });

  it('is none after one of which no money goes', async () => {
    const { desk, sandbox } = openBackOffice();
    await desk.draft(ada, input({ refundOf }));
    await desk.remove(ada, idOf(1));
    expect((await desk.draft(ada, input(second))).warnings).toEqual(['address_new']);
    sandbox.configure({ storeOwned: false });
    await desk.send(ada, idOf(2));
    const third = await desk.draft(ada, input({ ...second, id: idOf(3) }));
    expect(third.warnings).toEqual(['address_new']);
  });

  it('may be one after one that cannot be read', async () => {
    const { desk, ledger } = openBackOffice();
    await draftUnreadably(ledger, idOf(1), { refundOf });
    expect((await desk.draft(ada, input(second))).warnings).toContain('refund_repeated');
  });
});

describe('a press of send', () => {
  const refundOf = { kind: 'payment', reference: '1001' } as const;
  const second = input({ id: idOf(2), refundOf });

  it('does nothing where the same may have been paid since the page was read', async () => {
    const { desk, calls } = openBackOffice();
    await desk.draft(ada, input({ refundOf: { ...refundOf, reference: '1002' } }));
    const { warnings: seen } = await desk.draft(ada, second);
    expect(seen).toEqual(['address_new']);
    await desk.send(ada, idOf(1), { seen: ['address_new'] });
    const press = desk.send(ada, idOf(2), { seen });
    await expect(press).rejects.toMatchObject({ code: 'warnings_new', reason: 'looks_repeated' });
    expect(calls('createWithdrawal')).toBe(1);
    const shown = await desk.get(ada, idOf(2));
    expect(shown).toMatchObject({ state: 'draft', warnings: ['looks_repeated'] });
    // Seen, it is for the person to decide.
    const sent = await desk.send(ada, idOf(2), { seen: shown?.warnings ?? [] });
    expect(sent.state).toBe('queued');
    expect(calls('createWithdrawal')).toBe(2);
  });

  it.each([0, 1])(
    'of two that are alike, in one moment from two pages, is the first alone (instance %d)',
    async (at) => {
      const ledger = memoryLedger();
      const one = openBackOffice({ ledger });
      const other = openBackOffice({ ledger, sandbox: one.sandbox, instance: 1 });
      const desks = [one.desk, [one.desk, other.desk][at] ?? one.desk] as const;
      // Both pages were read before anything was sent.
      await one.desk.draft(ada, input());
      await one.desk.draft(ben, second);
      const approved = await one.desk.approve(cyd, idOf(2));
      const seen = approved.warnings;
      const views = await Promise.all([
        desks[0].send(ada, idOf(1), { seen }),
        desks[1].send(ada, idOf(2), { seen }),
      ]);
      expect(views.map(({ state }) => state).sort()).toEqual(['discarded', 'queued']);
      const givenUp = views.find(({ state }) => state === 'discarded');
      expect(givenUp?.history.at(-1)).toMatchObject({ kind: 'discarded', reason: 'sent_beside' });
      expect(one.calls('createWithdrawal')).toBe(1);
      // Meant all the same, it is drafted and sent again with the warning seen.
      const again = await one.desk.draft(ada, input({ id: idOf(3) }));
      expect(again.warnings).toContain('looks_repeated');
      expect((await one.desk.send(ada, idOf(3), { seen: again.warnings })).state).toBe('queued');
    },
  );

  it('of two that are alike is no mistake where the person has seen it, or they are not alike', async () => {
    const { desk, calls } = openBackOffice();
    for (const n of [1, 2]) await desk.draft(ada, input({ id: idOf(n) }));
    await desk.draft(ada, input({ id: idOf(3), amount: parseDecimal('7') }));
    const seen = { seen: ['address_new', 'looks_repeated'] };
    const views = await Promise.all([
      desk.send(ada, idOf(1), seen),
      desk.send(ada, idOf(2), seen),
      desk.send(ada, idOf(3), { seen: ['address_new'] }),
    ]);
    expect(views.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    expect(calls('createWithdrawal')).toBe(3);
  });

  it('does nothing where another refund of the order was drafted since', async () => {
    const { desk, calls } = openBackOffice();
    const { warnings: seen } = await desk.draft(ada, second);
    await desk.draft(ben, input({ id: idOf(3), amount: parseDecimal('7'), refundOf }));
    const press = desk.send(ada, idOf(2), { seen });
    await expect(press).rejects.toMatchObject({ code: 'warnings_new', reason: 'refund_repeated' });
    expect(calls('createWithdrawal')).toBe(0);
  });

  it('is not held up by any other warning, nor without a statement of what was seen', async () => {
    let held = tether('100');
    const { desk } = withBalance(() => Promise.resolve(held));
    await desk.draft(ada, input());
    await desk.draft(ada, input({ id: idOf(2) }));
    held = tether('1', true);
    expect((await desk.send(ada, idOf(1), { seen: [] })).state).toBe('queued');
    expect((await desk.send(ada, idOf(2))).state).toBe('queued');
  });

  it('again is what the first has come to, whatever was seen', async () => {
    const { desk, calls } = await withDraft();
    await desk.send(ada, idOf(1), { seen: [] });
    await desk.draft(ada, input({ id: idOf(2) }));
    expect((await desk.send(ada, idOf(1), { seen: [] })).state).toBe('queued');
    expect(calls('createWithdrawal')).toBe(1);
  });
});
