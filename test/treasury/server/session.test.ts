/** Who is let in and who is not: grants read strictly, nothing done for anybody else. */
import { describe, expect, it } from 'vitest';
import { treasurySessionSchema } from '../../../src/treasury/contract/session.js';
import type { Grant } from '../../../src/treasury/server/permissions.js';
import { codeOf } from '../../server/openStore.js';
import { openTreasury } from './openTreasury.js';

describe('the session', () => {
  it('says who is asking and what they may do', async () => {
    const treasury = openTreasury();
    const { status, json } = await treasury.ask('GET', '/session', { as: 'treasurer' });
    expect(status).toBe(200);
    expect(treasurySessionSchema.parse(json)).toEqual({
      wire: 1,
      who: 'treasurer',
      may: { read: true, withdraw: true, approve: false },
      needsApproval: true,
      orders: true,
      sandbox: false,
      expiresAt: null,
      serverTime: '2026-03-01T12:00:00.000Z',
    });
  });

  it('says that there are no orders where the store connected none', async () => {
    const treasury = openTreasury({ withoutOrders: true, treasury: { sandbox: true } });
    const { json } = await treasury.ask('GET', '/session');
    expect(json).toMatchObject({ orders: false, sandbox: true });
  });
});

describe('a grant', () => {
  const throwing = (name: string): object =>
    Object.defineProperty({}, name, {
      enumerable: true,
      get() {
        throw new Error('a getter of the store');
      },
    });
  const answers: Record<string, () => unknown> = {
    null: () => null,
    undefined: () => undefined,
    false: () => false,
    true: () => true,
    'an empty object': () => ({}),
    'a text': () => 'owner',
    'a function': () => () => ({ who: 'owner', may: { read: true } }),
    'a list': () => [{ who: 'owner', may: { read: true } }],
    'no who': () => ({ may: { read: true } }),
    'an empty who': () => ({ who: '', may: { read: true } }),
    'a who of spaces': () => ({ who: '  ', may: { read: true } }),
    'a who that is a number': () => ({ who: 7, may: { read: true } }),
    'a who with a line end': () => ({ who: 'a\nb', may: { read: true } }),
    'a who of half a surrogate pair': () => ({ who: '\ud800', may: { read: true } }),
    'a who that is too long': () => ({ who: 'a'.repeat(201), may: { read: true } }),
    'no may': () => ({ who: 'owner' }),
    'a may that is true': () => ({ who: 'owner', may: true }),
    'a may that is null': () => ({ who: 'owner', may: null }),
    'an empty may': () => ({ who: 'owner', may: {} }),
    'read: 1': () => ({ who: 'owner', may: { read: 1, withdraw: 1, approve: 1 } }),
    'read: "true"': () => ({ who: 'owner', may: { read: 'true', withdraw: 'yes' } }),
    'read: an object': () => ({ who: 'owner', may: { read: {}, withdraw: {}, approve: [] } }),
    'read: a Boolean object': () => ({ who: 'owner', may: { read: new Boolean(true) } }),
    'withdraw without read': () => ({ who: 'owner', may: { withdraw: true, approve: true } }),
    'a may that only a prototype has': () => ({
      who: 'owner',
      may: Object.create({ read: true, withdraw: true }) as object,
    }),
    'a who that only a prototype has': () =>
      Object.assign(Object.create({ who: 'owner' }) as object, { may: { read: true } }),
    'an end that is a date': () => ({ who: 'owner', may: { read: true }, expiresAt: new Date(0) }),
    'an end without a zone': () => ({
      who: 'owner',
      may: { read: true },
      expiresAt: '2026-03-01T13:00:00',
    }),
    'an end that has passed': () => ({
      who: 'owner',
      may: { read: true },
      expiresAt: '2026-03-01T12:00:00Z',
    }),
    'a getter that throws': () => Object.assign(throwing('who'), { may: { read: true } }),
    'a right that throws': () => ({ who: 'owner', may: throwing('read') }),
    'a promise of null': () => Promise.resolve(null),
    'a promise that rejects': () => Promise.reject(new Error('the session store is down')),
    'a promise of a promise of half a grant': () => Promise.resolve(Promise.resolve({ who: 'x' })),
    'a grant that is thrown': () => {
      throw { who: 'owner', may: { read: true } } as unknown as Error;
    },
    throwing: () => {
      throw new Error('a mistake of the store');
    },
  };

  it.each(Object.keys(answers))('%s opens nothing', async (name) => {
    const treasury = openTreasury({
      treasury: { authorize: () => answers[name]?.() as Grant | null },
    });
    for (const [method, path, body] of [
      ['GET', '/session'],
      ['GET', '/balances/processing'],
      ['POST', '/withdrawals', { id: 'x' }],
    ] as const) {
      const answer = await treasury.ask(method, path, { body });
      expect([401, 403]).toContain(answer.status);
      expect(answer.text).not.toContain('owner');
    }
    expect(treasury.calls).toEqual([]);
    const streams = (await treasury.ledger.list({ after: 0 })).map(({ stream }) => stream);
    expect(new Set(streams)).toEqual(new Set(['treasury:audit']));
  });

  it.each([1, 'true', {}, [], new Date(0), null])(
    'of %j is no right to change anything, beside a right to read',
    async (word) => {
      const grant = { who: 'a', may: { read: true, withdraw: word, approve: word } } as never;
      const treasury = openTreasury({ treasury: { authorize: () => grant } });
      const { json } = await treasury.ask('GET', '/session');
      expect(json).toMatchObject({ may: { read: true, withdraw: false, approve: false } });
      const path = '/withdrawals/5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';
      for (const [method, step] of [
        ['POST', '/sending'],
        ['POST', '/approval'],
        ['POST', '/outcome'],
        ['DELETE', ''],
      ] as const) {
        const answer = await treasury.ask(method, path + step, { body: {} });
        expect([step, codeOf(answer)]).toEqual([step, 'forbidden']);
      }
    },
  );

  it('that needs approval needs it whatever word says so', async () => {
    for (const [word, needed] of [
      [undefined, false],
      [false, false],
      [true, true],
      ['no', true],
      [0, true],
      [null, true],
    ] as const) {
      const grant = { who: 'a', may: { read: true }, needsApproval: word } as never;
      const treasury = openTreasury({ treasury: { authorize: () => grant } });
      const { json } = await treasury.ask('GET', '/session');
      expect(json).toMatchObject({ needsApproval: needed });
    }
  });

  it('with an end is told when, and opens nothing from then on (401)', async () => {
    let time = Date.parse('2026-03-01T12:00:00Z');
    const grant = { who: 'a', may: { read: true }, expiresAt: '2026-03-01T13:05:00.5+01:00' };
    const treasury = openTreasury({ treasury: { authorize: () => grant, now: () => time } });
    const { json } = await treasury.ask('GET', '/session');
    expect(json).toMatchObject({ expiresAt: '2026-03-01T12:05:00.500Z' });
    time += 300_499;
    expect((await treasury.ask('GET', '/session')).status).toBe(200);
    time += 1;
    const ended = await treasury.ask('GET', '/session');
    expect([ended.status, codeOf(ended)]).toEqual([401, 'unauthorized']);
  });

  it('of nobody is a 401, and of somebody without the right to read a 403', async () => {
    const ask = async (grant: Grant | null) => {
      const treasury = openTreasury({ treasury: { authorize: () => grant } });
      const answer = await treasury.ask('GET', '/session');
      return [answer.status, codeOf(answer)];
    };
    expect(await ask(null)).toEqual([401, 'unauthorized']);
    expect(await ask({ who: 'a', may: { read: false } })).toEqual([403, 'forbidden']);
    expect(await ask({ who: 'a', may: { withdraw: true } })).toEqual([403, 'forbidden']);
  });

  it('is asked for at every request, before the body is looked at', async () => {
    const treasury = openTreasury();
    await treasury.ask('GET', '/session');
    await treasury.ask('GET', '/session');
    expect(treasury.asked).toHaveLength(2);
    const answer = await treasury.ask('POST', '/withdrawals', { as: '', raw: '{ no JSON' });
    expect(codeOf(answer)).toBe('unauthorized');
  });
});

describe('authorize', () => {
  it('gets a copy: address, verb, headers, and no body to use up', async () => {
    const seen: string[] = [];
    const treasury = openTreasury({
      treasury: {
        authorize: async (request) => {
          seen.push(`${request.method} ${request.url} ${request.headers.get('cookie') ?? ''}`);
          expect(await request.text()).toBe('');
          return { who: 'owner', may: { read: true, withdraw: true } };
        },
      },
    });
    const headers = { 'sec-fetch-site': 'same-origin', cookie: 'session=1' };
    const answer = await treasury.ask('POST', '/withdrawals', { headers, body: { wrong: 1 } });
    expect(codeOf(answer)).toBe('bad_request');
    expect(seen).toEqual(['POST https://shop.example/api/treasury/withdrawals session=1']);
  });

  it('that throws is told to the owner, once in a while, and the error stays inside', async () => {
    const treasury = openTreasury({
      treasury: {
        authorize: () => {
          throw new Error('secret of the session store');
        },
      },
    });
    for (let time = 0; time < 5; time += 1) {
      const answer = await treasury.ask('GET', '/session');
      expect(answer.text).not.toContain('secret');
    }
    expect(treasury.codes().filter((code) => code === 'authorize_failed')).toHaveLength(1);
    await treasury.sandbox.advance(60_000);
    await treasury.ask('GET', '/session');
    expect(treasury.codes().filter((code) => code === 'authorize_failed')).toHaveLength(2);
  });
});
