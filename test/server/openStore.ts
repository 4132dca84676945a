/** A store around the real sandbox, client, handler and ledger, with everything recorded that crosses. */
import { parse, stringify } from 'lossless-json';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import type { CheckoutSnapshot, OpenedCheckout } from '../../src/contract/checkout.js';
import {
  createCheckoutHandler,
  type CheckoutHandler,
} from '../../src/server/handler/createCheckoutHandler.js';
import type { Diagnostic } from '../../src/server/configuration/diagnostic.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import type { CheckoutHandlerOptions } from '../../src/server/handler/options.js';
import type { OrderTerms } from '../../src/server/checkouts/resolvedOrder.js';
import {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
} from '../../src/sandbox/createSandbox.js';
import { matchRoute, type OperationName } from '../../src/sandbox/routes.js';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { createAnswerAssertion, readDocument } from '../openapi/answerFaults.js';

export const START = Date.parse('2026-03-01T12:00:00.000Z');
export const ORIGIN = 'https://shop.example';
export const BASE = '/api/till';
export const SECRET = 'a-long-secret-of-the-store-0123456789';
export const MINUTE = 60_000;

/** One call that reached the service. */
export interface UpstreamCall {
  readonly operation: OperationName | null;
  readonly body: string;
}

/** One answer of the store, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; `undefined` if it is none. */
  readonly json: unknown;
}

export interface AskInit {
  readonly token?: string;
  readonly body?: unknown;
  /** Bytes instead of a JSON body. */
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bends the payload of a good answer; each test names the shape that it knows. */
type Edit = (data: never) => unknown;

/** The wallet answer, as far as tests bend it. */
export interface WalletData {
  id: string;
  store_external_id?: string;
  amount_usd: unknown;
  address: {
    address: string;
    currency_id: string;
    blockchain: string;
    dirty?: boolean;
    deleted_at?: string;
  }[];
  rates: Record<string, unknown>;
}

export interface OpenStoreOptions {
  readonly sandbox?: SandboxOptions;
  readonly orders?: Readonly<Record<string, OrderTerms>>;
  readonly ledger?: Ledger;
  readonly handler?: Partial<CheckoutHandlerOptions>;
  /** Deadline of a service call, for a service that hangs. */
  readonly timeoutMs?: number;
  /** Gives the store no webhook secret. */
  readonly withoutWebhook?: boolean;
}

const ORDERS: Readonly<Record<string, OrderTerms>> = {
  one: { orderId: '1001', amountUsd: '20' },
  two: { orderId: '1002', amountUsd: '35.5' },
  customer: { customerId: 'c-7' },
};

const assertDescribed = createAnswerAssertion(readDocument('browser.json'));

/** What a stream says at once; then its reader goes away, because it would not end for minutes. */
async function beginningOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  while (reader && !text.includes('data:')) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text;
}

/** Asks a handler as a browser would. */
export async function askHandler(
  handler: Pick<CheckoutHandler, 'fetch'>,
  method: string,
  path: string,
  init: AskInit = {},
): Promise<Answer> {
  const headers = new Headers(init.headers);
  if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`);
  const body = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
  if (body !== undefined && !headers.has('content-type')) {
    headers.set('content-type', 'application/json');
  }
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const response = await handler.fetch(request);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? await beginningOf(response) : await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** Makes the store. `advance` of the sandbox moves the one clock that all of it uses. */
export function openStore(options: OpenStoreOptions = {}) {
  const book = new Map(Object.entries(options.orders ?? ORDERS));
  const ledger = options.ledger ?? memoryLedger();
  const calls: UpstreamCall[] = [];
  const answers: Answer[] = [];
  const diagnostics: Diagnostic[] = [];
  const edits = new Map<OperationName, Edit>();
  const gates = new Map<OperationName, Promise<void>>();
  const sandbox: Sandbox = createSandbox({
    seed: 'proxy',
    now: () => START,
    webhookUrl: `${ORIGIN}${BASE}/webhook`,
    deliver: (url, init) => handler.fetch(new Request(url, init)),
    ...options.sandbox,
  });

  async function serve(request: Request): Promise<Response> {
    const route = matchRoute(request.method, new URL(request.url).pathname);
    const operation = route.kind === 'operation' ? route.operation : null;
    calls.push({ operation, body: await request.clone().text() });
    if (operation) await gates.get(operation);
    const answer = await sandbox.fetch(request);
    const edit = operation ? edits.get(operation) : undefined;
    if (!edit || answer.status !== 200) return answer;
    const envelope = parse(await answer.text()) as Record<string, unknown>;
    const text = stringify({ ...envelope, data: edit(envelope['data'] as never) }) ?? '';
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }

  function makeHandler(more: Partial<CheckoutHandlerOptions> = {}): CheckoutHandler {
    return createCheckoutHandler({
      service: createServiceClient({
        baseUrl: 'https://service.test',
        apiKey: sandbox.apiKey,
        fetch: serve,
        ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
      }),
      secrets: [SECRET],
      ledger,
      ...(options.withoutWebhook ? {} : { webhook: { secret: sandbox.webhookSecret } }),
      now: sandbox.now,
      resolveOrder: ({ order }) => book.get(order) ?? null,
      onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
      ...options.handler,
      ...more,
    });
  }

  const handler = makeHandler();

  async function ask(method: string, path: string, init: AskInit = {}): Promise<Answer> {
    const answer = await askHandler(handler, method, `${BASE}${path}`, init);
    answers.push(answer);
    assertDescribed(method, path, answer);
    return answer;
  }

  const read = async (token: string): Promise<CheckoutSnapshot> => {
    const { json } = await ask('GET', '/checkout', { token });
    return json as CheckoutSnapshot;
  };

  return {
    sandbox,
    handler,
    makeHandler,
    ledger,
    book,
    calls,
    answers,
    diagnostics,
    edits,
    gates,
    ask,
    read,
    /** How often the service was asked for an operation. */
    count: (operation: OperationName) =>
      calls.filter((call) => call.operation === operation).length,
    async open(order = 'one', currencyId?: string, token?: string): Promise<OpenedCheckout> {
      const body = currencyId === undefined ? { order } : { order, currencyId };
      const { json } = await ask('POST', '/checkouts', {
        body,
        ...(token === undefined ? {} : { token }),
      });
      return json as OpenedCheckout;
    },
    async choose(token: string, currencyId: string): Promise<CheckoutSnapshot> {
      const { json } = await ask('PUT', '/checkout/currency', { token, body: { currencyId } });
      return json as CheckoutSnapshot;
    },
    /** Pays what the quote asks for, or another amount, to the address on the screen. */
    pay(checkout: CheckoutSnapshot, amount?: string): string {
      const { quote, address } = checkout;
      if (!quote || !address) throw new Error('Nothing is asked for yet.');
      return sandbox.pay({
        address: address.address,
        currencyId: quote.currencyId,
        amount: amount ?? quote.payable ?? '1',
      }).txHash;
    },
    /** Delivers an event as the service would, with any signature. */
    deliver: (body: string, signature: string | null = signWebhook(body, sandbox.webhookSecret)) =>
      ask('POST', '/webhook', {
        raw: body,
        headers: signature === null ? {} : { 'x-sign': signature },
      }),
    /** Lets webhooks arrive and everything in the background end. */
    async settle(): Promise<void> {
      await sandbox.settle();
      await handler.close();
    },
    /** The same without closing the handler, so that streams stay open. */
    async drain(): Promise<void> {
      await sandbox.settle();
      const kept: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => void kept.push(work);
      await handler.fetch(new Request(`${ORIGIN}${BASE}/health`), { waitUntil });
      await Promise.all(kept);
    },
    codes: () => diagnostics.map(({ code }) => code),
  };
}

export type Store = ReturnType<typeof openStore>;

/** The code of a problem answer. */
export const codeOf = (answer: Answer): unknown => (answer.json as { code?: unknown }).code;
