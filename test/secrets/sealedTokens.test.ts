/** Tokens name a checkout and nothing else opens one: rotation, expiry, purpose, mount, tampering. */
import { base64url, CompactEncrypt, EncryptJWT, SignJWT, UnsecuredJWT } from 'jose';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCheckoutTokens } from '../../src/server/auth/checkoutTokens.js';
import { createSealedTokens, derivePurposeKeys } from '../../src/secrets/sealedTokens.js';
import { BASE, codeOf, MINUTE, openStore, SECRET, START } from '../server/openStore.js';

const OLD = 'the-secret-of-last-year-ABCDEFGHIJ-9876';
const PURPOSE = 'checkout-token/v1';

function sealer(given: Partial<Parameters<typeof createSealedTokens>[0]> = {}) {
  const base = { secrets: [SECRET], purpose: PURPOSE, audience: BASE, now: () => START };
  return createSealedTokens({ ...base, ...given });
}

const claims = { stream: 'order:1001' };
const seal = async (given: Parameters<typeof sealer>[0] = {}, lifetimeMs = 30 * MINUTE) =>
  (await sealer(given).seal(claims, lifetimeMs)).token;
const headerOf = (token: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(base64url.decode(token.split('.')[0] ?? ''))) as Record<
    string,
    unknown
  >;

describe('a sealed token', () => {
  it('opens to its claims and shows none of them outside', async () => {
    const token = await seal();
    expect(await sealer().open(token)).toMatchObject({ outcome: 'valid', claims });
    const outside = token
      .split('.')
      .map((part) => new TextDecoder().decode(base64url.decode(part)));
    expect(outside.join()).not.toContain('1001');
    expect(headerOf(token)).toMatchObject({ alg: 'dir', enc: 'A256GCM', typ: PURPOSE });
  });

  it('is sealed by the first secret and opened by any, so that secrets can be rotated', async () => {
    const before = await seal({ secrets: [OLD] });
    const rotated = sealer({ secrets: [SECRET, OLD] });
    expect((await rotated.open(before)).outcome).toBe('valid');
    const after = (await rotated.seal(claims, MINUTE)).token;
    expect((await sealer({ secrets: [SECRET] }).open(after)).outcome).toBe('valid');
    expect((await sealer({ secrets: [OLD] }).open(after)).outcome).toBe('invalid');
    expect((await sealer({ secrets: [SECRET] }).open(before)).outcome).toBe('invalid');
  });

  it('expires by the given clock, half a minute late, and still names its checkout then', async () => {
    let now = START;
    const tokens = sealer({ now: () => now });
    const { token, expiresAt } = await tokens.seal(claims, 30 * MINUTE);
    expect(expiresAt).toBe(START + 30 * MINUTE);
    now = expiresAt + 30_000;
    expect((await tokens.open(token)).outcome).toBe('valid');
    now += 1;
    expect(await tokens.open(token)).toMatchObject({ outcome: 'expired', claims });
    // Also where it was never opened before, so that the memory of opened tokens plays no part.
    expect((await sealer({ now: () => now }).open(token)).outcome).toBe('expired');
  });

  it.each([
    ['of another mount path', { audience: '/other' }],
    ['of another purpose', { purpose: 'order-handle/v1' }],
    ['of another store', { secrets: [OLD] }],
  ])('%s does not open', async (_, given) => {
    expect((await sealer().open(await seal(given))).outcome).toBe('invalid');
  });

  it('does not open after any change of a character', async () => {
    const token = await seal();
    const tokens = sealer();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    // The last character of a part may hold bits that decode to nothing.
    const parts = token.split('.').map(({ length }) => length);
    const ends = new Set(
      parts.map((_, at) => parts.slice(0, at + 1).reduce((a, b) => a + b + 1, -2)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom(...letters),
        async (at, letter) => {
          fc.pre(token[at] !== letter && !ends.has(at));
          const changed = token.slice(0, at) + letter + token.slice(at + 1);
          expect((await tokens.open(changed)).outcome).toBe('invalid');
        },
      ),
    );
  });

  it('of more than 4,096 characters is not even hashed', async () => {
    const { token } = await sealer().seal({ stream: 'x'.repeat(4_000) }, MINUTE);
    expect(token.length).toBeGreaterThan(4_096);
    expect((await sealer().open(token)).outcome).toBe('invalid');
  });
});

describe('a token made by somebody else', () => {
  const payload = { claims };
  const key = async (): Promise<{ id: string; key: Uint8Array }> => {
    const [first] = await derivePurposeKeys([SECRET], `${PURPOSE}|${BASE}`);
    if (!first) throw new Error('No key was derived.');
    return first;
  };
  const encrypt = (header: Record<string, string>, secret: Uint8Array): Promise<string> =>
    new EncryptJWT(payload)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: PURPOSE, ...header })
      .setIssuer('tillkit')
      .setAudience(BASE)
      .setExpirationTime('1h')
      .encrypt(secret);

  it('with the right key and header would open: the refusals below are not about something else', async () => {
    const { id, key: secret } = await key();
    expect((await sealer().open(await encrypt({ kid: id }, secret))).outcome).toBe('valid');
  });

  it.each(['__proto__', 'constructor', 'toString', '', '0', 'undefined'])(
    'with the key id %s does not open',
    async (kid) => {
      const { key: secret } = await key();
      expect((await sealer().open(await encrypt({ kid }, secret))).outcome).toBe('invalid');
    },
  );

  it('without a key id does not open', async () => {
    const { key: secret } = await key();
    const token = await new EncryptJWT(payload)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: PURPOSE })
      .setIssuer('tillkit')
      .setAudience(BASE)
      .setExpirationTime('1h')
      .encrypt(secret);
    expect((await sealer().open(token)).outcome).toBe('invalid');
  });

  it.each([
    ['typ', { typ: 'JWT' }],
    ['algorithm', { alg: 'A256GCMKW' }],
  ])('with another %s does not open', async (_, header) => {
    const { id, key: secret } = await key();
    expect((await sealer().open(await encrypt({ kid: id, ...header }, secret))).outcome).toBe(
      'invalid',
    );
  });

  it('with another content encryption does not open', async () => {
    const { id } = await key();
    const text = new TextEncoder().encode(JSON.stringify(payload));
    const token = await new CompactEncrypt(text)
      .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256', typ: PURPOSE, kid: id })
      .encrypt(new Uint8Array(32));
    expect((await sealer().open(token)).outcome).toBe('invalid');
  });

  it('that is unsecured, or signed with the key, does not open', async () => {
    const { id, key: secret } = await key();
    const none = new UnsecuredJWT(payload).setIssuer('tillkit').setAudience(BASE).encode();
    const signed = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: id })
      .setIssuer('tillkit')
      .setAudience(BASE)
      .sign(secret);
    for (const token of [none, signed, '', '.', '....', 'a.b.c.d.e']) {
      expect((await sealer().open(token)).outcome).toBe('invalid');
    }
  });
});

describe('tokens of a handler', () => {
  const tokens = () =>
    createCheckoutTokens({
      secrets: [SECRET],
      audience: BASE,
      lifetimeMs: 30 * MINUTE,
      now: () => START,
    });

  it('do not serve as order handles, nor handles as tokens', async () => {
    const { token } = await tokens().issue('order:1001');
    const handle = await tokens().signOrder({ orderId: '1001', amountUsd: '20' });
    expect(await tokens().openHandle(`till1.${token}`, null)).toBeNull();
    const store = openStore();
    const bare = handle.replace('till1.', '');
    const answer = await store.ask('GET', '/checkout', { token: bare });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthorized']);
  });

  it('in a query, a cookie or another scheme do not open a checkout', async () => {
    const store = openStore();
    const { token } = await store.open();
    const tries = [
      store.ask('GET', `/checkout?token=${token}`),
      store.ask('GET', '/checkout', { headers: { cookie: `token=${token}` } }),
      store.ask('GET', '/checkout', { headers: { authorization: `Basic ${token}` } }),
      store.ask('GET', '/checkout', { headers: { authorization: `Bearer ${token} x` } }),
      store.ask('GET', '/checkout', { headers: { authorization: token } }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(401);
  });
});
