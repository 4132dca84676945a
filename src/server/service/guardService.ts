/** Guards the service client: reads are retried and limited, the wallet call is not. */
import type { OperationName } from '../../api/operations.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import { createRareReporter, type DiagnosticListener } from '../configuration/diagnostic.js';
import { passing } from '../http/problemDetails.js';
import { type CircuitBreaker, createCircuitBreaker, OPEN_MS } from './circuitBreaker.js';
import { createSemaphore, QueueFullError } from '../../async/semaphore.js';
import { createRetryBudget } from './retryBudget.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import { UnauthorizedError } from '../../api/errors.js';
import type { CheckoutService } from './checkoutService.js';

/** How many reads may run at a time, and how many more may wait. */
const AT_ONCE = 16;
const WAITING = 64;
/** An operation that only reads. */
export type Read = Exclude<
  OperationName,
  'createWallet' | 'createWalletByQuery' | 'createWithdrawal' | 'deleteWithdrawal'
>;

/** Makes one read. */
export type GuardedRead = <T>(operation: Read, ask: () => Promise<T>) => Promise<T>;

/**
 * Makes the guard for one handler's reads: retried up to twice if that may help, sixteen at a time, and
 * none for five seconds after more than half of an operation's calls have failed.
 *
 * @param now milliseconds since the epoch.
 */
export function createGuardedReads(options: {
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): GuardedRead {
  const { now, report } = options;
  const semaphore = createSemaphore(AT_ONCE, WAITING);
  const retries = createRetryBudget();
  const breakers = new Map<Read, CircuitBreaker>();

  function breakerOf(operation: Read): CircuitBreaker {
    const known = breakers.get(operation);
    if (known) return known;
    const waitMs = String(OPEN_MS / 1000);
    const breaker = createCircuitBreaker({
      now,
      onOpen: () =>
        report({
          code: 'service_breaker_open',
          operation,
          message:
            `More than half of the last calls of ${operation} have failed, so it is left alone for ` +
            `${waitMs} seconds. Checkouts keep the state they reached and go on with what is known.`,
        }),
      onClose: () =>
        report({
          code: 'service_breaker_closed',
          operation,
          message: `${operation} answers again; nothing is to be done.`,
        }),
    });
    breakers.set(operation, breaker);
    return breaker;
  }

  return async (operation, ask) => {
    const breaker = breakerOf(operation);
    const attempt = () => {
      const waitMs = breaker.openForMs();
      if (waitMs === 0) return breaker.run(ask);
      const message = `${operation} has failed too often and is left alone for a moment.`;
      throw passing('service_unavailable', message, waitMs);
    };
    try {
      return await retries.run(() => semaphore.run(async () => attempt()));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw passing('service_unavailable', 'Too many reads wait for the service already.', 1_000);
    }
  };
}

/** How many places a message names, so that it stays readable. */
const NAMED = 5;

const NOT_OFFERED = 'A currency of such a row is not offered; all others are.';

const FOLLOWS: Partial<Record<OperationName, string>> = {
  listCurrencies: NOT_OFFERED,
  listCurrenciesExtended: NOT_OFFERED,
  createWallet: 'A currency without a rate has no price and cannot be chosen; all others can.',
  listUnconfirmedTransfers:
    'A transfer in such a row is not seen before the service sends its event; all others are.',
};

/** Reports what was dropped from an answer, once for each answer, and returns the answer. */
function reportDroppedEntries<T>(
  report: DiagnosticListener,
  operation: OperationName,
  answer: T,
): T {
  const issues = leftOutOf(answer);
  if (issues.length === 0) return answer;
  const named = issues
    .slice(0, NAMED)
    .map(({ path, expected }) => `${path} (expected ${expected})`);
  const more = issues.length > NAMED ? ` and ${String(issues.length - NAMED)} more` : '';
  report({
    code: 'answer_incomplete',
    operation,
    message:
      `The answer of ${operation} is used without what could not be read in it: ${named.join(', ')}${more}. ` +
      `${FOLLOWS[operation] ?? ''} Ask the service about it.`,
  });
  return answer;
}

/** Reports a 401 at once, and then at most once a minute. */
function createKeyWatch(
  now: () => number,
  report: DiagnosticListener,
): (operation: OperationName, error: unknown) => void {
  const tell = createRareReporter({ now, report });
  return (operation, error) => {
    if (!(error instanceof UnauthorizedError)) return;
    tell({
      code: 'service_key_refused',
      operation,
      message:
        'The service answers 401 (not authorized), so no checkout can be opened and no price read; ' +
        'shoppers read that the store keeps trying. It answers so for two causes. (1) Its own database ' +
        'is down: then its dashboard does not work either, all recovers by itself, and the key is good. ' +
        '(2) The API key is wrong or revoked: then the dashboard works and shows another key; put that ' +
        'in its place. Look at the dashboard before you replace a key.',
      error,
    });
  };
}

/** Makes what reports of a call what the owner should know: rows that were left out, a refused key. */
export function createCallReports(options: {
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): <T>(operation: OperationName, work: Promise<T>) => Promise<T> {
  const watchKey = createKeyWatch(createSteadyClock(options.now), options.report);
  return async (operation, work) => {
    try {
      return reportDroppedEntries(options.report, operation, await work);
    } catch (error) {
      watchKey(operation, error);
      throw error;
    }
  };
}

/**
 * Guards the service. Reads (operations 3 to 6) are retried up to twice if that may help, sixteen at a
 * time, and not called for five seconds after more than half of an operation's calls have failed.
 *
 * The wallet call is passed on unguarded: a retry might make a second wallet, and a breaker opened by
 * other orders would refuse a payment that could have been made.
 *
 * @param now milliseconds since the epoch.
 */
export function guardService(
  service: CheckoutService,
  options: { readonly now: () => number; readonly report: DiagnosticListener },
): CheckoutService {
  const reported = createCallReports(options);
  const guarded = createGuardedReads(options);
  const read = <T>(operation: Read, ask: () => Promise<T>): Promise<T> =>
    reported(operation, guarded(operation, ask));

  return Object.freeze<CheckoutService>({
    createWallet: (input, callOptions) =>
      reported('createWallet', service.createWallet(input, callOptions)),
    listCurrencies: (callOptions) =>
      read('listCurrencies', () => service.listCurrencies(callOptions)),
    listCurrenciesExtended: (callOptions) =>
      read('listCurrenciesExtended', () => service.listCurrenciesExtended(callOptions)),
    getCurrencyRate: (id, callOptions) =>
      read('getCurrencyRate', () => service.getCurrencyRate(id, callOptions)),
    listUnconfirmedTransfers: (callOptions) =>
      read('listUnconfirmedTransfers', () => service.listUnconfirmedTransfers(callOptions)),
  });
}
