/**
 * The deliveries that leave no trace in the ledger: repeats and refusals, in memory and bounded.
 *
 * Anybody can send a refused one, and whoever has caught one signed event can send it for ever,
 * because its signature has no time. If each were written down, either could fill the disk.
 */
import type { DiagnosticListener } from '../configuration/diagnostic.js';

/** Why a delivery was not kept. */
export type PassingResult =
  /** Kept when it came first. */
  | 'duplicate'
  /** Its signature fits no secret. */
  | 'refused_signature'
  /** Signed, but no event that can be read. */
  | 'malformed'
  | 'too_large'
  /** Its body did not arrive in time, or broke off. */
  | 'too_slow'
  /** The store had too much to do; the service tries again. */
  | 'overloaded'
  /** The ledger could not write; the service tries again. */
  | 'not_stored';

/** A delivery that was not kept. */
export interface PassingDelivery {
  /** RFC 3339, UTC. */
  readonly at: string;
  readonly result: PassingResult;
  /** Null unless it is a repeat of an event that was kept. */
  readonly type: string | null;
  readonly reference: string | null;
  readonly bodyHash: string | null;
}

/** What this process has seen pass since it started; every instance has its own. */
export interface PassingDeliveries {
  /** RFC 3339, UTC. */
  readonly since: string;
  readonly counts: Readonly<Record<PassingResult, number>>;
  /** The latest 200, oldest first. */
  readonly latest: readonly PassingDelivery[];
}

/** Notes deliveries that are not kept. */
export interface PassingLog {
  note(delivery: Omit<PassingDelivery, 'at'>): void;
  read(): PassingDeliveries;
}

const REMEMBERED = 200;
/** Refusals are for anybody to cause, so the store's log hears of each kind this often. */
const REPORT_EVERY_MS = 60_000;

const LOUD: Partial<Record<PassingResult, { code: string; message: string }>> = {
  refused_signature: {
    code: 'webhook_refused',
    message:
      'An event came with a signature that does not fit any webhook secret, so it was ignored. ' +
      'If it came from the service, compare the secret there with the one given to the handler.',
  },
  too_slow: {
    code: 'webhook_refused',
    message:
      'The body of an event broke off or did not arrive within its time, so it was given up. If it came ' +
      'from the service, look at the network and at what stands before this store.',
  },
  overloaded: {
    code: 'webhook_overloaded',
    message:
      'More events arrived than the ledger could take, so some were answered with 503. Nothing is ' +
      'lost: the service sends them again. If it goes on, the ledger is too slow for this store.',
  },
};

/** Makes the log of one handler. */
export function createPassingLog(now: () => number, report: DiagnosticListener): PassingLog {
  const since = new Date(now()).toISOString();
  const counts: Record<PassingResult, number> = {
    duplicate: 0,
    refused_signature: 0,
    malformed: 0,
    too_large: 0,
    too_slow: 0,
    overloaded: 0,
    not_stored: 0,
  };
  const latest: PassingDelivery[] = [];
  const reported = new Map<PassingResult, { atMs: number; count: number }>();

  function reportSometimes(result: PassingResult): void {
    const words = LOUD[result];
    const before = reported.get(result);
    if (!words || (before && now() - before.atMs < REPORT_EVERY_MS)) return;
    const more = before ? counts[result] - before.count - 1 : 0;
    reported.set(result, { atMs: now(), count: counts[result] });
    const unsaid = more > 0 ? ` ${String(more)} more came since this was last said.` : '';
    report({ code: words.code, message: words.message + unsaid });
  }

  return {
    note(delivery) {
      counts[delivery.result] += 1;
      latest.push({ at: new Date(now()).toISOString(), ...delivery });
      if (latest.length > REMEMBERED) latest.shift();
      reportSometimes(delivery.result);
    },
    read: () => ({ since, counts: { ...counts }, latest: [...latest] }),
  };
}
