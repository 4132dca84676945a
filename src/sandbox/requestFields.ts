/** Reads fields of request bodies and queries, as strictly as each dialect does. */
import { isLosslessNumber, parse } from 'lossless-json';
import { normalizeDecimal, type DecimalString } from '../money/decimal.js';
import { type Dialect, invalidRequest, ServiceError, unprocessable } from './responses.js';
import type { FaultKind } from './faults.js';
import type { OperationName } from './routes.js';

/** A JSON object of a request; its numbers are still tokens. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** The records that existed when a racing call arrived. */
export interface ExistingRecords {
  readonly externalIds: ReadonlySet<string>;
  /** Request ids that are taken. */
  readonly requestIds: ReadonlySet<string>;
}

/** A request that passed authentication and routing. */
export interface ServiceRequest {
  readonly operation: OperationName;
  /** Path parameter, decoded; empty where the path has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** Fault of this call, for operations that handle it themselves. */
  readonly fault: FaultKind | null;
  /** Under a `race` fault, what existed when the call arrived; otherwise null. */
  readonly existing: ExistingRecords | null;
  /** The JSON body. @throws `ServiceError` if there is none. */
  body(): RequestBody;
}

/** Reads a body without validation. */
export function peekBody(text: string): RequestBody {
  try {
    const value: unknown = parse(text);
    return typeof value === 'object' && value !== null ? (value as RequestBody) : {};
  } catch {
    return {};
  }
}

/**
 * Reads the JSON body of a POST.
 *
 * @throws `ServiceError` 422 without a JSON content type, 400 if the text is no JSON object.
 */
export function readBody(text: string, contentType: string): RequestBody {
  if (!/^application\/json\b/i.test(contentType)) throw unprocessable();
  try {
    const value: unknown = parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as RequestBody;
    }
  } catch {
    throw invalidRequest();
  }
  throw invalidRequest();
}

/** Reads an optional text field. @throws `ServiceError` 400 if it is of another type. */
export function textField(body: RequestBody, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw invalidRequest();
  return value;
}

/** A sent amount; operations differ in how they treat zero and less. */
export interface SentAmount {
  readonly value: DecimalString;
  readonly isPositive: boolean;
}

/** Reads an amount's characters. @throws `ServiceError` 400 if they are no number. */
export function readAmount(token: string): SentAmount {
  const negative = token.startsWith('-');
  try {
    const value = normalizeDecimal(negative ? token.slice(1) : token);
    return { value, isPositive: !negative && value !== '0' };
  } catch {
    throw invalidRequest();
  }
}

/**
 * Reads the field `amount` of a POST body; null if it is absent.
 *
 * The document calls it a number, so `documented` takes only JSON numbers; a deployed service also
 * takes numeric strings (`docs/service.md §7`).
 */
export function amountField(body: RequestBody, dialect: Dialect): SentAmount | null {
  const value = body['amount'];
  if (value === undefined || value === null) return null;
  if (isLosslessNumber(value)) return readAmount(value.value);
  if (typeof value !== 'string') throw invalidRequest();
  if (dialect === 'deployed') return readAmount(value);
  // The official clients send text, so the message says how to make them work.
  throw new ServiceError(
    400,
    'invalid request: "amount" is text, and the API document calls it a number. A deployed service ' +
      'takes both: start the sandbox with --dialect deployed (createSandbox({ dialect: "deployed" })).',
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const IPV4 = /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/;
const IPV6 = /^(?=.*:)[0-9a-f:]{2,39}$/i;

/** Whether a text is a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Whether a text is an IP address of one of the versions. */
export function isIp(text: string, versions: readonly (4 | 6)[]): boolean {
  return (versions.includes(4) && IPV4.test(text)) || (versions.includes(6) && IPV6.test(text));
}
