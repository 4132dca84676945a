/** Drafts: checked before they are written, and the same however often they are asked for. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../../src/money/decimal.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import type { WithdrawableCurrency } from '../../../../src/treasury/server/withdrawals/withdrawalServiceOptions.js';
import {
  ada,
  ben,
  EVM_ADDRESS,
  expectRefused,
  idOf,
  input,
  openBackOffice,
  TRON_ADDRESS,
  withDraft,
} from './backOffice.js';

const currency = (parts: Partial<WithdrawableCurrency>): WithdrawableCurrency => ({
  id: 'USDT.Tron',
  code: 'USDT',
  blockchain: 'tron',
  networkName: 'Tron',
  precision: 6,
  ...parts,
});
const withCurrency = (parts: Partial<WithdrawableCurrency>) => {
  const one = currency(parts);
  return openBackOffice({ parts: { currencies: () => Promise.resolve(new Map([[one.id, one]])) } });
};

describe('a draft', () => {
  it('is found again by its id: a double click, a reload, another instance', async () => {
    const ledger = memoryLedger();
    const one = openBackOffice({ ledger });
    const two = openBackOffice({ ledger, sandbox: one.sandbox, instance: 1 });
    const drafts = await Promise.all([
      ...[one, one, two, two, one].map(({ desk }) => desk.draft(ada, input())),
    ]);
    drafts.push(await two.desk.draft(ada, input()));
    expect(new Set(drafts.map(({ requestId }) => requestId)).size).toBe(1);
    expect((await one.desk.list(ada, {})).withdrawals).toHaveLength(1);
    expect(await ledger.list({ stream: `withdrawal:${idOf(1)}` })).toHaveLength(1);
  });

  it('is found again while the service is away, the currency off, or the address spelt otherwise', async () => {
    const ledger = memoryLedger();
    const draft = input({ currencyId: 'USDT.Ethereum', addressTo: EVM_ADDRESS });
    const { desk, sandbox } = openBackOffice({ ledger });
    await desk.draft(ada, draft);
    const currencies = () => Promise.reject(new Error('the service is away'));
    const later = openBackOffice({ ledger, sandbox, parts: { currencies } }).desk;
    expect((await later.draft(ada, draft)).state).toBe('draft');
    const lower = { ...draft, addressTo: EVM_ADDRESS.toLowerCase() };
    expect((await later.draft(ada, lower)).addressTo).toBe(EVM_ADDRESS);
  });

  it('is found again in whatever state it is by then', async () => {
    const { desk } = await withDraft();
    await desk.send(ada, idOf(1));
    expect((await desk.draft(ada, input())).state).toBe('queued');
  });

  it.each([
    { amount: parseDecimal('15.50001') },
    { currencyId: 'TRX.Tron' },
    { addressTo: 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9' },
    { addressTo: 'nonsense' },
    { note: 'for something else' },
    { refundOf: { kind: 'payment' as const, reference: '1' } },
  ])('with the same id and %j is another one, and refused', async (change) => {
    const { desk, ledger } = await withDraft();
    await expectRefused(desk.draft(ada, input(change)), 'withdrawal_differs');
    expect(await ledger.list({ stream: `withdrawal:${idOf(1)}` })).toHaveLength(1);
  });

  it('that lost a race against another content is refused, not mixed', async () => {
    const { desk } = openBackOffice();
    const [a, b] = await Promise.allSettled([
      desk.draft(ada, input()),
      desk.draft(ada, input({ amount: parseDecimal('16') })),
    ]);
    const outcomes = [a.status, b.status].sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    const kept = a.status === 'fulfilled' ? '15.5' : '16';
    expect((await desk.get(ada, idOf(1)))?.amount).toBe(kept);
  });

  it('keeps who drafted it and whether another must approve, however that changes', async () => {
    const { desk } = openBackOffice();
    await desk.draft(ben, input());
    const promoted = { ...ben, needsApproval: false };
    expect(await desk.draft(promoted, input())).toMatchObject({
      state: 'awaiting_approval',
      draftedBy: 'ben',
    });
    await desk.draft(ada, input({ id: idOf(2) }));
    expect(await desk.get({ ...ada, needsApproval: true }, idOf(2))).toMatchObject({
      state: 'draft',
    });
  });
});

describe('before anything is written', () => {
  const refused = async (
    office: ReturnType<typeof openBackOffice>,
    change: Parameters<typeof input>[0],
  ) => {
    const problem: unknown = await office.desk.draft(ada, input(change)).catch((e: unknown) => e);
    expect(await office.ledger.list({ after: 0 })).toEqual([]);
    return problem;
  };

  it('the currency must be among those that are switched on', async () => {
    const code = 'currency_unavailable';
    expect(await refused(openBackOffice(), { currencyId: 'NO.Such' })).toMatchObject({ code });
    expect(await refused(withCurrency({ id: 'TRX.Tron' }), {})).toMatchObject({ code });
  });

  it('the amount must be above zero', async () => {
    const amount = parseDecimal('0');
    expect(await refused(openBackOffice(), { amount })).toMatchObject({ code: 'amount_invalid' });
  });

  it.each([
    [6, '0.000001', '0.0000001'],
    [0, '3', '3.5'],
    [null, '0.000000000000000001', '0.0000000000000000001'],
  ])(
    'the amount must fit a precision of %s: %s fits, %s does not',
    async (precision, fits, not) => {
      const office = withCurrency({ precision });
      const code = 'amount_precision';
      expect(await refused(office, { amount: parseDecimal(not) })).toMatchObject({ code });
      expect((await office.desk.draft(ada, input({ amount: parseDecimal(fits) }))).amount).toBe(
        fits,
      );
    },
  );

  it.each([
    [EVM_ADDRESS, 'wrong_network'],
    [`${TRON_ADDRESS.slice(0, -1)}k`, 'checksum'],
    ['T', 'length'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjöö', 'charset'],
  ])('the address must be one of the network: %s is not (%s)', async (addressTo, reason) => {
    const problem = await refused(openBackOffice(), { addressTo });
    expect(problem).toMatchObject({ code: 'address_invalid' });
    expect(problem).toHaveProperty('reason');
    if (reason !== 'length') expect(problem).toMatchObject({ reason });
  });

  it('the form that Litecoin once shared with Bitcoin is refused, as the service refuses it', async () => {
    const currencyId = 'LTC.Litecoin';
    const problem = await refused(openBackOffice(), {
      currencyId,
      addressTo: '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj',
    });
    expect(problem).toMatchObject({ code: 'address_invalid', reason: 'wrong_network' });
    const draft = input({ currencyId, addressTo: 'MGEW4aba3tnrVtVhGcmoqqHaLt5ymPSLPi' });
    expect((await openBackOffice().desk.draft(ada, draft)).state).toBe('draft');
  });

  it('what reads the currencies may fail, and nothing is drafted', async () => {
    const fault = new Error('the service is away');
    const office = openBackOffice({ parts: { currencies: () => Promise.reject(fault) } });
    expect(await refused(office, {})).toBe(fault);
  });
});
