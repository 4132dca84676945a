/** An address cut into short groups, so that a person can read it aloud or compare it. */

/** Prefixes that every address of a network shares; each is a group of its own. */
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

/** How many groups at each end a person compares. */
const END = 2;

/** Groups that stay on one line together: the two ends never wrap, the rest may. */
export interface AddressPart {
  readonly groups: readonly string[];
  /** Whether a person compares them: beginning or end. */
  readonly isEnd: boolean;
}

/** The groups of an address as they are drawn: its beginning, its middle group by group, its end. */
export function addressParts(address: string): readonly AddressPart[] {
  const { groups } = addressGroups(address);
  const start = groups.slice(0, END);
  const end = groups.slice(Math.max(END, groups.length - END));
  const middle = groups.slice(END, groups.length - end.length);
  return [
    { groups: start, isEnd: true },
    ...middle.map((group) => ({ groups: [group], isEnd: false })),
    { groups: end, isEnd: true },
  ].filter((part) => part.groups.length > 0);
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
