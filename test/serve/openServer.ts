/** `tillkit serve` without sockets: the real server, handler and sandbox, one clock, and a store that hears. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { renderCheckout } from '../../src/render/renderCheckout.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import { createRefundHandler } from '../../src/treasury/refunds/createRefundHandler.js';
import { createServer, type Server } from '../../src/serve/createServer.js';
import { createLog } from '../../src/serve/log.js';
import { openScriptFiles } from '../../src/serve/page/scriptFiles.js';
import { readSettings, type ServeSettings } from '../../src/serve/settings.js';

export const PUBLIC = 'https://pay.shop.example';
export const STORE_KEY = 'store-key-0123456789-abcdefghijkl';
export const DECISION_KEY = 'decision-key-0123456789-abcdefghij';
export const NOTIFY_URL = 'https://shop.example/hooks';
export const NOTIFY_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A notification that reached the store, and whether its signature was right. */
export interface Heard {
  readonly id: string;
  readonly at: number;
  readonly type: string;
  readonly body: string;
  readonly verified: boolean;
  readonly init: RequestInit;
}

/** How the store answers a notification. */
export type Hear = (heard: Heard) => Response | Promise<Response>;

export interface OpenServer {
  readonly server: Server;
  readonly sandbox: Sandbox;
  readonly ledger: Ledger;
  readonly settings: ServeSettings;
  /** What the store was told, also what it did not take. */
  readonly heard: Heard[];
  /** Lines of the log. */
  readonly log: Record<string, unknown>[];
  /** Changes how the store answers. */
  answerWith(hear: Hear): void;
  /** A second server on the same ledger and service. */
  another(): Server;
  /** Asks `/v1` with the store key. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Asked>;
  /** Asks what a browser asks. */
  browse(method: string, path: string, init?: RequestInit): Promise<Response>;
  /** Chooses a currency in an order's page, pays it, and confirms it. @returns hash of the transfer */
  pay(
    handle: string,
    options?: { readonly amount?: string; readonly confirm?: boolean },
  ): Promise<string>;
}

/** What `/v1` answers, whatever was asked: an order, a page of them, events or a problem. */
export interface StoreJson {
  readonly order_id: string;
  readonly amount_usd: string | null;
  readonly status: string | number;
  readonly handle: string;
  readonly page_url: string;
  readonly checkout: { readonly version: number } | null;
  readonly orders: readonly StoreJson[];
  readonly events: readonly {
    readonly type: string;
    readonly data: { readonly order_id: string };
  }[];
  readonly next: string | null;
  readonly code: string;
  readonly field: string | undefined;
}

/** A checkout as far as these tests read it. */
interface Opened {
  readonly token: string;
  readonly address: { readonly address: string };
  readonly quote: { readonly payable: string };
}

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: StoreJson;
}

/** Files of a script tag that nobody runs here. */
export function scriptFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const names = ['tillkit.js', 'tillkit.mjs', 'tillkit.css'];
  for (const name of names) writeFileSync(join(folder, name), `/* ${name} */`);
  const hashes = Object.fromEntries(names.map((name) => [name, `sha384-${name}`]));
  writeFileSync(join(folder, 'sri.json'), JSON.stringify(hashes));
  return openScriptFiles('9.9.9', folder);
}

export const VARIABLES = {
  TILL_SERVICE_URL: 'https://service.example',
  TILL_SECRET: 'a-long-secret-of-the-server-0123456789',
  TILL_URL: PUBLIC,
  TILL_STORE_KEY: STORE_KEY,
  TILL_DECISION_KEY: DECISION_KEY,
  TILL_NOTIFY_URL: NOTIFY_URL,
  TILL_NOTIFY_SECRET: NOTIFY_SECRET,
  TILL_ORIGINS: 'https://shop.example',
  TILL_STORE_NAME: 'Paper & Pine',
  TILL_SANDBOX: 'true',
};

/** Opens a server. @param variables changes its settings; @param given replaces its parts. */
export function openServer(
  variables: Readonly<Record<string, string>> = {},
  given: { readonly ledger?: Ledger } = {},
): OpenServer {
  const sandbox = createSandbox({
    now: () => Date.parse('2026-03-01T12:00:00.000Z'),
    webhookUrl: `${PUBLIC}/api/till/webhook`,
    deliver: (input, init) => server.browsers(new Request(input, init), {}),
  });
  const settings = readSettings({
    ...VARIABLES,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    ...variables,
  });
  const ledger = given.ledger ?? memoryLedger();
  const heard: Heard[] = [];
  const log: Record<string, unknown>[] = [];
  let hear: Hear = () => new Response(null, { status: 204 });

  async function send(url: string, init: RequestInit): Promise<Response> {
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = String(init.body);
    const told: Heard = {
      id: headers['webhook-id'] ?? '',
      at: sandbox.now(),
      type: (JSON.parse(body) as { type: string }).type,
      body,
      verified: url === NOTIFY_URL && isSigned(body, headers, sandbox.now()),
      init,
    };
    heard.push(told);
    return hear(told);
  }

  const make = (): Server => {
    const made = createServer(settings, {
      ledger,
      files: scriptFiles(),
      version: '9.9.9',
      log: createLog({ write: (line: string) => void log.push(JSON.parse(line)) }),
      render: renderCheckout,
      refundPage: (options) => createRefundHandler(options).fetch,
      serviceFetch: sandbox.fetch,
      send,
      now: sandbox.now,
    });
    // The runner keeps what a finished test has registered: let it keep nothing of the server.
    const open = { server: made as Server | null };
    onTestFinished(async () => {
      await open.server?.close(1);
      open.server = null;
    });
    made.start();
    return made;
  };
  const server = make();

  const browse = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    server.browsers(new Request(`${PUBLIC}${path}`, { method, ...init }), { ip: '198.51.100.7' });

  async function json(method: string, path: string, body: unknown, token?: string) {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await browse(method, `/api/till${path}`, {
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Opened;
  }

  return {
    ...{ server, sandbox, ledger, settings, heard, log, browse },
    answerWith: (next) => void (hear = next),
    another: make,
    async ask(method, path, body, headers = {}) {
      const answer = await server.store(
        new Request(`http://127.0.0.1:4181${path}`, {
          method,
          headers: {
            authorization: `Bearer ${STORE_KEY}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined
            ? {}
            : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      );
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      return {
        status: answer.status,
        headers: answer.headers,
        text,
        json: (isJson ? JSON.parse(text) : {}) as StoreJson,
      };
    },
    async pay(handle, { amount, confirm = true } = {}) {
      const opened = await json('POST', '/checkouts', { order: handle });
      const held = await json(
        'PUT',
        '/checkout/currency',
        { currencyId: 'USDT.Tron' },
        opened.token,
      );
      const { txHash } = sandbox.pay({
        address: held.address.address,
        currencyId: 'USDT.Tron',
        amount: amount ?? held.quote.payable,
      });
      await sandbox.settle();
      if (confirm) {
        sandbox.confirm(txHash);
        await sandbox.settle();
      }
      return txHash;
    },
  };
}

/** By the library that stores use; its clock is the real one, so the time is checked here. */
function isSigned(body: string, headers: Record<string, string>, now: number): boolean {
  const seconds = parseInt(headers['webhook-timestamp'] ?? '', 10);
  if (Math.abs(seconds * 1000 - now) > 1_000) return false;
  const real = Date.now;
  Date.now = () => now;
  try {
    new Webhook(NOTIFY_SECRET).verify(body, headers);
    return true;
  } catch {
    return false;
  } finally {
    Date.now = real;
  }
}
