/** Where calls go: reads the base URL once, builds each operation's URL, and checks it. */
import { ConfigurationError, InvalidInputError } from './errors.js';
import { operationOf, type OperationName } from './operations.js';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Ids of currencies and withdrawals in a path. URL parsers resolve `..` even when it is encoded, so
 * encoding does not help and the grammar excludes it (`docs/threats.md T8`).
 */
const PATH_ID = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Query parameters in order; a list repeats its key. */
export type Query = readonly (readonly [string, string])[];

/** Whether a base URL already ends in a path segment that every call adds. */
export const repeatsApiPath = ({ pathname }: URL): boolean =>
  /\/api(?:\/v1(?:\/external)?)?\/*$/.test(pathname);

/**
 * Reads the base URL.
 *
 * @param allowInsecure lets plain http leave this machine.
 * @throws {@link ConfigurationError} if it is not set, is no absolute http(s) URL, is plain http to another
 *   machine, carries credentials, a query or a fragment, or ends in a path that is added here.
 */
export function parseBaseUrl(text: string, allowInsecure: boolean): URL {
  const fail = (problem: string) => new ConfigurationError('baseUrl', problem);
  const given: unknown = text;
  if (given === undefined || given === '') {
    throw fail(
      'is not set, so there is no service to ask. Where it is read from the environment, set the ' +
        'variable, as in TILL_SERVICE_URL="https://pay.example.com".',
    );
  }
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw fail('must be an absolute URL, such as "https://pay.example.com".');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw fail('must start with https://.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname) && !allowInsecure) {
    throw fail(
      'must start with https://, or the API key travels readable. Plain http is allowed to this ' +
        'machine itself, and elsewhere with allowInsecure: true.',
    );
  }
  if (url.username || url.password) throw fail('must not contain a user name or password.');
  if (/[?#]/.test(text)) throw fail('must not contain a query or a fragment.');
  if (repeatsApiPath(url)) {
    throw fail(
      'must not end in /api or what follows it: calls would go to /api/api/… and find nothing. Leave it ' +
        'out, as in "https://pay.example.com".',
    );
  }
  return url;
}

/** Checks an id before it becomes part of a path. @throws {@link InvalidInputError} */
function checkId(operation: OperationName, id: unknown): string {
  if (typeof id === 'string' && PATH_ID.test(id)) return id;
  throw new InvalidInputError(
    operation,
    'id',
    'must be 1 to 128 letters, digits, points, dashes or underscores, start with a letter or ' +
      'digit and contain no two points in a row.',
  );
}

/**
 * The URL of a call. Nothing but the operation's own path, the id and the query can be in it.
 *
 * @throws {@link InvalidInputError} if the id is unfit, or if the URL parser made another
 *   address of it than was meant.
 */
export function operationUrl(
  base: URL,
  name: OperationName,
  id?: string,
  query: Query = [],
): string {
  const { path } = operationOf(name);
  const filled = path.includes('{id}') ? path.replace('{id}', () => checkId(name, id)) : path;
  const pathname = `${base.pathname.replace(/\/+$/, '')}/api${filled}`;
  const url = new URL(base.origin + pathname);
  if (url.origin !== base.origin || url.pathname !== pathname) {
    throw new InvalidInputError(name, 'id', 'leads to another address than the operation has.');
  }
  // Assumption: the document does not say how array parameters are written; we repeat the key.
  url.search = new URLSearchParams(query.map(([key, value]) => [key, value])).toString();
  return url.href;
}
