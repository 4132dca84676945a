/** Whether Redis answers: during an outage commands fail fast, and each outage is reported once. */
import { unrefTimeout } from '../../async/unrefTimeout.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { withTimeout } from '../../async/withTimeout.js';

/** Longest that a request waits for Redis, in milliseconds. */
const TIMEOUT_MS = 500;
/** Pause between two probes during an outage, in milliseconds. */
const PROBE_MS = 1_000;

/** Sends commands to a server that may be down. */
export type RedisAvailability = ReturnType<typeof createRedisAvailability>;

class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

async function inTime<T>(command: () => Promise<T>): Promise<T> {
  const waited = await withTimeout(command(), TIMEOUT_MS);
  if (waited.done) return waited.value;
  throw new NoAnswerError(`Redis did not answer within ${String(TIMEOUT_MS)} ms.`);
}

const LOST =
  'Redis does not answer, so this instance goes on alone: it asks the service by itself, counts the ' +
  "shoppers' requests by itself, and finds what other instances write in the ledger. Nothing that was " +
  'paid is lost. Check the Redis server and the connection to it.';

/**
 * Watches one server. After one failure every command answers null at once, while one probe at a time
 * finds out when the server is back.
 *
 * @param probe a small command that needs all that the others need.
 */
export function createRedisAvailability(probe: () => Promise<unknown>, report: DiagnosticListener) {
  let away = false;
  let closed = false;
  let cancelProbe = (): void => undefined;

  // Without a time limit: a client that queues commands while it connects answers this one when it can.
  // With a limit, one more probe would queue each second.
  const tryAgain = (): void => {
    probe().then(back, probeLater);
  };

  function probeLater(): void {
    if (!closed) cancelProbe = unrefTimeout(PROBE_MS, tryAgain);
  }

  function back(): void {
    if (closed) return;
    away = false;
    report({
      code: 'coordination_back',
      message: 'Redis answers again; this instance works together with the others as before.',
    });
  }

  function lost(error: unknown): void {
    if (away || closed) return;
    away = true;
    report({ code: 'coordination_lost', message: LOST, error });
    probeLater();
  }

  return {
    /** The answer of a command; null, without a long wait, if there is none. Never rejects. */
    async ask<T>(command: () => Promise<T>): Promise<{ readonly value: T } | null> {
      if (away || closed) return null;
      try {
        return { value: await inTime(command) };
      } catch (error) {
        lost(error);
        return null;
      }
    },
    /** Stops probing. */
    close(): void {
      closed = true;
      cancelProbe();
    },
  };
}
