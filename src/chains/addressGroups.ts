/** An address cut into short groups, so that a person can read it aloud or compare it. */

/** Openings that say nothing about one address in particular; they stand as a group of their own. */
const COMMON_OPENING = /^(?:0x|bc1|ltc1|bitcoincash:)/i;

/** An address for the eye. `groups.join('')` is the address again; copying uses the address. */
export interface AddressGroups {
  /** The common opening where there is one, then groups of four; the last may be shorter. */
  readonly groups: readonly string[];
  /** What to compare at the start: the common opening and the first four characters. */
  readonly head: string;
  /** What to compare at the end: whole groups, at least four characters where there are as many. */
  readonly tail: string;
}

/** Cuts an address, as `checkAddress` returned it, into groups of four. */
export function addressGroups(address: string): AddressGroups {
  const opening = COMMON_OPENING.exec(address)?.[0] ?? '';
  const fours = address.slice(opening.length).match(/.{1,4}/gs) ?? [];
  const last = fours.at(-1) ?? '';
  return {
    groups: opening ? [opening, ...fours] : fours,
    head: opening + (fours[0] ?? ''),
    tail: last.length === 4 || fours.length < 2 ? last : `${fours.at(-2) ?? ''}${last}`,
  };
}
