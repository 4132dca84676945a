/** A sandbox and the server of a store that answers payment links, without sockets and with a fake clock. */
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { renderCheckout } from '../../../src/render/renderCheckout.js';
import type { CheckoutSnapshot, OpenedCheckout } from '../../../src/contract/checkout.js';
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/createSandbox.js';
import { createServer } from '../../../src/serve/createServer.js';
import { createLog } from '../../../src/serve/log.js';
import { readSettings, type Variables } from '../../../src/serve/settings.js';
import { createServiceClient } from '../../../src/api/createServiceClient.js';

/** 2026-07-31T09:12:44.123Z */
const START = 1_785_489_164_123;
/** Where browsers reach the server. */
export const ORIGIN = 'https://pay.shop.test';
const SERVICE = 'https://service.test';

/** What reached the service, without what the test itself asked. */
export interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
}

export interface PayStoreOptions {
  readonly sandbox?: SandboxOptions;
  readonly variables?: Variables;
  /** Answers in the place of the service. */
  readonly instead?: (request: Request) => Response | undefined;
}

/** Opens the store. */
export function openPayStore({ sandbox: given, variables, instead }: PayStoreOptions = {}) {
  const clock = { now: START };
  const now = (): number => clock.now;
  const sandbox = createSandbox({
    seed: 'pay form',
    now,
    dialect: 'deployed',
    payFormUrl: ORIGIN,
    ...given,
  });
  const asked: Asked[] = [];
  const log: Record<string, unknown>[] = [];
  const service = createServiceClient({
    baseUrl: SERVICE,
    apiKey: sandbox.apiKey,
    fetch: sandbox.fetch,
  });
  const settings = readSettings({
    TILL_SERVICE_URL: SERVICE,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    TILL_SECRET: 'canary-seal-0b6e4d2f8a1c9375-qrstuvwxyz',
    TILL_STORE_KEY: 'canary-store-key-5d2f8a1c9375-qrstuvwxyz',
    TILL_URL: ORIGIN,
    TILL_ORIGINS: 'https://shop.test',
    TILL_PAY_FORM: 'true',
    TILL_STORE_ID: sandbox.storeId,
    ...variables,
  });
  const server = createServer(settings, {
    ledger: memoryLedger(),
    files: {
      fetch: () => Promise.resolve(new Response(null, { status: 404 })),
      pathOf: (file) => `/tillkit/0/${file}`,
      integrityOf: () => 'sha384-x',
    },
    version: '0',
    log: createLog({ write: (line: string) => void log.push(JSON.parse(line)) }),
    render: renderCheckout,
    now,
    serviceFetch: (request) => {
      asked.push({
        url: new URL(request.url),
        method: request.method,
        headers: new Headers(request.headers),
      });
      const answer = instead?.(request);
      return answer ? Promise.resolve(answer) : sandbox.fetch(request);
    },
  });
  /** A wallet that the store's plugin has made; its `pay_url` leads here. */
  const createWallet = async (externalId = 'order-1', amount?: string) => {
    const wallet = await service.createWallet({
      store_external_id: externalId,
      ...(amount === undefined ? {} : { amount }),
    });
    return { walletId: wallet.id, payUrl: wallet.pay_url ?? '', wallet };
  };
  /** The same server for a client of another address. */
  const from = (ip: string | undefined) => ({
    fetch: (request: Request): Promise<Response> => server.browsers(request, { ip }),
  });
  const { fetch } = from('203.0.113.7');
  return { clock, sandbox, server, asked, log, createWallet, fetch, from, settings };
}

export type PayStore = ReturnType<typeof openPayStore>;

/** A browser with a cookie jar of one page. */
export function openBrowser({ fetch }: Pick<PayStore, 'fetch'>) {
  const jar = new Map<string, string>();
  const sent: string[] = [];

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0)
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(new Request(url, { ...init, headers }));
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (cookie.includes('; Max-Age=0;')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    sent.push([...answer.headers].map((line) => line.join(': ')).join('\n'));
    sent.push(await answer.clone().text());
    return answer;
  }

  /** The widget of a page: opened by the page itself, then over the wire. */
  function widget(walletId: string, opened: OpenedCheckout) {
    const base = `${ORIGIN}/pay/wallet/${walletId}/api`;
    const headers = {
      authorization: `Bearer ${opened.token}`,
      'content-type': 'application/json',
    };
    const ask = async (method: string, path: string, body?: unknown): Promise<Response> =>
      send(`${base}${path}`, {
        ...{ method, headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const snapshotOf = async (answer: Response): Promise<CheckoutSnapshot> => {
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as CheckoutSnapshot;
    };
    return {
      ask,
      read: async () => snapshotOf(await ask('GET', '/checkout')),
      choose: async (currencyId: string) =>
        snapshotOf(await ask('PUT', '/checkout/currency', { currencyId })),
      renew: async () => snapshotOf(await ask('POST', '/checkout/quote', {})),
    };
  }

  return {
    jar,
    /** Everything that this browser has received. */
    received: (): string => sent.join('\n'),
    send,
    widget,
    /** Opens a link, and reads what the page holds for its widget. */
    async open(url: string) {
      const answer = await send(url);
      const html = await answer.text();
      const [, json] = /data-till-initial>(.*?)<\/script>/u.exec(html) ?? [];
      const opened = json === undefined ? null : (JSON.parse(json) as OpenedCheckout);
      return { status: answer.status, headers: answer.headers, html, opened };
    },
    /** The same where a page is expected. */
    async visit(url: string) {
      const page = await this.open(url);
      if (!page.opened) throw new Error(`No checkout: ${String(page.status)} ${page.html}`);
      const walletId = new URL(url).pathname.split('/')[3] ?? '';
      return { ...page, snapshot: page.opened.checkout, ...widget(walletId, page.opened) };
    },
  };
}
