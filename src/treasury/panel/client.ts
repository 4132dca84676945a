/** The back office's client of the store: one method for each route of the wire, parsed by its schema. */
import { readBody, sendRequest, type FetchLike } from '../../contract/request.js';
import {
  namedCount,
  TREASURY_ROUTES,
  type AnswerOf,
  type ArgumentsOf,
  type ChangeName,
  type ReadName,
  type TreasuryRoute,
  type TreasuryRouteName,
} from '../contract/routes.js';
import {
  TREASURY_PROBLEMS,
  treasuryProblemSchema,
  type TreasuryProblemCode,
} from '../contract/treasuryProblems.js';
import type { NamedOrder as OrderReference } from '../contract/withdrawals.js';
import { readCsvFile } from './readCsvFile.js';
import { TreasuryError } from './treasuryError.js';

/** Options of {@link createTreasuryClient}. */
export interface TreasuryClientOptions {
  /** Where the store's treasury handler is mounted: `/api/treasury` or an absolute URL. */
  readonly endpoint: string;
  /** Sends the requests. @default the platform's `fetch`, with the page's own cookies */
  readonly fetch?: FetchLike;
  /**
   * Milliseconds until a request times out. Long, because the store asks the service and its exchange
   * for each request.
   *
   * @default 30000
   */
  readonly timeoutMs?: number;
}

/** Options of a read. Changes cannot be aborted: their outcome would be unknown. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
}

export type { OrderReference };

/** The method of a route: what its path names, then its query or input, then how to read. */
type Method<Name extends TreasuryRouteName> = Name extends ChangeName
  ? (...args: ArgumentsOf<Name>) => Promise<AnswerOf<Name>>
  : (
      ...args: [...ArgumentsOf<Name>, options?: ReadOptions]
    ) => Promise<
      Name extends ReadName ? AnswerOf<Name> : Name extends 'openLive' ? Response : Blob
    >;

type Methods = {
  readonly [Name in keyof typeof TREASURY_ROUTES]: Method<Name>;
};

/** Client of the store's treasury handler. Every method only rejects with a `TreasuryError`. */
export interface TreasuryClient extends Methods {
  /** The mount path as given, without a trailing slash. */
  readonly endpoint: string;
}

function endpointOf(endpoint: unknown): string {
  if (typeof endpoint === 'string' && endpoint !== '') return endpoint.replace(/\/+$/, '');
  throw new Error(
    'createTreasuryClient needs an `endpoint`. Without it no request can reach the store. ' +
      "Pass the path where the store mounts Tillkit's treasury handler, such as '/api/treasury'.",
  );
}

function createTransport({ endpoint, fetch, timeoutMs = 30_000 }: TreasuryClientOptions) {
  // Looked up at each call, so that a client can be created before `fetch` exists.
  const send: FetchLike = fetch ?? ((url, init) => globalThis.fetch(url, init));
  return {
    Failure: TreasuryError,
    codes: Object.keys(TREASURY_PROBLEMS) as TreasuryProblemCode[],
    problem: treasuryProblemSchema,
    endpoint: endpointOf(endpoint),
    // Past the HTTP cache: answers are personal, and a cached balance would be wrong.
    fetch: (url: string, init: RequestInit) => send(url, { ...init, cache: 'no-store' }),
    timeoutMs,
  };
}

/** A path with what it names. Each value is encoded, so that it stays one segment. */
function filled(path: string, named: readonly (OrderReference | string | number)[]): string {
  const values = named.flatMap((one) =>
    typeof one === 'object' ? [one.kind, one.reference] : [String(one)],
  );
  return path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''));
}

/** What a query may say of a key. */
type QueryText = string | number | readonly string[] | undefined;

/** The query string with its `?`, or nothing. Only keys of the route are sent; a list repeats its key. */
function searchOf(keys: readonly string[], query: Readonly<Record<string, QueryText>>): string {
  const search = new URLSearchParams();
  for (const key of keys) {
    for (const value of [query[key] ?? []].flat()) search.append(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Sends the request of one method. @param args as {@link Method} has them. */
async function ask(
  transport: ReturnType<typeof createTransport>,
  { method, path, query, input, answer }: TreasuryRoute,
  args: readonly unknown[],
): Promise<unknown> {
  const count = namedCount({ path });
  const named = args.slice(0, count) as (OrderReference | string | number)[];
  const [said = {}, how] = query || input ? args.slice(count) : [{}, args[count]];
  const { signal } = (how ?? {}) as ReadOptions;
  const search = query ? searchOf(query.keys, said as Readonly<Record<string, QueryText>>) : '';
  const accept = answer === 'file' ? 'text/csv' : 'text/event-stream';
  const got = await sendRequest(transport, {
    method,
    path: filled(path, named) + search,
    ...(input && { body: said }),
    ...(typeof answer === 'string' && { stream: { accept } }),
    signal,
  });
  if (answer === 'file') return readCsvFile(got.body, { timeoutMs: transport.timeoutMs, signal });
  // With `stream`, the body is the answer itself.
  return answer === 'stream' ? got.body : readBody(transport, answer, got);
}

/**
 * Creates a client of the store's treasury handler. It holds no key: the store authenticates the person
 * by its own session, so the page must be on the store's origin.
 *
 * @example
 * const client = createTreasuryClient({ endpoint: '/api/treasury' });
 * const { wallets, totalUsd } = await client.getProcessingBalances();
 * @throws Error if `endpoint` is missing.
 */
export function createTreasuryClient(options: TreasuryClientOptions): TreasuryClient {
  const transport = createTransport(options);
  const methods = Object.entries<TreasuryRoute>(TREASURY_ROUTES).map(
    ([name, route]): [string, unknown] => [
      name,
      (...args: readonly unknown[]) => ask(transport, route, args),
    ],
  );
  return { endpoint: transport.endpoint, ...(Object.fromEntries(methods) as Methods) };
}
