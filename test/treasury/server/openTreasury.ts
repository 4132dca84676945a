/** A back office around the real sandbox, client, both handlers and ledger, with all that crosses recorded. */
import { parse, stringify } from 'lossless-json';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import type { Diagnostic } from '../../../src/server/configuration/diagnostic.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createTreasuryHandler } from '../../../src/treasury/server/createTreasuryHandler.js';
import type { TreasuryContext } from '../../../src/treasury/server/treasuryOriginPolicy.js';
import type { TreasuryHandlerOptions } from '../../../src/treasury/server/treasuryOptions.js';
import { matchRoute, type OperationName } from '../../../src/sandbox/routes.js';
import {
  openStore,
  ORIGIN,
  type Answer,
  type OpenStoreOptions,
  type UpstreamCall,
} from '../../server/openStore.js';

export const TREASURY = '/api/treasury';

/** What the panel's own `fetch` sends with every request. */
export const PANEL = { 'sec-fetch-site': 'same-origin' } as const;

/** People of the store, by what they send as `x-person`. */
export const PEOPLE: Readonly<Record<string, unknown>> = {
  owner: { who: 'owner', may: { read: true, withdraw: true, approve: true } },
  clerk: { who: 'clerk', may: { read: true } },
  treasurer: { who: 'treasurer', may: { read: true, withdraw: true }, needsApproval: true },
  approver: { who: 'approver', may: { read: true, approve: true } },
};

/** The text of an answer; of a stream only its beginning, because it does not end by itself. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const reader = isStream ? response.body?.getReader() : undefined;
  if (!reader) return response.text();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

export interface AskTreasuryInit {
  /** Whom `authorize` recognises. @default owner */
  readonly as?: string;
  readonly body?: unknown;
  /** Bytes instead of a JSON body. */
  readonly raw?: BodyInit;
  /** In place of the panel's own. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: TreasuryContext;
  readonly origin?: string;
}

export interface OpenTreasuryOptions {
  readonly store?: OpenStoreOptions;
  readonly ledger?: Ledger;
  readonly treasury?: Partial<TreasuryHandlerOptions>;
  readonly withoutOrders?: boolean;
  readonly timeoutMs?: number;
}

type Edit = (data: never) => unknown;

/** Makes the store and its back office. `advance` of the sandbox moves the one clock of all. */
export function openTreasury(options: OpenTreasuryOptions = {}) {
  const ledger = options.ledger ?? memoryLedger();
  const store = openStore({ ...options.store, ledger });
  const { sandbox } = store;
  const calls: UpstreamCall[] = [];
  const answers: Answer[] = [];
  const diagnostics: Diagnostic[] = [];
  const edits = new Map<OperationName, Edit>();
  const failures = new Map<OperationName, () => Promise<Response>>();
  /** Requests that `authorize` was asked about. */
  const asked: Request[] = [];

  async function serve(request: Request): Promise<Response> {
    const route = matchRoute(request.method, new URL(request.url).pathname);
    const operation = route.kind === 'operation' ? route.operation : null;
    calls.push({ operation, body: await request.clone().text() });
    const failure = operation ? failures.get(operation) : undefined;
    if (failure) return failure();
    const answer = await sandbox.fetch(request);
    const edit = operation ? edits.get(operation) : undefined;
    if (!edit || answer.status !== 200) return answer;
    const envelope = parse(await answer.text()) as Record<string, unknown>;
    const text = stringify({ ...envelope, data: edit(envelope['data'] as never) }) ?? '';
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }

  const handler = createTreasuryHandler({
    service: createServiceClient({
      baseUrl: 'https://service.test',
      apiKey: sandbox.apiKey,
      fetch: serve,
      ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    }),
    ledger,
    authorize: (request) => {
      asked.push(request);
      return (PEOPLE[request.headers.get('x-person') ?? ''] ?? null) as never;
    },
    ...(options.withoutOrders ? {} : { orders: store.handler }),
    now: sandbox.now,
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
    ...options.treasury,
  });

  async function ask(method: string, path: string, init: AskTreasuryInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers ?? PANEL);
    const person = init.as ?? 'owner';
    if (person !== '') headers.set('x-person', person);
    const body = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
    if (body !== undefined && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    const request = new Request(`${init.origin ?? ORIGIN}${TREASURY}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    } as RequestInit);
    const response = await handler.fetch(request, init.context);
    const text = await textOf(response);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    const answer = { status: response.status, headers: response.headers, text, json };
    answers.push(answer);
    return answer;
  }

  return {
    store,
    sandbox,
    handler,
    ledger,
    calls,
    answers,
    diagnostics,
    edits,
    failures,
    asked,
    ask,
    /** How often the treasury asked the service for an operation. */
    count: (operation: OperationName) =>
      calls.filter((call) => call.operation === operation).length,
    /** Events of the audit, oldest first, as the ledger holds them. */
    audit: () => ledger.list({ stream: 'treasury:audit' }),
    codes: () => diagnostics.map(({ code }) => code),
  };
}

export type Treasury = ReturnType<typeof openTreasury>;
