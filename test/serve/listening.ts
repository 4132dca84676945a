/** `tillkit serve` for a real browser: the server with its built script on a free port, and its service beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import type * as render from '../../src/exports/render.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.js';
import { createRefundHandler } from '../../src/treasury/refunds/createRefundHandler.js';
import { createServer, type Server } from '../../src/serve/createServer.js';
import { createLog } from '../../src/serve/log.js';
import { openScriptFiles } from '../../src/serve/page/scriptFiles.js';
import { readSettings } from '../../src/serve/settings.js';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { RENDER_FOLDER, STANDALONE_FOLDER } from '../embed/hostServer.js';

const SERVICE = 'https://service.test';
const STORE_KEY = 'end-to-end-store-key-5d2f8a1c9375';

/** A server that a browser can reach. */
export interface ListeningServer {
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly server: Server;
  /** Answers in the place of the service, where it is set. */
  instead: (() => Promise<Response>) | null;
  /** Address of an order's page. */
  createOrder(order: object): Promise<string>;
  /** Address of a payment link, as a plugin has it from the service. */
  createPayLink(externalId: string): Promise<string>;
  close(): Promise<void>;
}

/** Listens on a free port, so that the address is known before the server is made. */
export async function startListening(
  variables: Readonly<Record<string, string>> = {},
  ledger: Ledger = memoryLedger(),
): Promise<ListeningServer> {
  let answer = (_request: Request): Promise<Response> => Promise.resolve(new Response());
  let listening: ServerType | undefined;
  const origin = await new Promise<string>((resolve) => {
    listening = serve(
      { port: 0, hostname: '127.0.0.1', fetch: (request) => answer(request) },
      ({ port }) => resolve(`http://127.0.0.1:${String(port)}`),
    );
  });
  const sandbox = createSandbox({
    ...{ dialect: 'deployed', payFormUrl: origin, webhookUrl: `${origin}/api/till/webhook` },
    deliver: (input, init) => server.browsers(new Request(input, init), {}),
  });
  const file = pathToFileURL(join(process.env[RENDER_FOLDER] ?? '', 'render.js')).href;
  const { renderCheckout } = (await import(file)) as typeof render;
  const settings = readSettings({
    TILL_SERVICE_URL: SERVICE,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_SECRET: 'end-to-end-seal-0b6e4d2f8a1c9375-qrstuvwxyz',
    TILL_STORE_KEY: STORE_KEY,
    TILL_URL: origin,
    TILL_ORIGINS: 'https://shop.example',
    TILL_STORE_NAME: 'Paper & Pine',
    TILL_PAY_FORM: 'true',
    TILL_STORE_ID: sandbox.storeId,
    TILL_SANDBOX: 'true',
    ...variables,
  });
  const files = openScriptFiles('0', process.env[STANDALONE_FOLDER] ?? '');
  // In the package both builds are in one folder.
  const sheet = readFileSync(join(process.env[RENDER_FOLDER] ?? '', 'standalone/tillkit.css'));
  const server = createServer(settings, {
    ledger,
    files: {
      ...files,
      fetch: (request) =>
        request.url.endsWith('/tillkit.css')
          ? Promise.resolve(new Response(sheet, { headers: { 'content-type': 'text/css' } }))
          : files.fetch(request),
    },
    version: '0',
    log: createLog({ write: () => undefined }),
    render: renderCheckout,
    refundPage: (options) => createRefundHandler(options).fetch,
    serviceFetch: (request) => self.instead?.() ?? sandbox.fetch(request),
  });
  answer = (request) => server.browsers(request, {});
  const self: ListeningServer = {
    ...{ origin, sandbox, server },
    instead: null,
    async createOrder(order) {
      const answered = await server.store(
        new Request('http://127.0.0.1/v1/orders', {
          method: 'POST',
          headers: { authorization: `Bearer ${STORE_KEY}`, 'content-type': 'application/json' },
          body: JSON.stringify(order),
        }),
      );
      return ((await answered.json()) as { page_url: string }).page_url;
    },
    async createPayLink(externalId) {
      const { apiKey, fetch } = sandbox;
      const service = createServiceClient({ baseUrl: SERVICE, apiKey, fetch });
      const wallet = await service.createWallet({ store_external_id: externalId, amount: '20' });
      return wallet.pay_url ?? '';
    },
    async close() {
      await server.close(1);
      await new Promise<void>((done) => {
        listening?.close(() => done());
        if (listening && 'closeAllConnections' in listening) listening.closeAllConnections();
      });
    },
  };
  return self;
}
