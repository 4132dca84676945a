/** Alive is one answer, able to keep a payment another. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { sqliteLedger } from '../../../src/ledger/sqliteLedger.js';
import { codeOf, MINUTE, openStore, type Store } from '../openStore.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'till-ready-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function answersOf(store: Store) {
  const [health, ready] = [await store.ask('GET', '/health'), await store.ask('GET', '/ready')];
  expect([health.status, health.json]).toEqual([200, true]);
  return ready;
}

const full = (): Promise<never> => Promise.reject(new Error('SQLITE_FULL: disk is full'));

describe('ready', () => {
  it('is yes while the ledger can be written, at the cost of one event a day', async () => {
    const ledger = sqliteLedger({ file: join(folder, 'till.db') });
    const store = openStore({ ledger });
    for (let times = 0; times < 5; times += 1) {
      expect(await answersOf(store)).toMatchObject({ status: 200, json: { ledger: true } });
      await store.sandbox.advance(MINUTE);
    }
    expect(await ledger.list({ after: 0 })).toHaveLength(1);
    await ledger.close();
  });

  it('is no for a file that is no ledger', async () => {
    const file = join(folder, 'till.db');
    writeFileSync(file, 'This was a ledger once. '.repeat(1_000));
    const ledger = sqliteLedger({ file });
    const ready = await answersOf(openStore({ ledger }));
    expect([ready.status, codeOf(ready)]).toEqual([503, 'store_unavailable']);
    await ledger.close();
  });

  it('is no after a write that failed, until one works again', async () => {
    const inner = memoryLedger();
    let isFull = false;
    const ledger: Ledger = {
      ...inner,
      // What is there already needs no room.
      append: async (event) =>
        isFull && !(await inner.list({ stream: event.stream })).some(({ key }) => key === event.key)
          ? full()
          : inner.append(event),
    };
    const store = openStore({ ledger });
    expect((await answersOf(store)).status).toBe(200);
    isFull = true;
    expect((await store.ask('POST', '/checkouts', { body: { order: 'one' } })).status).toBe(503);
    for (let times = 0; times < 3; times += 1) {
      await store.sandbox.advance(MINUTE);
      expect((await answersOf(store)).status).toBe(503);
    }
    isFull = false;
    await store.sandbox.advance(MINUTE);
    expect((await answersOf(store)).status).toBe(200);
    await store.sandbox.advance(MINUTE);
    expect((await answersOf(store)).status).toBe(200);
    expect((await inner.list({ stream: 'ready' })).length).toBe(2);
  });

  it('is no for a database that says nothing', async () => {
    const ledger: Ledger = { ...memoryLedger(), append: () => new Promise(() => undefined) };
    const store = openStore({ ledger });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ready = store.ask('GET', '/ready');
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await ready).status).toBe(503);
  });
});

describe('ready in an outage of the service', () => {
  it('stays yes and says so; with ?service it is no; many probes are one question', async () => {
    const store = openStore();
    const ask = async (query = '') => {
      const { status, json } = await store.ask('GET', `/ready${query}`);
      return { status, json };
    };
    const yes = { status: 200, json: { ledger: true, service: true, serviceAgeSeconds: 0 } };
    expect(await ask()).toEqual(yes);
    expect(await ask('?service')).toEqual(yes);
    // The list of the pickers is known, and would be used for a day.
    expect((await store.ask('GET', '/currencies')).status).toBe(200);
    store.sandbox.fail({ kind: 'status_503' });
    const before = store.count('listCurrencies');
    await store.sandbox.advance(7_000);
    expect(await ask()).toEqual({ ...yes, json: { ...yes.json, serviceAgeSeconds: 7 } });
    await store.sandbox.advance(3_000);
    const many = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(new Set(many.map(({ json }) => JSON.stringify(json)))).toEqual(
      new Set(['{"ledger":true,"service":false,"serviceAgeSeconds":0}']),
    );
    expect(store.count('listCurrencies')).toBe(before + 1);
    expect((await ask('?service')).status).toBe(503);
    store.sandbox.heal();
    await store.sandbox.advance(10_000);
    expect(await ask('?service')).toEqual(yes);
  });

  it('is held up by a service that says nothing for half a second at most', async () => {
    const store = openStore();
    store.gates.set('listCurrencies', new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ready = store.ask('GET', '/ready');
    const strict = store.ask('GET', '/ready?service');
    await vi.advanceTimersByTimeAsync(500);
    expect((await ready).json).toEqual({ ledger: true, service: null, serviceAgeSeconds: null });
    await vi.advanceTimersByTimeAsync(2_500);
    expect([(await strict).status, codeOf(await strict)]).toEqual([503, 'service_unavailable']);
    expect((await store.ask('GET', '/ready')).json).toMatchObject({ service: false });
  });
});

it.skipIf(process.platform === 'win32')('the files of a ledger are its owner’s alone', async () => {
  const file = join(folder, 'new', 'till.db');
  const ledger = sqliteLedger({ file });
  const at = new Date(0).toISOString();
  await ledger.append({ stream: 'order:1', key: 'k', kind: 'opened', at, body: {} });
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    expect([name, (statSync(name).mode & 0o777).toString(8)]).toEqual([name, '600']);
  }
  await ledger.close();
});
