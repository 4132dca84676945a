/** Balances over time: one reading a slot, whoever took it; a silent network is a gap and never zero. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { balanceHistorySchema } from '../../../src/treasury/contract/figures.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { purgeLedger } from '../../../src/treasury/server/purgeLedger.js';
import { hasReading, SLOT_MS } from '../../../src/treasury/server/balances/balanceReadings.js';
import { watchBalances } from '../../../src/treasury/server/balances/balanceWatch.js';
import { createProcessingBalances } from '../../../src/treasury/server/balances/processingBalances.js';
import { untilCollected } from '../../support/garbage.js';
import { MINUTE, START } from '../../server/openStore.js';
import { openTreasury, type Treasury } from './openTreasury.js';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function history(treasury: Treasury, query = '') {
  const answer = await treasury.ask('GET', `/balances/history${query}`);
  expect(answer.status).toBe(200);
  return balanceHistorySchema.parse(answer.json);
}

const look = (treasury: Treasury, query = '') =>
  treasury.ask('GET', `/balances/processing${query}`);

async function readings({ ledger }: Pick<Treasury, 'ledger'>) {
  const events = await ledger.list({ after: 0, kind: 'balances_read' });
  return events.map(({ at }) => at);
}

afterEach(() => {
  vi.useRealTimers();
});

const connect = ledgerFiles();

describe('the balances over time', () => {
  it('are kept when the balances are read, once a slot', async () => {
    const treasury = openTreasury();
    treasury.sandbox.setRate('TRX', '0.32');
    for (let minute = 0; minute < 70; minute += 10) {
      await look(treasury);
      await treasury.sandbox.advance(10 * MINUTE);
    }
    expect(await readings(treasury)).toEqual([
      '2026-03-01T12:00:00.000Z',
      '2026-03-01T12:30:00.000Z',
      '2026-03-01T13:00:00.000Z',
    ]);
    const { days } = await history(treasury, '?days=2');
    expect(days.map(({ day, at }) => [day, at])).toEqual([
      ['2026-02-28', null],
      ['2026-03-01', '2026-03-01T13:00:00.000Z'],
    ]);
    const tron = days[1]?.networks.find(({ blockchain }) => blockchain === 'tron');
    expect(tron).toMatchObject({ networkName: 'Tron', answered: true });
    expect(tron?.amountUsd).toMatch(/^\d/);
  });

  it('are kept once by any number of instances, and never of a filtered answer', async () => {
    const ledger = memoryLedger();
    const offices = [openTreasury({ ledger }), openTreasury({ ledger }), openTreasury({ ledger })];
    await Promise.all(offices.map((one) => look(one, '?blockchain=tron')));
    expect(await readings({ ledger })).toEqual([]);
    await Promise.all(offices.map((one) => look(one)));
    await Promise.all(offices.map((one) => look(one)));
    expect(await readings({ ledger })).toHaveLength(1);
  });

  it('say since when a network is silent and what it held before, and never that it holds nothing', async () => {
    const treasury = openTreasury();
    const { sandbox } = treasury;
    await look(treasury);
    const before = (await history(treasury)).days.at(-1)?.networks;
    const held = before?.find(({ blockchain }) => blockchain === 'polygon')?.amountUsd;
    await sandbox.advance(10 * MINUTE);
    sandbox.configure({ networksWithoutWallet: ['polygon'] });
    await look(treasury);
    await sandbox.advance(HOUR);
    await look(treasury);
    const { silent, days } = await history(treasury);
    expect(silent).toEqual([
      {
        blockchain: 'polygon',
        networkName: 'Polygon',
        since: '2026-03-01T12:10:00.000Z',
        lastKnown: { amountUsd: held, at: '2026-03-01T12:00:00.000Z' },
      },
    ]);
    const polygon = days.at(-1)?.networks.find(({ blockchain }) => blockchain === 'polygon');
    expect(polygon).toMatchObject({ answered: false, amountUsd: null });
    sandbox.configure({ networksWithoutWallet: [] });
    await sandbox.advance(HOUR);
    await look(treasury);
    expect((await history(treasury)).silent).toEqual([]);
  });

  it('keep the balances on the page when they cannot be kept in the ledger', async () => {
    const ledger = memoryLedger();
    const append = vi.fn((event: Parameters<typeof ledger.append>[0]) =>
      event.kind === 'balances_read'
        ? Promise.reject(new Error('The disk is full.'))
        : ledger.append(event),
    );
    const treasury = openTreasury({ ledger: { ...ledger, append } });
    expect((await look(treasury)).status).toBe(200);
    expect(append.mock.calls.some(([{ kind }]) => kind === 'balances_read')).toBe(true);
    expect((await history(treasury)).days.every(({ at }) => at === null)).toBe(true);
  });

  it('keep one reading a day of what is old, once the store deletes it', async () => {
    const [ledger] = connect();
    const treasury = openTreasury({ ledger });
    for (const after of [0, HOUR, DAY, HOUR, DAY, HOUR]) {
      await treasury.sandbox.advance(after);
      await look(treasury);
    }
    const before = new Date(START + 2 * DAY);
    const { events } = await purgeLedger({ ledger, before, now: treasury.sandbox.now });
    expect(events).toBe(2);
    expect(await readings(treasury)).toEqual([
      '2026-03-01T13:00:00.000Z',
      '2026-03-02T14:00:00.000Z',
      '2026-03-03T14:00:00.000Z',
      '2026-03-03T15:00:00.000Z',
    ]);
  });
});

const balancesOf = (ledger: Ledger, read: () => Promise<never>) =>
  createProcessingBalances({
    service: { listProcessingWalletBalances: read },
    currencies: () => Promise.resolve([]),
    now: Date.now,
    report: () => undefined,
    keep: () => Promise.resolve(),
    isKept: (at) => hasReading(ledger, at),
  });

describe('the watch', () => {
  it('reads once a slot unless another instance has, goes on after a failure, and ends', async () => {
    vi.useFakeTimers({ now: START });
    const ledger = memoryLedger();
    const read = vi.fn(() => Promise.reject(new Error('The service is away.')));
    const end = watchBalances(balancesOf(ledger, read));
    await vi.advanceTimersByTimeAsync(SLOT_MS - 1);
    expect(read).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(SLOT_MS);
    expect(read).toHaveBeenCalledTimes(2);
    const at = new Date(START + 3 * SLOT_MS).toISOString();
    const body = { readAt: at, networks: [] };
    await ledger.append({
      ...{ stream: `balances:${at.slice(0, 10)}`, key: at, kind: 'balances_read', at, body },
    });
    await vi.advanceTimersByTimeAsync(SLOT_MS);
    expect(read).toHaveBeenCalledTimes(2);
    end();
    await vi.advanceTimersByTimeAsync(5 * SLOT_MS);
    expect(read).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with its handler, and keeps it from no garbage collection', async () => {
    vi.useFakeTimers({ now: START });
    const read = vi.fn(() => Promise.reject(new Error('The service is away.')));
    const held = (() => {
      const balances = balancesOf(memoryLedger(), read);
      watchBalances(balances);
      return new WeakRef(balances);
    })();
    await untilCollected(held);
    await vi.advanceTimersByTimeAsync(3 * SLOT_MS);
    expect(read).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
