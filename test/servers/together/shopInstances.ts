/** Two instances of a store as processes, the service that they share, and a shopper's browser for each. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OpenedCheckout } from '../../../src/contract/checkout.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { until } from '../../support/until.js';
import {
  ask as askUrl,
  payInFull,
  readStream,
  type Question,
  type Reply,
  type Stream,
} from '../serve/client.js';
import { newDatabase, redis } from '../serverControl.js';
import type { InstanceOrder, InstanceSettings } from './instanceProcess.js';

const PROGRAM = fileURLToPath(new URL('./instanceProcess.ts', import.meta.url));

/** A process that serves the store, and what it said so far. */
export interface Instance {
  readonly url: string;
  readonly codes: string[];
  /** Has it follow the ledger's end, or know of others' changes by Redis alone. */
  followLedger(follows: boolean): Promise<void>;
  stop(): Promise<void>;
}

async function startInstance(settings: InstanceSettings): Promise<Instance> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, NODE_ENV: 'production', TILL_INSTANCE: JSON.stringify(settings) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const codes: string[] = [];
  let port: number | undefined;
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = JSON.parse(line) as { port?: number; code?: string };
      port ??= said.port;
      if (said.code !== undefined) codes.push(said.code);
    }
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await until('an instance listens', () => port !== undefined);
  return {
    url: `http://127.0.0.1:${String(port)}/api/till`,
    codes,
    async followLedger(follows) {
      const order: InstanceOrder = { followsLedger: follows };
      const done = follows ? 'follows_ledger' : 'follows_no_ledger';
      const told = () => codes.filter((code) => code === done).length;
      const before = told();
      child.stdin?.write(`${JSON.stringify(order)}\n`);
      await until('the instance has heard it', () => told() > before);
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

/** Asks an instance as a page would, from an address of the test's choice. */
export const ask = (
  instance: Instance,
  method: string,
  path: string,
  { ip = '203.0.113.1', ...question }: Question = {},
): Promise<Reply> => askUrl(method, `${instance.url}${path}`, { ...question, ...from(ip) });

/** Opens an order with a currency chosen. Each has its own client, so that limits stay out of the way. */
export async function openOrder(
  instance: Instance,
  order: string,
  ip: string,
): Promise<OpenedCheckout> {
  const body = { order, currencyId: 'USDT.Tron' };
  const { status, json } = await ask(instance, 'POST', '/checkouts', { body, ip });
  if (status !== 200) throw new Error(`Opening failed: ${JSON.stringify(json)}`);
  return json as OpenedCheckout;
}

/** Opens the stream of a checkout and keeps what comes. */
export const openStream = (instance: Instance, token: string, ip: string): Promise<Stream> =>
  readStream(`${instance.url}/checkout/events`, { token, ...from(ip) });

/** What one delivery of the service came to. */
export interface Delivery {
  readonly status: number;
  readonly acknowledged: boolean;
}

/** The whole of it. `events` says which instance the service's next events go to. */
export interface ShopInstances {
  readonly a: Instance;
  readonly b: Instance;
  readonly sandbox: Sandbox;
  readonly events: { to: Instance };
  readonly deliveries: Delivery[];
  /** Where the ledger is. */
  readonly ledger: string;
  /** Pays the order to the digit and has the service confirm it; the event is sent at `settle`. */
  payInFull(opened: OpenedCheckout): void;
  end(): Promise<void>;
}

/** What the instances share, and how they differ. */
export interface ShopOptions extends Pick<InstanceSettings, 'ledger' | 'redisUrl'> {
  readonly opensPerAddress?: number;
  /** How far the clock of B is ahead of that of A. @default 0 */
  readonly aheadMs?: number;
}

/** Starts all of it, with a database and Redis of this run. */
export const startShop = async (opensPerAddress = 1_000): Promise<ShopInstances> =>
  startInstances({ ledger: await newDatabase(), redisUrl: redis().url, opensPerAddress });

/** Starts two instances that share what is named. */
export async function startInstances({
  ledger,
  redisUrl,
  opensPerAddress = 1_000,
  aheadMs = 0,
}: ShopOptions): Promise<ShopInstances> {
  const deliveries: Delivery[] = [];
  const events = {} as { to: Instance };
  const sandbox = createSandbox({
    seed: 'instances',
    webhookUrl: 'http://store.invalid/api/till/webhook',
    async deliver(_input, init) {
      const answer = await fetch(`${events.to.url}/webhook`, init);
      const text = await answer.clone().text();
      deliveries.push({ status: answer.status, acknowledged: text === '{"success":true}' });
      return answer;
    },
  });
  // Nothing is sent by itself: the tests say when.
  const service = await serveSandbox({ sandbox, pumpMs: 3_600_000 });
  const settings: InstanceSettings = {
    serviceUrl: service.url,
    apiKey: sandbox.apiKey,
    webhookSecret: sandbox.webhookSecret,
    ledger,
    redisUrl,
    opensPerAddress,
  };
  const [a, b] = await Promise.all([
    startInstance(settings),
    startInstance({ ...settings, aheadMs }),
  ]);
  events.to = a;
  return {
    a,
    b,
    sandbox,
    events,
    deliveries,
    ledger,
    payInFull: (opened) => payInFull(sandbox, opened),
    async end() {
      await Promise.all([a.stop(), b.stop()]);
      await service.close();
    },
  };
}
