/** The sandbox over HTTP: its controls, and the service’s paths. */
import { describe, expect, it } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/createSandbox.js';
import { CONTROL_ROUTES } from '../../src/sandbox/http/controlRoutes.js';
import { serveSandbox } from '../../src/sandbox/http/serveSandbox.js';
import { START } from './start.js';

/** Serves a sandbox for the length of one test. */
async function served(
  run: (context: {
    url: string;
    sandbox: ReturnType<typeof createSandbox>;
    post: (control: string, args?: unknown) => Promise<{ status: number; json: unknown }>;
    get: (view: string) => Promise<Record<string, unknown>>;
    openWallet: () => Promise<void>;
  }) => Promise<void>,
  options: SandboxOptions = {},
): Promise<void> {
  const sandbox = createSandbox({ now: () => START, ...options });
  const { url, close } = await serveSandbox({ sandbox, pumpMs: 5 });
  const post = async (control: string, args: unknown = {}) => {
    const response = await fetch(`${url}/sandbox/${control}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  const get = async (view: string) =>
    (await (await fetch(`${url}/sandbox/${view}`)).json()) as Record<string, unknown>;
  const openWallet = async () => {
    await fetch(`${url}/api/v1/external/wallet?store_external_id=${EXTERNAL_ID}`, {
      headers: { 'X-Api-Key': sandbox.apiKey },
    });
  };
  try {
    await run({ url, sandbox, post, get, openWallet });
  } finally {
    await close();
  }
}

const EXTERNAL_ID = '0a4b7f0e-5f0e-4a53-9d7d-6d8f6c1f2a10';
const DEPOSIT = { externalId: EXTERNAL_ID, currencyId: 'USDT.Tron', amount: '20', txHash: 'aa' };

describe('the controls over HTTP', () => {
  it('pay and confirm, and show the state without secrets', async () => {
    await served(async ({ post, get, openWallet, sandbox }) => {
      await openWallet();
      const paid = await post('pay', DEPOSIT);
      expect(paid.json).toMatchObject({ result: { txHash: 'aa', state: 'in_mempool' } });
      expect((await post('confirm', { txHash: 'aa' })).json).toMatchObject({
        result: { state: 'confirmed' },
      });
      const state = await get('state');
      expect(state).toMatchObject({ dialect: 'documented', transfers: [{ state: 'confirmed' }] });
      const text = JSON.stringify(state);
      expect(text).not.toContain(sandbox.apiKey);
      expect(text).not.toContain(sandbox.webhookSecret);
    });
  });

  it.each([
    ['block', { txHash: 'aa' }],
    ['drop', { txHash: 'aa' }],
    ['advance', { ms: 60_000 }],
    ['settle', {}],
    ['fail', { kind: 'status_500', times: 1 }],
    ['heal', {}],
    ['configure', { minimalPaymentUsd: '3' }],
    ['rate', { code: 'BTC', rate: '100000' }],
    ['balances', { amounts: { 'USDT.Tron': '7' } }],
    ['exchange', { amounts: null }],
    ['withdrawals/hold', { held: true }],
    ['webhooks/connect', { url: 'http://127.0.0.1:9/none' }],
    ['webhooks/disconnect', {}],
    ['webhooks/delivery', { copies: 2 }],
    ['webhooks/test', { kind: 'PaymentReceived' }],
    ['scenario', { name: 'exact', ...DEPOSIT, payable: '20' }],
  ])('run %s', async (control, args) => {
    await served(async ({ post, openWallet }) => {
      await openWallet();
      await post('pay', DEPOSIT);
      expect(CONTROL_ROUTES).toContain(control);
      expect((await post(control, args)).status).toBe(200);
    });
  });

  it.each([
    ['an unknown control', 'explode', {}, 404],
    ['a transfer that is not there', 'confirm', { txHash: 'none' }, 422],
    ['an unknown address', 'rotate', { address: 'none' }, 422],
    ['an unknown withdrawal', 'withdrawals/fail', { id: 'none' }, 422],
    ['an unknown fault', 'fail', { kind: 'gremlins' }, 422],
    ['time that goes backwards', 'advance', { ms: -1 }, 422],
    ['an amount that is no decimal', 'balances', { amounts: { 'USDT.Tron': '1e3' } }, 422],
    ['arguments that are no object', 'heal', 7, 400],
  ])('refuse %s', async (_what, control, args, status) => {
    await served(async ({ post }) => {
      expect((await post(control, args)).status).toBe(status);
    });
  });

  it('refuse a form of another page, which a browser sends without preflight', async () => {
    await served(async ({ url }) => {
      const response = await fetch(`${url}/sandbox/heal`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(415);
    });
  });

  it('and the service have separate paths', async () => {
    await served(async ({ url, sandbox }) => {
      const headers = { 'X-Api-Key': sandbox.apiKey };
      const service = await fetch(`${url}/api/v1/external/sandbox/state`, { headers });
      expect(service.status).toBe(404);
      expect((await fetch(`${url}/sandbox/store/currencies`, { headers })).status).toBe(404);
      const direct = await sandbox.fetch(`${url}/sandbox/state`, { headers });
      expect(direct.status).toBe(404);
    });
  });
});

describe('a served sandbox', () => {
  it('stops listening when it is closed, even while a call hangs', async () => {
    const sandbox = createSandbox({ now: () => START });
    const { url, close } = await serveSandbox({ sandbox });
    sandbox.fail({ kind: 'hang' });
    const headers = { 'X-Api-Key': sandbox.apiKey };
    const hanging = fetch(`${url}/api/v1/external/store/currencies`, { headers });
    const ended = expect(hanging).rejects.toThrow();
    while (sandbox.recordedCalls().length === 0) await new Promise(setImmediate);
    await close();
    await ended;
    await expect(fetch(`${url}/sandbox/state`)).rejects.toThrow();
  });

  it('rejects if its port is in use', async () => {
    const sandbox = createSandbox({ now: () => START });
    const first = await serveSandbox({ sandbox });
    await expect(serveSandbox({ sandbox, port: first.port })).rejects.toThrow(/EADDRINUSE/);
    await first.close();
  });
});
