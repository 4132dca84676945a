/** Loads the back office's sentences of one language, each as a chunk of its own. */
import type { Language } from '../../contract/languages.js';
import type { TreasuryMessages } from './en.js';

type Load = () => Promise<{ readonly messages: TreasuryMessages }>;

const files: Readonly<Record<Language, Load>> = {
  ar: () => import('./languages/ar.js'),
  de: () => import('./languages/de.js'),
  es: () => import('./languages/es.js'),
  fa: () => import('./languages/fa.js'),
  fr: () => import('./languages/fr.js'),
  he: () => import('./languages/he.js'),
  hi: () => import('./languages/hi.js'),
  id: () => import('./languages/id.js'),
  it: () => import('./languages/it.js'),
  ja: () => import('./languages/ja.js'),
  ko: () => import('./languages/ko.js'),
  nl: () => import('./languages/nl.js'),
  pl: () => import('./languages/pl.js'),
  'pt-BR': () => import('./languages/pt-BR.js'),
  ru: () => import('./languages/ru.js'),
  th: () => import('./languages/th.js'),
  tr: () => import('./languages/tr.js'),
  uk: () => import('./languages/uk.js'),
  vi: () => import('./languages/vi.js'),
  zh: () => import('./languages/zh.js'),
  'zh-TW': () => import('./languages/zh-TW.js'),
};

/** @throws what the platform says if the chunk does not load. */
export async function loadTreasuryCatalogue(language: Language): Promise<TreasuryMessages> {
  return (await files[language]()).messages;
}
