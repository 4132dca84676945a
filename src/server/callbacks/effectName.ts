/** Names of effects in the ledger: bounded, and one for each effect. */

/** The ledger's names have an end, and a hash and an order number may be long. */
const MAX_EFFECT_NAME = 400;

/** What the names of all calls of `onPaid` begin with: their kind, in the ledger's claims. */
export const PAID_EFFECT = 'onPaid:';

/** The effect that tells the store that the order of a stream is paid. */
export const paidEffect = (stream: string): Promise<string> =>
  boundedName(`${PAID_EFFECT}${stream}`);

/** A name that fits the ledger and is still one for each effect. */
export async function boundedName(effect: string): Promise<string> {
  if (effect.length <= MAX_EFFECT_NAME) return effect;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(effect));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  // Cut between two characters: half of a surrogate pair is no name.
  const start = effect.slice(0, MAX_EFFECT_NAME - 65).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}~${hex.join('')}`;
}
