/** What the ledger says about effects (callbacks of the store): their names, and which were begun and done. */
import type { LedgerEvent } from '../../ledger/ledger.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';

/** What is known of a checkout. */
interface Checkout {
  readonly stream: string;
  readonly events: readonly LedgerEvent[];
  readonly state: FoldedCheckout;
}

/** The ledger's names have an end, and a hash and an order number may be long. */
const MAX_EFFECT_NAME = 400;

/** What the names of all calls of `onPaid` begin with: their kind, in the ledger's claims. */
export const PAID_CALLBACK = 'onPaid:';

/** The effect that tells the store that the order of a stream is paid. */
export const paidCallbackName = (stream: string): Promise<string> =>
  boundedName(`${PAID_CALLBACK}${stream}`);

/** A name that fits the ledger and is still one for each effect. */
export async function boundedName(effect: string): Promise<string> {
  if (effect.length <= MAX_EFFECT_NAME) return effect;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(effect));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  // Cut between two characters: half of a surrogate pair is no name.
  const start = effect.slice(0, MAX_EFFECT_NAME - 65).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}~${hex.join('')}`;
}

/** Before the stream in the names of these effects; after it stand a number and the word. */
export const STATUS_CALLBACK = 'onStatusChange:';

/** Kind of the event that notes a call before it is made: `{ effect, word }`. */
export const EFFECT_BEGUN = 'effect_begun';

/** Progress, exceptions and `paid` in one word: what `onStatusChange` tells the changes of. */
export function statusWord({ progress, exceptions, paid }: FoldedCheckout): string {
  return [progress, ...exceptions, ...(paid ? ['paid'] : [])].join('+');
}

/** A call of `onStatusChange` as the ledger has it: begun, or come to its end. */
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
    // Of before calls were noted when they began. An order number may hold colons, a word does not.
    const named = effect.slice(effect.lastIndexOf(':') + 1);
    return [{ effect, word: typeof noted === 'string' ? noted : named, done: true }];
  });
}

const UNTOLD = { word: 'awaiting', done: true };

/** Whether the last call was about the present state and came to its end. */
export function isStatusTold(record: Pick<Checkout, 'events' | 'state'>): boolean {
  const last = statusCalls(record).at(-1) ?? UNTOLD;
  return last.done && last.word === statusWord(record.state);
}

/**
 * The number in the name of an effect of this stream; null in one of another, and in one that was cut
 * because it was too long.
 */
function numberOf(stream: string, effect: string): number | null {
  const start = `${STATUS_CALLBACK}${stream}:`;
  const rest = effect.startsWith(start) ? effect.slice(start.length) : '';
  const [, number] = /^(\d+):[a-z_+]+$/.exec(rest) ?? [];
  return number === undefined ? null : Number.parseInt(number, 10);
}

/**
 * Whether an effect that begins with the name of a stream is another stream's. After the stream stand a
 * number and a word without colons, so a whole name says whose it is.
 */
export function isOfOther(stream: string, effect: string): boolean {
  if (effect.startsWith(STATUS_CALLBACK)) {
    const [, whose] = /^[^:]+:(.*):\d+:[a-z_+]+$/s.exec(effect) ?? [];
    return whose !== undefined && whose !== stream;
  }
  return effect.startsWith(PAID_CALLBACK) && effect !== PAID_CALLBACK + stream;
}

/**
 * Of the calls that never ended, those that need no repeat: the store has since been told something later,
 * or the state as it is.
 *
 * @param claimed names of effects, perhaps also of other streams and kinds.
 */
export function overtakenCalls(record: Checkout, claimed: readonly string[]): readonly string[] {
  const { stream } = record;
  const calls = statusCalls(record);
  const done = new Set(calls.flatMap((call) => (call.done ? [call.effect] : [])));
  const begun = new Set(calls.map(({ effect }) => effect));
  const isTold = isStatusTold(record);
  // Two of one number were begun from one state, and which of them is later only the state can say.
  const latest = Math.max(-1, ...[...done].map((effect) => numberOf(stream, effect) ?? -1));
  return [...new Set([...claimed, ...begun])].filter((effect) => {
    if (done.has(effect)) return false;
    const number = numberOf(stream, effect);
    if (number === null) return isTold && begun.has(effect);
    return isTold || number < latest;
  });
}
