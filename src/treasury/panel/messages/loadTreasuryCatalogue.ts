/** Loads the back office's sentences of one language, each as a chunk of its own. */
import type { TreasuryMessages } from './en.js';

type Load = () => Promise<{ readonly messages: TreasuryMessages }>;

const files = {
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
} satisfies Readonly<Record<string, Load>>;

/** A language that the back office has sentences in, English aside. */
export type TreasuryLanguage = keyof typeof files;

/** BCP 47 tags, English aside. Fewer than the checkout speaks. */
export const TREASURY_LANGUAGES = Object.keys(files) as readonly TreasuryLanguage[];

/** @throws what the platform says if the chunk does not load. */
export async function loadTreasuryCatalogue(language: TreasuryLanguage): Promise<TreasuryMessages> {
  return (await files[language]()).messages;
}
