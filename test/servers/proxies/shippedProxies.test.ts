/** deploy/nginx.conf and deploy/Caddyfile by the real programs: what they pass on, and what their logs hold. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/localServers.mjs';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { ROUTES } from '../../../src/contract/routes.js';
import { createSandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { openLedger } from '../../../src/serve/openLedger.js';
import { PUBLIC_ROUTES, type PublicRouteName } from '../../../src/serve/publicRoutes.js';
import { linkedLedger } from '../../serve/linkedLedger.js';
import { until } from '../../support/until.js';
import { ask, createOrder, openOrder, openStream } from '../serve/client.js';
import { settingsFor, startServe, STORE_KEY, type ServeProcess } from '../serve/serveProcess.js';
import { caddy, nginx } from '../serverControl.js';
import {
  caddyfile,
  CADDYFILE,
  nginxConf,
  NGINX_CONF,
  proxyPorts,
  replaceOnce,
  type ProxyPorts,
} from '../shippedProxies.js';
import {
  failingUpstream,
  FAILURES,
  requestOf,
  sendAndLeave,
  sendRaw,
  statusOf,
  type FailingUpstream,
  type RequestParts,
} from './rawHttp.js';

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

const nginxProgram = nginx();
const caddyProgram = caddy();

/** How each is started and read. */
const PROXIES = {
  nginx: {
    // An upstream that hangs is given up soon, so that the test need not wait for a minute.
    start: async (ports: ProxyPorts) =>
      nginxProgram.start(`proxy_read_timeout 1s;\n${nginxConf(ports)}`),
    stop: async () => nginxProgram.stop(),
    logs: () => nginxProgram.logs(),
    /** A line of its log about a request below a folder. */
    line: (method: string, folder: string, status: number | string) =>
      new RegExp(`"${method} ${folder}" ${String(status)} `, 'u'),
  },
  caddy: {
    start: (ports: ProxyPorts) => caddyProgram.start(caddyfile(ports)),
    stop: () => caddyProgram.stop(),
    logs: () => caddyProgram.logs(),
    line: (method: string, folder: string, status: number | string) =>
      new RegExp(`"method":"${method}"[^\\n]*"uri":"${folder}"[^\\n]*"status":${String(status)}`),
  },
} as const;

const newOrder = (n: number) => ({
  body: { order_id: `beside-a-dead-instance-${String(n)}`, amount_usd: '20' },
  token: STORE_KEY,
});

const EMAIL = 'ana.private@shop.example';

/** A store with every page switched on. */
async function startStore() {
  const folder = mkdtempSync(join(tmpdir(), 'till-proxies-'));
  const ports = await proxyPorts();
  const at = (port: number): string => `http://127.0.0.1:${String(port)}`;
  const addresses = { browsers: at(ports.browsers), store: at(ports.store) };
  const sandbox = createSandbox({ seed: 'behind each proxy', dialect: 'deployed' });
  const service = await serveSandbox({ sandbox });
  const server: ServeProcess = await startServe({
    ...settingsFor(sandbox, service.url, {
      publicUrl: addresses.browsers,
      notifyUrl: `${service.url}/nothing`,
    }),
    TILL_DATA: folder,
    TILL_PAY_FORM: 'true',
    TILL_STORE_ID: sandbox.storeId,
    TILL_REFUND_PAGE: 'true',
    TILL_LISTEN: `127.0.0.1:${String(ports.a[0])}`,
    TILL_API_LISTEN: `127.0.0.1:${String(ports.a[1])}`,
  });
  const ledger = await openLedger({ kind: 'sqlite', folder });
  const { path: refundPath } = await linkedLedger(ledger);
  await ledger.close?.();
  const client = createServiceClient({ baseUrl: service.url, apiKey: sandbox.apiKey });
  const wallet = await client.createWallet({ store_external_id: 'order-1' });
  return {
    ...{ ports, addresses, server, refundPath, walletId: wallet.id },
    async close() {
      await server.kill();
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const proxy = PROXIES[name];
  let shop: Awaited<ReturnType<typeof startStore>>;
  let upstream: FailingUpstream;
  /** What no log may hold. */
  let secrets: string[];
  /** An address of each public route. */
  let paths: Readonly<Record<PublicRouteName, string>>;

  const send = (target: string, parts?: RequestParts): Promise<string> =>
    sendRaw(shop.ports.browsers, requestOf(target, parts));
  const secretPaths = (): string[] =>
    (Object.keys(PUBLIC_ROUTES) as PublicRouteName[])
      .filter((route) => PUBLIC_ROUTES[route].holdsSecret)
      .map((route) => paths[route]);
  /** Each address that opens something, and each place where a page's address appears beside. */
  const revealing = (): (readonly [string, RequestParts])[] =>
    secretPaths().flatMap((path) => {
      const headers = { referer: `https://pay.shop.example${path}` };
      return [
        [path, { headers }],
        [`/tillkit/${version}/tillkit.js`, { headers }],
        ['/api/till/icons/currency/USDT.Tron', { headers }],
        [`/api/till/currencies?from=${encodeURIComponent(path)}`, { headers }],
      ] as const;
    });
  const linesWithSecrets = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => secrets.some((one) => line.toLowerCase().includes(one.toLowerCase())));
  const expectNoSecret = (): void => expect(linesWithSecrets(proxy.logs())).toEqual([]);

  beforeAll(async () => {
    shop = await startStore();
    await proxy.start(shop.ports);
    const handle = await createOrder(shop.addresses, 'order-of-the-page');
    const { refundPath, walletId } = shop;
    secrets = [handle, refundPath.split('/').at(-1) ?? '', walletId, 'ana.private'];
    paths = {
      wire: '/api/till/currencies',
      scriptFiles: `/tillkit/${version}/tillkit.js`,
      payForm: `/pay/wallet/${walletId}?amount=20&email=${encodeURIComponent(EMAIL)}`,
      hostedPage: `/pay/${handle}`,
      refundPage: refundPath,
    };
  });
  afterAll(async () => {
    await proxy.stop();
    await upstream?.close();
    await shop.close();
  });

  it('passes on every public route', async () => {
    for (const path of Object.values(paths)) {
      expect([path, statusOf(await send(path))]).toEqual([path, 200]);
    }
    // The other instance is down, as while it is restarted; a body must not be lost to it for longer than a second.
    const tries = Array.from({ length: 20 }, (_, n) => n);
    await until('each order is taken', async () => {
      const taken = await Promise.all(
        tries.map((n) => ask('POST', `${shop.addresses.store}/v1/orders`, newOrder(n))),
      );
      return taken.every(({ status }) => status < 300);
    });
    for (const { method, path } of Object.values(ROUTES)) {
      const target = `/api/till${path.replaceAll(/:\w+/gu, 'x')}`;
      // Refused or not, it is Tillkit that answers.
      const body = method === 'GET' ? '' : '{}';
      expect(await send(target, { method, body })).toMatch(/^till-wire: 1\r$/imu);
    }
    for (const path of secretPaths()) {
      expect(statusOf(await send(path, { method: 'DELETE' }))).toBe(405);
      expect(statusOf(await send(path, { method: 'HEAD' }))).toBe(200);
    }
  });

  it('passes on live status as it comes', async () => {
    const { token } = await openOrder(shop.addresses, 'watched');
    secrets.push(token);
    const stream = await openStream(shop.addresses, token);
    await until('the page has its first snapshot', () => stream.snapshots.length > 0);
    stream.close();
  });

  it('keeps everything else to itself', async () => {
    const key = { headers: { authorization: `Bearer ${STORE_KEY}` } };
    const hidden = ['/v1/orders', '/metrics', '/readyz', '/healthz', '/'];
    for (const path of [...hidden, '/api/tillkit/', '/refunds/x', '/paying/x', '/.env']) {
      expect([path, statusOf(await send(path, key))]).toEqual([path, 404]);
      expect([path, statusOf(await send(path, { method: 'POST', ...key }))]).toEqual([path, 404]);
    }
    const { host } = new URL(shop.addresses.store);
    const asStore = (path: string) =>
      sendRaw(shop.ports.store, requestOf(path, { headers: { ...key.headers, host } }));
    expect(statusOf(await asStore('/v1/orders'))).toBe(200);
    for (const path of ['/metrics', '/readyz', '/healthz', paths.hostedPage, paths.refundPage]) {
      expect([path, statusOf(await asStore(path))]).toEqual([path, 404]);
    }
  });

  it('logs no address that opens something, however it is asked for', async () => {
    for (const [path, parts] of revealing()) await send(path, parts);
    for (const path of secretPaths()) {
      const spellings = [`/${path}`, `/x/..${path}`, path.replace('/pay', '/%70ay'), `/old${path}`];
      for (const target of [...spellings, `https://pay.shop.example${path}`]) await send(target);
      await send(path, { method: 'POST', body: 'x'.repeat(2_000_000) });
      await send(path, { headers: { referer: `https://x.example${path}${'x'.repeat(70_000)}` } });
      await send(`${path}${'x'.repeat(70_000)}`);
      await send(path, { headers: { 'content-length': 'many' } });
      for (const line of [`GET ${path} HTTP/9.9`, `${path} HTTP/1.1`, `GET ${path}\0 HTTP/1.1`]) {
        await sendRaw(shop.ports.browsers, `${line}\r\nhost: pay.shop.example\r\n\r\n`);
      }
    }
    expect(proxy.logs()).toMatch(proxy.line('GET', '/pay/', 200));
    expect(proxy.logs()).toMatch(proxy.line('GET', '/refund/', 200));
    expect(proxy.logs()).toMatch(proxy.line('POST', '/api/till/checkouts', 200));
    expectNoSecret();
    expect(
      linesWithSecrets(shop.server.log.map((line) => JSON.stringify(line)).join('\n')),
    ).toEqual([]);
  });

  it('logs that no instance answers, and no address that opens something', async () => {
    await shop.server.kill();
    await Promise.all(revealing().map(([path, parts]) => send(path, parts)));
    for (const folder of ['/pay/', '/refund/', '/tillkit/', '/api/till/currencies']) {
      expect(proxy.logs()).toMatch(proxy.line('GET', folder, '50[23]'));
    }
    expectNoSecret();
  });

  it('logs each way in which an instance fails, and no address that opens something', async () => {
    upstream = await failingUpstream(shop.ports.a[0]);
    upstream.failBy('partOfABody');
    await until('it is used', async () => statusOf(await send('/tillkit/x')) === 200);
    const failures = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
    for (const failure of failures.filter((one) => one !== 'hangs')) {
      upstream.failBy(failure);
      await Promise.all(revealing().map(([path, parts]) => send(path, parts)));
    }
    upstream.failBy('hangs');
    for (const [path, parts] of revealing()) {
      await sendAndLeave(shop.ports.browsers, requestOf(path, parts), upstream.nextRequest());
    }
    if (name === 'nginx') {
      await Promise.all(secretPaths().map((path) => send(path)));
      expect(proxy.logs()).toMatch(proxy.line('GET', '/pay/', 504));
      await until('the log names who left', () =>
        proxy.line('GET', '/pay/', 499).test(proxy.logs()),
      );
    }
    expectNoSecret();
  });
});

describe('deploy/nginx.conf', () => {
  it('is taken by nginx as it is, with TLS', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'till-tls-'));
    try {
      const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
      const { status } = spawnSync('openssl', [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=pay.shop.example'],
        ...['-keyout', key, '-out', certificate],
      ]);
      expect(status).toBe(0);
      const conf = NGINX_CONF.replaceAll('/etc/ssl/pay.shop.example', folder);
      const [port, other, plain] = [await freePort(), await freePort(), await freePort()].map(
        String,
      ) as [string, string, string];
      const here = replaceOnce(conf, {
        'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
        'listen 80': `listen 127.0.0.1:${plain}`,
        ':4182': `:${other}`,
      }).replaceAll('/var/log/nginx', folder);
      expect(() => nginxProgram.check(here)).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('logs no address that opens something while its own disk fails or TLS is missing', async () => {
    const ports = await proxyPorts();
    await until('the one before has ended', () => !nginxProgram.isRunning());
    nginxProgram.start(nginxConf(ports));
    try {
      const port = ports.browsers;
      const bodies = join(nginxProgram.home, 'client_body');
      rmSync(bodies, { recursive: true });
      writeFileSync(bodies, 'not a folder');
      const body = 'x'.repeat(200_000);
      const failed = await sendRaw(
        port,
        requestOf('/refund/canary-token', { method: 'POST', body }),
      );
      expect(statusOf(failed)).toBe(500);
      const headers = { host: 'plain.shop.example' };
      const moved = await sendRaw(port, requestOf('/refund/canary-token?x=1', { headers }));
      expect(statusOf(moved)).toBe(301);
      expect(moved).toContain('Location: https://pay.shop.example/refund/canary-token?x=1');
      expect(nginxProgram.logs()).toMatch(/"POST \/refund\/" 500 /u);
      expect(nginxProgram.logs()).toMatch(/"GET \/refund\/" 301 /u);
      expect(nginxProgram.logs()).not.toContain('canary-token');
    } finally {
      nginxProgram.stop();
    }
  });
});

describe('deploy/Caddyfile', () => {
  it('is taken by Caddy as it is', () => {
    expect(() => caddyProgram.check(CADDYFILE)).not.toThrow();
  });
});
