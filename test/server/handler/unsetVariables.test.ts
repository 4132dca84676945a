/** Variables that a store forgot to set: each error says which one, not that its text is wrong. */
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { createCheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';

const SET = {
  TILL_SERVICE_URL: 'https://pay.example',
  TILL_API_KEY: 'a-key-of-the-store-0123456789',
  TILL_SECRET: 'unset-0b6e4d2f8a1c9375-qrstuvwxyz-0123456789',
  TILL_WEBHOOK_SECRET: 'webhook-secret-of-the-store-0123456789',
};

/** `lib/till.ts` of the README. */
function till(variables: Readonly<Partial<typeof SET>>) {
  return createCheckoutHandler({
    service: createServiceClient({
      baseUrl: variables.TILL_SERVICE_URL!,
      apiKey: variables.TILL_API_KEY!,
    }),
    ledger: memoryLedger(),
    secrets: [variables.TILL_SECRET!],
    webhook: { secret: variables.TILL_WEBHOOK_SECRET! },
    resolveOrder: () => null,
  });
}

describe('a store whose environment lacks a variable', () => {
  it('starts with all of them', async () => {
    await till(SET).close();
  });

  it.each(Object.keys(SET))('is told of %s by name', (name) => {
    const { [name as keyof typeof SET]: _, ...others } = SET;
    for (const variables of [others, { ...SET, [name]: '' }]) {
      expect(() => till(variables)).toThrow(new RegExp(`is not set.*\\b${name}\\b`));
    }
  });
});
