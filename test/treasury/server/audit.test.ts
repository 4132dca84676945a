/** The audit: every change and every refusal, before it is done, and no flood of either. */
import { describe, expect, it } from 'vitest';
import { activityListSchema } from '../../../src/treasury/contract/activity.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { codeOf, START } from '../../server/openStore.js';
import { openTreasury, type Treasury } from './openTreasury.js';
import { readCsv } from './readCsv.js';

const ID = '5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const DRAFT = { id: ID, currencyId: 'USDT.Tron', amount: '10', addressTo: TRON, note: 'rent' };

const idOf = (number: number): string => `${ID.slice(0, -4)}${String(1_000 + number)}`;

async function entries(treasury: Treasury, query = '') {
  const { json } = await treasury.ask('GET', `/activity?kind=act${query}`);
  const { entries: all, ...rest } = activityListSchema.parse(json);
  const acts = all.flatMap(({ id, at, act }) => (act ? [{ id, at, ...act }] : []));
  return { ...rest, entries: acts };
}

/** A ledger that can be told not to take entries of the audit. */
function brokenAudit(which: (key: string) => boolean): Ledger & { broken: boolean } {
  const inner = memoryLedger();
  const ledger = {
    ...inner,
    broken: false,
    append: (event: Parameters<Ledger['append']>[0]) =>
      ledger.broken && event.stream === 'treasury:audit' && which(event.key)
        ? Promise.reject(new Error('disk full at /var/lib/till'))
        : inner.append(event),
  };
  return ledger;
}

describe('the audit', () => {
  it('keeps who did what to which, when, why, and its outcome', async () => {
    const treasury = openTreasury();
    await treasury.ask('POST', '/withdrawals', { body: DRAFT });
    await treasury.sandbox.advance(1_000);
    await treasury.ask('DELETE', `/withdrawals/${ID}`, { body: {} });
    await treasury.ask('POST', `/withdrawals/${ID}/sending`, { body: {} });
    const { entries: list, next } = await entries(treasury);
    expect(next).toBeNull();
    const [later, first] = ['2026-03-01T12:00:01.000Z', '2026-03-01T12:00:00.000Z'];
    expect(
      list.map(({ at, who, action, target, outcome, reason }) => [
        ...[at, who, action, target, outcome, reason],
      ]),
    ).toEqual([
      [later, 'owner', 'sendWithdrawal', ID, 'withdrawal_state', null],
      [later, 'owner', 'deleteWithdrawal', ID, 'done', null],
      [first, 'owner', 'draftWithdrawal', ID, 'done', 'rent'],
    ]);
  });

  it('keeps nothing of reads that were answered', async () => {
    const treasury = openTreasury();
    for (const path of [
      '/session',
      '/balances/processing',
      '/withdrawals',
      '/orders/search',
      '/activity',
    ]) {
      expect((await treasury.ask('GET', path)).status).toBe(200);
    }
    expect(await treasury.audit()).toEqual([]);
  });

  const sending = `/withdrawals/${ID}/sending`;
  const tooLong = { raw: `{"a":"${'x'.repeat(9_000)}"}` };
  const nothing = { body: { ...DRAFT, amount: '0' } };

  it.each([
    ['a body that does not fit', '/withdrawals', { body: { wrong: 1 } }, 'bad_request', null],
    ['a body that is too long', sending, tooLong, 'payload_too_large', ID],
    ['a withdrawal that is not there', sending, { body: {} }, 'not_found', ID],
    ['an amount of nothing', '/withdrawals', nothing, 'amount_invalid', ID],
  ] as const)('keeps %s', async (_name, path, init, outcome, target) => {
    const treasury = openTreasury();
    const answer = await treasury.ask('POST', path, init);
    expect(codeOf(answer)).toBe(outcome);
    const [newest] = (await entries(treasury)).entries;
    expect(newest).toMatchObject({ who: 'owner', outcome, target });
  });

  it('keeps a refusal of a person with what they wanted, once a minute', async () => {
    const treasury = openTreasury();
    for (let time = 0; time < 5; time += 1) {
      await treasury.ask('POST', `/withdrawals/${ID}/sending`, { as: 'clerk', body: {} });
    }
    await treasury.ask('DELETE', `/withdrawals/${ID}`, { as: 'clerk', body: {} });
    await treasury.sandbox.advance(60_000);
    await treasury.ask('POST', `/withdrawals/${ID}/sending`, { as: 'clerk', body: {} });
    const kept = (await treasury.audit()).map(({ body }) => [body['action'], body['outcome']]);
    expect(kept).toEqual([
      ['sendWithdrawal', 'forbidden'],
      ['deleteWithdrawal', 'forbidden'],
      ['sendWithdrawal', 'forbidden'],
    ]);
    expect((await treasury.audit())[0]?.body).toMatchObject({ who: 'clerk', target: ID });
  });

  it('keeps one refusal of strangers a minute, whatever they try, and never their words', async () => {
    const treasury = openTreasury();
    for (let time = 0; time < 30; time += 1) {
      await treasury.ask('GET', `/withdrawals/stranger-${String(time)}`, { as: '' });
      await treasury.ask('POST', `/orders/payment/${String(time)}/payment`, { as: '', body: {} });
    }
    const events = await treasury.audit();
    expect(events).toHaveLength(1);
    expect(events[0]?.body).toEqual({
      who: null,
      action: 'getWithdrawal',
      target: null,
      reason: null,
      outcome: 'unauthorized',
    });
  });

  it('asks the ledger once a minute, however many strangers come', async () => {
    const inner = memoryLedger();
    let appends = 0;
    const append: Ledger['append'] = (event) => {
      appends += 1;
      return inner.append(event);
    };
    const treasury = openTreasury({ ledger: { ...inner, append } });
    for (let time = 0; time < 20; time += 1) await treasury.ask('GET', '/session', { as: '' });
    expect(appends).toBe(1);
  });

  it('keeps it once a minute also for several instances together', async () => {
    const ledger = memoryLedger();
    const [one, two] = [openTreasury({ ledger }), openTreasury({ ledger })];
    await one.ask('GET', '/session', { as: '' });
    await two.ask('GET', '/session', { as: '' });
    expect(await one.audit()).toHaveLength(1);
  });

  it('holds strangers back after a while, and no known person', async () => {
    const treasury = openTreasury();
    const statuses: number[] = [];
    for (let time = 0; time < 125; time += 1) {
      statuses.push((await treasury.ask('GET', '/session', { as: '' })).status);
    }
    expect(statuses.slice(0, 120).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429]);
    expect((await treasury.ask('GET', '/session')).status).toBe(200);
    await treasury.sandbox.advance(60_000);
    expect((await treasury.ask('GET', '/session', { as: '' })).status).toBe(401);
  });
});

it('changes of one person are held back after sixty in a minute, and of another person they are not', async () => {
  const treasury = openTreasury();
  const change = (as: string) =>
    treasury.ask('POST', `/withdrawals/${ID}/sending`, { as, body: {} });
  for (let time = 0; time < 60; time += 1) expect((await change('owner')).status).toBe(404);
  const held = await change('owner');
  expect([held.status, codeOf(held)]).toEqual([429, 'rate_limited']);
  expect(held.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  await change('owner');
  expect((await change('treasurer')).status).toBe(404);
  const refusals = (await treasury.audit()).filter(
    ({ body }) => body['outcome'] === 'rate_limited',
  );
  expect(refusals).toHaveLength(1);
});

/** A ledger that takes one kind of event and then cannot be read until the audit has been written. */
function unreadableAfter(kind: string): Ledger & { unreadable: boolean } {
  const inner = memoryLedger();
  const ledger = {
    ...inner,
    unreadable: false,
    async append(event: Parameters<Ledger['append']>[0]) {
      const written = await inner.append(event);
      if (event.kind === kind) ledger.unreadable = true;
      if (event.stream === 'treasury:audit') ledger.unreadable = false;
      return written;
    },
    list: (query: Parameters<Ledger['list']>[0]) =>
      ledger.unreadable ? Promise.reject(new Error('disk away')) : inner.list(query),
  };
  return ledger;
}

describe('a change whose answer could not be drawn', () => {
  const step = (word: string) => ['POST', `/withdrawals/${ID}/${word}`, {}] as const;
  it.each([
    ['withdrawal_drafted', 'done', ['POST', '/withdrawals', { ...DRAFT, id: ID }], 0],
    ['withdrawal_approved', 'done', step('approval'), 1],
    ['withdrawal_sent', 'unknown', step('sending'), 2],
    ['withdrawal_discarded', 'done', ['DELETE', `/withdrawals/${ID}`, {}], 1],
  ] as const)('was made, says the audit (%s)', async (kind, outcome, [method, path, body], at) => {
    const ledger = unreadableAfter(kind);
    const treasury = openTreasury({ ledger });
    const before = [['POST', '/withdrawals', DRAFT] as const, step('approval')].slice(0, at);
    for (const [verb, route, input] of before) {
      const as = route === '/withdrawals' ? 'treasurer' : 'approver';
      expect((await treasury.ask(verb, route, { as, body: input })).status).toBe(200);
    }
    const as = kind === 'withdrawal_approved' ? 'approver' : 'treasurer';
    const answer = await treasury.ask(method, path, { as, body });
    expect(codeOf(answer)).toBe('store_unavailable');
    const [newest] = (await entries(treasury)).entries;
    expect(newest).toMatchObject({ outcome });
  });

  it.each([
    ['marked_paid', 'markPaid', 'payment'],
    ['released', 'releaseHold', 'release'],
  ] as const)('of an order was made, too (%s)', async (kind, action, word) => {
    const ledger = unreadableAfter(kind);
    const orders = { '1001': { orderId: '1001', amountUsd: '20' } };
    const treasury = openTreasury({ ledger, store: { orders } });
    const { store } = treasury;
    const { checkout } = await store.open('1001', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout));
    await store.drain();
    const path = `/orders/payment/1001/${word}`;
    const answer = await treasury.ask('POST', path, { body: { reason: 'Fine.' } });
    expect(codeOf(answer)).toBe('store_unavailable');
    const [newest] = (await entries(treasury)).entries;
    expect(newest).toMatchObject({ action, outcome: 'done' });
  });
});

describe('a deletion at the service', () => {
  const remove = async (answer: () => Promise<Response>) => {
    const treasury = openTreasury();
    treasury.sandbox.holdWithdrawals(true);
    await treasury.ask('POST', '/withdrawals', { body: DRAFT });
    await treasury.ask('POST', `/withdrawals/${ID}/sending`, { body: {} });
    treasury.failures.set('deleteWithdrawal', answer);
    await treasury.ask('DELETE', `/withdrawals/${ID}`, { body: { from: 'queued' } });
    return (await entries(treasury)).entries[0];
  };

  it('whose answer is lost is of unknown outcome: it may have been carried out', async () => {
    const lost = await remove(() => Promise.reject(new TypeError('fetch failed')));
    expect(lost).toMatchObject({ action: 'deleteWithdrawal', outcome: 'unknown' });
  });

  it('that was refused is not', async () => {
    const refused = await remove(() => Promise.resolve(new Response('{}', { status: 401 })));
    expect(refused).toMatchObject({ action: 'deleteWithdrawal', outcome: 'key_refused' });
  });
});

describe('without an audit', () => {
  /** A draft that was made, and whose end the ledger did not take until `heal`. */
  async function withoutEnd() {
    const ledger = brokenAudit((key) => key.endsWith(':ended'));
    const treasury = openTreasury({ ledger });
    ledger.broken = true;
    expect((await treasury.ask('POST', '/withdrawals', { body: DRAFT })).status).toBe(200);
    await treasury.sandbox.advance(5_000);
    return { treasury, heal: () => (ledger.broken = false) };
  }

  it('no change is made, and the answer says that the store cannot store', async () => {
    const ledger = brokenAudit((key) => key.endsWith(':begun'));
    const treasury = openTreasury({ ledger });
    await treasury.ask('POST', '/withdrawals', { body: DRAFT });
    ledger.broken = true;
    for (const [method, path, body] of [
      ['POST', '/withdrawals', { ...DRAFT, id: idOf(1) }],
      ['POST', `/withdrawals/${ID}/sending`, {}],
      ['DELETE', `/withdrawals/${ID}`, {}],
    ] as const) {
      const answer = await treasury.ask(method, path, { body });
      expect([answer.status, codeOf(answer)]).toEqual([503, 'store_unavailable']);
      expect(answer.text).not.toContain('/var/lib');
    }
    expect(treasury.count('createWithdrawal')).toBe(0);
    expect((await treasury.ask('GET', `/withdrawals/${idOf(1)}`)).status).toBe(404);
    const { json } = await treasury.ask('GET', `/withdrawals/${ID}`);
    expect(json).toMatchObject({ state: 'draft' });
    expect(treasury.codes()).toContain('audit_failed');
  });

  it('what was done is still said to be done; the record shows an attempt without an end', async () => {
    const { treasury, heal } = await withoutEnd();
    heal();
    const [newest] = (await entries(treasury)).entries;
    expect(newest).toMatchObject({ action: 'draftWithdrawal', outcome: 'unfinished' });
    expect(treasury.codes()).toContain('audit_failed');
  });

  it('its outcome is written with the next entry that the ledger takes', async () => {
    const { treasury, heal } = await withoutEnd();
    heal();
    await treasury.ask('GET', '/session', { as: 'nobody' });
    const drafted = (await entries(treasury)).entries.find(({ action }) => action !== 'getSession');
    expect(drafted).toMatchObject({
      action: 'draftWithdrawal',
      outcome: 'done',
      at: new Date(START).toISOString(),
    });
    expect(treasury.codes()).toEqual(['audit_failed']);
  });

  it('its outcome is written when the handler closes, if the ledger is back by then', async () => {
    const { treasury, heal } = await withoutEnd();
    heal();
    await treasury.handler.close();
    const [newest, ...others] = (await entries(treasury)).entries;
    expect(newest).toMatchObject({ outcome: 'done', at: new Date(START).toISOString() });
    expect(others).toEqual([]);
    expect(treasury.codes()).toEqual(['audit_failed']);
  });

  it('closing says what stays without an outcome', async () => {
    const { treasury } = await withoutEnd();
    await treasury.handler.close();
    expect(treasury.codes()).toEqual(['audit_failed', 'audit_failed']);
    expect(treasury.diagnostics.at(-1)?.message).toMatch(/closes.*without an outcome/s);
  });

  it('closing waits for a change under way and for its entry', async () => {
    const treasury = openTreasury();
    await treasury.ask('POST', '/withdrawals', { body: DRAFT });
    let answer = (): void => undefined;
    const gate = new Promise<void>((open) => (answer = open));
    treasury.failures.set('createWithdrawal', async () => {
      await gate;
      return new Response('{}', { status: 403 });
    });
    const sending = treasury.ask('POST', `/withdrawals/${ID}/sending`, { body: {} });
    while (treasury.count('createWithdrawal') === 0) await new Promise(setImmediate);
    let closed = false;
    const closing = treasury.handler.close().then(() => (closed = true));
    await new Promise(setImmediate);
    expect(closed).toBe(false);
    answer();
    await closing;
    expect((await treasury.audit()).at(-1)?.body).toMatchObject({
      action: 'sendWithdrawal',
      outcome: 'refused',
    });
    await sending;
  });

  it('a refusal is a refusal all the same', async () => {
    const ledger = brokenAudit(() => true);
    const treasury = openTreasury({ ledger });
    ledger.broken = true;
    expect((await treasury.ask('GET', '/session', { as: '' })).status).toBe(401);
    expect((await treasury.ask('DELETE', `/withdrawals/${ID}`, { as: 'clerk' })).status).toBe(403);
  });
});

describe('the audit, narrowed', () => {
  const HOSTILE = '=HYPERLINK("https://evil.example","x"),\t"';

  async function worked() {
    const treasury = openTreasury();
    await treasury.store.open('one', 'USDT.Tron');
    await treasury.ask('POST', '/withdrawals', { body: DRAFT });
    await treasury.sandbox.advance(60_000);
    const paid = '/orders/payment/1001/payment';
    await treasury.ask('POST', paid, { body: { reason: '=cmd|\' /C calc\'!A0, "paid" in cash' } });
    await treasury.ask('POST', paid, { body: { reason: 'mine' }, as: 'clerk' });
    return treasury;
  }
  const of = async (treasury: Treasury, query: string) =>
    (await entries(treasury, query)).entries.map(({ who, action }) => `${who ?? ''} ${action}`);

  it('by person, action, outcome and period, and by a part of a name or a reason, as text', async () => {
    const treasury = await worked();
    const all = await entries(treasury);
    expect(all.people).toEqual(['clerk', 'owner']);
    expect(all.actions).toEqual(['draftWithdrawal', 'markPaid']);
    expect(all.total).toBe(3);
    expect(await of(treasury, '&who=clerk')).toEqual(['clerk markPaid']);
    expect(await of(treasury, '&action=draftWithdrawal')).toEqual(['owner draftWithdrawal']);
    expect(await of(treasury, '&outcome=refused')).toEqual(['clerk markPaid']);
    expect(await of(treasury, '&outcome=done&who=clerk')).toEqual([]);
    const since = new Date(START + 30_000).toISOString();
    expect(await of(treasury, `&from=${since}&who=owner`)).toEqual(['owner markPaid']);
    expect(await of(treasury, `&to=${since}`)).toEqual(['owner draftWithdrawal']);
    const find = (q: string) => of(treasury, `&q=${encodeURIComponent(q)}`);
    expect(await find('CLER')).toEqual(['clerk markPaid']);
    for (const q of ['1001', 'Order 1001', '#1001']) {
      expect(await find(q)).toEqual(['clerk markPaid', 'owner markPaid']);
    }
    for (const q of [ID.slice(0, 13), `${ID.slice(0, 6)}…${ID.slice(-4)}`]) {
      expect(await find(q)).toEqual(['owner draftWithdrawal']);
    }
    expect(await find(`${ID.slice(0, 6)}…zzzz`)).toEqual([]);
    expect(await find('in CASH')).toEqual(['owner markPaid']);
    for (const q of ['.*', '(a+)+$', '%', '\\', "' OR 1=1 --"]) expect(await find(q)).toEqual([]);
    expect((await entries(treasury, '&q=1001')).total).toBe(2);
    const [refused, marked, drafted] = (await entries(treasury)).entries;
    expect(refused).toMatchObject({ order: { kind: 'payment', reference: '1001' } });
    expect(marked).toMatchObject({ withdrawal: null });
    expect(drafted).toMatchObject({
      order: null,
      withdrawal: { id: ID, amount: '10', currencyId: 'USDT.Tron', refundOf: null },
    });
  });

  it('is a file in which no cell is a formula, and which is an entry itself', async () => {
    const treasury = await worked();
    const at = new Date(START).toISOString();
    await treasury.ledger.append({
      stream: 'treasury:audit',
      key: 'hostile',
      kind: 'treasury_audit',
      at,
      body: { who: HOSTILE, action: '+1', target: '@SUM(A1)', outcome: 'done', reason: '\t-2' },
    });
    const answer = await treasury.ask('GET', '/activity.csv?kind=act');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="staff-/);
    const [heads, ...rows] = readCsv(answer.text);
    expect(heads?.slice(0, 3)).toEqual(['at', 'who', 'action']);
    // The export is the newest entry, not finished while it is written.
    expect(rows).toHaveLength(5);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|]/);
    expect(rows[1]?.[1]).toBe(`'${HOSTILE}`);
    const [newest] = (await entries(treasury, '&limit=1')).entries;
    expect(newest).toMatchObject({ who: 'owner', action: 'exportActivity', outcome: 'done' });
    const one = readCsv((await treasury.ask('GET', '/activity.csv?kind=act&who=clerk')).text);
    expect(one).toHaveLength(2);
  });

  it('is exported only by who may read, and a few times a minute', async () => {
    const treasury = await worked();
    expect((await treasury.ask('GET', '/activity.csv?kind=act', { as: '' })).status).toBe(401);
    for (let time = 0; time < 6; time += 1) await treasury.ask('GET', '/activity.csv?kind=act');
    expect(codeOf(await treasury.ask('GET', '/activity.csv?kind=act'))).toBe('rate_limited');
  });
});
