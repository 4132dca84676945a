/** Checks that hold for every answer. They run last, over all that was answered before. */
import { PROBLEM_CODES, problemSchema, type ProblemCode } from '../../contract/checkoutError.js';
import { PROBLEMS } from '../../contract/problems.js';
import { WIRE_VERSION } from '../../contract/checkout.js';
import { REQUEST_ID_HEADER, ROUTES } from '../../contract/routes.js';
import { NotRun, type CheckRun } from './checkRun.js';
import type { Exchange } from './conversation.js';
import { describeExchange, expectEqual, expectHeader, expectShape, fail } from './expectations.js';
import type { CheckName } from './reasons.js';

const PROBLEM_TYPE = 'application/problem+json';

/** Names in one spelling: `store_id`, `storeId` and `Store-ID` are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** What the service or the store knows, and no browser may. */
const PRIVATE = new Set(
  ['wallet_id', 'store_id', 'store_external_id', 'user_id', 'from_address', 'api_key'].map(plain),
);

/** One field and its place, such as `checkout.quote.payable`. */
interface Field {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
}

const isPrivate = ({ name, path }: Field): boolean =>
  PRIVATE.has(plain(name)) || /(?:^|\.)wallet\.id$/.test(path);

/** Every field of a JSON value, outer ones first. */
function fieldsOf(value: unknown, path = ''): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    return [{ path: inner, name, value: member }, ...fieldsOf(member, inner)];
  });
}

/** A token that could not occur in a text by accident. */
const isToken = ({ path, value }: Field): boolean =>
  path === 'token' && typeof value === 'string' && value.length >= 16;

const isRefusal = ({ status }: Exchange): boolean => status >= 400;

/** Whether the body has to be data: streams and pictures are none. */
const isData = ({ status, text, path }: Exchange): boolean =>
  status === 200 &&
  text !== '' &&
  path !== ROUTES.checkoutEvents.path &&
  !path.startsWith('/icons/');

/** @throws unless a problem is one of the list, with its own status. */
function expectWholeProblem({ json, status, method, path }: Exchange): void {
  const place = `the problem of ${method} ${path} (${String(status)})`;
  const problem = expectShape(place, problemSchema, json);
  const code = problem.code as ProblemCode;
  if (!PROBLEM_CODES.includes(code)) fail(`a code of the closed list in ${place}`, `"${code}"`);
  const { retryable } = PROBLEMS[code];
  const { status: said, retryable: hope } = problem;
  expectEqual(`status and retryable of ${place}`, [said, hope], [status, retryable]);
}

/** What has to hold of each answer by itself. */
const RULES: Partial<Record<CheckName, (answer: Exchange) => void>> = {
  'every answer but a stream is JSON'(answer) {
    if (isData(answer)) expectHeader(answer, 'content-type', 'application/json');
  },
  'every refusal is application/problem+json'(answer) {
    if (isRefusal(answer)) expectHeader(answer, 'content-type', PROBLEM_TYPE);
  },
  'every problem has its fields and a code of the closed list'(answer) {
    const isProblem = answer.headers.get('content-type')?.startsWith(PROBLEM_TYPE) === true;
    if (isRefusal(answer) && isProblem) expectWholeProblem(answer);
  },
  'every answer names the version of the wire'(answer) {
    expectHeader(answer, 'till-wire', String(WIRE_VERSION));
  },
  'no answer has a private field'({ json, method, path }) {
    const found = fieldsOf(json).find(isPrivate);
    if (found) fail('no such field', `${found.path} in ${method} ${path}`);
  },
  'no answer to a shopper is stored'(answer) {
    const isOwn = /^\/checkouts?(?:\/|$)/.test(answer.path);
    if (isOwn) expectHeader(answer, 'cache-control', 'no-store');
  },
};

/** @throws if two answers have the same id, or one has none, or another in its problem. */
function expectOwnIds(answers: readonly Exchange[]): void {
  const seen = new Set<string>();
  for (const answer of answers) {
    const id = answer.headers.get(REQUEST_ID_HEADER);
    if (id === null) return fail(REQUEST_ID_HEADER, `none: ${describeExchange(answer)}`);
    if (seen.has(id)) fail('another id for each answer', 'the same one twice');
    seen.add(id);
    const repeated = fieldsOf(answer.json).find(({ path }) => path === 'requestId')?.value;
    if (typeof repeated === 'string' && repeated !== id) {
      fail('the same id in header and problem', describeExchange(answer));
    }
  }
}

/** @throws if a token that was given out is anywhere but in its field. */
function expectHiddenTokens(answers: readonly Exchange[]): void {
  const fields = answers.flatMap(({ json }) => fieldsOf(json));
  const tokens = fields.filter(isToken).map(({ value }) => String(value));
  if (tokens.length === 0) throw new NotRun('no token was given out');
  const isHeld = (text: unknown) => tokens.some((token) => String(text).includes(token));
  for (const { json, text, headers, method, path } of answers) {
    const field = fieldsOf(json).find(
      (one) => !isToken(one) && typeof one.value === 'string' && isHeld(one.value),
    );
    const isBeside = isHeld([...headers]) || (json === undefined && isHeld(text));
    if (!field && !isBeside) continue;
    const place = field?.path ?? 'a header';
    fail('the token in "token" alone', `one in ${place} of ${method} ${path}`);
  }
}

/** All answers together. Browsers read no more of a preflight than its CORS headers. */
export async function checkEveryAnswer({ check, exchanges }: CheckRun): Promise<void> {
  const answers = exchanges.filter(({ method }) => method !== 'OPTIONS');
  for (const [name, rule] of Object.entries(RULES)) {
    await check(name as CheckName, () => answers.forEach(rule));
  }
  await check('every answer has a request id of its own', () => expectOwnIds(answers));
  await check('a token is in its own field, and nowhere else', () => expectHiddenTokens(answers));
}
