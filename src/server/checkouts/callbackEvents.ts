/** What the ledger says about the store's callbacks: their names, and which have begun or succeeded. */
import type { LedgerEvent } from '../../ledger/ledger.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';

/** The part of a record that is read here. */
interface Checkout {
  readonly stream: string;
  readonly events: readonly LedgerEvent[];
  readonly state: FoldedCheckout;
}

/** The ledger limits names to 512 characters, and a hash and an order number may be long. */
const MAX_EFFECT_NAME = 400;

/** Prefix of the names of all `onPaid` calls, and their kind among the ledger's claims. */
export const PAID_CALLBACK = 'onPaid:';

/** The same of all `onDeposit` calls. After it come the stream and the id of the transfer. */
export const DEPOSIT_CALLBACK = 'onDeposit:';

/** The same of what tells that the store has closed an order. */
export const CLOSED_CALLBACK = 'onClosed:';

/** Name of the callback that tells the store that the order of a stream is paid. */
export const paidCallbackName = (stream: string): Promise<string> =>
  boundedName(`${PAID_CALLBACK}${stream}`);

/** Name of the claim to be the one that tells about a stream. */
export const TURN = 'telling:';

/** Shortens a name to what the ledger accepts; a hash keeps it unique. */
export async function boundedName(effect: string): Promise<string> {
  if (effect.length <= MAX_EFFECT_NAME) return effect;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(effect));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  // Not between the two halves of a surrogate pair.
  const start = effect.slice(0, MAX_EFFECT_NAME - 65).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}~${hex.join('')}`;
}

/** Prefix of the names of `onStatusChange` calls. After it come the stream, a number and the status. */
export const STATUS_CALLBACK = 'onStatusChange:';

/**
 * Calls of one lane run one after another: every attempt at a call, by the handler or because a person has
 * it repeated, and all changes of status of one checkout.
 */
export const laneOf = (stream: string, effect: string): string =>
  effect.startsWith(STATUS_CALLBACK) ? STATUS_CALLBACK + stream : effect;

/**
 * Kind of the event that holds news of a status before it is told: `{ effect, word }`, and what `news.ts` adds.
 * Older releases wrote the two alone, before each call.
 */
export const EFFECT_BEGUN = 'effect_begun';

/** Progress, exceptions and `paid` as one text: `onStatusChange` is called when it changes. */
export function statusWord({ progress, exceptions, paid }: FoldedCheckout): string {
  return [progress, ...exceptions, ...(paid ? ['paid'] : [])].join('+');
}

/** A call of `onStatusChange` in the ledger: begun, or done. */
export interface StatusCall {
  readonly effect: string;
  readonly word: string;
  readonly done: boolean;
}

/** The calls of `onStatusChange`, oldest first. */
export function statusCalls({ events }: Pick<Checkout, 'events'>): StatusCall[] {
  return events.flatMap(({ kind, body: { effect, word } }): StatusCall[] => {
    if (typeof effect !== 'string' || !effect.startsWith(STATUS_CALLBACK)) return [];
    if (kind === EFFECT_BEGUN && typeof word === 'string') return [{ effect, word, done: false }];
    if (kind !== 'effect_done') return [];
    const begun = events.find(
      (event) => event.kind === EFFECT_BEGUN && event.body['effect'] === effect,
    );
    const noted = begun?.body['word'];
    // Older versions wrote no begin event, but the name ends in the status. An order number may contain
    // colons, the status does not.
    const named = effect.slice(effect.lastIndexOf(':') + 1);
    return [{ effect, word: typeof noted === 'string' ? noted : named, done: true }];
  });
}

/**
 * Whether a callback whose name begins like those of a stream belongs to another stream. After the stream
 * come a number and a status without colons, so a complete name says whose it is.
 */
export function isOfOther(stream: string, effect: string): boolean {
  if (effect.startsWith(STATUS_CALLBACK)) {
    const [, whose] = /^[^:]+:(.*):\d+:[a-z_+]+$/s.exec(effect) ?? [];
    return whose !== undefined && whose !== stream;
  }
  const names = [PAID_CALLBACK, CLOSED_CALLBACK, TURN];
  return names.some((name) => effect.startsWith(name) && effect !== name + stream);
}
