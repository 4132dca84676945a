/** Two runs of one seed against one ledger: ids and hashes differ. */
import { describe, expect, it } from 'vitest';
import { runSandbox } from '../../src/cli/sandboxCommand.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSandboxStore, type SandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { createCheckoutClient } from '../../src/checkout/client.js';

let now = Date.parse('2026-03-01T12:00:00.000Z');

/** One run of the sandbox, in which a customer sends 25 USDT. */
async function runWith(ledger: Ledger, run: string): Promise<SandboxStore> {
  now += 3_600_000;
  const store = createSandboxStore({ ledger, run, now: () => now });
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const { token } = await client.openCheckout({ order: 'customer-1' });
  await client.selectCurrency(token, 'USDT.Tron');
  const txHash = await store.pay('customer-1', '25');
  await store.settle();
  store.sandbox.confirm(txHash);
  await store.settle();
  await store.handler.close();
  return store;
}

describe('two runs of one seed', () => {
  it('are two deposits of a customer, to one address', async () => {
    const ledger = memoryLedger();
    const first = await runWith(ledger, 'one');
    const second = await runWith(ledger, 'two');
    const checkout = await second.getCheckout('customer-1');
    expect(checkout?.transfers.map(({ amount }) => amount)).toEqual(['25', '25']);
    expect(checkout?.exceptions).toEqual([]);
    const addressIn = ({ sandbox }: SandboxStore) => sandbox.transfers()[0]?.toAddress;
    expect(addressIn(second)).toBe(addressIn(first));
    expect(second.sandbox.apiKey).toBe(first.sandbox.apiKey);
  });

  it('are distinguished by their start time on the command line', async () => {
    const walletsOf = async (): Promise<unknown> => {
      now += 1000;
      let stop = (): void => undefined;
      const stopped = new Promise<void>((resolve) => (stop = resolve));
      let told = (_text: string): void => undefined;
      const said = new Promise<string>((resolve) => (told = resolve));
      const settings = { port: 0, host: '127.0.0.1', dialect: 'deployed', seed: 'runs' } as const;
      const ended = runSandbox(
        { ...settings, webhookUrl: undefined, configFile: undefined, json: true },
        {
          out: told,
          err: told,
          environment: {},
          fetch: (request) => fetch(request),
          now: () => now,
          untilStopped: () => stopped,
        },
      );
      const { url, apiKey } = JSON.parse(await said) as { url: string; apiKey: string };
      const answer = await fetch(`${url}/api/v1/external/wallet?store_external_id=order-1`, {
        headers: { 'x-api-key': apiKey },
      });
      const { data } = (await answer.json()) as {
        data: { id: string; address: readonly { address: string }[] };
      };
      stop();
      await ended;
      return { id: data.id, apiKey, address: data.address[0]?.address };
    };
    const [first, second] = [await walletsOf(), await walletsOf()] as Record<string, string>[];
    expect(second?.['apiKey']).toBe(first?.['apiKey']);
    expect(second?.['address']).toBe(first?.['address']);
    expect(second?.['id']).not.toBe(first?.['id']);
  });
});
