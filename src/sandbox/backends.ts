/** What the service answers while something behind it is down, in its own words (`test/golden`). */
import type { FaultKind } from './faults.js';
import { ServiceError } from './serviceError.js';

const REDIS =
  'get currency exchange rate: get key type: dial tcp 127.0.0.1:6379: connect: connection refused';
const PROCESSING = 'unavailable: dial tcp 127.0.0.1:9000: connect: connection refused';

/** Kinds in which there is no rate of any currency. */
export const NO_RATES: ReadonlySet<FaultKind | null> = new Set<FaultKind>([
  'rate_missing',
  'redis_down',
]);

/** Kinds in which the balances of operation 7 cannot be had: it answers an empty list, as if there were none. */
export const NO_BALANCES: ReadonlySet<FaultKind | null> = new Set<FaultKind>([
  'redis_down',
  'processing_down',
]);

/** A wallet call that failed inside; the cause follows the external id. */
export function walletFailure(externalId: string, reason: string): ServiceError {
  const message = `failed to store wallet with address for store external id ${externalId}: ${reason}`;
  return new ServiceError(400, message);
}

/** Why there is no rate of one currency in another: its source has none, or the store of rates is down. */
export function noRate(
  fault: FaultKind | null,
  pair: readonly [string, string],
  source: string,
): string {
  const [from, to] = pair;
  return fault === 'redis_down'
    ? `${REDIS} [${from}/${to}]`
    : `currency exchange rate from [${from}] to [${to}] not found in source [${source}]`;
}

/** A wallet that needs a new address, while the processing that makes it is down. */
export function noAddress(externalId: string): ServiceError {
  const tries = 'failed to get or create wallet address after 5 retries';
  const reason = `failed to get or create wallet address: ${tries}: failed to create new hot wallet`;
  return walletFailure(externalId, `${reason}: ${PROCESSING}`);
}

/** A withdrawal, while the processing is down: no row is written. */
export const noProcessingWallets = (): ServiceError =>
  new ServiceError(400, `fetch wallets from processing: ${PROCESSING}`);
