/** The reads of the service as they are repeated, limited and given up. */
import type { OperationName } from '../../api/operations.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { ProblemError } from '../http/problemDetails.js';
import { createCircuit, REST_MS, type Circuit } from './circuitBreaker.js';
import { createSemaphore, QueueFullError } from '../../async/semaphore.js';
import { createRepeats } from './retryBudget.js';

/** Reads on their way to the service at one time, and how many more may wait for their turn. */
const AT_ONCE = 16;
const WAITING = 64;
/** An operation that only reads. */
export type Read = Exclude<
  OperationName,
  'createWallet' | 'createWalletByQuery' | 'createWithdrawal' | 'deleteWithdrawal'
>;

/** Carries out one read. */
export type GuardedRead = <T>(operation: Read, ask: () => Promise<T>) => Promise<T>;

function unavailable(message: string, waitMs: number): ProblemError {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) };
  return new ProblemError('service_unavailable', message, { headers });
}

/**
 * Makes the guard of one handler's reads: repeated twice where that may help, sixteen at a time, and
 * not at all for five seconds after more than half of an operation's calls have failed.
 *
 * @param now milliseconds since the epoch.
 */
export function createGuardedReads(options: {
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): GuardedRead {
  const { now, report } = options;
  const lanes = createSemaphore(AT_ONCE, WAITING);
  const repeats = createRepeats();
  const circuits = new Map<Read, Circuit>();

  function circuitOf(operation: Read): Circuit {
    const known = circuits.get(operation);
    if (known) return known;
    const rest = String(REST_MS / 1000);
    const circuit = createCircuit({
      now,
      onOpen: () =>
        report({
          code: 'service_breaker_open',
          operation,
          message:
            `More than half of the last calls of ${operation} have failed, so it is left alone for ` +
            `${rest} seconds. Checkouts keep the state they reached and go on with what is known.`,
        }),
      onClose: () =>
        report({
          code: 'service_breaker_closed',
          operation,
          message: `${operation} answers again; nothing is to be done.`,
        }),
    });
    circuits.set(operation, circuit);
    return circuit;
  }

  return async (operation, ask) => {
    const circuit = circuitOf(operation);
    const attempt = () => {
      const rest = circuit.restMs();
      if (rest === 0) return circuit.run(ask);
      throw unavailable(`${operation} has failed too often and is left alone for a moment.`, rest);
    };
    try {
      return await repeats.run(() => lanes.run(async () => attempt()));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw unavailable('Too many reads wait for the service already.', 1_000);
    }
  };
}
