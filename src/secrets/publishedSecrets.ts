/** Secrets that anybody can read: samples of this package and its earlier versions, and marks of such samples. */

/** Values that were printed in examples, by `tillkit init` and by the sandbox of the default seed. */
const SAMPLES: ReadonlySet<string> = new Set([
  'only-for-the-sandbox-never-for-real-money',
  '6dIxjNfvxttFmIGwAON5d57gYflt2lImClMzhW2JA64VxLEpMt1PjnmZnpO5WikJ',
  'hJ3BUrOmxcwBstE8w4abuYCoUEi42oQesUUmm8T8',
  'KOM2BubUEwslqf7dNDTKyLxeLvunCJyQ3sHRLM3OeK0=',
  'sandbox_chklUgMGd8chjuItLCMw6UO6SCpZW5OsUs1V///APFk=',
  'whsec_HDqWtlQtCbNaByJAm4rRh40+XKuX7UefkCIRh8NoeiI=',
  // Of tests and tools that the package or its repository shows.
  'conformance-secret-abcdefghijklmnopqrstuvwxyz',
  'conformance-webhook-secret-0123456789',
  'a-secret-of-a-store-that-lives-for-a-minute',
  'a-secret-of-a-server-that-lives-for-a-minute',
  'an-api-key-of-nobody-0123456789-abcdefgh',
  'a-store-key-of-a-minute-0123456789',
  'store-key-of-a-minute-0123456789',
  'decision-key-of-a-minute-0123456789',
]);

/** What stands in a sample and in no random value. Whatever the sandbox makes says `sandbox`. */
const MARKS =
  /sandbox|change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|it|with)|your[-_ ]|placeholder|example|not[-_ ]for[-_ ]real|insecure|openssl rand|…/iu;

/** What stands where a value should: a description, or a command that only a shell would have run. */
const UNFILLED = /^<.*>$|^(?:\$[({]|`)/u;

/** Whether a text has the marks of a sample. It may be a value's bytes, of which any few can be anything. */
export const isMarked = (text: string): boolean => MARKS.test(text);

/** Whether a value is a sample, has the marks of one, or was never filled in. */
export const isPublished = (value: string): boolean =>
  SAMPLES.has(value) || isMarked(value) || UNFILLED.test(value);
