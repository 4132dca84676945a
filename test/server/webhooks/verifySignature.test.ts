/** Whose word an event is: every way of forging `X-Sign` that we can think of fails. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsableSecret, verifySignature } from '../../../src/server/webhooks/verifySignature.js';
import { bytes, RECEIVED } from './samples.js';
import { runs } from '../../support/runs.js';

const SECRET = 'correct horse battery staple';
const OTHER = 'a second secret, for rotation';
/** `printf '%s%s' "$body" "$secret" | openssl dgst -sha256` */
const GOLDEN = 'eb43cf7e4053ddbe354782fc081b5f293ca2566911295d7bca3c852d1a082dd6';

const sign = (body: Uint8Array | string, secret: string): string =>
  createHash('sha256').update(body).update(secret).digest('hex');
const verify = (body: string, header: string | null, secrets = [SECRET]) =>
  verifySignature({ body: bytes(body), header, secrets });

describe('a true signature', () => {
  it('is accepted as another program computed it', () => {
    expect(verify(RECEIVED, GOLDEN)).toBe(true);
  });

  it('is accepted for any bytes and any secret of a fair length, by any of the secrets', () => {
    const secrets = fc
      .string({ minLength: 16, unit: 'grapheme' })
      .filter((s) => s.trim().length >= 16);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), secrets, (body, secret) => {
        const header = sign(body, secret);
        expect(verifySignature({ body, header, secrets: [OTHER, secret] })).toBe(true);
        expect(verifySignature({ body, header, secrets: [OTHER] })).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is accepted over bytes that are a view into a larger buffer', () => {
    const buffer = bytes(`xx${RECEIVED}yy`);
    const body = buffer.subarray(2, buffer.length - 2);
    expect(verifySignature({ body, header: GOLDEN, secrets: [SECRET] })).toBe(true);
  });
});

describe('a forged signature', () => {
  it.each([
    ['missing', null],
    ['empty, as test sends of a store without a secret have it', ''],
    ['made without a secret, as the service does when it has none', sign(RECEIVED, '')],
    ['made with another secret', sign(RECEIVED, OTHER)],
    ['made with the secret first', sign(SECRET, RECEIVED)],
    ['in upper case', GOLDEN.toUpperCase()],
    ['in mixed case', `E${GOLDEN.slice(1)}`],
    ['cut short', GOLDEN.slice(0, -1)],
    ['cut to a prefix', GOLDEN.slice(0, 8)],
    ['too long', `${GOLDEN}0`],
    ['followed by a line break', `${GOLDEN}\n`],
    ['after a space', ` ${GOLDEN}`],
    ['with its algorithm', `sha256=${GOLDEN}`],
    ['in base64', createHash('sha256').update(RECEIVED).update(SECRET).digest('base64')],
    ['sent twice', `${GOLDEN}, ${GOLDEN}`],
    ['sent beside another', `${sign(RECEIVED, OTHER)}, ${GOLDEN}`],
    ['of look-alike digits', GOLDEN.replace('0', '٠')],
  ])('%s is refused', (_name, header) => {
    expect(verify(RECEIVED, header)).toBe(false);
  });

  it('of the same JSON written again is refused', () => {
    const pretty = JSON.stringify(JSON.parse(RECEIVED), null, 1);
    expect(JSON.parse(pretty)).toEqual(JSON.parse(RECEIVED));
    expect(verify(pretty, GOLDEN)).toBe(false);
    expect(verify(RECEIVED, sign(pretty, SECRET))).toBe(false);
  });

  it('is refused after any one bit of the body or of the signature has changed', () => {
    const body = bytes(RECEIVED);
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      const flipped = body.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const forged = { body: flipped, header: GOLDEN, secrets: [SECRET] };
      expect(verifySignature(forged), `bit ${String(bit)}`).toBe(false);
    }
    for (let index = 0; index < GOLDEN.length; index += 1) {
      const digit = (Number.parseInt(GOLDEN[index] ?? '0', 16) ^ 1).toString(16);
      const header = GOLDEN.slice(0, index) + digit + GOLDEN.slice(index + 1);
      expect(verify(RECEIVED, header), `digit ${String(index)}`).toBe(false);
    }
  });

  it('does not pass because part of the secret moved into the body', () => {
    const moved = RECEIVED + SECRET.slice(0, 4);
    expect(sign(moved, SECRET.slice(4))).toBe(GOLDEN);
    expect(verify(moved, GOLDEN)).toBe(false);
  });

  it('passes under no secret at all, nor under one that is too short to mean anything', () => {
    expect(verify(RECEIVED, GOLDEN, [])).toBe(false);
    for (const secret of ['', 'short', '123456789012345', ' '.repeat(20)]) {
      expect(verify(RECEIVED, sign(RECEIVED, secret), [secret])).toBe(false);
    }
  });
});

describe('a webhook secret', () => {
  it.each(['1234567890123456', SECRET])('of 16 characters or more is accepted: %s', (secret) => {
    expect(isUsableSecret(secret)).toBe(true);
  });

  it.each([
    ['an empty one', ''],
    ['a short one', 'hunter2hunter2x'],
    ['blanks', ' '.repeat(32)],
    ['a missing one', undefined as unknown as string],
  ])('proves nothing: %s', (_name, secret) => {
    expect(isUsableSecret(secret)).toBe(false);
  });
});
