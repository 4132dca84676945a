/** Cross-site requests: which pages may read, which may change something, and who hears CORS headers. */
import { describe, expect, it } from 'vitest';
import { codeOf, ORIGIN } from '../../server/openStore.js';
import { openTreasury, TREASURY } from './openTreasury.js';

const EVIL = 'https://evil.example';
const OFFICE = 'https://office.example';
const ID = '5b6f6f0e-6d0b-4c62-9d5f-0a4b7f3f1c11';

/** What a browser may send: headers, whether a read passes, whether a change passes. */
const MATRIX: readonly [
  name: string,
  headers: Record<string, string>,
  read: boolean,
  change: boolean,
][] = [
  ['the own page', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true, true],
  ['the own page without Origin', { 'sec-fetch-site': 'same-origin' }, true, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true, false],
  ['another host of the site', { 'sec-fetch-site': 'same-site' }, false, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: EVIL }, false, false],
  ['another site without Origin', { 'sec-fetch-site': 'cross-site' }, false, false],
  ['a word that no browser says', { 'sec-fetch-site': 'friendly' }, false, false],
  ['a list of words', { 'sec-fetch-site': 'cross-site, same-origin' }, false, false],
  ['an old browser on the own page', { origin: ORIGIN }, true, true],
  ['an old browser on another site', { origin: EVIL }, false, false],
  ['an old browser in a sandboxed frame', { origin: 'null' }, false, false],
  ['the same host over plain http', { origin: 'http://shop.example' }, false, false],
  ['the same host on another port', { origin: 'https://shop.example:8443' }, false, false],
  ['a host that begins alike', { origin: 'https://shop.example.evil.example' }, false, false],
  ['a program that says nothing', {}, true, false],
  ['a page that the store named', { 'sec-fetch-site': 'cross-site', origin: OFFICE }, true, true],
  ['a named page in an old browser', { origin: OFFICE }, true, true],
  ['a named page in capitals', { origin: 'https://OFFICE.example' }, false, false],
];

describe('a request from', () => {
  it.each(MATRIX)('%s', async (_name, headers, read, change) => {
    const treasury = openTreasury({ treasury: { origins: [OFFICE] } });
    const reading = await treasury.ask('GET', '/session', { headers });
    expect(reading.status).toBe(read ? 200 : 403);
    if (!read) expect(codeOf(reading)).toBe('forbidden_origin');

    for (const [method, path] of [
      ['POST', `/withdrawals/${ID}/sending`],
      ['DELETE', `/withdrawals/${ID}`],
      ['POST', '/orders/payment/1001/payment'],
    ] as const) {
      const answer = await treasury.ask(method, path, { headers, body: { reason: 'r' } });
      // What passes here finds nothing, or a body that does not fit: the change itself was let in.
      expect([path, codeOf(answer) === 'forbidden_origin']).toEqual([path, !change]);
    }
    expect(treasury.calls).toEqual([]);
  });

  it('an own page of the runtime, where no browser says so', async () => {
    const treasury = openTreasury();
    const path = `/withdrawals/${ID}/sending`;
    const context = { site: 'same-origin' } as const;
    const passing = await treasury.ask('POST', path, { headers: {}, body: {}, context });
    expect(codeOf(passing)).toBe('not_found');
    // What the browser says counts more than what the runtime says.
    const headers = { 'sec-fetch-site': 'cross-site' };
    const refused = await treasury.ask('POST', path, { headers, body: {}, context });
    expect(codeOf(refused)).toBe('forbidden_origin');
  });
});

describe('a change', () => {
  it('without any body or type is refused', async () => {
    const treasury = openTreasury();
    const answer = await treasury.ask('DELETE', `/withdrawals/${ID}`);
    expect(codeOf(answer)).toBe('unsupported_media_type');
  });
});

describe('CORS headers', () => {
  const preflight = (origin: string) => ({
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
    as: '',
  });

  it('are for the page that the store named alone, with the verbs and the own session, asking nobody', async () => {
    const treasury = openTreasury({ treasury: { origins: [OFFICE] } });
    for (const origin of [EVIL, ORIGIN, 'null', 'https://office.example.evil.example']) {
      const answer = await treasury.ask('OPTIONS', '/withdrawals', preflight(origin));
      expect(answer.status).toBe(405);
      const names = [...answer.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const own = await treasury.ask('GET', '/session');
    expect(own.headers.has('access-control-allow-origin')).toBe(false);
    const answer = await treasury.ask('OPTIONS', '/withdrawals', preflight(OFFICE));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(OFFICE);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, DELETE');
    // Of all these, only the own page's reading asked who is there.
    expect(treasury.asked).toHaveLength(1);
    const headers = { origin: OFFICE, 'sec-fetch-site': 'cross-site' };
    const read = await treasury.ask('GET', '/session', { headers });
    expect(read.headers.get('access-control-allow-origin')).toBe(OFFICE);
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/session', 'owner', 200],
    ['GET', '/session', '', 401],
    ['GET', '/withdrawals/nope', 'owner', 404],
    ['GET', '/nothing', 'owner', 404],
    ['PUT', '/session', 'owner', 405],
    ['GET', '/orders.csv', 'owner', 200],
  ] as const)('%s %s as "%s" is kept nowhere and read as what it is', async (...row) => {
    const [method, path, as, status] = row;
    const treasury = openTreasury();
    const answer = await treasury.ask(method, path, { as });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('vary')).toBe('Authorization, Cookie, Origin, Sec-Fetch-Site');
    expect(answer.headers.get('till-wire')).toBe('1');
    expect(answer.headers.get('till-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it('to a wrong verb names the right ones', async () => {
    const treasury = openTreasury();
    for (const [method, path, allow] of [
      ['PUT', '/session', 'GET, HEAD'],
      ['POST', '/session', 'GET, HEAD'],
      ['PATCH', '/withdrawals', 'GET, HEAD, POST'],
      ['PUT', `/withdrawals/${ID}`, 'GET, HEAD, DELETE'],
      ['GET', `/withdrawals/${ID}/sending`, 'POST'],
    ] as const) {
      const answer = await treasury.ask(method, path);
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
    }
    expect(treasury.asked).toEqual([]);
  });

  it('to HEAD is that of GET without a body', async () => {
    const treasury = openTreasury();
    const answer = await treasury.ask('HEAD', '/session');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await treasury.ask('HEAD', '/session', { as: '' })).status).toBe(401);
  });

  it('is under the mount path and nowhere else', async () => {
    const treasury = openTreasury({ treasury: { basePath: '/office/money' } });
    const at = (path: string) =>
      treasury.handler.fetch(new Request(`${ORIGIN}${path}`, { headers: { 'x-person': 'owner' } }));
    expect((await at('/office/money/session')).status).toBe(200);
    expect((await at(`${TREASURY}/session`)).status).toBe(404);
    expect((await at('/session')).status).toBe(404);
  });
});
