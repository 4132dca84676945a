/** One delivery of a webhook: the request, what counts as success, and when it is tried again. */
import type { HookKind } from './hookPayloads.js';
import { signHook } from './signature.js';

/** Sends a webhook; the global `fetch` is one. */
export type DeliverHook = (url: string, init: RequestInit) => Promise<Response>;

/** A receiver of webhooks. */
export interface Hook {
  readonly url: string;
  readonly events: readonly HookKind[];
  /** Sends the request: a real `fetch`, or the store's own handler in the same process. */
  readonly deliver: DeliverHook;
}

/** One attempt, or an event that was lost, in the log. */
export interface Delivery {
  readonly eventId: string;
  readonly kind: HookKind;
  readonly url: string;
  readonly body: string;
  readonly signature: string;
  /** 1 for the first send. */
  readonly attempt: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** HTTP status; null where no answer came. It does not decide about success. */
  readonly status: number | null;
  readonly reply: string;
  readonly outcome: 'delivered' | 'failed' | 'given_up' | 'lost';
  /** When it is tried again, in milliseconds since the epoch; null if never. */
  readonly retryAt: number | null;
}

/** The service looks into its queue this often. */
const POLL_MS = 2_000;

/**
 * Delay after the n-th failure, n from 0: 60·2ⁿ seconds. From n = 10 on the value overflows 16 bits
 * on a deployed service, and the rest of the attempts follow at the pace of the poll.
 */
export function retryDelay(failures: number): number {
  return failures >= 10 ? POLL_MS : 60_000 * 2 ** failures;
}

/** Success means a JSON reply with `success: true`; the status does not matter. */
export function isAccepted(reply: string): boolean {
  try {
    const value: unknown = JSON.parse(reply);
    return (
      typeof value === 'object' && value !== null && 'success' in value && value.success === true
    );
  } catch {
    return false;
  }
}

/** Sends a body. A receiver that cannot be reached is no error here, only no reply. */
export async function postHook(
  { url, deliver }: Hook,
  body: string,
  secret: string,
): Promise<{ readonly status: number | null; readonly reply: string }> {
  try {
    const response = await deliver(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Sign': signHook(body, secret),
      },
      body,
    });
    return { status: response.status, reply: await response.text() };
  } catch {
    return { status: null, reply: '' };
  }
}
