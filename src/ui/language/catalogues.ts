/** Message catalogues: each is loaded once per page. */
import { reportPageError } from '../reportPageError.js';

export const LOCALE_TIMEOUT_MS = 300;

/** Sentences of one part of the package, by language. */
export interface Catalogues<M> {
  /** Languages that there are, English aside: that comes with the code. */
  readonly languages: readonly string[];
  /** The sentences, where they are there already. */
  find(language: string): M | undefined;
  /** The same for the first drawing of a page that a server has drawn: only what both sides waited for. */
  findForServer(language: string): M | undefined;
  /** Whether they are on their way and worth a short wait. */
  isPending(language: string): boolean;
  /** Asks for one of the languages, again after a failure. Settles when it is there or cannot be had. */
  load(language: string): Promise<void>;
  /** The same for a page that a server has drawn: both sides wait for it. */
  loadForServer(language: string): Promise<void>;
  /** Takes too long: what is awaited now is read in English until it is there. */
  stopWaiting(language: string): void;
  /** @returns a function that ends it. */
  subscribe(this: void, listener: () => void): () => void;
}

/** @param bring fetches the sentences of one of the languages. */
export function createCatalogues<M, L extends string>(
  languages: readonly L[],
  bring: (language: L) => Promise<M>,
): Catalogues<M> {
  const there: Record<string, M> = {};
  const loading = new Map([['en', Promise.resolve()]]);
  /** Not waited for: they may be loaded, late or unavailable. */
  const settled = new Set(['en']);
  const forServer = new Set<string>();
  const listeners = new Set<() => void>();

  function stopWaiting(language: string): void {
    settled.add(language);
    listeners.forEach((listener) => listener());
  }

  async function request(language: string): Promise<void> {
    try {
      there[language] = await bring(language as L);
    } catch {
      loading.delete(language);
      // Short, because it travels with the first file that a shopper waits for.
      reportPageError(`locales/${language} did not load, so the texts are in English.`);
    }
    stopWaiting(language);
  }

  function load(language: string): Promise<void> {
    const known = loading.get(language) ?? request(language);
    loading.set(language, known);
    return known;
  }

  return {
    languages,
    find: (language) => there[language],
    findForServer: (language) => (forServer.has(language) ? there[language] : undefined),
    isPending: (language) => !settled.has(language),
    load,
    async loadForServer(language) {
      await load(language);
      forServer.add(language);
    },
    stopWaiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
