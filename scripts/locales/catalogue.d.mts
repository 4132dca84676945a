/** The sentences of one part in one language, as its ARB file has them. */
export interface Catalogue {
  readonly path: string;
  readonly language: string;
  readonly header: {
    readonly '@@x-plurals'?: string;
    readonly '@@x-english'?: Readonly<Record<string, string>>;
    readonly [key: string]: unknown;
  };
  readonly sentences: Readonly<Record<string, string>>;
  readonly about: Readonly<
    Record<string, { readonly placeholders?: Readonly<Record<string, { readonly type: string }>> }>
  >;
  /** Keys that the file has more than once. */
  readonly twice: readonly string[];
}

/** What was made of a sentence. */
export interface Compiled {
  readonly code: string;
}

/** What stands beside a translation: which English it says. */
export function hashOf(english: string): string;

/** All languages of a part, English first. */
export function readCatalogues(folder: string): readonly [Catalogue, ...Catalogue[]];

/** Keys whose translation says an English that has changed since, or that have none. */
export function behindOf(catalogue: Catalogue, english: Catalogue): readonly string[];

/** Compiles all sentences of a language. @param source compiled English; undefined for English itself */
export function compileCatalogue(
  catalogue: Catalogue,
  english: Catalogue,
  source?: ReadonlyMap<string, Compiled>,
  options?: { readonly isPartial?: boolean; readonly asBlanks?: boolean },
): { readonly made: ReadonlyMap<string, Compiled>; readonly faults: readonly string[] };
