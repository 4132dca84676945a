/** Options of the treasury's handler: what it does not start without, said in a sentence. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { HandlerConfigurationError } from '../../../src/server/configuration/configurationError.js';
import { createTreasuryHandler } from '../../../src/treasury/server/createTreasuryHandler.js';
import type { TreasuryService } from '../../../src/treasury/server/treasuryService.js';
import type { TreasuryHandlerOptions } from '../../../src/treasury/server/treasuryOptions.js';

const KEY = 'key-that-no-message-may-repeat';
const good = (): TreasuryHandlerOptions => ({
  service: createServiceClient({ baseUrl: 'https://service.test', apiKey: KEY }),
  ledger: memoryLedger(),
  authorize: () => null,
});

const fault = (options: unknown): Error => {
  try {
    createTreasuryHandler(options as TreasuryHandlerOptions);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It started.');
};

describe('createTreasuryHandler', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['service', 'ledger', 'authorize'] as const)('does not start without %s', (name) => {
    for (const value of [undefined, null, true, 'x', 0]) {
      const error = fault({ ...good(), [name]: value });
      expect(error).toBeInstanceOf(HandlerConfigurationError);
      expect(error.message).toContain(`\`${name}\` of createTreasuryHandler must be`);
      expect(error.message).not.toContain(KEY);
    }
  });

  it('says why authorize is needed, and what to answer', () => {
    const { authorize: _, ...rest } = good();
    expect(fault(rest).message).toMatch(
      /anybody could send .* money away.*null for everybody else/s,
    );
    expect(fault(undefined)).toBeInstanceOf(HandlerConfigurationError);
    expect(fault({})).toBeInstanceOf(HandlerConfigurationError);
  });

  it.each([
    ['basePath', 'treasury'],
    ['basePath', '/treasury/'],
    ['basePath', '/'],
    ['origins', ['https://office.example/']],
    ['origins', ['*']],
    ['origins', ['null']],
  ])('does not start with %s %j', (name, value) => {
    expect(fault({ ...good(), [name]: value }).message).toContain(`\`${name}\``);
  });

  it('refuses a ledger in memory in production, but for the sandbox', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(fault(good()).message).toContain('memoryLedger()');
    expect(() => createTreasuryHandler({ ...good(), sandbox: true })).not.toThrow();
  });

  it('asks the service and the ledger nothing by being made, and closes at once', async () => {
    const asked: string[] = [];
    const tell = (name: string) => () => {
      asked.push(name);
      return Promise.reject(new Error('no'));
    };
    const handler = createTreasuryHandler({
      ...good(),
      service: new Proxy({} as TreasuryService, { get: (_, name) => tell(String(name)) }),
      ledger: { ...memoryLedger(), list: tell('list'), append: tell('append') },
    });
    await handler.close();
    expect(asked).toEqual([]);
  });
});
