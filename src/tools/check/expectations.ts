/** What checks expect of answers. A failure says what was expected, and what came. */
import {
  checkoutSnapshotSchema,
  openCheckoutAnswer,
  type CheckoutSnapshot,
  type OpenedCheckout,
} from '../../contract/checkout.js';
import type { ProblemCode } from '../../contract/checkoutError.js';
import { PROBLEMS } from '../../contract/problems.js';
import { CLIENT_ROUTES } from '../../contract/routes.js';
import type { Schema } from '../../contract/schema.js';
import type { Asking, Conversation, Exchange } from './conversation.js';

type Asked = Pick<Conversation, 'ask'>;

/** Routes that an endpoint may leave out. */
const OPTIONAL: readonly string[] = [
  CLIENT_ROUTES.checkoutEvents.path,
  CLIENT_ROUTES.linkCheckout.path,
];

/** @throws always: the check has failed. */
export function fail(expected: string, got: string): never {
  throw new Error(`expected ${expected}, got ${got}`);
}

/** @throws unless both values are the same JSON */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) fail(`${what} ${wanted}`, got);
}

/** The code of a problem; undefined if the answer names none. */
function codeOf({ json }: Exchange): string | undefined {
  const code = (json as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** An answer in a few words, without its body: `GET /checkout answered 404 (not_found)`. */
export function describeExchange(exchange: Exchange): string {
  const { method, path, status, headers } = exchange;
  const type = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  return `${method} ${path} answered ${String(status)} (${codeOf(exchange) ?? type})`;
}

/** @throws unless the answer has the status */
export function expectStatus(exchange: Exchange, status: number): void {
  if (exchange.status === status) return;
  throw new Error(`expected ${String(status)}: ${describeExchange(exchange)}`);
}

/** @throws unless the answer has the status of the code, and the code itself if it names one. */
export function expectProblem(exchange: Exchange, code: ProblemCode): void {
  const { status } = PROBLEMS[code];
  if (exchange.status === status && (codeOf(exchange) ?? code) === code) return;
  throw new Error(`expected ${String(status)} (${code}): ${describeExchange(exchange)}`);
}

/**
 * Sends requests; routes that an endpoint leaves out are passed over. A server may close the connection while a
 * long body is being sent, and then its answer can be lost: it is asked again.
 *
 * @throws unless each is refused with the code
 */
export async function expectRefused(
  { ask }: Asked,
  code: ProblemCode,
  requests: readonly (readonly [method: string, path: string, asking?: Asking])[],
): Promise<Exchange[]> {
  const answers: Exchange[] = [];
  for (const request of requests) {
    const send = () => ask(...request);
    const answer = await send().catch(send).catch(send);
    if (answer.status === 404 && OPTIONAL.includes(answer.path)) continue;
    expectProblem(answer, code);
    answers.push(answer);
  }
  return answers;
}

/** @throws unless a header contains the text. */
export function expectHeader(exchange: Exchange, name: string, text: string): void {
  const value = exchange.headers.get(name);
  if (value?.toLowerCase().includes(text.toLowerCase()) === true) return;
  const got = value === null ? 'no such header' : `"${value}"`;
  fail(`${name} with "${text}" on ${exchange.method} ${exchange.path}`, got);
}

/** Reads the JSON of an answer. @throws unless it is a 200 whose fields have their form. */
export function readShape<T>(schema: Schema<T>, answer: Exchange): T {
  expectStatus(answer, 200);
  return expectShape(`an answer to ${answer.method} ${answer.path}`, schema, answer.json);
}

/** Reads a value by its schema. @throws with the first field that does not fit. */
export function expectShape<T>(what: string, schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  return result.path === ''
    ? fail(`a JSON object (${what})`, value === undefined ? 'no JSON' : 'another value')
    : fail(`${what} with a sound "${result.path}"`, 'one where it is missing or of another form');
}

/** Opens an order. @throws unless the answer has a token and a whole checkout. */
export async function openOrder(
  { ask }: Asked,
  body: { readonly order: string; readonly currencyId?: string },
  asking: Asking = {},
): Promise<OpenedCheckout> {
  return readShape(openCheckoutAnswer, await ask('POST', '/checkouts', { ...asking, body }));
}

/** Reads a checkout. @throws unless the answer is a whole snapshot. */
export async function readCheckout({ ask }: Asked, token: string): Promise<CheckoutSnapshot> {
  return readShape(checkoutSnapshotSchema, await ask('GET', '/checkout', { token }));
}

/** Chooses a currency. @throws unless the answer is a whole snapshot. */
export async function chooseCurrency(
  { ask }: Asked,
  token: string,
  currencyId: string,
): Promise<CheckoutSnapshot> {
  const asking = { token, body: { currencyId } };
  return readShape(checkoutSnapshotSchema, await ask('PUT', '/checkout/currency', asking));
}
