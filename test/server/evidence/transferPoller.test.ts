/** The one poller: its calls do not grow with the shoppers, and what it finds proves "seen" at most. */
import { parseDecimal } from '../../../src/money/decimal.js';
import { describe, expect, it, vi } from 'vitest';
import type { UnconfirmedTransfer } from '../../../src/api/transfers.js';
import type { CheckoutRecord } from '../../../src/server/checkouts/checkoutRecords.js';
import {
  type Coordination,
  localCoordination,
} from '../../../src/server/coordination/coordination.js';
import {
  createTransferPoller,
  readSharedAnswer,
  type TransferPollerDependencies,
} from '../../../src/server/evidence/transferPoller.js';
import { listen as openStream, seedOrders } from '../live/eventReader.js';
import { MINUTE, openStore, START, type Store } from '../openStore.js';

/** Reads a checkout and lets the look that it started come to its end. */
async function look(store: Store, token: string) {
  await store.read(token);
  await store.handler.close();
  return store.read(token);
}

/** A store with an open order, and a list of transfers that the test writes. */
async function listed(rows: (address: string) => Partial<UnconfirmedTransfer>[]) {
  const store = openStore({ handler: { lookup: false } });
  const { token, checkout } = await store.open('one', 'USDT.Ethereum');
  const address = checkout.address?.address ?? '';
  const base = {
    currency_id: 'USDT.Ethereum',
    blockchain: 'ethereum',
    tx_hash: `0x${'AB'.repeat(32)}`,
    amount: '20',
    from_address: '0x0000000000000000000000000000000000000001',
    to_address: address,
  };
  store.edits.set('listUnconfirmedTransfers', () =>
    rows(address).map((row) => ({ ...base, ...row })),
  );
  return { store, token };
}

/** A checkout that waits at one address. */
function watchedRecord(at: number): CheckoutRecord {
  const address = { currencyId: 'A.New', blockchain: 'newchain', address: `address-${String(at)}` };
  const state = { paid: false, closed: false, quotes: [], wallet: { addresses: [address] } };
  return { stream: `order:${String(at)}`, events: [], state } as unknown as CheckoutRecord;
}

/** A poller of an instance that has no other to coordinate with. */
function pollerOf(service: TransferPollerDependencies['service'], now: () => number) {
  const records = { append: () => Promise.resolve('duplicate' as const) };
  const coordination = localCoordination(now);
  const report = (): void => undefined;
  return createTransferPoller({ service, now, coordination, records, report }, 'transfers');
}

describe('the calls of operation 6', () => {
  it('go on after one was cut off with its request', async () => {
    let now = START;
    let calls = 0;
    const service = {
      listUnconfirmedTransfers: () => {
        calls += 1;
        return calls === 1 ? new Promise<never>(() => undefined) : Promise.resolve([]);
      },
    };
    const poller = pollerOf(service, () => now);
    poller.watch(watchedRecord(1));
    void poller.look();
    await expect.poll(() => calls).toBe(1);
    now += 90_000 - 1;
    expect(poller.isDue()).toBe(false);
    now += 1;
    poller.watch(watchedRecord(1));
    expect(poller.isDue()).toBe(true);
    await poller.look();
    expect(calls).toBe(2);
    expect(poller.lastCheckedAt()).toBe(now);
  });

  it('are at most 20 in a minute, for one watched checkout as for 10,000 that are read all the time', async () => {
    const perMinute = async (checkouts: number): Promise<number> => {
      let now = START;
      let calls = 0;
      const service = {
        listUnconfirmedTransfers: () => {
          calls += 1;
          return Promise.resolve([]);
        },
      };
      const poller = pollerOf(service, () => now);
      const records = Array.from({ length: checkouts }, (_, at) => watchedRecord(at));
      for (; now < START + MINUTE; now += 500) {
        for (const record of records) {
          poller.watch(record);
          void poller.look();
        }
        await poller.look();
      }
      return calls;
    };
    expect(await perMinute(1)).toBe(20);
    expect(await perMinute(10_000)).toBe(20);
  });

  it('become rarer where the list shows sweeps alone, and stay so until it shows a deposit', async () => {
    let now = START;
    let calls = 0;
    let rows: Partial<UnconfirmedTransfer>[] = [];
    const service = {
      listUnconfirmedTransfers: () => {
        calls += 1;
        return Promise.resolve(rows as UnconfirmedTransfer[]);
      },
    };
    const poller = pollerOf(service, () => now);
    const callsIn = async (ms: number): Promise<number> => {
      const before = calls;
      for (const end = now + ms; now < end; now += 500) {
        poller.watch(watchedRecord(0));
        await poller.look();
      }
      return calls - before;
    };
    const row = {
      currency_id: 'A.New',
      blockchain: 'newchain',
      tx_hash: 'ab',
      amount: parseDecimal('1'),
    };
    // Sweeps, which are all that a deployed service lists, are no deposits.
    rows = [{ ...row, from_address: 'address-0', to_address: 'of-the-owner' }];
    expect(await callsIn(MINUTE)).toBeLessThanOrEqual(9);
    expect(await callsIn(10 * MINUTE)).toBe(40);
    rows = [{ ...row, to_address: 'address-0' }];
    await callsIn(15_000);
    rows = [];
    expect(await callsIn(10 * MINUTE)).toBe(200);
  });

  it('do not happen without a reader, and not for an order that is paid', async () => {
    const store = openStore({ handler: { lookup: false } });
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    await store.sandbox.advance(10 * MINUTE);
    expect(store.count('listUnconfirmedTransfers')).toBe(0);
    store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    await store.sandbox.advance(11 * MINUTE);
    await look(store, token);
    expect(store.count('listUnconfirmedTransfers')).toBe(0);
  });

  it('become rarer while the service fails, up to half a minute, and normal again after', async () => {
    const store = openStore({ handler: { lookup: false } });
    const { token } = await store.open();
    store.sandbox.fail({ kind: 'status_503', operation: 'listUnconfirmedTransfers' });
    const at: number[] = [];
    const start = store.sandbox.now();
    for (let second = 0; second <= 120; second += 1) {
      const before = store.count('listUnconfirmedTransfers');
      await look(store, token);
      if (store.count('listUnconfirmedTransfers') > before)
        at.push((store.sandbox.now() - start) / 1000);
      await store.sandbox.advance(1_000);
    }
    expect(at).toEqual([0, 6, 18, 42, 72, 102]);
    expect(store.codes().filter((code) => code === 'poll_failed')).toHaveLength(6);
    store.sandbox.heal();
    await store.sandbox.advance(30_000);
    const before = store.count('listUnconfirmedTransfers');
    for (let round = 0; round < 3; round += 1) {
      await look(store, token);
      await store.sandbox.advance(3_000);
    }
    expect(store.count('listUnconfirmedTransfers') - before).toBe(3);
  });

  it('never hold up a read, however slow the service is', async () => {
    const store = openStore({ timeoutMs: 100, handler: { lookup: false } });
    const { token } = await store.open('one', 'USDT.Tron');
    store.sandbox.fail({ kind: 'hang', operation: 'listUnconfirmedTransfers' });
    const answer = await store.ask('GET', '/checkout', { token });
    expect(answer.status).toBe(200);
    expect(store.codes()).not.toContain('poll_failed');
    await store.handler.close();
    expect(store.codes()).toContain('poll_failed');
  });
});

describe('a listed transfer', () => {
  it('to the address of the order is seen, and never more', async () => {
    const { store, token } = await listed(() => [{}]);
    expect(await look(store, token)).toMatchObject({
      progress: 'detected',
      paid: false,
      received: '20',
    });
    for (let round = 0; round < 5; round += 1) {
      await store.sandbox.advance(3_000);
      expect(await look(store, token)).toMatchObject({ progress: 'detected', paid: false });
    }
  });

  it('is found whatever the case of an EVM address and hash, and once', async () => {
    const { store, token } = await listed((address) => [
      { to_address: address.toLowerCase() },
      { to_address: address, tx_hash: `0x${'ab'.repeat(32)}` },
    ]);
    expect((await look(store, token)).transfers).toHaveLength(1);
  });

  it.each<[string, (address: string) => Partial<UnconfirmedTransfer>]>([
    [
      'from the address of the order: a sweep',
      (address) => ({
        from_address: address,
        to_address: '0x0000000000000000000000000000000000000002',
      }),
    ],
    [
      'to the address of somebody else',
      () => ({ to_address: '0x0000000000000000000000000000000000000002' }),
    ],
    ['in a currency that the wallet has no address for', () => ({ currency_id: 'WLD.Ethereum' })],
    ['of nothing', () => ({ amount: '0' as UnconfirmedTransfer['amount'] })],
    ['without a hash', () => ({ tx_hash: '' })],
    ['with a hash too long to be one', () => ({ tx_hash: 'a'.repeat(600) })],
  ])('%s is ignored', async (_, row) => {
    const { store, token } = await listed((address) => [row(address)]);
    expect(await look(store, token)).toMatchObject({ progress: 'awaiting', transfers: [] });
    expect(store.codes()).toEqual([]);
  });

  it.each(['a'.repeat(600), 'ab\0cd', 'ab\ud83dcd'])(
    'that cannot be used does not hide the next one: %j',
    async (tx_hash) => {
      const { store, token } = await listed(() => [{ tx_hash }, { bc_uniq_key: 'a\0b' }, {}]);
      expect(await look(store, token)).toMatchObject({ progress: 'detected' });
      expect(store.codes()).toEqual([]);
    },
  );

  it('that cannot be read does not hide the others, and the owner hears of it once per answer', async () => {
    const amount = '' as UnconfirmedTransfer['amount'];
    const { store, token } = await listed(() => [{ amount }, {}, { tx_hash: 5 as never }]);
    expect(await look(store, token)).toMatchObject({ progress: 'detected', paid: false });
    expect(store.codes()).toEqual(['answer_incomplete']);
    const [{ operation, message } = {}] = store.diagnostics;
    expect(operation).toBe('listUnconfirmedTransfers');
    expect(message).toMatch(/data\[0\]\.amount \(expected an amount\), data\[2\]\.tx_hash/);
    await store.sandbox.advance(3_000);
    await look(store, token);
    expect(store.codes()).toEqual(['answer_incomplete', 'answer_incomplete']);
  });

  it('that cannot be read is no look where no other came: nothing says that there was one', async () => {
    let rows: Partial<UnconfirmedTransfer>[] = [];
    const { store, token } = await listed(() => rows);
    const { lastCheckedAt } = await look(store, token);
    expect(lastCheckedAt).not.toBeNull();
    rows = [{ to_address: null as never }];
    for (let round = 0; round < 3; round += 1) {
      await store.sandbox.advance(3_000);
      expect(await look(store, token)).toMatchObject({ lastCheckedAt, progress: 'awaiting' });
    }
    expect(store.codes()).toEqual(Array(3).fill('answer_incomplete'));
    rows = [{}, ...rows];
    await store.sandbox.advance(3_000);
    expect(await look(store, token)).toMatchObject({ progress: 'detected' });
    rows = [{ to_address: null as never }];
    await store.sandbox.advance(3_000);
    expect(await look(store, token)).toMatchObject({ progress: 'detected', paid: false });
  });

  it.each(['b'.repeat(600), 'ether\0eum'])(
    'on a network that cannot be kept does not hide the next one: %j',
    async (blockchain) => {
      const { store, token } = await listed((address) => [
        { blockchain, to_address: address.toLowerCase() },
        { blockchain },
        {},
      ]);
      expect(await look(store, token)).toMatchObject({ progress: 'detected' });
      expect(store.codes()).toEqual([]);
    },
  );

  it('to an address that was replaced meanwhile is still seen', async () => {
    const store = openStore({ handler: { lookup: false } });
    const first = await store.open('one', 'USDT.Tron');
    store.pay(first.checkout);
    store.sandbox.disconnectWebhooks();
    store.sandbox.rotate(first.checkout.address?.address ?? '');
    await store.sandbox.advance(10_000);
    const { token, checkout } = await store.open();
    expect(checkout.address).toMatchObject({ replaced: true });
    expect(await look(store, token)).toMatchObject({ progress: 'detected' });
  });
});

/** What instances share, and what the test does to it: leases that run out, texts, an outage. */
function sharedPlace(now: () => number) {
  const leases = new Map<string, { holder: object; until: number }>();
  const texts = new Map<string, { text: string; until: number }>();
  let away = false;
  const instance = (): Coordination => {
    const me = {};
    return {
      ...localCoordination(now),
      lease(name, milliseconds) {
        if (away) return Promise.resolve('alone');
        const lease = leases.get(name);
        if (lease && lease.holder !== me && lease.until > now()) return Promise.resolve('taken');
        leases.set(name, { holder: me, until: now() + milliseconds });
        return Promise.resolve('held');
      },
      put(name, text, milliseconds) {
        if (!away) texts.set(name, { text, until: now() + milliseconds });
        return Promise.resolve();
      },
      get(name) {
        const found = away ? undefined : texts.get(name);
        return Promise.resolve(found && found.until > now() ? found.text : null);
      },
    };
  };
  return { instance, texts, lose: () => (away = true), find: () => (away = false) };
}

describe('with open streams', () => {
  /** A store on fake time, so that its clock and its timers agree. */
  function timedStore(options: Parameters<typeof openStore>[0] = {}) {
    vi.useFakeTimers({ now: START });
    return openStore({
      ...options,
      sandbox: { now: Date.now },
      handler: { limits: false, lookup: false },
    });
  }

  it('without a reader: a transfer is on the page within four seconds', async () => {
    const store = timedStore();
    store.sandbox.disconnectWebhooks();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const stream = await openStream(store.handler, { token });
    await vi.advanceTimersByTimeAsync(10_000);
    store.pay(checkout);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(stream.heard.at(-1)).toMatchObject({
      event: 'checkout',
      data: { progress: 'detected', paid: false },
    });
    await stream.cancel();
    await store.handler.close();
  });

  it.each([1, 100, 1_000])(
    'the calls are the same for %i checkouts: at most 21 in any minute, at least 15',
    async (checkouts) => {
      const store = timedStore();
      // One real wallet, so that something waits.
      const { token } = await store.open('one', 'USDT.Tron');
      const tokens = [token, ...(await seedOrders(store.ledger, checkouts - 1))];
      const streams = await Promise.all(
        tokens.map((each) => openStream(store.handler, { token: each })),
      );
      for (let minute = 0; minute < 3; minute += 1) {
        const before = store.count('listUnconfirmedTransfers');
        await vi.advanceTimersByTimeAsync(MINUTE);
        const calls = store.count('listUnconfirmedTransfers') - before;
        expect(calls).toBeLessThanOrEqual(21);
        expect(calls).toBeGreaterThanOrEqual(15);
      }
      for (const stream of streams) await stream.cancel();
      await store.handler.close();
    },
  );

  it('the pauses are uneven: three seconds and up to a fifth more', async () => {
    const store = timedStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await openStream(store.handler, { token });
    const at: number[] = [];
    while (at.length < 30) {
      const before = store.count('listUnconfirmedTransfers');
      await vi.advanceTimersByTimeAsync(50);
      if (store.count('listUnconfirmedTransfers') > before) at.push(Date.now());
    }
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_950);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3_650);
    expect(new Set(pauses).size).toBeGreaterThan(3);
    await stream.cancel();
    await store.handler.close();
  });

  it('the calls end when the order is paid, although the page stays open', async () => {
    const store = timedStore();
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const stream = await openStream(store.handler, { token });
    store.sandbox.confirm(store.pay(checkout));
    await store.drain();
    await stream.until(({ paid }) => paid);
    await store.drain();
    const before = store.count('listUnconfirmedTransfers');
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(store.count('listUnconfirmedTransfers')).toBe(before);
    await stream.cancel();
    await store.handler.close();
  });

  it('the calls end a minute after the last reader left, and no timer stays', async () => {
    const store = timedStore();
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await openStream(store.handler, { token });
    await vi.advanceTimersByTimeAsync(5_000);
    await stream.cancel();
    const before = store.count('listUnconfirmedTransfers');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(store.count('listUnconfirmedTransfers') - before).toBeGreaterThanOrEqual(15);
    await vi.advanceTimersByTimeAsync(2_000);
    const after = store.count('listUnconfirmedTransfers');
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(store.count('listUnconfirmedTransfers')).toBe(after);
  });

  it('a page that is open for long stays watched', async () => {
    vi.useFakeTimers({ now: START });
    const store = openStore({
      sandbox: { now: Date.now },
      handler: { live: { lifetimeMs: 60 * MINUTE } },
    });
    const { token } = await store.open('one', 'USDT.Tron');
    const stream = await openStream(store.handler, { token });
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    const before = store.count('listUnconfirmedTransfers');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(store.count('listUnconfirmedTransfers') - before).toBeGreaterThanOrEqual(15);
    await stream.cancel();
    await store.handler.close();
  });
});

describe('several instances', () => {
  /** Instances that look every half second, and how often they asked the service in a while. */
  function instances(count: number, aheadMs: readonly number[] = []) {
    let now = START;
    let calls = 0;
    let fails = false;
    let rows: object[] = [];
    const place = sharedPlace(() => now);
    const appended: [number, string][] = [];
    const all = Array.from({ length: count }, (_, at) => {
      const dependencies: TransferPollerDependencies = {
        now: () => now + (aheadMs[at] ?? 0),
        coordination: place.instance(),
        report: () => undefined,
        records: {
          append: (stream: string) => {
            appended.push([at, stream]);
            return Promise.resolve('new' as const);
          },
        },
        service: {
          listUnconfirmedTransfers: () => {
            calls += 1;
            return fails
              ? Promise.reject(new Error('away'))
              : Promise.resolve(rows as UnconfirmedTransfer[]);
          },
        },
      };
      return { poller: createTransferPoller(dependencies, 'transfers'), record: watchedRecord(at) };
    });
    let awake = all;
    return {
      place,
      appended,
      all,
      sleep: (index: number) => (awake = awake.filter((one) => one !== all[index])),
      fail: (is: boolean) => (fails = is),
      list: (more: object[]) => (rows = more),
      now: () => now,
      async pass(ms: number): Promise<number> {
        const before = calls;
        for (const end = now + ms; now < end; now += 500) {
          for (const { poller, record } of awake) {
            poller.watch(record);
            await poller.look();
          }
        }
        return calls - before;
      },
    };
  }

  const row = (at: number) => ({
    tx_hash: `hash-${String(at)}`,
    currency_id: 'A.New',
    blockchain: 'newchain',
    amount: '1',
    to_address: `address-${String(at)}`,
    from_address: 'the-owner-s-own',
    user_id: 'the-owner',
  });

  it('ask the service no more often than one, and know alike when it was last asked', async () => {
    const group = instances(4);
    expect(await group.pass(MINUTE)).toBeLessThanOrEqual(21);
    for (const { poller } of group.all) {
      expect(group.now() - (poller.lastCheckedAt() ?? 0)).toBeLessThanOrEqual(7_000);
    }
  });

  it('find each its own checkouts in the one answer, and those alone', async () => {
    const group = instances(3);
    group.list([row(0), row(1), row(2), row(7)]);
    await group.pass(8_000);
    const found = new Set(group.appended.map(([at, stream]) => `${String(at)} ${stream}`));
    expect(found).toEqual(new Set(['0 order:0', '1 order:1', '2 order:2']));
  });

  it('use the answer of one whose clock is behind that of the one before', async () => {
    const group = instances(3, [MINUTE]);
    await group.pass(8_000);
    group.sleep(0);
    await group.pass(10_000);
    group.list([row(1), row(2)]);
    await group.pass(8_000);
    expect(new Set(group.appended.map(([at]) => at))).toEqual(new Set([1, 2]));
  });

  it('leave for one another what a checkout needs, and nothing of the owner’s', async () => {
    const group = instances(2);
    group.list([row(0)]);
    await group.pass(3_000);
    const [shared] = [...group.place.texts.values()];
    expect(shared?.text).not.toContain('owner');
    expect(readSharedAnswer(shared?.text ?? null)).toMatchObject({
      arrivals: [{ to: 'address-0', body: { source: 'service_list', txHash: 'hash-0' } }],
    });
  });

  it('take over from one that is gone, within ten seconds', async () => {
    const group = instances(2);
    await group.pass(MINUTE);
    group.sleep(0);
    expect(await group.pass(10_000)).toBeGreaterThanOrEqual(1);
    expect(await group.pass(MINUTE)).toBeGreaterThanOrEqual(18);
  });

  it('do not ask a failing service more often than one would', async () => {
    const group = instances(4);
    group.fail(true);
    expect(await group.pass(10 * MINUTE)).toBeLessThanOrEqual(25);
    group.fail(false);
    await group.pass(MINUTE);
    expect(await group.pass(MINUTE)).toBeGreaterThanOrEqual(18);
  });

  it('go on alone at a third of the pace while they cannot ask one another, and come back', async () => {
    const group = instances(3);
    await group.pass(MINUTE);
    group.place.lose();
    const calls = await group.pass(3 * MINUTE);
    expect(calls).toBeLessThanOrEqual(3 * 3 * 7);
    expect(calls).toBeGreaterThanOrEqual(3 * 3 * 6);
    group.place.find();
    await group.pass(10_000);
    expect(await group.pass(MINUTE)).toBeLessThanOrEqual(21);
  });

  it.each([
    'nonsense',
    '{}',
    '{"at":1,"arrivals":[{"to":"a"}]}',
    '{"at":1,"arrivals":[{"to":"a","body":{"source":"service_event"}}]}',
  ])('take no notice of %s', async (text) => {
    expect(readSharedAnswer(text)).toBeNull();
    const group = instances(2);
    await group.pass(3_000);
    for (const [name] of group.place.texts) {
      group.place.texts.set(name, { text, until: Number.MAX_SAFE_INTEGER });
    }
    await group.pass(MINUTE);
    expect(group.appended).toEqual([]);
  });
});

describe('a clock that is set back', () => {
  it('does not silence the poller until it has caught up', async () => {
    let now = START;
    let calls = 0;
    const listUnconfirmedTransfers = () => {
      calls += 1;
      return Promise.resolve([]);
    };
    const poller = pollerOf({ listUnconfirmedTransfers }, () => now);
    poller.watch(watchedRecord(0));
    await poller.look();
    now -= 60 * MINUTE;
    await poller.look();
    expect(calls).toBe(2);
  });
});
