/** Loads a catalogue as its own chunk; the script-tag build loads a file beside the script instead. */
import type { Language } from '../../contract/languages.js';
import type { Messages } from './en.js';

type Load = () => Promise<{ readonly messages: Messages }>;

const files: Readonly<Record<Language, Load>> = {
  ar: () => import('./languages/ar.js'),
  bg: () => import('./languages/bg.js'),
  bn: () => import('./languages/bn.js'),
  bs: () => import('./languages/bs.js'),
  ca: () => import('./languages/ca.js'),
  cs: () => import('./languages/cs.js'),
  da: () => import('./languages/da.js'),
  de: () => import('./languages/de.js'),
  el: () => import('./languages/el.js'),
  es: () => import('./languages/es.js'),
  'es-419': () => import('./languages/es-419.js'),
  et: () => import('./languages/et.js'),
  fa: () => import('./languages/fa.js'),
  fi: () => import('./languages/fi.js'),
  fr: () => import('./languages/fr.js'),
  he: () => import('./languages/he.js'),
  hi: () => import('./languages/hi.js'),
  hr: () => import('./languages/hr.js'),
  hu: () => import('./languages/hu.js'),
  id: () => import('./languages/id.js'),
  it: () => import('./languages/it.js'),
  ja: () => import('./languages/ja.js'),
  ka: () => import('./languages/ka.js'),
  kk: () => import('./languages/kk.js'),
  ko: () => import('./languages/ko.js'),
  lt: () => import('./languages/lt.js'),
  lv: () => import('./languages/lv.js'),
  ms: () => import('./languages/ms.js'),
  nb: () => import('./languages/nb.js'),
  nl: () => import('./languages/nl.js'),
  pl: () => import('./languages/pl.js'),
  'pt-BR': () => import('./languages/pt-BR.js'),
  'pt-PT': () => import('./languages/pt-PT.js'),
  ro: () => import('./languages/ro.js'),
  ru: () => import('./languages/ru.js'),
  sk: () => import('./languages/sk.js'),
  sl: () => import('./languages/sl.js'),
  sr: () => import('./languages/sr.js'),
  sv: () => import('./languages/sv.js'),
  sw: () => import('./languages/sw.js'),
  ta: () => import('./languages/ta.js'),
  th: () => import('./languages/th.js'),
  tr: () => import('./languages/tr.js'),
  uk: () => import('./languages/uk.js'),
  ur: () => import('./languages/ur.js'),
  vi: () => import('./languages/vi.js'),
  zh: () => import('./languages/zh.js'),
  'zh-TW': () => import('./languages/zh-TW.js'),
};

/** BCP 47 tags, English aside: `LANGUAGES`, which a shopper would download beside this table. */
export const CATALOGUE_LANGUAGES = Object.keys(files) as readonly Language[];

/** @throws what the platform says where the chunk does not load. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  return (await files[language]()).messages;
}
