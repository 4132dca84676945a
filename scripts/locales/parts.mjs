/** The parts of the package that have sentences: where they stand in `src/locales`, and which modules they become. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  compileCatalogue,
  hashOf,
  readCatalogue,
  readCatalogues,
  writeEnglish,
  writeTranslation,
} from './catalogue.mjs';

const capital = (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** English of the checkout is loaded in parts, each with the component that says it. */
function checkoutEnglish(english, made) {
  const { about, header, sentences } = english;
  const parts = Object.entries(header['@@x-parts']);
  return parts.map(([part, what], at) => [
    `src/ui/messages/en${capital(part)}.ts`,
    writeEnglish(english, {
      ...{ made, about, what, format: './messageFormat.js', open: header['@@x-open'].split(' ') },
      keys: Object.keys(sentences).filter((key) => about[key].context === part),
      name: `en${capital(part)}`,
      type: `${capital(part)}Messages`,
      ...(at === 0 ? { language: true } : { base: { type: 'PayMessages', from: './enPay.js' } }),
    }),
  ]);
}

/** The parts. */
const PARTS = {
  checkout: {
    english: checkoutEnglish,
    translation: (catalogue, english, made) => [
      `src/ui/messages/languages/${catalogue.language}.ts`,
      writeTranslation(catalogue, {
        ...{ made, about: english.about, keys: Object.keys(english.sentences), language: true },
        ...{ messages: '../en.js', type: 'Messages', format: '../messageFormat.js' },
      }),
    ],
  },
  office: {
    isPartial: true,
    english: (english, made) => [
      [
        'src/treasury/panel/messages/en.ts',
        writeEnglish(english, {
          ...{ made, about: english.about, keys: Object.keys(english.sentences) },
          ...{ what: 'of the back office', name: 'en', type: 'TreasuryMessages' },
          ...{ format: '../../../ui/messages/messageFormat.js', openKnows: false },
          open: english.header['@@x-open'].split(' '),
        }),
      ],
    ],
    translation: (catalogue, english, made) => [
      `src/treasury/panel/messages/languages/${catalogue.language}.ts`,
      writeTranslation(catalogue, {
        ...{ made, about: english.about, keys: Object.keys(english.sentences) },
        ...{ messages: '../en.js', type: 'TreasuryMessages' },
        format: '../../../../ui/messages/messageFormat.js',
      }),
    ],
  },
};

/** Compiles everything. @returns texts by path, and the faults that were found */
export function compileParts(folder, parts = Object.keys(PARTS)) {
  const files = new Map();
  const faults = [];
  for (const part of parts) {
    const all = readCatalogues(join(folder, part)).map((one) => ({
      ...one,
      path: relative(join(folder, '../..'), one.path).replaceAll('\\', '/'),
    }));
    const [english, ...translations] = all;
    const source = compileCatalogue(english, english);
    faults.push(...source.faults);
    if (source.faults.length > 0) continue;
    const { english: write, translation, isPartial = false } = PARTS[part];
    for (const [file, text] of write(english, source.made)) files.set(file, text);
    for (const catalogue of translations) {
      const { made, faults: found } = compileCatalogue(catalogue, english, source.made, isPartial);
      faults.push(...found);
      if (found.length === 0) files.set(...translation(catalogue, english, made));
    }
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
        named.includes(key) ? hashOf(english[key]) : all.header['@@x-english'][key],
      ]),
  );
  const text = { ...all.header, '@@x-english': hashes, ...all.sentences };
  writeFileSync(path, `${JSON.stringify(text, null, 2)}\n`);
}
