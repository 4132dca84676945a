/** The options by name: from here come properties, attributes of the element and those of the script tag. */
import type { MountOptions } from './options.js';

/**
 * How each is said. A `word` is an attribute and a property of the same name, `data-…` in the script tag;
 * `dir` is so for every element already. `both` is an attribute too, but a property of any kind; a `value`
 * is no text, so that only JavaScript can give it.
 */
export const OPTIONS = {
  endpoint: 'word',
  order: 'word',
  resume: 'word',
  name: 'word',
  required: 'word',
  currency: 'word',
  initial: 'value',
  theme: 'word',
  appearance: 'both',
  locale: 'word',
  defaultLocale: 'word',
  dir: 'dir',
  messages: 'value',
  storeName: 'word',
  returnUrl: 'word',
  supportUrl: 'word',
  recipientName: 'word',
  recipientCountry: 'word',
  walletType: 'word',
  documentTitle: 'word',
  browserWallets: 'word',
  fetch: 'value',
} as const satisfies Readonly<Record<keyof MountOptions, 'word' | 'dir' | 'both' | 'value'>>;

type Options = typeof OPTIONS;
type Name = keyof Options;

/** Names of the options that are said in these ways. */
export type Said<Way extends Options[Name]> = {
  [One in Name]: Options[One] extends Way ? One : never;
}[Name];

function namesOf<Way extends Options[Name]>(...ways: readonly Way[]): readonly Said<Way>[] {
  const names = Object.keys(OPTIONS) as Name[];
  return names.filter((name): name is Said<Way> =>
    (ways as readonly string[]).includes(OPTIONS[name]),
  );
}

/** Properties that only stand for an attribute. */
export const WORDS = namesOf('word');

/** Properties that hold what no attribute could. */
export const VALUES = namesOf('both', 'value');

/** Attributes; in HTML their case does not matter. */
export const ATTRIBUTES = namesOf('word', 'both', 'dir');
