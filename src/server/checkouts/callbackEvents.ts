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

/** Name of the callback that tells the store that the order of a stream is paid. */
export const paidCallbackName = (stream: string): Promise<string> =>
  boundedName(`${PAID_CALLBACK}${stream}`);

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

/** Kind of the event that is written before a call: `{ effect, word }`. */
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

const UNTOLD = { word: 'awaiting', done: true };

/** Whether the last call succeeded and told the present status. */
export function isStatusTold(record: Pick<Checkout, 'events' | 'state'>): boolean {
  const last = statusCalls(record).at(-1) ?? UNTOLD;
  return last.done && last.word === statusWord(record.state);
}

/**
 * The number in the name of a callback of this stream; null for another stream, or a name that was
 * shortened.
 */
function numberOf(stream: string, effect: string): number | null {
  const start = `${STATUS_CALLBACK}${stream}:`;
  const rest = effect.startsWith(start) ? effect.slice(start.length) : '';
  const [, number] = /^(\d+):[a-z_+]+$/.exec(rest) ?? [];
  return number === undefined ? null : Number.parseInt(number, 10);
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
  return effect.startsWith(PAID_CALLBACK) && effect !== PAID_CALLBACK + stream;
}

/**
 * The calls that never ended and need no retry: the store has since been told a later status, or the
 * present one.
 *
 * @param claimed names of effects, perhaps of other streams and kinds too.
 */
export function overtakenCalls(record: Checkout, claimed: readonly string[]): readonly string[] {
  const { stream } = record;
  const calls = statusCalls(record);
  const done = new Set(calls.flatMap((call) => (call.done ? [call.effect] : [])));
  const begun = new Set(calls.map(({ effect }) => effect));
  const isTold = isStatusTold(record);
  // Two calls with one number began from one state, so the numbers do not say which is later.
  const latest = Math.max(-1, ...[...done].map((effect) => numberOf(stream, effect) ?? -1));
  return [...new Set([...claimed, ...begun])].filter((effect) => {
    if (done.has(effect)) return false;
    const number = numberOf(stream, effect);
    if (number === null) return isTold && begun.has(effect);
    return isTold || number < latest;
  });
}
