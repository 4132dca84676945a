/**
 * Every recorded call, put to the sandbox's deployed dialect in the same state: the status, the shape
 * of the body and the text of a refusal are those of the service.
 */
import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { callRaw } from '../sandbox/start.js';
import { RECORDED, recording, type Recording } from './recordings.js';

const WITHDRAWALS = '/withdrawal-from-processing';
const RECEIVER = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';

/** What is asked in place of the recorded call, where ids or addresses are the sandbox's own. */
type Change = Partial<Pick<Recording, 'path' | 'request'>> & {
  readonly headers?: Record<string, string>;
};
type Prepare = (sandbox: Sandbox) => Promise<Change | undefined> | Change | undefined;

const post = (sandbox: Sandbox, path: string, body: unknown) =>
  callRaw(sandbox, 'POST', path, { body });

const openWallet = async (sandbox: Sandbox, id = 'g1'): Promise<string> => {
  await post(sandbox, '/wallet', { store_external_id: id });
  const { wallets } = sandbox.state();
  const rows = wallets.find(({ externalId }) => externalId === id)?.addresses ?? [];
  return rows.find(({ currencyId }) => currencyId === 'USDT.Tron')?.address ?? '';
};

/** What the service lists as unconfirmed is a sweep of its own. */
async function sweep(sandbox: Sandbox): Promise<undefined> {
  const address = await openWallet(sandbox);
  const { txHash } = sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '12.345678' });
  sandbox.confirm(txHash);
  sandbox.sweep({ address });
}

async function withdraw(sandbox: Sandbox, requestId = 'r-1795436487320a'): Promise<string> {
  const request = { address_to: RECEIVER, currency_id: 'USDT.Tron', amount: 10.5 };
  const { json } = await post(sandbox, WITHDRAWALS, { ...request, request_id: requestId });
  return (json as { data: { id: string } }).data.id;
}

/** A withdrawal that waits for its transfer. */
async function waiting(sandbox: Sandbox): Promise<Change> {
  sandbox.holdWithdrawals(true);
  return { path: `${WITHDRAWALS}/${await withdraw(sandbox)}` };
}

async function started(sandbox: Sandbox): Promise<Change> {
  const id = await withdraw(sandbox);
  await sandbox.advance(2_000);
  return { path: `${WITHDRAWALS}/${id}` };
}

async function hotTarget(sandbox: Sandbox): Promise<Change> {
  const recorded = recording('real-09g-hot-target')?.request as Record<string, unknown>;
  return { request: { ...recorded, address_to: await openWallet(sandbox) } };
}

async function deleted(sandbox: Sandbox): Promise<Change> {
  const { path } = await waiting(sandbox);
  await callRaw(sandbox, 'DELETE', path ?? '');
  return { path: path ?? '' };
}

const PREPARED: Readonly<Record<string, Prepare>> = {
  'fault-procdown-oldWallet': async (sandbox) => void (await openWallet(sandbox)),
  'real-06b-unconfirmed': sweep,
  'real-08-exchange-none': (sandbox) => void sandbox.setExchange(null),
  'real-08b-exchange': (sandbox) =>
    void sandbox.setExchange({ 'USDT.Ethereum': '1234.5', 'BTC.Bitcoin': '0.5' }),
  'real-09b-duplicate-request-id': async (sandbox) => void (await withdraw(sandbox)),
  'real-09g-hot-target': hotTarget,
  'real-10-getWithdrawal-fresh': waiting,
  'real-10b-getWithdrawal-started': started,
  'real-10c-getWithdrawal-by-request-id': async (sandbox) => void (await started(sandbox)),
  'real-10e-getWithdrawal-blocked': waiting,
  'real-10f-getWithdrawal-deleted': deleted,
  'real-11-deleteWithdrawal': waiting,
  'real-11b-delete-started': started,
  'real-err-no-key': () => ({ headers: { 'X-Api-Key': '' } }),
  'real-err-wrong-key': () => ({ headers: { 'X-Api-Key': 'a-key-of-nobody-at-all' } }),
};

/** What was broken at the service while it was recorded. */
const FAULTS: Readonly<Record<string, FaultKind | 'one_rate' | 'nothing'>> = {
  pgdown: 'database_down',
  revoked: 'key_revoked',
  redisdown: 'redis_down',
  procdown: 'processing_down',
  norate: 'one_rate',
  storeoff: 'nothing',
};

function breakDown(sandbox: Sandbox, name: string): void {
  const fault = FAULTS[/^fault-(\w+)-/.exec(name)?.[1] ?? ''];
  if (fault === 'one_rate') sandbox.setRate('BTC', null);
  else if (fault !== undefined && fault !== 'nothing') sandbox.fail({ kind: fault });
}

const IDS = [
  'BTC.Bitcoin',
  'ETH.Ethereum',
  'LTC.Litecoin',
  'TRX.Tron',
  'USDT.Ethereum',
  'USDT.Tron',
];
const RATES = { BTC: '60000', ETH: '2500', LTC: '80', TRX: '0.125', USDT: '1' };

async function replay(name: string, recorded: Recording) {
  const sandbox = createSandbox({
    dialect: 'deployed',
    now: () => Date.parse('2026-11-23T12:21:00Z'),
    deliver: () => Promise.resolve(new Response()),
    currencies: IDS,
  });
  for (const [code, rate] of Object.entries(RATES)) sandbox.setRate(code, rate);
  sandbox.setBalances({ 'USDT.Tron': '2500.5' });
  if (name.endsWith('-uncon')) await sweep(sandbox);
  const change = (await PREPARED[name]?.(sandbox)) ?? {};
  breakDown(sandbox, name);
  const { method, path, request } = { ...recorded, ...change };
  const sent = typeof request === 'string' ? { text: request } : { body: request };
  return callRaw(sandbox, method, path, {
    ...(request === undefined ? {} : sent),
    ...(change.headers ? { headers: change.headers } : {}),
  });
}

/** Figures that only one network has; which of them a wallet has is not the dialect's matter. */
const OF_NETWORKS = /^\.data\[\]\.(?:additional_data|balance)\./;

/** Every place of a body with the kind of what stands there; rows of a list are one place. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => shapeOf(row, `${path}[]`));
  if (typeof value !== 'object' || value === null) {
    return [`${path}: ${value === null ? 'null' : typeof value}`];
  }
  const isOpen = path.endsWith('.rates');
  return Object.entries(value).flatMap(([key, one]) =>
    shapeOf(one, `${path}.${isOpen ? '*' : key}`),
  );
}

const shape = (body: unknown): string[] =>
  [...new Set(shapeOf(body))].filter((place) => !OF_NETWORKS.test(place)).sort();

/** The text of a refusal without the address of the machine that is down. */
const textOf = (body: unknown): string | undefined =>
  (body as { errors?: { message: string }[] }).errors?.[0]?.message
    .replace(/127\.0\.0\.1:\d+/, 'HOST')
    .replace(/unavailable: .+/, 'unavailable: WHY');

const answered = RECORDED.flatMap((name) => {
  const recorded = name.startsWith('webhook-') ? undefined : recording(name);
  return recorded ? [[name, recorded] as const] : [];
});

describe('the sandbox as deployed', () => {
  it.each(answered)('answers %s alike', async (name, recorded) => {
    const { status, json } = await replay(name, recorded);
    expect([status, textOf(json)]).toEqual([recorded.status, textOf(recorded.body)]);
    expect(shape(json)).toEqual(shape(recorded.body));
  });

  it('was asked all that was recorded', () => {
    const names = answered.map(([name]) => name);
    const others = RECORDED.filter((name) => !names.includes(name));
    // Three events, and five calls that got no answer.
    expect(others.map((name) => /^(?:webhook|fault-merchantdown)/.test(name))).toEqual(
      Array<boolean>(8).fill(true),
    );
    expect(Object.keys(PREPARED).filter((name) => !names.includes(name))).toEqual([]);
  });
});
