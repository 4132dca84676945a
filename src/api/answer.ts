/** From a response to a decoded value: status, envelope, schema. */
import * as z from 'zod';
import {
  RejectedError,
  ServiceFailureError,
  UnauthorizedError,
  UnexpectedResponseError,
  type AnswerIssue,
  type ServiceClientError,
} from './errors.js';
import { isTemporary, rejectionHint } from './hint.js';
import { JsonError, parseJson } from './json.js';
import { rememberLeftOut, spareOthers } from './droppedEntries.js';
import { operationOf, type OperationName } from './operations.js';
import { integerSchema, objectSchema, optionalField } from './primitives.js';

/** Keys of these objects come from the answer itself, so they stay out of messages. */
const OPEN_MAPS = new Set<PropertyKey>(['rates']);

/**
 * The envelope of every answer.
 *
 * Assumption: a success may leave out `code` and `message`.
 */
const envelopeSchema = objectSchema({
  code: optionalField(integerSchema),
  message: optionalField(z.string()),
  data: z.unknown(),
});

/** Writes a path as `data.address[0].currency_id`. */
function describePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part, index) => {
    if (typeof part === 'number') return `${text}[${String(part)}]`;
    const name = OPEN_MAPS.has(path[index - 1] ?? '') ? '*' : String(part);
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** Where and what was expected; zod's own messages name types only, ours are fixed sentences. */
function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  prefix: readonly string[],
): AnswerIssue[] {
  return issues.map((issue) => ({
    path: describePath([...prefix, ...issue.path]) || 'answer',
    expected:
      issue.code === 'invalid_type' ? issue.expected : issue.message.replace(/^expected /, ''),
  }));
}

/** Media types that are JSON. Assumption: where the document says any type, it still means JSON. */
function isJson(contentType: string | null): boolean {
  const essence = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return essence === 'application/json' || /^application\/[\w.-]{1,64}\+json$/.test(essence);
}

/** The error that a status stands for. Statuses that pass with time can be tried again. */
function statusError(
  name: OperationName,
  status: number,
  body: unknown,
  retryAfterMs?: number,
): ServiceClientError {
  const { repeatable } = operationOf(name);
  if (status === 401) {
    return new UnauthorizedError({ operation: name, status, retryable: repeatable });
  }
  if (status < 500) {
    const hint = rejectionHint(body);
    const retryable = repeatable && isTemporary(status, hint);
    return new RejectedError({ operation: name, status, hint, retryable, retryAfterMs });
  }
  return new ServiceFailureError({
    operation: name,
    status,
    retryable: repeatable,
    retryAfterMs,
  });
}

/** The error of an answer that is no success. Its body may be of any kind, or missing. */
export function failureOf(
  name: OperationName,
  status: number,
  text: string,
  retryAfterMs?: number,
): ServiceClientError {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    // An HTML error page, say: the status alone decides.
  }
  return statusError(name, status, body, retryAfterMs);
}

/** Reads a payload: whole, or else without the entries that an operation can do without. */
function readPayload(
  name: OperationName,
  payload: unknown,
  prefix: readonly string[],
): { readonly value: unknown } | { readonly issues: readonly AnswerIssue[] } {
  const { output, spares, keepsOne = false } = operationOf(name);
  const whole = output.safeParse(payload);
  if (whole.success) return { value: whole.data };
  const { issues } = whole.error;
  const spared = spares === undefined ? null : spareOthers(payload, spares, issues);
  const isEnough = spared !== null && !(keepsOne && spared.isEmpty);
  const rest = isEnough ? output.safeParse(spared.payload) : null;
  if (!isEnough || !rest?.success) return { issues: describeIssues(issues, prefix) };
  rememberLeftOut(rest.data as object, describeIssues(spared.issues, prefix));
  return { value: rest.data };
}

/**
 * Decodes a successful answer.
 *
 * Assumption: the document does not show which `code` means success. None, 0 and 200–299 do;
 * 400–599 is a failure of that status; any other is refused, because an answer without data would
 * otherwise pass for done.
 *
 * @throws {@link UnexpectedResponseError}, or the error that the envelope's `code` stands for.
 */
export function decodeAnswer(
  name: OperationName,
  answer: { readonly status: number; readonly contentType: string | null; readonly text: string },
): unknown {
  const { payload, repeatable } = operationOf(name);
  const unexpected = (issues: readonly AnswerIssue[]) =>
    new UnexpectedResponseError(issues, {
      operation: name,
      status: answer.status,
      retryable: repeatable,
    });
  if (!isJson(answer.contentType)) {
    throw unexpected([{ path: 'content-type', expected: 'application/json' }]);
  }

  let body: unknown;
  try {
    body = parseJson(answer.text);
  } catch (error) {
    throw unexpected([
      { path: 'answer', expected: error instanceof JsonError ? error.message : 'JSON' },
    ]);
  }
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) throw unexpected(describeIssues(envelope.error.issues, []));

  const { code, data, message } = envelope.data;
  if (code !== null && code >= 400 && code <= 599) throw statusError(name, code, body);
  if (code !== null && code !== 0 && (code < 200 || code > 299)) {
    throw unexpected([{ path: 'code', expected: '200' }]);
  }
  if (data === undefined && payload === 'data') {
    // Operation 6 reads null as "none"; an answer that is no envelope must not pass for that.
    throw unexpected([{ path: 'data', expected: 'a payload' }]);
  }
  const inMessage = payload === 'data_or_message' && (data === null || data === undefined);
  const read = inMessage
    ? readPayload(name, message, ['message'])
    : readPayload(name, data, ['data']);
  if ('issues' in read) throw unexpected(read.issues);
  return read.value;
}

/** A day; a longer time means "do not come back". */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Reads `Retry-After`: seconds, or a date (RFC 9110 §10.2.3).
 *
 * @returns milliseconds, at most a day; undefined where the header is absent or is neither.
 */
export function readRetryAfter(value: string | null, nowMs = Date.now()): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,12}$/.test(text)) return Math.min(Number.parseInt(text, 10) * 1000, LONGEST_MS);
  if (text === '' || text.length > 40) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at) || !/[a-z]/i.test(text)) return undefined;
  return Math.min(Math.max(0, at - nowMs), LONGEST_MS);
}
