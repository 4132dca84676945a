/**
 * The two doors of a store against one another and against everybody: no route of one opens anything on
 * the other, nobody is let in whom the store does not name, and the key is in nothing that leaves.
 */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes.js';
import { TREASURY_ROUTES } from '../../src/treasury/contract/routes.js';
import { askHandler } from '../server/openStore.js';
import { openTreasury, PANEL } from '../treasury/server/openTreasury.js';
import { CANARY, hearConsole, plant, PLANTINGS, textsOf } from './plantedKey.js';
import { idOf, openOffice, ROUTE_NAMES } from './officeRoutes.js';
import { findSecret } from './secretSearch.js';
import { runs } from '../support/runs.js';

const DIALECTS = ['documented', 'deployed'] as const;
const ALL = { who: 'owner', may: { read: true, withdraw: true, approve: true } };
const AS_JSON = { ...PANEL, 'content-type': 'application/json' };

describe.each(DIALECTS)('the two doors, %s', (dialect) => {
  const SHARED = new Set(['/currencies']);
  const PATH = '/api/money';

  it('know nothing of one another’s routes, even mounted at one path', async () => {
    const { store, handler, sandbox, ledger } = openTreasury({
      store: { sandbox: { dialect }, handler: { basePath: PATH } },
      treasury: { basePath: PATH },
    });
    const headers = { ...AS_JSON, 'x-person': 'owner' };
    for (const [door, routes] of [
      [store.handler, TREASURY_ROUTES],
      [handler, ROUTES],
    ] as const) {
      for (const { method, path } of Object.values(routes)) {
        if (SHARED.has(path)) continue;
        const filled = path.replace(':kind', 'payment').replaceAll(/:\w+/g, idOf(1));
        const body = method === 'GET' ? {} : { body: {} };
        const answer = await askHandler(door, method, PATH + filled, { headers, ...body });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    }
    expect(sandbox.recordedCalls()).toEqual([]);
    expect(await ledger.list({ after: 0 })).toEqual([]);
  });

  it('reach no operation of the other: the shop none of money, the back office no wallet', async () => {
    const office = await openOffice({ dialect });
    for (const name of ROUTE_NAMES) await office.request(name);
    const operationsOf = (calls: typeof office.calls) =>
      new Set(calls.map(({ operation }) => operation));
    const shopped = operationsOf(office.store.calls);
    expect(shopped).toContain('createWallet');
    const money = ['listProcessingWalletBalances', 'getExchangeBalances', 'createWithdrawal'];
    for (const name of money) expect(shopped).not.toContain(name);
    const treasured = operationsOf(office.calls);
    expect(treasured).not.toContain('createWallet');
    for (const name of money) expect(treasured).toContain(name);
  });
});

describe('a long body', () => {
  it.each([
    ['of a person', ALL, 413],
    ['of a stranger', null, 401],
  ] as const)('%s is given up unread', async (_, grant, status) => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_024).fill(0x20));
      },
    });
    const { ask } = openTreasury({ treasury: { authorize: () => grant } });
    const answer = await ask('POST', '/withdrawals', { headers: AS_JSON, raw: endless });
    expect(answer.status).toBe(status);
    expect(pulled).toBeLessThan(12);
  });
});

describe('the API key', () => {
  it.each(
    Object.keys(PLANTINGS).flatMap((name) => DIALECTS.map((dialect) => [name, dialect] as const)),
  )('stays inside when the service puts it %s, %s', async (name, dialect) => {
    const printed = hearConsole();
    const office = await openOffice({ apiKey: CANARY, dialect });
    // Nothing that was read before is still in use.
    await office.sandbox.advance(3_600_000);
    const end = plant(office.sandbox, name);
    for (const route of ROUTE_NAMES) await office.request(route);
    end();
    await office.store.open('two');
    for (const route of ROUTE_NAMES) await office.request(route);
    const outside = textsOf(
      [...office.answers, ...office.store.answers],
      [...office.diagnostics, ...office.store.diagnostics],
    );
    expect(outside.size).toBeGreaterThan(2 * ROUTE_NAMES.length);
    const events = await office.ledger.list({ after: 0 });
    outside.set('ledger', inspect(events, { depth: 12, maxArrayLength: null }));
    outside.set('printed', printed.join('\n'));
    expect(findSecret(CANARY, outside)).toEqual([]);
  });
});

describe('whatever path and verb a stranger sends', () => {
  it('reaches nothing of the service and nothing of the ledger', async () => {
    const { ask, sandbox, ledger } = openTreasury({ treasury: { authorize: () => null } });
    const words = fc.constantFrom(
      'session', 'currencies', 'balances', 'processing', 'exchange', 'transfers', 'unconfirmed',
      'withdrawals', idOf(1), 'sending', 'approval', 'outcome', 'orders', 'orders.csv', 'payment',
      'release', 'activity', 'repeat', 'settlement', '..', '%2e%2e', '%2f', ';', '%00', '\\..', '?who=owner',
    ); // prettier-ignore
    const paths = fc.array(fc.oneof(words, fc.webSegment()), { maxLength: 5 });
    const verbs = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');
    const headers = { ...AS_JSON, 'x-http-method-override': 'DELETE' };
    await fc.assert(
      fc.asyncProperty(paths, verbs, fc.json(), async (parts, method, raw) => {
        const body = method === 'GET' || method === 'HEAD' ? {} : { raw };
        const { status } = await ask(method, `/${parts.join('/')}`, { headers, ...body });
        expect([401, 404, 405, 429]).toContain(status);
      }),
      { numRuns: runs(400) },
    );
    expect(sandbox.recordedCalls()).toEqual([]);
    const events = await ledger.list({ after: 0 });
    expect(events.every(({ stream }) => stream === 'treasury:audit')).toBe(true);
    expect(events.length).toBeLessThanOrEqual(3);
  });
});
