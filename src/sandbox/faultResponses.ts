/** What the service answers under a fault: error responses, corrupted bodies, failed backends. */
import { parse, stringify } from 'lossless-json';
import type { FaultKind } from './faults.js';
import { errorResponse, type ServiceResponse, ServiceError } from './responses.js';
import type { OperationName } from './routes.js';

const HTML_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head>' +
  '<body><h1>502 Bad Gateway</h1></body></html>';

const WALLET_FAILURE = [
  400,
  'failed to store wallet with address for store external id: failed to connect to database',
] as const;

/** How each operation fails when its database or another dependency is down (`docs/service.md §5`). */
const INNER_FAILURES: Readonly<Record<OperationName, readonly [number, string]>> = {
  createWallet: WALLET_FAILURE,
  createWalletByQuery: WALLET_FAILURE,
  listCurrencies: [400, 'fetch store currencies: connection refused'],
  listCurrenciesExtended: [400, 'fetch store currencies: connection refused'],
  getCurrencyRate: [400, 'fetch rate: connection refused'],
  listUnconfirmedTransfers: [500, 'error getting unconfirmed transactions'],
  listProcessingWalletBalances: [500, 'Internal Server Error'],
  getExchangeBalances: [400, 'fetch account balance: connection refused'],
  createWithdrawal: [400, 'fetch wallets from processing: connection refused'],
  getWithdrawal: [400, 'fetch withdrawal: connection refused'],
  deleteWithdrawal: [400, 'undelete withdrawal'],
};

/** The response that a fault sends instead of the operation's, or null. */
export function faultResponse(kind: FaultKind, operation: OperationName): ServiceResponse | null {
  switch (kind) {
    case 'status_500':
      return errorResponse(500, 'Internal Server Error');
    case 'status_503':
      return errorResponse(503, 'Service Unavailable');
    case 'too_large':
      return errorResponse(413, 'Request Entity Too Large');
    // The service looks the key up in its database, so both have the same answer.
    case 'key_revoked':
    case 'database_down':
      return errorResponse(401, 'Unauthorized');
    case 'html_page':
      return { status: 502, body: HTML_PAGE, contentType: 'text/html; charset=utf-8' };
    case 'inner_failure':
      return errorResponse(...INNER_FAILURES[operation]);
    default:
      return null;
  }
}

function mapJson(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, leaf));
  if (typeof value !== 'object' || value === null || 'isLosslessNumber' in value)
    return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapJson(item, leaf)]));
}

/** Strings and numbers become booleans, booleans become strings, null becomes an empty object. */
function wrongType(value: unknown): unknown {
  if (typeof value === 'boolean') return 'wrong type';
  return value === null ? {} : true;
}

/** Removes every field of the payload, but keeps the outer array or object. */
function withoutFields(data: unknown): unknown {
  if (Array.isArray(data)) return [{}];
  return typeof data === 'object' && data !== null ? {} : undefined;
}

function editEnvelope(body: string, edit: (envelope: Record<string, unknown>) => unknown): string {
  return stringify(edit(parse(body) as Record<string, unknown>)) ?? '';
}

/** Corrupts the body of a successful response. */
export function corruptResponse(
  kind: FaultKind | undefined,
  answer: ServiceResponse,
): ServiceResponse {
  const { body } = answer;
  switch (kind) {
    case 'wrong_types':
      return {
        ...answer,
        body: editEnvelope(body, ({ code, data }) => ({ code, data: mapJson(data, wrongType) })),
      };
    case 'missing_fields':
      return { ...answer, body: editEnvelope(body, ({ data }) => ({ data: withoutFields(data) })) };
    case 'odd_code':
      return { ...answer, body: editEnvelope(body, (envelope) => ({ ...envelope, code: 1205 })) };
    case 'empty_body':
      return { ...answer, body: '' };
    case 'truncated_json':
      return { ...answer, body: body.slice(0, Math.floor(body.length / 2)) };
    default:
      return answer;
  }
}

const REDIS =
  'get currency exchange rate: get key type: dial tcp 127.0.0.1:6379: connect: connection refused';
const PROCESSING = 'unavailable: dial tcp 127.0.0.1:9000: connect: connection refused';

/** Faults that leave no currency with a rate. */
export const NO_RATES: ReadonlySet<FaultKind | null> = new Set<FaultKind>([
  'rate_missing',
  'redis_down',
]);

/** Faults under which operation 7 answers an empty list, as if there were no balances. */
export const NO_BALANCES: ReadonlySet<FaultKind | null> = new Set<FaultKind>([
  'redis_down',
  'processing_down',
]);

/** An internal failure of a wallet call; the message ends with the cause. */
export function walletFailure(externalId: string, reason: string): ServiceError {
  const message = `failed to store wallet with address for store external id ${externalId}: ${reason}`;
  return new ServiceError(400, message);
}

/** Why a rate is missing: the source has none, or Redis is down. */
export function missingRateMessage(
  fault: FaultKind | null,
  pair: readonly [string, string],
  source: string,
): string {
  const [from, to] = pair;
  return fault === 'redis_down'
    ? `${REDIS} [${from}/${to}]`
    : `currency exchange rate from [${from}] to [${to}] not found in source [${source}]`;
}

/** A wallet needs a new address while the processing, which creates addresses, is down. */
export function addressFailure(externalId: string): ServiceError {
  const tries = 'failed to get or create wallet address after 5 retries';
  const reason = `failed to get or create wallet address: ${tries}: failed to create new hot wallet`;
  return walletFailure(externalId, `${reason}: ${PROCESSING}`);
}

/** A withdrawal while the processing is down: no row is written. */
export const processingFailure = (): ServiceError =>
  new ServiceError(400, `fetch wallets from processing: ${PROCESSING}`);
