/** Signatures that OpenSSL makes on the command line, so that nothing of ours checks itself. */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifySignature } from '../../../src/server/webhooks/verifySignature.js';
import { openStore } from '../openStore.js';
import { BLOCKED, bytes, eventOf, NOT_CONFIRMED, RECEIVED, WITHDRAWN } from './samples.js';

const isThere = spawnSync('openssl', ['version']).status === 0;
if (!isThere) console.warn('SKIPPED: there is no openssl here; signatures were not compared.');

/** `printf '%s%s' "$body" "$secret" | openssl dgst -sha256` */
function opensslSign(body: Uint8Array, secret: string): string {
  const input = Buffer.concat([body, Buffer.from(secret)]);
  const { stdout, status } = spawnSync('openssl', ['dgst', '-sha256', '-r'], { input });
  if (status !== 0) throw new Error('openssl could not make a digest.');
  return stdout.toString().slice(0, 64);
}

const SECRET = 'the secret of the store, 40 characters ä';

it('has openssl to compare with wherever changes are accepted', () => {
  expect(isThere || process.env['CI'] !== 'true').toBe(true);
});

describe.skipIf(!isThere)('a signature made by OpenSSL', () => {
  it.each(Object.entries({ RECEIVED, NOT_CONFIRMED, BLOCKED, WITHDRAWN }))(
    'over %s is accepted, and over anything else it is not',
    async (_name, text) => {
      const body = bytes(text);
      const header = opensslSign(body, SECRET);
      expect(verifySignature({ body, header, secrets: [SECRET] })).toBe(true);
      const longer = bytes(`${text} `);
      expect(verifySignature({ body: longer, header, secrets: [SECRET] })).toBe(false);
    },
  );

  it('over any bytes is accepted: zeros, half characters, nothing at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (body) => {
        const header = opensslSign(body, SECRET);
        expect(verifySignature({ body, header, secrets: [SECRET] })).toBe(true);
      }),
      { numRuns: 25, seed: 4 },
    );
  });

  it('opens the real route while secrets are exchanged: by the old, the new, not a third', async () => {
    const [old, fresh] = ['the-webhook-secret-of-last-year', 'the-webhook-secret-of-this-year'];
    const store = openStore({ handler: { webhook: { secret: [fresh, old] } } });
    store.sandbox.setDelivery({ paused: true });
    const { token } = await store.open('one', 'USDT.Tron');
    const body = eventOf(store.sandbox.state().wallets[0]?.externalId ?? '');
    const sign = (secret: string) => opensslSign(bytes(body), secret);
    for (const secret of ['', 'the-webhook-secret-of-nobody-else']) {
      expect((await store.deliver(body, sign(secret))).status).toBe(401);
    }
    expect(await store.read(token)).toMatchObject({ paid: false });
    for (const secret of [old, fresh]) {
      expect((await store.deliver(body, sign(secret))).text).toBe('{"success":true}');
    }
    expect(await store.read(token)).toMatchObject({ paid: true, received: '20' });
  });
});
