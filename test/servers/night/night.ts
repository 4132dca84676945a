/** A night of `tillkit serve`: the real process, its service and its shop, and one clock that goes in whole minutes. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/localServers.mjs';
import { createSandbox, type Sandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { nightPrelude, nightSections, type PageCommands } from '../../package/docs/nightPage.js';
import { createScrapes, type Scrapes } from './alertTimes.js';
import { ask, type Addresses } from '../serve/client.js';
import { startReceiver, type Receiver } from '../serve/receiver.js';
import {
  PROGRAM,
  settingsFor,
  startServe,
  STORE_KEY,
  type LogLine,
  type ServeProcess,
  type Variables,
} from '../serve/serveProcess.js';

const MINUTE = 60_000;

/** Blocks of the page that were run, as `alert step`. */
export const followed = new Set<string>();

/** A shop at night. */
export interface Night {
  readonly sandbox: Sandbox;
  readonly receiver: Receiver;
  readonly addresses: Addresses;
  readonly scrapes: Scrapes;
  readonly folder: string;
  server(): ServeProcess;
  now(): number;
  /** How far the server's clock is from everybody else's, in milliseconds. */
  clockOff: number;
  /** What the service's answer becomes on its way. */
  edit: (text: string, path: string) => string;
  /** Ends the process, unless it is killed already, and starts one with these variables besides. */
  restart(variables?: Variables): Promise<void>;
  /** Lets minutes pass: in each somebody opens an order, and Prometheus scrapes. */
  pass(minutes: number, during?: () => Promise<unknown> | undefined): Promise<void>;
  /** A shopper opens an order and chooses a currency. */
  shop(orderId: string): Promise<void>;
  /** Runs what the page says to do in a step, and expects what it says that it shows. */
  follow(alert: string, step: string): Promise<void>;
}

/** Serves the sandbox, whose answers may be changed on their way. */
function serveEdited(sandbox: Sandbox, edit: (text: string, path: string) => string) {
  async function fetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { status, headers, ...answer } = await readAnswer(sandbox.fetch(request));
    return new Response(edit(answer.text, new URL(request.url).pathname), { status, headers });
  }
  return serveSandbox({ sandbox: { ...sandbox, fetch }, pumpMs: 3_600_000 });
}

async function readAnswer(asked: Promise<Response>) {
  const answer = await asked;
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
  return { status: answer.status, headers, text: await answer.text() };
}

/** A clock for processes that goes when it is set. @returns what sets it, and the option of Node that makes it theirs */
function createClock(folder: string) {
  const [file, preload] = [join(folder, 'clock'), join(folder, 'clock.mjs')];
  const name = JSON.stringify(file);
  writeFileSync(
    preload,
    `import { readFileSync } from 'node:fs';\nDate.now = () => Number(readFileSync(${name}, 'utf8'));\n`,
  );
  return {
    set: (at: number) => writeFileSync(file, String(at)),
    option: `--import=${pathToFileURL(preload).href}`,
  };
}

/** Where the page's commands are to find what they name. */
interface PagePlaces {
  readonly folder: string;
  readonly settings: Variables;
  readonly log: readonly LogLine[];
  readonly nodeOption: string;
  readonly storeUrl: string;
}

/** Runs commands of the page, after what it has its reader paste first. @returns all that they say */
function runCommands(commands: string, places: PagePlaces): Promise<string> {
  const { folder, settings, log, nodeOption: NODE_OPTIONS, storeUrl } = places;
  const [envFile, logFile] = [join(folder, 'tillkit.env'), join(folder, 'log')];
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(envFile, lines.join(''));
  writeFileSync(logFile, log.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const here = {
    'TILL_DATA=/var/lib/tillkit': `TILL_DATA=${folder}`,
    '/opt/tillkit/node_modules/tillkit/dist/cli.js': PROGRAM,
    '/etc/tillkit/tillkit.env': envFile,
    "journalctl -u tillkit -o cat --since '1 hour ago'": `cat ${logFile}`,
    'http://127.0.0.1:4181': storeUrl,
  };
  let prelude = nightPrelude();
  for (const [there, place] of Object.entries(here)) {
    expect(prelude).toContain(there);
    prelude = prelude.replaceAll(there, place);
  }
  const PATH = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  const script = `exec 2>&1\n${prelude}\n${commands}`;
  // The service is in this process, so this process must not wait.
  return new Promise((ended) => {
    const options = { env: { PATH, NODE_OPTIONS }, cwd: folder };
    execFile('bash', ['-c', script], options, (_, said) => ended(said));
  });
}

/** Expects that commands show what the page says. */
async function expectShown({ commands, shows }: PageCommands, places: PagePlaces): Promise<void> {
  const said = await runCommands(commands, places);
  for (const line of shows) {
    const parts = line.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
    expect(said, commands).toMatch(new RegExp(`^${parts.join('.*')}$`, 'mu'));
  }
}

/** A shopper opens an order and chooses a currency; a refusal ends it. */
async function shop({ browsers, store }: Addresses, orderId: string, ip: string): Promise<void> {
  const headers = { 'x-forwarded-for': ip };
  const body = { order_id: orderId, amount_usd: '20' };
  const made = await ask('POST', `${store}/v1/orders`, { body, token: STORE_KEY });
  const { handle: order } = made.json as { handle?: string };
  if (order === undefined) return;
  await ask('GET', `${browsers}/pay/${order}`, { headers });
  const opened = await ask('POST', `${browsers}/api/till/checkouts`, { body: { order }, headers });
  const { token } = opened.json as { token?: string };
  if (token === undefined) return;
  const choice = { body: { currencyId: 'USDT.Tron' }, token, headers };
  await ask('PUT', `${browsers}/api/till/checkout/currency`, choice);
}

/** Begins a night. */
export async function beginNight(variables: Variables = {}): Promise<Night> {
  const folder = mkdtempSync(join(tmpdir(), 'till-night-'));
  const clock = createClock(folder);
  let at = Math.floor(Date.now() / 1_000) * 1_000;
  clock.set(at);
  const [browsers, store] = [String(await freePort()), String(await freePort())];
  const [publicUrl, storeUrl] = [`http://127.0.0.1:${browsers}`, `http://127.0.0.1:${store}`];
  const sandbox = createSandbox({
    ...{ seed: 'night', dialect: 'deployed', now: () => at },
    webhookUrl: `${publicUrl}/api/till/webhook`,
  });
  const service = await serveEdited(sandbox, (text, path) => night.edit(text, path));
  const receiver = await startReceiver();
  receiver.takesAnyTime = true;
  const settings: Variables = {
    ...settingsFor(sandbox, service.url, { publicUrl, notifyUrl: receiver.url }),
    ...{ TILL_LISTEN: browsers, TILL_API_LISTEN: store, TILL_DATA: folder },
    ...variables,
  };
  const earlier: LogLine[] = [];
  const start = (more: Variables = {}) =>
    startServe({ ...settings, NODE_OPTIONS: clock.option, ...more });
  let server = await start();

  const night: Night = {
    ...{ sandbox, receiver, folder, scrapes: createScrapes(at) },
    addresses: { browsers: publicUrl, store: storeUrl },
    clockOff: 0,
    edit: (text) => text,
    now: () => at,
    server: () => server,
    async restart(more) {
      await server.stop();
      earlier.push(...server.log);
      server = await start(more);
    },
    shop: (orderId) =>
      shop(night.addresses, orderId, `203.0.113.${String(night.scrapes.minutes() % 250)}`),
    async pass(minutes, during) {
      for (let passed = 0; passed < minutes; passed += 1) {
        await night.shop(`at ${String(night.scrapes.minutes())}`).catch(() => undefined);
        await during?.();
        await sandbox.settle();
        const metrics = fetch(`${storeUrl}/metrics`).then((answer) => answer.text());
        night.scrapes.add(await metrics.catch(() => null));
        at += MINUTE;
        clock.set(at + night.clockOff);
      }
    },
    async follow(alert, step) {
      const section = nightSections().find((one) => one.alert === alert);
      const log = [...earlier, ...server.log];
      const places = { folder, settings, log, nodeOption: clock.option, storeUrl };
      for (const block of section?.blocks.filter((one) => one.step === step) ?? []) {
        await expectShown(block, places);
        followed.add(`${alert} ${step}`);
      }
    },
  };
  onTestFinished(async () => {
    await server.kill();
    await service.close();
    await receiver.close();
    rmSync(folder, { recursive: true });
  });
  return night;
}

/** Lets no file grow: to SQLite that is a full disk. */
export function fillDisk({ pid }: ServeProcess, isFull: boolean): void {
  const limit = isFull ? '4096' : 'unlimited';
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:unlimited`]);
  expect(status).toBe(0);
}
