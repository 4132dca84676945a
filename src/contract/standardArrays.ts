/** What old libraries of a page, such as Prototype and MooTools, make of arrays, taken back for one call. */

function from(
  items: Iterable<unknown> | ArrayLike<unknown>,
  map: (item: unknown, at: number) => unknown = (item) => item,
): unknown[] {
  const all = Symbol.iterator in items ? [...items] : Array<unknown>(items.length).fill(undefined);
  return all.map((item, at) => map(item, at));
}

/**
 * Calls code that needs `Array.from`, or writes JSON, on a page that may have another `Array.from` and whose arrays
 * may write themselves as text. Nothing of the page runs in between.
 */
export function withStandardArrays<Result>(run: () => Result): Result {
  const { from: theirs } = Array;
  const isTheirs = theirs({ length: 1 }, () => 1)[0] !== 1;
  const own = Reflect.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (isTheirs) Array.from = from as typeof theirs;
  if (own) Reflect.deleteProperty(Array.prototype, 'toJSON');
  try {
    return run();
  } finally {
    if (isTheirs) Array.from = theirs;
    if (own) Reflect.defineProperty(Array.prototype, 'toJSON', own);
  }
}
