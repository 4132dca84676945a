/** The way of a request through the pretend service: record, fault, key, route, operation. */
import type { RecordedCall } from './calls.js';
import type { Faults, MetFault } from './faults.js';
import { ANSWERS } from './operations.js';
import { answerLookup } from './publicLookup.js';
import { peekBody, readBody, type Before } from './requestFields.js';
import { refuse, toResponse, type Answer } from './respond.js';
import { matchRoute, type OperationName, type RouteMatch } from './routes.js';
import { ServiceError } from './serviceError.js';
import { answerInstead, spoil } from './spoil.js';
import type { World } from './world.js';

/** What the service needs beside its state. */
export interface ServiceInput {
  readonly world: World;
  readonly faults: Faults;
  readonly calls: RecordedCall[];
  /** Delay of every answer, in milliseconds. */
  readonly latencyMs: number;
}

/** Longest request body, in bytes (`docs/service.md §2`). */
const MAX_BODY = 4 * 1024 * 1024;

/** Waits, or rejects as soon as the caller gives up; `Infinity` waits for that alone. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    const give = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The caller gave up.', 'AbortError'));
    };
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}

/** Header before query before body; the first one sent decides alone (`docs/service.md §3`). */
function sentKey(request: Request, query: URLSearchParams, body: string): string {
  const header = request.headers.get('x-api-key') ?? '';
  if (header !== '') return header;
  const inQuery = query.get('api_key') ?? '';
  if (inQuery !== '') return inQuery;
  const inBody = peekBody(body)['api_key'];
  return typeof inBody === 'string' ? inBody : '';
}

function unrouted(route: Exclude<RouteMatch, { kind: 'operation' }>): Answer {
  return route.kind === 'wrong_method'
    ? refuse(405, 'Method Not Allowed')
    : refuse(404, 'Not Found');
}

interface Incoming {
  readonly request: Request;
  readonly url: URL;
  readonly text: string;
  readonly operation: OperationName;
  readonly id: string;
  readonly fault: MetFault | null;
  readonly before: Before | null;
}

/** Operations that look before they write, and how long after, in milliseconds. */
const RACING: ReadonlySet<OperationName> = new Set([
  'createWallet',
  'createWalletByQuery',
  'createWithdrawal',
]);
const RACE_MS = 10;

/** Looks for what is there, and lets others that arrive now look as well before anything is written. */
async function lookThenWait(world: World, signal: AbortSignal): Promise<Before> {
  const externalIds = world.wallets.all().map(({ externalId }) => externalId);
  const requestIds = world.withdrawals.all().map(({ requestId }) => requestId);
  const before = {
    externalIds: new Set(externalIds),
    requestIds: new Set(requestIds.filter((requestId) => world.withdrawals.isTaken(requestId))),
  };
  await wait(RACE_MS, signal);
  return before;
}

function runOperation(world: World, incoming: Incoming): Answer {
  const { request, url, text, operation, id, fault, before } = incoming;
  try {
    return ANSWERS[operation](world, {
      operation,
      id,
      query: url.searchParams,
      fault: fault?.kind ?? null,
      before,
      body: () => readBody(text, request.headers.get('content-type') ?? ''),
    });
  } catch (error) {
    if (error instanceof ServiceError) return refuse(error.status, error.message);
    throw error;
  }
}

/** Answers one request of the store. */
async function answer(input: ServiceInput, request: Request): Promise<Answer> {
  const { world, faults, calls, latencyMs } = input;
  const url = new URL(request.url);
  const route = matchRoute(request.method, url.pathname);
  const operation = route.kind === 'operation' ? route.operation : null;
  const contentType = request.headers.get('content-type');
  const at = world.clock.now();
  calls.push({ method: request.method, path: url.pathname, operation, contentType, at });
  const fault = operation === null ? null : faults.meet(operation);
  const text = await request.text();
  const delay = fault?.kind === 'hang' ? Infinity : fault?.kind === 'slow' ? fault.ms : latencyMs;
  if (delay > 0) await wait(delay, request.signal);
  if (text.length > MAX_BODY) return refuse(413, 'Request Entity Too Large');
  const instead = fault && operation ? answerInstead(fault.kind, operation) : null;
  if (instead) return instead;
  const lookup = answerLookup(world, request.method, url.pathname);
  if (lookup) return lookup;
  if (sentKey(request, url.searchParams, text) !== world.identity.apiKey) {
    return refuse(401, 'Unauthorized');
  }
  if (route.kind !== 'operation') return unrouted(route);
  world.withdrawals.work(world.clock.now());
  const before =
    fault?.kind === 'race' && RACING.has(route.operation)
      ? await lookThenWait(world, request.signal)
      : null;
  const answered = runOperation(world, { request, url, text, ...route, fault, before });
  return answered.status === 200 ? spoil(fault?.kind, answered) : answered;
}

/** Makes the service's `fetch`. */
export function createService(input: ServiceInput): (request: Request) => Promise<Response> {
  return async (request) => toResponse(await answer(input, request));
}
