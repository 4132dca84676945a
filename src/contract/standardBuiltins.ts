/** What old libraries of a page, such as Prototype and MooTools, make of builtins, taken back for one call. */

function from(
  items: Iterable<unknown> | ArrayLike<unknown>,
  map: (item: unknown, at: number) => unknown = (item) => item,
): unknown[] {
  const all =
    Symbol.iterator in Object(items)
      ? [...(items as Iterable<unknown>)]
      : Array<unknown>((items as ArrayLike<unknown>).length).fill(undefined);
  return all.map((item, at) => map(item, at));
}

/** Calls code that needs `Array.from`, on a page that may have another. Nothing of the page runs in between. */
export function withStandardArrays<Result>(run: () => Result): Result {
  const { from: theirs } = Array;
  const isTheirs = theirs({ length: 1 }, () => 1)[0] !== 1;
  if (isTheirs) Array.from = from as typeof theirs;
  try {
    return run();
  } finally {
    if (isTheirs) Array.from = theirs;
  }
}

/** A value as JSON, on a page whose arrays may write themselves as text (Prototype 1.6). */
export function toJson(value: unknown): string {
  const theirs = [Array, Object].map(({ prototype }) => ({
    prototype,
    own: Reflect.getOwnPropertyDescriptor(prototype, 'toJSON'),
  }));
  for (const { prototype } of theirs) Reflect.deleteProperty(prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    for (const { prototype, own } of theirs) {
      if (own) Reflect.defineProperty(prototype, 'toJSON', own);
    }
  }
}
