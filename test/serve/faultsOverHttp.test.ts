/**
 * The faults of a store and of its requests, over real HTTP against the built command in a process of its
 * own. Real time passes here: the first retry comes after 20 seconds.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { serveSandbox, type ServedSandbox } from '../../src/sandbox/http/serveSandbox.js';

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');
const KEY = 'store-key-0123456789-abcdefghijkl';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const folder = mkdtempSync(join(tmpdir(), 'tillkit-http-'));
const children: ChildProcess[] = [];
const servers: Server[] = [];
const sandbox = createSandbox({ seed: 'faults' });
let service: ServedSandbox;

beforeAll(async () => {
  service = await serveSandbox({ sandbox });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) server.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Listens on a free port. */
function listen(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

interface Process {
  readonly url: string;
  readonly api: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Lines of its log. */
  readonly log: Record<string, unknown>[];
}

/** Starts `tillkit serve`, and waits for both addresses. */
async function serve(name: string, more: Readonly<Record<string, string>>): Promise<Process> {
  const port = await listen(createHttpServer());
  servers.pop()?.close();
  const variables = {
    TILL_SERVICE_URL: service.url,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_SECRET: 'a-long-secret-of-the-server-0123456789',
    TILL_URL: `http://127.0.0.1:${String(port)}`,
    TILL_LISTEN: String(port),
    TILL_API_LISTEN: '0',
    TILL_STORE_KEY: KEY,
    TILL_NOTIFY_SECRET: SECRET,
    TILL_DATA: join(folder, name),
    TILL_SANDBOX: 'true',
    ...more,
  };
  const child = spawn(process.execPath, [CLI, 'serve'], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const log: Record<string, unknown>[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) log.push(JSON.parse(line) as Record<string, unknown>);
  });
  const addresses = () =>
    log.flatMap(({ code, address }) => (code === 'started' ? [String(address)] : []));
  await expect.poll(addresses).toHaveLength(2);
  const [url = '', api = ''] = addresses();
  return { url, api, variables, log };
}

async function ask(
  { api }: Process,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, json };
}

/** Creates an order and pays it as a shopper would. */
async function payOrder(server: Process, order: string): Promise<void> {
  sandbox.connectWebhook({ url: `${server.url}/api/till/webhook` });
  const { json } = await ask(server, 'POST', '/v1/orders', { order_id: order, amount_usd: '20' });
  const call = async (method: string, path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method, headers, body: JSON.stringify(body) };
    return (await fetch(`${server.url}/api/till${path}`, init)).json() as Promise<{
      token: string;
      address: { address: string };
      quote: { payable: string };
    }>;
  };
  const { token } = await call('POST', '/checkouts', { order: json['handle'] });
  const choice = { currencyId: 'USDT.Tron' };
  const { address, quote } = await call('PUT', '/checkout/currency', choice, token);
  const { txHash } = sandbox.pay({ ...choice, address: address.address, amount: quote.payable });
  sandbox.confirm(txHash);
  await sandbox.settle();
}

describe('a store that fails in its own way for each order', () => {
  it('with a bad certificate is told nothing, and the log says why', async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-days',
          '1',
          '-subj',
          '/CN=localhost',
        ],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    const heard: unknown[] = [];
    const receiver = createHttpsServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      (request, response) => {
        heard.push(request.url);
        response.end();
      },
    );
    const port = await listen(receiver);
    const server = await serve('tls', {
      TILL_NOTIFY_URL: `https://127.0.0.1:${String(port)}/hooks`,
    });
    await payOrder(server, 'tls');
    await expect
      .poll(() => server.log.find(({ code }) => code === 'notification_failed')?.['reason'])
      .toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(heard).toEqual([]);
  });
});
