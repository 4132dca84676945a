/** Checks that hold for every answer. They run last, over all that was answered before. */
import { PROBLEM_CODES, problemSchema, type ProblemCode } from '../../contract/checkoutError.js';
import { PROBLEMS } from '../../contract/problems.js';
import { WIRE_VERSION } from '../../contract/checkout.js';
import { REQUEST_ID_HEADER, ROUTES } from '../../contract/routes.js';
import { isDecimal } from '../../money/decimal.js';
import { describeExchange, NotRun, type Exchange } from './conversation.js';
import { fieldsOf, isAmountName, isObject } from './fields.js';
import { expectHeader, expectShape, fail, type WireCheck } from './wireCheck.js';

/** Names in one spelling: `store_id`, `storeId` and `Store-ID` are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** What the service or the store knows, and no browser may. */
const PRIVATE = new Set(
  ['wallet_id', 'store_id', 'store_external_id', 'user_id', 'from_address', 'api_key'].map(plain),
);

const isPrivate = ({ name, path }: { name: string; path: string }): boolean =>
  PRIVATE.has(plain(name)) || /(?:^|\.)wallet\.id$/.test(path);

/** Shorter ones could occur in a text by accident. */
const SHORTEST_TOKEN = 16;

/** What a page asked itself; browsers read no more of a preflight than its CORS headers. */
const withoutPreflights = (exchanges: readonly Exchange[]): Exchange[] =>
  exchanges.filter(({ method }) => method !== 'OPTIONS');

const isRefusal = ({ status, method }: Exchange): boolean => status >= 400 && method !== 'OPTIONS';
const isProblem = ({ headers }: Exchange): boolean =>
  headers.get('content-type')?.startsWith('application/problem+json') === true;

/** Every token that the endpoint gave out. */
function tokensOf(exchanges: readonly Exchange[]): string[] {
  const tokens = exchanges.flatMap(({ json }) => (isObject(json) ? [json['token']] : []));
  return tokens
    .filter((token) => typeof token === 'string')
    .filter((token) => token.length >= SHORTEST_TOKEN);
}

/** Everything of an answer but the field that a token belongs into. */
function besidesToken({ json, text, headers }: Exchange): string {
  const body = isObject(json) ? JSON.stringify({ ...json, token: undefined }) : text;
  return `${body}\n${JSON.stringify([...headers])}`;
}

/** @throws unless a problem is one of the list, with its own status. */
function expectProblem(answer: Exchange): void {
  const { json, status, method, path } = answer;
  const place = `the problem of ${method} ${path} (${String(status)})`;
  expectShape(place, problemSchema, json);
  const { code, ...problem } = json as { code: ProblemCode; status: number; retryable: boolean };
  if (!PROBLEM_CODES.includes(code)) fail(`a code of the closed list in ${place}`, `"${code}"`);
  if (problem.status !== status)
    fail(`status ${String(status)} in ${place}`, String(problem.status));
  const { retryable } = PROBLEMS[code];
  if (problem.retryable !== retryable) {
    fail(`retryable: ${String(retryable)} for "${code}"`, String(problem.retryable));
  }
}

/** All answers together. */
export const EVERY_ANSWER_CHECKS: readonly WireCheck[] = [
  {
    name: 'every answer but a stream is JSON',
    why: 'a page cannot read anything else',
    run({ exchanges }) {
      const bodies = withoutPreflights(exchanges).filter(
        ({ status, text, path }) =>
          status === 200 && text !== '' && path !== ROUTES.checkoutEvents.path,
      );
      for (const answer of bodies) {
        const type = answer.headers.get('content-type') ?? '';
        if (/^application\/json\b/.test(type)) continue;
        fail('application/json', describeExchange(answer));
      }
    },
  },
  {
    name: 'every refusal is application/problem+json',
    why: 'a page takes any other for an error page of some proxy, and tries again',
    run({ exchanges }) {
      const other = exchanges.filter((answer) => isRefusal(answer) && !isProblem(answer));
      const [first] = other;
      if (!first) return;
      const type = first.headers.get('content-type') ?? 'no content type';
      const more = other.length > 1 ? `, and ${String(other.length - 1)} more` : '';
      const { method, path, status } = first;
      fail('application/problem+json', `${type} on ${method} ${path} (${String(status)})${more}`);
    },
  },
  {
    name: 'every problem has its fields and a code of the closed list',
    why: 'the code chooses the sentence that the shopper reads, and whether the page tries again',
    run({ exchanges }) {
      exchanges.filter((answer) => isRefusal(answer) && isProblem(answer)).forEach(expectProblem);
    },
  },
  {
    name: 'every answer names the version of the wire',
    why: 'a page that is older than the store could not tell',
    run({ exchanges }) {
      for (const answer of withoutPreflights(exchanges)) {
        expectHeader(answer, 'till-wire', String(WIRE_VERSION));
      }
    },
  },
  {
    name: 'every answer has a request id of its own',
    why: 'a shopper’s complaint could not be found in the store’s log',
    run({ exchanges }) {
      const seen = new Set<string>();
      for (const answer of withoutPreflights(exchanges)) {
        const id = answer.headers.get(REQUEST_ID_HEADER);
        if (id === null) fail(REQUEST_ID_HEADER, `none: ${describeExchange(answer)}`);
        if (seen.has(id)) fail('another id for each answer', 'the same one twice');
        seen.add(id);
        const { json } = answer;
        const repeated = isRefusal(answer) && isObject(json) ? json['requestId'] : undefined;
        if (typeof repeated === 'string' && repeated !== id) {
          fail('the same id in header and problem', describeExchange(answer));
        }
      }
    },
  },
  {
    name: 'every amount is a decimal string',
    why: 'a JSON number loses digits, and money with them',
    run({ exchanges }) {
      for (const { json, method, path } of exchanges) {
        const wrong = fieldsOf(json).find(
          ({ name, value }) => isAmountName(name) && value !== null && !isDecimal(value),
        );
        if (!wrong) continue;
        const got = typeof wrong.value === 'string' ? `"${wrong.value}"` : typeof wrong.value;
        fail(`a decimal string such as "20.5" at ${wrong.path} of ${method} ${path}`, got);
      }
    },
  },
  {
    name: 'no answer has a private field',
    why: 'ids of the store and its wallets help to forge events and to trace customers',
    run({ exchanges }) {
      for (const { json, method, path } of exchanges) {
        const found = fieldsOf(json).find(isPrivate);
        if (found) fail('no such field', `${found.path} in ${method} ${path}`);
      }
    },
  },
  {
    name: 'no answer to a shopper is stored',
    why: 'a cache between store and shopper would show one shopper’s order to the next',
    run({ exchanges }) {
      const own = withoutPreflights(exchanges).filter(({ path }) =>
        /^\/checkouts?(?:\/|$)/.test(path),
      );
      for (const answer of own) expectHeader(answer, 'cache-control', 'no-store');
    },
  },
  {
    name: 'a token is in its own field, and nowhere else',
    why: 'a token in a link, a cookie or an error ends up in histories and logs',
    run({ exchanges }) {
      const tokens = tokensOf(exchanges);
      if (tokens.length === 0) throw new NotRun('no token was given out');
      for (const answer of exchanges) {
        const text = besidesToken(answer);
        if (!tokens.some((token) => text.includes(token))) continue;
        const place = `${answer.method} ${answer.path}`;
        const field = fieldsOf(answer.json).find(
          ({ path, value }) =>
            path !== 'token' &&
            typeof value === 'string' &&
            tokens.some((token) => value.includes(token)),
        );
        fail('the token in "token" alone', `one in ${field?.path ?? 'a header'} of ${place}`);
      }
    },
  },
];
