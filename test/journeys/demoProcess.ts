/** The demo's processes for one journey: on free ports, in a folder of their own, to kill and restart. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/localServers.mjs';
import { sandboxSecrets, type SandboxSecrets } from '../../demo/sandboxSecrets.js';

const root = resolve(import.meta.dirname, '../..');

/** Everything that one process wrote, and a way to end it. */
interface Running {
  readonly child: ChildProcess;
  readonly output: string[];
}

/** Starts a file of demo/ and waits until it answers. */
async function start(file: string, environment: Record<string, string>): Promise<Running> {
  const child = fork(join(root, 'demo', file), {
    cwd: root,
    // Nothing of the test runner's own loader may reach the process.
    env: { PATH: process.env['PATH'], ...environment },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${String(code)} before it answered:\n${output.join('')}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return { child, output };
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A running demo. */
export interface Demo {
  /** Address of the store's page. */
  readonly url: string;
  /** Address of the pretend service. Only the store talks to it; a test looks into it. */
  readonly serviceUrl: string;
  /** Kills the store as a power cut would: it gets no chance to tidy up. */
  killStore(): Promise<void>;
  /** Starts the store again, on the same port and the same ledger file. */
  startStore(): Promise<void>;
  /** All that the processes wrote. */
  output(): string;
  /** What must never leave them. */
  readonly secrets: SandboxSecrets;
  stop(): Promise<void>;
}

/** Starts the pretend service and the store. */
export async function startDemo(): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-journey-'));
  const secrets = sandboxSecrets(folder);
  const { apiKey, webhookSecret, secret } = secrets;
  const [storePort, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${String(storePort)}`;
  const serviceUrl = `http://127.0.0.1:${String(sandboxPort)}`;

  const shared = { TILL_API_KEY: apiKey, TILL_WEBHOOK_SECRET: webhookSecret, TILL_FOLDER: folder };
  const sandbox = await start('sandbox-process.ts', {
    ...shared,
    TILL_SANDBOX_PORT: String(sandboxPort),
    TILL_WEBHOOK_URL: `${url}/api/till/webhook`,
  });
  const startStore = (port: number): Promise<Running> =>
    start('store-process.ts', {
      ...shared,
      TILL_PORT: String(port),
      TILL_SERVICE_URL: serviceUrl,
      TILL_SECRET: secret,
      TILL_SANDBOX: '1',
      TILL_LEDGER: join(folder, 'demo.db'),
    });
  let store = await startStore(storePort);

  return {
    url,
    serviceUrl,
    secrets,
    killStore: () => end(store, 'SIGKILL'),
    startStore: async () => {
      store = await startStore(storePort);
    },
    output: () => [sandbox, store].flatMap(({ output }) => output).join(''),
    stop: async () => {
      await Promise.all([sandbox, store].map((one) => end(one, 'SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
