/**
 * `npm start`: builds the page, starts the simulated service and the demo store as separate processes,
 * and prints one address. With a real service's variables set, the sandbox stays off.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sandboxSecrets } from './sandboxSecrets.js';
import type { ReadyMessage } from './serverProcess.js';
import { readMode, readPaths, SettingsError, type Credentials, type Paths } from './settings.js';

const children = new Map<string, ChildProcess>();
let leaving = false;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  const running = [...children.values()].filter(
    // Who was ended by a signal has no exit code, and no second end to wait for.
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  const gone = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
  process.exit(code);
}

/** Starts one process and waits until it answers. A process that ends later ends everything. */
async function startProcess(
  name: string,
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    // Started again by tsx, as this file was; a terminal's Ctrl+C reaches it through us.
    execArgv: ['--import', 'tsx'],
    detached: process.platform !== 'win32',
  });
  children.set(name, child);
  child.once('exit', (code, signal) => {
    if (leaving) return;
    say(`${name} has ended (${signal ?? `exit code ${String(code)}`}), so the demo stops.`);
    void leave(1);
  });
  const [message] = (await once(child, 'message')) as [ReadyMessage];
  return message.ready;
}

function storeEnvironment(places: Paths, credentials: Credentials): Record<string, string> {
  return {
    TILL_PORT: String(places.storePort),
    TILL_LEDGER: places.ledgerFile,
    TILL_FOLDER: places.folder,
    TILL_SERVICE_URL: credentials.serviceUrl,
    TILL_API_KEY: credentials.apiKey,
    TILL_WEBHOOK_SECRET: credentials.webhookSecret,
    TILL_SECRET: credentials.secret,
  };
}

async function startService(places: Paths, credentials: Credentials): Promise<void> {
  const url = await startProcess(
    'The demo store',
    './store-process.ts',
    // The store process must not inherit this variable: it would look for a simulator.
    { ...storeEnvironment(places, credentials), TILL_SANDBOX: '' },
  );
  say(`The sandbox is off: this store talks to ${new URL(credentials.serviceUrl).origin}.`);
  say('Payments on this page move real money.');
  say(`\n  ${url}\n`);
}

async function startSandbox(places: Paths): Promise<void> {
  const { apiKey, webhookSecret, secret } = sandboxSecrets(places.folder);
  const storeUrl = `http://127.0.0.1:${String(places.storePort)}`;
  // Both processes begin in the past then, and have caught up before the address is printed.
  const history = { TILL_HISTORY: existsSync(places.ledgerFile) ? '' : '1' };
  const serviceUrl = await startProcess('The sandbox', './sandbox-process.ts', {
    TILL_SANDBOX_PORT: String(places.sandboxPort),
    TILL_API_KEY: apiKey,
    TILL_WEBHOOK_SECRET: webhookSecret,
    TILL_WEBHOOK_URL: `${storeUrl}/api/till/webhook`,
    ...history,
  });
  const url = await startProcess('The demo store', './store-process.ts', {
    ...storeEnvironment(places, { serviceUrl, apiKey, webhookSecret, secret }),
    TILL_SANDBOX: '1',
    ...history,
  });
  say(`The sandbox answers for the payment service (${serviceUrl}); no real money moves.`);
  say(`\n  ${url}\n`);
}

/** npm ends its shell and not what runs in it, so a script that npm started looks for itself. */
function leaveWithNpm(): void {
  const parent = process.ppid;
  const look = (): void => {
    if (process.ppid !== parent) void leave(0);
  };
  if (process.env['npm_lifecycle_event'] !== undefined) setInterval(look, 500).unref();
}

process.on('SIGINT', () => void leave(0));
process.on('SIGTERM', () => void leave(0));
leaveWithNpm();

try {
  const mode = readMode(process.env);
  const places = readPaths(process.env);
  // Loaded late: the tools take seconds to start, and the terminal should not be silent meanwhile.
  say(
    'Building the pages of the demo store. This takes a few seconds, on a busy machine up to a minute.',
  );
  const { buildPage } = await import('./buildPage.js');
  await buildPage();
  say('Starting the demo store.');
  if (mode.mode === 'service') await startService(places, mode.credentials);
  else await startSandbox(places);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  await leave(1);
}
