/** The proof: a store is killed at each moment, starts again, and nothing that matters is lost. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/localServers.mjs';
import type { CheckoutSnapshot, OpenedCheckout } from '../../../src/contract/checkout.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { createSandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox, type ServedSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { STEPS, type PaidLine, type Step, type StoreSettings } from './steps.js';
import { TIMES } from '../../support/runs.js';
import { until } from '../../support/until.js';

const CHILD = join(import.meta.dirname, 'crashingStore.ts');
const HOUR = 60 * 60_000;

/** A ledger to prove: where the store finds it, and how the test looks into it. */
export interface CrashProof {
  readonly name: string;
  readonly address: (folder: string) => Promise<string>;
  readonly open: (address: string) => Ledger;
}

/** Describes what must hold when the store is killed at each step. */
export function describeCrashes({ name, address, open }: CrashProof): void {
  describe(`a store on ${name} that is killed`, () => {
    const sandbox = createSandbox({ seed: `crash ${name}` });
    const folder = mkdtempSync(join(tmpdir(), 'till-crash-'));
    const paidLog = join(folder, 'paid.jsonl');
    let service: ServedSandbox;
    let settings: StoreSettings;
    let store: ChildProcess | undefined;
    let ahead = 0;

    const kill = async () => {
      if (store && store.exitCode === null && store.signalCode === null) {
        store.kill('SIGKILL');
        await once(store, 'exit');
      }
    };
    beforeAll(async () => {
      service = await serveSandbox({ sandbox, pumpMs: 3_600_000 });
      const port = await freePort();
      settings = {
        ledger: await address(folder),
        port,
        serviceUrl: service.url,
        apiKey: sandbox.apiKey,
        webhookSecret: sandbox.webhookSecret,
        paidLog,
        ahead: 0,
        death: null,
      };
      sandbox.connectWebhook({ url: `http://127.0.0.1:${port}/api/till/webhook` });
    });
    afterAll(async () => {
      await kill();
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const start = async (death: StoreSettings['death']) => {
      const words = JSON.stringify({ ...settings, ahead, death });
      const child = spawn(process.execPath, ['--import', 'tsx', CHILD, words], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      });
      store = child;
      await once(child.stdout, 'data');
    };

    const ask = async (method: string, path: string, body: unknown, token = '') => {
      const response = await fetch(`http://127.0.0.1:${settings.port}/api/till${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return (await response.json()) as unknown;
    };

    /** Opens an order and pays it; the service's events have been sent when this ends. */
    const payOrder = async (order: string) => {
      const { token } = (await ask('POST', '/checkouts', { order })) as OpenedCheckout;
      const currencyId = 'USDT.Tron';
      const chosen = await ask('PUT', '/checkout/currency', { currencyId }, token);
      const { address: to, quote } = chosen as CheckoutSnapshot;
      const amount = quote?.payable ?? '';
      const { txHash } = sandbox.pay({ address: to?.address ?? '', currencyId, amount });
      await sandbox.settle();
      sandbox.confirm(txHash);
      await sandbox.settle();
      return txHash;
    };

    const paidLines = (order: string): PaidLine[] => {
      if (!existsSync(paidLog)) return [];
      const lines = readFileSync(paidLog, 'utf8').trimEnd().split('\n');
      return lines.map((line) => JSON.parse(line) as PaidLine).filter((l) => l.order === order);
    };

    const eventsOf = async (order: string) => {
      const ledger = open(settings.ledger);
      try {
        return await ledger.list({ stream: `order:${order}` });
      } finally {
        await ledger.close?.();
      }
    };

    const confirmations = async (order: string, txHash: string) =>
      (await eventsOf(order)).filter((e) => e.kind === 'confirmed' && e.body['txHash'] === txHash);

    /** Whether the service was told that its event about the confirmed transfer is safe. */
    const wasAcknowledged = (txHash: string) =>
      sandbox
        .deliveries()
        .some(
          ({ kind, body, outcome }) =>
            kind === 'PaymentReceived' && body.includes(txHash) && outcome === 'delivered',
        );

    const kills = Array.from({ length: TIMES }, () => Object.entries(STEPS)).flat();
    it.each(kills.map(([step, times], n) => [step as Step, times, n] as const))(
      '%s',
      async (step, times, n) => {
        const order = `n-${String(n)}`;
        await start({ order, step });
        const died = once(store as ChildProcess, 'exit');
        const txHash = await payOrder(order);
        expect(await died).toEqual([null, 'SIGKILL']);

        const stored = await confirmations(order, txHash);
        if (wasAcknowledged(txHash)) expect(stored).toHaveLength(1);
        expect(wasAcknowledged(txHash)).toBe(!/before the (append|answer)|^before/.test(step));
        expect(stored).toHaveLength(step === 'before the append' ? 0 : 1);

        // An hour later: leases have run out, and the service sends again what was not acknowledged.
        ahead += HOUR;
        await start(null);
        await sandbox.advance(HOUR);
        const isDone = ({ kind, body }: { kind: string; body: Record<string, unknown> }) =>
          kind === 'effect_done' && body['effect'] === `onPaid:order:${order}`;
        const done = await until('the callback is noted', async () =>
          (await eventsOf(order)).find(isDone),
        );

        expect(wasAcknowledged(txHash)).toBe(true);
        expect(await confirmations(order, txHash)).toHaveLength(1);
        const lines = paidLines(order);
        expect(lines).toHaveLength(times);
        expect(new Set(lines.map(({ claimId }) => claimId))).toEqual(
          new Set([done.body['claimId']]),
        );
        await kill();
      },
    );
  });
}
