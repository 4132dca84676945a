/** What speaks against sending, and that it never forbids. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { WithdrawableBalance } from '../../../src/proxy/withdrawals/withdrawalDesk.js';
import type { Ledger } from '../../../src/proxy/ledger/ledger.js';
import { memoryLedger } from '../../../src/proxy/ledger/memoryLedger.js';
import {
  ada,
  ben,
  draftUnreadably,
  EVM_ADDRESS,
  idOf,
  input,
  openBackOffice,
  spoil,
  TRON_ADDRESS,
} from './backOffice.js';

const OTHER_ADDRESS = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';
const DAY = 86_400_000;

const holding = (amount: string, feesLow = false): WithdrawableBalance => ({
  amount: parseDecimal(amount),
  feesLow,
});
const withBalance = (read: () => Promise<WithdrawableBalance | null>) =>
  openBackOffice({
    parts: {
      balancesOf: async () => {
        const balance = await read();
        return () => balance;
      },
    },
  });

describe('the balance', () => {
  it.each<[WithdrawableBalance | null, string[]]>([
    [holding('15.5'), []],
    [holding('15.499999'), ['balance_low']],
    [holding('0'), ['balance_low']],
    [holding('100', true), ['fees_low']],
    [holding('1', true), ['balance_low', 'fees_low']],
    [null, ['balance_unknown']],
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
          return Promise.resolve((currencyId) =>
            currencyId === 'USDT.Tron' ? holding('16') : null,
          );
        },
      },
    });
    const others = [
      { currencyId: 'USDT.Ethereum', addressTo: EVM_ADDRESS },
      { currencyId: 'BCH.Bitcoincash', addressTo: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu' },
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
      return Promise.resolve(null);
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
    const { desk, pass } = openBackOffice();
    await desk.draft(ada, input());
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
    await desk.settle(ada, idOf(3), { outcome: 'not_created', reason: 'looked' });
    const draft = input({ id: idOf(4), amount: parseDecimal('3') });
    // The second one's failure is known once somebody has looked.
    await desk.list(ada, {});
    await sandbox.advance(2_000);
    await desk.list(ada, {});
    expect((await desk.draft(ada, draft)).warnings).toEqual(['address_new']);
  });

  it('stays new on a mere word that something went there', async () => {
    const { desk, creating } = openBackOffice();
    await desk.draft(ada, input());
    creating.fail({ kind: 'unreachable' }, 1);
    await desk.send(ada, idOf(1));
    await desk.settle(ada, idOf(1), { outcome: 'created', reason: 'looked' });
    const draft = input({ id: idOf(2), amount: parseDecimal('3') });
    expect((await desk.draft(ada, draft)).warnings).toEqual(['address_new']);
  });

  it('of a network that nobody here knows is unchecked, and can be sent', async () => {
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

describe('a list', () => {
  it('reads each withdrawal a few times, and not once for every other to its address', async () => {
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
});

describe('a repetition', () => {
  it('is the same amount to the same address within a day of sending', async () => {
    const { desk, pass } = openBackOffice();
    await desk.draft(ada, input());
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
    await pass(DAY - 1);
    expect((await desk.get(ada, idOf(2)))?.warnings).toContain('looks_repeated');
    await pass(1);
    expect((await desk.get(ada, idOf(2)))?.warnings).not.toContain('looks_repeated');
  });

  it('is also of one whose outcome nobody knows, and not of one that was refused', async () => {
    const { desk, creating, sandbox } = openBackOffice();
    await desk.draft(ada, input());
    creating.fail({ kind: 'unreachable' }, 1);
    await desk.send(ada, idOf(1));
    expect((await desk.draft(ada, input({ id: idOf(2) }))).warnings).toEqual([
      'address_new',
      'looks_repeated',
    ]);
    await desk.settle(ada, idOf(1), { outcome: 'not_created', reason: 'looked' });
    expect((await desk.get(ada, idOf(2)))?.warnings).toEqual(['address_new']);
    sandbox.configure({ storeOwned: false });
    await desk.send(ada, idOf(2));
    expect((await desk.draft(ada, input({ id: idOf(3) }))).warnings).toEqual(['address_new']);
  });

  it('is also of one that cannot be read, whenever it was, and proves no payment', async () => {
    const { desk, ledger, pass } = openBackOffice();
    await desk.draft(ada, input());
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
