/** `tillkit serve` as a process, from the build, as an operator starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from '../../../src/sandbox/createSandbox.js';

export const PROGRAM = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** The keys of the pretend shop. */
export const STORE_KEY = 'store-key-of-the-test-0123456789';
export const NOTIFY_SECRET = `whsec_${Buffer.from('notify-secret-of-the-test-012345').toString('base64')}`;

/** Variables of a process, by name. */
export type Variables = Readonly<Record<string, string>>;

/** A line of its log. */
export interface LogLine {
  readonly code: string;
  readonly address?: string;
  readonly msg?: string;
}

/** A process that listens. */
export interface ServeProcess {
  /** Where browsers are answered. */
  readonly url: string;
  /** Where the store is answered. */
  readonly apiUrl: string;
  readonly log: readonly LogLine[];
  readonly pid: number;
  /** As a power cut does. */
  kill(): Promise<void>;
  /** As a deployment does. @returns exit code */
  stop(): Promise<number | null>;
}

/** Settings that every process of a test has. */
export function settingsFor(
  sandbox: Sandbox,
  serviceUrl: string,
  { publicUrl, notifyUrl }: { readonly publicUrl: string; readonly notifyUrl: string },
): Variables {
  return {
    TILL_SERVICE_URL: serviceUrl,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_SECRET: 'secret-of-the-test-0123456789-0123456789',
    TILL_STORE_KEY: STORE_KEY,
    TILL_URL: publicUrl,
    TILL_NOTIFY_URL: notifyUrl,
    TILL_NOTIFY_SECRET: NOTIFY_SECRET,
    TILL_TRUSTED_PROXIES: '127.0.0.1',
  };
}

/** How a process is started. */
export interface Launch {
  /** A program, with its arguments, that starts the server in its place. */
  readonly wrap?: readonly string[];
  /** How far its clock is ahead, as if it were started that much later. @default 0 */
  readonly aheadMs?: number;
}

/** Runs before the server and moves its clock. */
const clockAhead = (ms: number): string =>
  `data:text/javascript,const%20now=Date.now;Date.now=()=>now()+${String(ms)}`;

function launch(variables: Variables, { wrap = [], aheadMs = 0 }: Launch): ChildProcess {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is not there. The test runs the build: npm run build`);
  }
  const clock = aheadMs === 0 ? [] : ['--import', clockAhead(aheadMs)];
  const [file = '', ...args] = [...wrap, process.execPath, ...clock, PROGRAM, 'serve'];
  const { PATH = '' } = process.env;
  return spawn(file, args, {
    env: { PATH, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts a process and waits until it listens. */
export async function startServe(variables: Variables, how: Launch = {}): Promise<ServeProcess> {
  const child = launch(variables, how);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const log: LogLine[] = [];
  const started = () => log.filter(({ code }) => code === 'started');
  await new Promise<void>((resolve, reject) => {
    let rest = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      log.push(...lines.map((line) => JSON.parse(line) as LogLine));
      if (started().length === 2) resolve();
    });
    void ended.then(([code]) => reject(new Error(`It ended with ${String(code)}.`)));
  });
  const [browsers, store] = started();
  return {
    url: browsers?.address ?? '',
    apiUrl: store?.address ?? '',
    log,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
