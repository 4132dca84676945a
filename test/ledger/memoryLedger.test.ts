/** The ledger in memory. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import {
  anEvent,
  ledgerConformance,
} from '../../src/testing/ledgerConformance/ledgerConformance.js';

const kit = { describe, it, expect, beforeEach, afterEach };
ledgerConformance(kit, { name: 'memoryLedger', make: async () => memoryLedger(), runs: 300 });

describe('memoryLedger', () => {
  it('says that it is in memory, so that the handler can refuse it in production', () => {
    expect(memoryLedger().durability).toBe('memory');
  });

  it('shares nothing between two ledgers', async () => {
    const [one, other] = [memoryLedger(), memoryLedger()];
    await one.append(anEvent());
    expect(await other.list({ after: 0 })).toEqual([]);
  });

  it('hands out bodies that are frozen through and through', async () => {
    const ledger = memoryLedger();
    await ledger.append(anEvent({ body: { list: [{ deep: true }] } }));
    const [event] = await ledger.list({ after: 0 });
    const list = event?.body['list'] as readonly unknown[];
    for (const value of [event, event?.body, list, list[0]]) {
      expect(Object.isFrozen(value)).toBe(true);
    }
  });
});
