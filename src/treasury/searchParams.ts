/** What comes after the question mark: a key is repeated for several values. */

/** Values by key; undefined and empty lists are left out. */
export type SearchInput = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** @returns the query with its `?`, or an empty text. */
export function searchParams(input: SearchInput): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)]) {
      search.append(key, one);
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
