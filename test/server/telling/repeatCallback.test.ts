/** A callback that a person has repeated, beside the attempts that the handler makes by itself. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, openStore } from '../openStore.js';
import { never, pass, payFully, quiet, settled, useFakeTimers } from './passTime.js';

beforeEach(useFakeTimers);

describe('a repeated callback', () => {
  it('waits for an attempt that is running, so that no two run at the same time', async () => {
    const log: string[] = [];
    const claims = new Set<string>();
    let finish = (): void => undefined;
    const store = openStore({
      handler: {
        async onPaid({ claimId }) {
          claims.add(claimId);
          log.push('begins');
          if (log.length === 1) throw new Error('The warehouse is closed.');
          await new Promise<void>((resolve) => (finish = resolve));
          log.push('ends');
        },
      },
    });
    await payFully(store);
    expect(log).toEqual(['begins']);
    await pass(store, MINUTE);
    expect(log).toEqual(['begins', 'begins']);
    const [claimId = ''] = claims;
    const repeated = store.handler.repeatCallback('1001', claimId);
    await quiet();
    expect(log).toEqual(['begins', 'begins']);
    finish();
    await quiet();
    expect(log).toEqual(['begins', 'begins', 'ends', 'begins']);
    finish();
    expect(await repeated).toBe('delivered');
    expect(claims.size).toBe(1);
  });

  it('that never ends does not hold up the changes of status', async () => {
    const told: string[] = [];
    const claims: string[] = [];
    const store = openStore({
      handler: {
        onPaid: ({ claimId }) => (claims.push(claimId) > 1 ? never() : undefined),
        onStatusChange: ({ checkout }) => void told.push(checkout.exceptions.join()),
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout));
    await settled(store);
    const before = told.length;
    void store.handler.repeatCallback('1001', claims[0] ?? '');
    await quiet();
    expect(claims).toHaveLength(2);
    store.sandbox.confirm(store.pay(checkout, '5'));
    await settled(store);
    expect(told.slice(before)).toContain('over');
  });
});
