/** The parts of the package that have sentences: where they stand in `src/locales`, and which modules they become. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  compileCatalogue,
  hashOf,
  readCatalogue,
  readCatalogues,
  writeEnglish,
  writeFiles,
  writeTable,
  writeTags,
  writeTranslation,
} from './catalogue.mjs';

const OWN_TAG = 'A store that gives all of another language gives its tag as well.';
const capital = (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** English of the checkout is loaded in parts, each with the component that says it. */
function checkoutEnglish({ catalogue: english, made }) {
  const { about, header, sentences } = english;
  const parts = Object.entries(header['@@x-parts']);
  return parts.map(([part, what], at) => [
    `src/ui/messages/en${capital(part)}.ts`,
    writeEnglish(english, {
      ...{ made, about, what, format: './messageFormat.js', open: header['@@x-open'].split(' ') },
      keys: Object.keys(sentences).filter((key) => about[key].context === part),
      name: `en${capital(part)}`,
      type: `${capital(part)}Messages`,
      ...(at === 0 ? { language: OWN_TAG } : { base: { type: 'PayMessages', from: './enPay.js' } }),
    }),
  ]);
}

function checkoutModules([english, ...translations]) {
  const { about, sentences } = english.catalogue;
  const shape = { about, keys: Object.keys(sentences), messages: '../en.js', type: 'Messages' };
  const format = '../messageFormat.js';
  return [
    ...checkoutEnglish(english),
    ...translations.map(({ catalogue, made }) => [
      `src/ui/messages/languages/${catalogue.language}.ts`,
      writeTranslation(catalogue, { made, ...shape, format, language: true }),
    ]),
    [
      'src/ui/messages/languageFiles.ts',
      writeFiles(translations, { type: 'Messages', messages: './en.js' }),
    ],
  ];
}

function officeModules([{ catalogue: english, made: source }, ...translations]) {
  const folder = 'src/treasury/panel/messages';
  const format = '../../../ui/messages/messageFormat.js';
  const { about, header, sentences } = english;
  const shape = { about, keys: Object.keys(sentences), type: 'TreasuryMessages' };
  const open = { open: header['@@x-open'].split(' '), openKnows: false };
  return [
    [
      `${folder}/en.ts`,
      writeEnglish(english, {
        ...{ made: source, ...shape, ...open, what: 'of the back office', name: 'en', format },
      }),
    ],
    ...translations.map(({ catalogue, made }) => [
      `${folder}/languages/${catalogue.language}.ts`,
      writeTranslation(catalogue, { made, ...shape, messages: '../en.js', format: `../${format}` }),
    ]),
    [
      `${folder}/languageFiles.ts`,
      writeFiles(translations, { type: shape.type, messages: './en.js' }),
    ],
  ];
}

/** Pages that a server draws: it fills the sentences in itself, with markup. */
function pageModules(all) {
  const [{ catalogue: english, made: source }, ...translations] = all;
  const keysUnder = (under) => ({
    under,
    keys: Object.keys(english.sentences).filter((key) => key.startsWith(under)),
    // Texts, which take nothing.
    about: Object.fromEntries(
      Object.entries(english.about).map(([key, { description }]) => [key, { description }]),
    ),
  });
  const folder = 'src/treasury/refunds/page';
  const refund = {
    ...keysUnder('refund/'),
    type: 'RefundMessages',
    language: 'Figures are written in it.',
  };
  const what = 'of the page behind a refund link';
  const refunded = translations.filter(({ made }) => made.has(refund.keys[0]));
  return [
    [`${folder}/messages.ts`, writeEnglish(english, { made: source, ...refund, what, name: 'en' })],
    ...refunded.map(({ catalogue, made }) => [
      `${folder}/languages/${catalogue.language}.ts`,
      writeTranslation(catalogue, { made, ...refund, messages: '../messages.js' }),
    ]),
    [
      `${folder}/languageFiles.ts`,
      writeFiles(refunded, { type: refund.type, messages: './messages.js' }),
    ],
    [
      'src/treasury/contract/refundLanguages.ts',
      writeTags(['en', ...refunded.map(({ catalogue }) => catalogue.language)], {
        ...{ what: 'of the page behind a refund link', name: 'REFUND_LANGUAGES' },
        type: 'RefundLanguage',
      }),
    ],
    [
      'src/serve/page/languages/pageSentences.ts',
      writeTable(all, {
        ...{ ...keysUnder('page/'), type: 'PageSentences', name: 'PAGE_SENTENCES' },
        what: 'around the checkout on a page of its own',
      }),
    ],
  ];
}

/** The parts, each a folder of `src/locales`. */
const PARTS = {
  checkout: { modules: checkoutModules },
  office: { modules: officeModules, isPartial: true },
  pages: { modules: pageModules, asBlanks: true },
};

/** Compiles everything. @returns texts by path, and the faults that were found */
export function compileParts(folder) {
  const files = new Map();
  const faults = [];
  for (const [part, { modules, ...options }] of Object.entries(PARTS)) {
    const [english, ...translations] = readCatalogues(join(folder, part)).map((one) => ({
      ...one,
      path: relative(join(folder, '../..'), one.path).replaceAll('\\', '/'),
    }));
    const source = compileCatalogue(english, english, undefined, options);
    const compiled = [
      source,
      ...(source.faults.length > 0
        ? []
        : translations.map((one) => compileCatalogue(one, english, source.made, options))),
    ];
    const found = compiled.flatMap((one) => one.faults);
    faults.push(...found);
    if (found.length > 0) continue;
    const all = [english, ...translations];
    const made = all.map((catalogue, at) => ({ catalogue, made: compiled[at].made }));
    for (const [file, text] of modules(made)) files.set(file, text);
  }
  return { files, faults };
}

/** Notes that translations say the English of today. @param keys all, if there are none */
export function markTranslated(folder, file, keys) {
  const path = join(folder, `${file}.arb`);
  const { sentences: english } = readCatalogue(join(path, '../en.arb'));
  const all = JSON.parse(JSON.stringify(readCatalogue(path)));
  const named = keys.length > 0 ? keys : Object.keys(all.sentences);
  const hashes = Object.fromEntries(
    Object.keys(english)
      .filter((key) => Object.hasOwn(all.sentences, key))
      .map((key) => [
        key,
        named.includes(key) ? hashOf(english[key]) : all.header['@@x-english']?.[key],
      ]),
  );
  const text = { ...all.header, '@@x-english': hashes, ...all.sentences };
  writeFileSync(path, `${JSON.stringify(text, null, 2)}\n`);
}
