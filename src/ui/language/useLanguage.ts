/** The language of one widget: chosen, loaded, and changed while it is on the screen. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Catalogues, LOCALE_TIMEOUT_MS } from './catalogues.js';
import { chooseLanguage } from './chooseLanguage.js';
import { readPreferredLanguages } from './preferredLanguages.js';

/** Notices when the page or the browser asks for other languages. @returns a function that ends it. */
function watchPreferredLanguages(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  addEventListener('languagechange', listener);
  return () => {
    observer.disconnect();
    removeEventListener('languagechange', listener);
  };
}

/** On a server there is no page. */
const noPreferredLanguages = (): string => '';

/** What {@link useLanguage} goes by. */
export interface LanguageInput {
  readonly locale: string | undefined;
  readonly defaultLocale: string | undefined;
  /** BCP 47 tag of sentences that the store has given in full; none have to be loaded for it. */
  readonly given: string | undefined;
  /** Nothing but the sentences is missing. */
  readonly answered: boolean;
}

/**
 * Another language takes the place of the one that is there when it has been loaded, never before.
 *
 * @returns what is read; `waiting` while nothing can be, for a short while at the most.
 */
export function useLanguage<M>(
  catalogues: Catalogues<M>,
  { locale, defaultLocale, given, answered }: LanguageInput,
) {
  const page = useSyncExternalStore(
    watchPreferredLanguages,
    readPreferredLanguages,
    noPreferredLanguages,
  );
  const choice = useMemo(
    () => chooseLanguage({ locale, page: page.split(','), defaultLocale }, catalogues.languages),
    [catalogues, locale, defaultLocale, page],
  );
  const language = given === undefined ? choice.language : 'en';
  const catalogue = useSyncExternalStore(
    catalogues.subscribe,
    () => catalogues.find(language),
    () => catalogues.findForServer(language),
  );
  const awaited = useSyncExternalStore(
    catalogues.subscribe,
    () => catalogues.isPending(language),
    // A server waits for nothing.
    () => false,
  );
  useEffect(() => void catalogues.load(language), [catalogues, language]);

  const now = useMemo(
    () => ({ choice, catalogue, waiting: awaited }),
    [choice, catalogue, awaited],
  );
  const [shown, setShown] = useState(now);
  // What has once been readable stays until the next language is.
  const next = awaited && !shown.waiting ? shown : now;
  if (shown !== next) setShown(next);

  const patient = next.waiting && answered;
  useEffect(() => {
    if (!patient) return undefined;
    const timer = setTimeout(() => catalogues.stopWaiting(language), LOCALE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [catalogues, language, patient]);
  return next;
}
