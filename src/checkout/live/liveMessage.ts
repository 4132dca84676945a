/** Reads a message about a checkout, from the store or another tab. What does not fit the contract is dropped. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { LIVE_MESSAGES, type Checked } from '../../contract/liveMessages.js';
import type { RawMessage } from '../../ui/live/eventStream.js';

/** A message that fits the contract. */
export type LiveMessage =
  | { readonly event: 'checkout'; readonly data: CheckoutSnapshot }
  | { readonly event: 'checked'; readonly data: Checked };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the message, or null if it is unknown or does not fit. */
export function readMessage({ event, data }: RawMessage): LiveMessage | null {
  if (!Object.hasOwn(LIVE_MESSAGES, event)) return null;
  const read = LIVE_MESSAGES[event as LiveMessage['event']].safeParse(jsonOf(data));
  return read.success ? ({ event, data: read.data } as LiveMessage) : null;
}

const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || Date.parse(one) > Date.parse(other)) ? one : other;

/**
 * The snapshot after a message: the one in the message, or the current one with later times. Messages may
 * come in any order: times never go back.
 */
export function snapshotAfter(
  current: CheckoutSnapshot | undefined,
  message: LiveMessage,
): CheckoutSnapshot | undefined {
  if (message.event === 'checkout') return message.data;
  if (!current) return undefined;
  const { serverTime, lastCheckedAt } = message.data;
  if (Date.parse(serverTime) <= Date.parse(current.serverTime)) return current;
  return { ...current, serverTime, lastCheckedAt: later(lastCheckedAt, current.lastCheckedAt) };
}
