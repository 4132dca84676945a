/** Bad options stop the start with a sentence that names them, and never repeats them. */
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutHandlerOptions } from '../../../src/server/handler/options.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { HandlerConfigurationError } from '../../../src/server/configuration/configurationError.js';
import { openStore, SECRET } from '../openStore.js';

const CANARY = 'CANARY7';
/** What the examples have. */
const SAMPLE_SECRET = 'only-for-the-sandbox-never-for-real-money';

const BAD: readonly (readonly [name: string, title: string, options: Record<string, unknown>])[] = [
  ['service', 'no service', { service: undefined }],
  ['ledger', 'no ledger', { ledger: undefined }],
  ['ledger', 'a ledger that is null', { ledger: null }],
  ['resolveOrder', 'no resolveOrder', { resolveOrder: undefined }],
  ['secrets', 'no secrets', { secrets: undefined }],
  ['secrets', 'an empty list of secrets', { secrets: [] }],
  ['secrets', 'one text instead of a list', { secrets: `${SECRET}${CANARY}` }],
  ['secrets', 'an absent secret', { secrets: [undefined] }],
  ['secrets', 'a secret of 31 characters', { secrets: [`${CANARY}${'abcdefghijklmnopqrstuvwx'}`] }],
  ['secrets', 'a monotonous secret', { secrets: [CANARY.repeat(8)] }],
  ['secrets', 'a weak second secret', { secrets: [SECRET, CANARY] }],
  ['secrets', 'the secret of the examples', { secrets: [SAMPLE_SECRET], sandbox: false }],
  ['secrets', 'it beside another one', { secrets: [SECRET, SAMPLE_SECRET] }],
  ['webhook.secret', 'an absent webhook secret', { webhook: { secret: undefined } }],
  ['webhook.secret', 'an empty webhook secret', { webhook: { secret: '' } }],
  ['webhook.secret', 'a short webhook secret', { webhook: { secret: CANARY } }],
  [
    'webhook.secret',
    'a short webhook secret beside a good one',
    { webhook: { secret: ['a good one of many letters', CANARY] } },
  ],
  ['webhook.secret', 'a blank webhook secret', { webhook: { secret: ' '.repeat(40) } }],
  ['webhook.secret', 'no webhook secret in the list', { webhook: { secret: [] } }],
  ['tolerance', 'a tolerance in per cent', { tolerance: '1' }],
  ['tolerance', 'a tolerance above a half', { tolerance: '0.51' }],
  ['tolerance', 'a tolerance that is a number', { tolerance: 0.01 }],
  ['tolerance', 'a tolerance that is no decimal', { tolerance: `${CANARY}%` }],
  ['minimumUsd', 'a negative minimum', { minimumUsd: '-1' }],
  ['basePath', 'a mount path with a slash at the end', { basePath: '/api/till/' }],
  ['basePath', 'a mount path without a slash', { basePath: 'api' }],
  ['basePath', 'a mount path with a pattern', { basePath: `/:${CANARY}` }],
  ['basePath', 'a mount path that climbs', { basePath: '/api/../x' }],
  ['origins', 'any origin', { origins: ['*'] }],
  ['origins', 'the null origin', { origins: ['null'] }],
  ['origins', 'an origin with a slash', { origins: ['https://shop.example/'] }],
  ['origins', 'an origin with a path', { origins: [`https://shop.example/${CANARY}`] }],
  ['origins', 'an origin in upper case', { origins: ['https://SHOP.example'] }],
  ['quoteLifetimeMs', 'a quote of no time', { quoteLifetimeMs: 0 }],
  ['quoteLifetimeMs', 'a quote of NaN', { quoteLifetimeMs: Number.NaN }],
  ['quoteLifetimeMs', 'a quote without an end', { quoteLifetimeMs: Infinity }],
];

function start(options: Record<string, unknown>): Error {
  try {
    openStore({ handler: options as Partial<CheckoutHandlerOptions> });
  } catch (error) {
    return error as Error;
  }
  throw new Error('The handler was made.');
}

describe('bad options', () => {
  it.each(BAD)('%s: %s stops the start', (name, _title, options) => {
    const error = start(options);
    expect(error).toBeInstanceOf(HandlerConfigurationError);
    expect(error.message).toContain(`\`${name}\``);
    expect(error.message).not.toContain(CANARY);
    expect(error.message.length).toBeGreaterThan(60);
  });

  it('are not made of good ones', () => {
    const handler = {
      secrets: [SECRET, `${SECRET}-old`],
      tolerance: '0.5',
      minimumUsd: '0.1',
      basePath: '/a/b_c-d',
      origins: ['https://shop.example', 'http://localhost:5173'],
      quoteLifetimeMs: 60_000,
      live: { maxStreams: undefined, maxPerAddress: 2, lifetimeMs: undefined },
    };
    expect(() => openStore({ handler })).not.toThrow();
  });

  it('are not the examples’ own either, where no real money moves', () => {
    const handler = { secrets: [SAMPLE_SECRET], sandbox: true };
    expect(() => openStore({ handler })).not.toThrow();
  });
});

describe('a ledger in memory', () => {
  it.each(['production', '', 'staging', undefined])('is refused when NODE_ENV is %s', (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    const error = start({});
    expect(error).toBeInstanceOf(HandlerConfigurationError);
    expect(error.message).toContain('memoryLedger()');
  });

  it.each(['development', 'test'])('is taken when NODE_ENV is %s', (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    expect(() => openStore()).not.toThrow();
  });

  it('is taken in production where no real money moves', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => openStore({ handler: { sandbox: true } })).not.toThrow();
  });

  it('that keeps its events on disk is taken anywhere', () => {
    vi.stubEnv('NODE_ENV', undefined);
    expect(() => openStore({ ledger: { ...memoryLedger(), durability: 'disk' } })).not.toThrow();
  });
});
