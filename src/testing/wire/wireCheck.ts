/** One check of the wire, and what its failures say: what was expected, and what came. */
import type { Schema } from '../../contract/schema.js';
import {
  CheckFailure,
  describeExchange,
  type Conversation,
  type Exchange,
} from './conversation.js';
import { withSoundAmounts } from './fields.js';

/** One check. `run` throws if the endpoint fails it. */
export interface WireCheck {
  /** What an endpoint does that passes. */
  readonly name: string;
  /** What goes wrong otherwise. */
  readonly why: string;
  run(conversation: Conversation): Promise<void> | void;
}

/** @throws always: the check has failed. */
export function fail(expected: string, got: string): never {
  throw new CheckFailure(`expected ${expected}, got ${got}`);
}

/** @throws unless the answer has the status, and the code if its body names one. */
export function expectStatus(exchange: Exchange, status: number, code?: string): void {
  const { json } = exchange;
  const said = (json as { code?: unknown } | null | undefined)?.code;
  const isOther = code !== undefined && typeof said === 'string' && said !== code;
  if (exchange.status === status && !isOther) return;
  const wanted = code === undefined ? String(status) : `${String(status)} (${code})`;
  throw new CheckFailure(`expected ${wanted}: ${describeExchange(exchange)}`);
}

/** @throws unless a header contains the text. */
export function expectHeader(
  { method, path, headers }: Exchange,
  name: string,
  text: string,
): void {
  const value = headers.get(name);
  if (value?.toLowerCase().includes(text.toLowerCase()) === true) return;
  fail(
    `${name} with "${text}" on ${method} ${path}`,
    value === null ? 'no such header' : `"${value}"`,
  );
}

/** Reads a value by its schema; its amounts are not judged. @throws with the first field that does not fit. */
export function expectShape<T>(what: string, schema: Schema<T>, value: unknown): void {
  const result = schema.safeParse(withSoundAmounts(value));
  if (result.success) return;
  if (result.path === '')
    fail(`a JSON object (${what})`, value === undefined ? 'no JSON' : 'another value');
  fail(`${what} with a sound "${result.path}"`, 'one where it is missing or of another form');
}
