/** Whether two names that `authorize` gave are spellings of one person's. */

/** Without case, width, composition, spaces around and what no screen shows: a login form often ignores these. */
const spelled = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    // Both ways: some letters, such as "ß", have several capitals or small ones.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** A person must not pass for two. Two people of one spelling count as one, which only asks for a third. */
export const isSamePerson = (one: string, other: string): boolean =>
  spelled(one) === spelled(other);
