/** One attempt to tell the store: one signed request. */
import { createHmac } from 'node:crypto';
import { unrefTimeout } from '../../async/unrefTimeout.js';
import type { KeptNotification } from '../../server/telling/keptNotifications.js';

/** How long the store may take to answer, in milliseconds. */
export const ANSWER_MS = 15_000;

/** Where notifications go. */
export interface NotifyTarget {
  readonly url: string;
  readonly secrets: readonly string[];
}

/** The part of the platform's `fetch` that is used. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The platform's code for a failed connection, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
function connectionCode(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : 'no connection';
}

/**
 * Sends a notification once.
 *
 * @returns null if the store has taken it (any 2xx), else why not, without text of the store's answer.
 */
export async function sendOnce(
  { id, body }: Pick<KeptNotification, 'id' | 'body'>,
  { url, secrets }: NotifyTarget,
  {
    send,
    now,
    signal: stopped,
  }: {
    readonly send: Send;
    readonly now: () => number;
    /** Cuts the attempt off. */
    readonly signal: AbortSignal;
  },
): Promise<string | null> {
  const text = JSON.stringify(body);
  const headers = signedHeaders({ id, body: text, seconds: Math.floor(now() / 1000) }, secrets);
  const timeout = new AbortController();
  const signal = AbortSignal.any([timeout.signal, stopped]);
  const cancel = unrefTimeout(ANSWER_MS, () => timeout.abort());
  try {
    const answer = await send(url, {
      method: 'POST',
      headers: { ...headers, 'user-agent': 'tillkit' },
      body: text,
      // Another address was not checked by the store's owner, and a POST would become a GET.
      redirect: 'manual',
      signal,
    });
    // Only the status counts; a long body must not hold the connection.
    answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return null;
    const isRedirect = answer.status >= 300 && answer.status < 400;
    return isRedirect
      ? `redirect (${String(answer.status)}), which is not followed`
      : `status ${String(answer.status)}`;
  } catch (error) {
    if (stopped.aborted) return 'cut off by the end of this process';
    if (timeout.signal.aborted) return `no answer within ${String(ANSWER_MS / 1000)} s`;
    return connectionCode(error);
  } finally {
    cancel();
  }
}

const PREFIX = 'whsec_';

/**
 * The headers of one attempt, signed as the Standard Webhooks specification says, so that its libraries verify them.
 *
 * @param secrets each signs, so that the store can change its secret while both are known.
 * @param seconds time of the attempt, in seconds since the epoch.
 */
function signedHeaders(
  { id, body, seconds }: { readonly id: string; readonly body: string; readonly seconds: number },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(seconds);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
