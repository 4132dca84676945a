/** Handles each request of the simulated service: call log, fault, API key, route, operation. */
import { getExchangeBalances, listProcessingWalletBalances } from './balanceOperations.js';
import type { SandboxContext } from './context.js';
import { listCurrencies, listCurrenciesExtended, getCurrencyRate } from './currencyOperations.js';
import { faultResponse, corruptResponse } from './faultResponses.js';
import type { Faults } from './faults.js';
import { peekBody, readBody, type ExistingRecords, type ServiceRequest } from './requestFields.js';
import {
  errorResponse,
  toResponse,
  type ServiceResponse,
  ServiceError,
  successResponse,
} from './responses.js';
import { handlePublicRequest } from './publicOperations.js';
import { type OperationName, matchRoute, type RouteMatch } from './routes.js';
import { listUnconfirmedTransfers } from './transferOperations.js';
import { getOrCreateWallet } from './walletOperations.js';
import {
  createWithdrawal,
  getWithdrawal,
  DELETED_TEXT,
  deleteWithdrawal,
} from './withdrawalOperations.js';

/** One call that reached the service. Never holds a key. */
export interface RecordedCall {
  readonly method: string;
  /** Path only: a query may hold a key or a shopper's data. */
  readonly path: string;
  /** Null where no operation has this method and path. */
  readonly operation: OperationName | null;
  readonly contentType: string | null;
  /** Milliseconds since the epoch, by the sandbox's clock. */
  readonly at: number;
}

/** Input of {@link createService}. */
export interface ServiceInput {
  readonly context: SandboxContext;
  readonly faults: Faults;
  readonly calls: RecordedCall[];
  /** Delay of every answer, in milliseconds. */
  readonly latencyMs: number;
}

/** Longest request body, in bytes (`docs/service.md §2`). */
const MAX_BODY = 4 * 1024 * 1024;

/** Waits, or rejects when the caller aborts; `Infinity` waits for the abort only. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    const abort = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The caller aborted the request.', 'AbortError'));
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** Header, then query, then body; only the first one sent counts (`docs/service.md §3`). */
function readApiKey(request: Request, query: URLSearchParams, body: string): string {
  const header = request.headers.get('x-api-key') ?? '';
  if (header !== '') return header;
  const inQuery = query.get('api_key') ?? '';
  if (inQuery !== '') return inQuery;
  const inBody = peekBody(body)['api_key'];
  return typeof inBody === 'string' ? inBody : '';
}

function routeError(route: Exclude<RouteMatch, { kind: 'operation' }>): ServiceResponse {
  return route.kind === 'wrong_method'
    ? errorResponse(405, 'Method Not Allowed')
    : errorResponse(404, 'Not Found');
}

type OperationHandler = (context: SandboxContext, request: ServiceRequest) => ServiceResponse;

const withData =
  (answer: (context: SandboxContext, request: ServiceRequest) => unknown): OperationHandler =>
  (context, request) =>
    successResponse(answer(context, request));

/** The document calls the data of operation 11 a string; deployed, the text is the message. */
const handleDelete: OperationHandler = (context, request) => {
  deleteWithdrawal(context, request);
  return context.dialect === 'documented'
    ? successResponse(DELETED_TEXT)
    : successResponse(null, DELETED_TEXT);
};

/** The handler of each operation. */
const OPERATIONS: Readonly<Record<OperationName, OperationHandler>> = {
  createWallet: withData(getOrCreateWallet),
  createWalletByQuery: withData(getOrCreateWallet),
  listCurrencies: withData(listCurrencies),
  listCurrenciesExtended: withData(listCurrenciesExtended),
  getCurrencyRate: withData(getCurrencyRate),
  listUnconfirmedTransfers: withData(listUnconfirmedTransfers),
  listProcessingWalletBalances: withData(listProcessingWalletBalances),
  getExchangeBalances: withData(getExchangeBalances),
  createWithdrawal: withData(createWithdrawal),
  getWithdrawal: withData(getWithdrawal),
  deleteWithdrawal: handleDelete,
};

/** Operations that read before they write: a `race` fault puts a delay between the two. */
const RACING_OPERATIONS: ReadonlySet<OperationName> = new Set([
  'createWallet',
  'createWalletByQuery',
  'createWithdrawal',
]);
const RACE_MS = 10;

/** Reads what exists, then waits, so that calls at the same time all read before any writes. */
async function readBeforeRace(
  context: SandboxContext,
  signal: AbortSignal,
): Promise<ExistingRecords> {
  const externalIds = context.wallets.all().map(({ externalId }) => externalId);
  const requestIds = context.withdrawals.all().map(({ requestId }) => requestId);
  const before = {
    externalIds: new Set(externalIds),
    requestIds: new Set(requestIds.filter((requestId) => context.withdrawals.isTaken(requestId))),
  };
  await wait(RACE_MS, signal);
  return before;
}

function runOperation(context: SandboxContext, request: ServiceRequest): ServiceResponse {
  try {
    return OPERATIONS[request.operation](context, request);
  } catch (error) {
    if (error instanceof ServiceError) return errorResponse(error.status, error.message);
    throw error;
  }
}

async function handleRequest(input: ServiceInput, request: Request): Promise<ServiceResponse> {
  const { context, faults, calls, latencyMs } = input;
  const url = new URL(request.url);
  const route = matchRoute(request.method, url.pathname);
  const operation = route.kind === 'operation' ? route.operation : null;
  const contentType = request.headers.get('content-type');
  const at = context.clock.now();
  calls.push({ method: request.method, path: url.pathname, operation, contentType, at });
  const fault = operation === null ? null : faults.take(operation);
  const text = await request.text();
  const delay = fault?.kind === 'hang' ? Infinity : fault?.kind === 'slow' ? fault.ms : latencyMs;
  if (delay > 0) await wait(delay, request.signal);
  if (text.length > MAX_BODY) return errorResponse(413, 'Request Entity Too Large');
  const replacement = fault && operation ? faultResponse(fault.kind, operation) : null;
  if (replacement) return replacement;
  const open = handlePublicRequest(context, request.method, url.pathname);
  if (open) return open;
  if (readApiKey(request, url.searchParams, text) !== context.identity.apiKey) {
    return errorResponse(401, 'Unauthorized');
  }
  if (route.kind !== 'operation') return routeError(route);
  context.withdrawals.work(context.clock.now());
  const isRace = fault?.kind === 'race' && RACING_OPERATIONS.has(route.operation);
  const response = runOperation(context, {
    operation: route.operation,
    id: route.id,
    query: url.searchParams,
    fault: fault?.kind ?? null,
    existing: isRace ? await readBeforeRace(context, request.signal) : null,
    body: () => readBody(text, contentType ?? ''),
  });
  return response.status === 200 ? corruptResponse(fault?.kind, response) : response;
}

/** Makes the service's `fetch`. */
export function createService(input: ServiceInput): (request: Request) => Promise<Response> {
  return async (request) => toResponse(await handleRequest(input, request));
}
