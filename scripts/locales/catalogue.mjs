/** The sentences of one part of the package in one language: read, compared with English, written as a module. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileMessage, MessageFault, quoted, textOf } from './message.mjs';

/** What stands beside a translation: which English it says. */
export const hashOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 8);

/** Reads an ARB file: its sentences by key, and what is said about them. */
export function readCatalogue(path) {
  const text = readFileSync(path, 'utf8');
  const all = Object.entries(JSON.parse(text));
  const written = [...text.matchAll(/^ {2}("(?:[^"\\]|\\.)*"):/gmu)].map(([, key]) =>
    JSON.parse(key),
  );
  return {
    path,
    language: basename(path, '.arb'),
    header: Object.fromEntries(all.filter(([key]) => key.startsWith('@@'))),
    sentences: Object.fromEntries(all.filter(([key]) => !key.startsWith('@'))),
    about: Object.fromEntries(
      all.filter(([key]) => /^@[^@]/u.test(key)).map(([key, value]) => [key.slice(1), value]),
    ),
    twice: written.filter((key, at) => written.indexOf(key) !== at),
  };
}

/** All languages of a part, English first. */
export function readCatalogues(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.arb'));
  const all = files.sort().map((file) => readCatalogue(join(folder, file)));
  return all.sort((a, b) => Number(b.language === 'en') - Number(a.language === 'en'));
}

/** Keys that a language should have: of what English calls optional it has all sentences or none. */
function keysOf({ sentences }, english) {
  const { '@@x-optional': optional } = english.header;
  const isAbsent =
    optional !== undefined && !Object.keys(sentences).some((key) => key.startsWith(optional));
  return Object.keys(english.sentences).filter((key) => !isAbsent || !key.startsWith(optional));
}

/** Keys whose translation says an English that has changed since, or that have none. */
export const behindOf = (catalogue, english) =>
  keysOf(catalogue, english).filter(
    (key) =>
      catalogue.sentences[key] === undefined ||
      catalogue.header['@@x-english']?.[key] !== hashOf(english.sentences[key]),
  );

/** Sentences that are the same as in English, and have a word in them. */
const leftInEnglish = ({ sentences }, english) =>
  Object.keys(english.sentences).filter(
    (key) =>
      sentences[key] === english.sentences[key] &&
      /[a-z]{3}/u.test(textOf(sentences[key]).replace('USD', '')),
  );

/** What is not right about a language as a whole. */
function faultsOf(catalogue, english) {
  const { header, sentences, about, language, twice } = catalogue;
  const known = (key) => Object.hasOwn(english.sentences, key);
  const notTrimmed = ([, text]) => text.trim() !== text || text === '';
  const faults = [
    ...(header['@@locale'] === language ? [] : [`@@locale is ${String(header['@@locale'])}`]),
    ...twice.map((key) => `${key} is there twice`),
    ...Object.keys(about)
      .filter((key) => !known(key))
      .map((key) => `@${key} is about no sentence`),
    ...Object.keys(sentences)
      .filter((key) => !known(key))
      .map((key) => `${key} is not in English`),
    ...Object.entries(sentences)
      .filter(notTrimmed)
      .map(([key]) => `${key} is empty, or begins or ends with a space`),
  ];
  if (catalogue === english) return faults;
  const { '@@x-english': hashes = {}, '@@x-same': same = [] } = header;
  const left = leftInEnglish(catalogue, english);
  return [
    ...faults,
    ...Object.keys(hashes)
      .filter((key) => !Object.hasOwn(sentences, key))
      .map((key) => `@@x-english has ${key}, which is not translated`),
    ...left
      .filter((key) => !same.includes(key))
      .map((key) => `${key} is left in English: if that is right, name it in @@x-same`),
    ...same
      .filter((key) => !left.includes(key))
      .map((key) => `@@x-same has ${key}, which is not as in English`),
  ];
}

/** What a translation leaves out, or has of its own. */
function differences(made, source) {
  const lost = [...source.printed, ...source.always].filter(
    (name) => !made.printed.has(name) || (source.always.has(name) && !made.always.has(name)),
  );
  const marks = ({ code }) => (code.match(/<[^>]*>/gu) ?? []).sort().join('');
  const extra = [...made.printed].filter((name) => !source.printed.has(name));
  return [
    ...(lost.length > 0 ? [`forgets {${[...new Set(lost)].join('}, {')}}`] : []),
    ...(extra.length > 0 ? [`says {${extra.join('}, {')}}, which English does not`] : []),
    ...(marks(made) === marks(source) ? [] : ['has other marks than English']),
  ];
}

/**
 * Compiles all sentences of a language.
 *
 * @param source compiled English; undefined for English itself.
 * @param options `isPartial`: a sentence that is not translated yet is said in English; `asBlanks`: see
 *   {@link compileMessage}.
 * @returns what was made of each sentence by its key, and the faults that were found
 */
export function compileCatalogue(catalogue, english, source, { isPartial, asBlanks } = {}) {
  const faults = faultsOf(catalogue, english);
  const { header, sentences } = catalogue;
  const plurals = (header['@@x-plurals'] ?? '').split(' ');
  const made = new Map();
  for (const key of keysOf(catalogue, english)) {
    const { placeholders } = english.about[key] ?? {};
    try {
      if (sentences[key] === undefined) {
        if (!isPartial) faults.push(`${key} is missing`);
        made.set(key, source.get(key));
        continue;
      }
      const language = header['@@locale'];
      const compiled = compileMessage(sentences[key], {
        ...{ language, plurals, placeholders, asBlanks },
      });
      const wrong = source ? differences(compiled, source.get(key)) : [];
      faults.push(...wrong.map((what) => `${key} ${what}`));
      made.set(key, compiled);
    } catch (error) {
      if (!(error instanceof MessageFault)) throw error;
      faults.push(`${key}: ${error.message}`);
    }
  }
  return { made, faults: faults.map((one) => `${catalogue.path}: ${one}`) };
}

/** Keys with `/` as a tree: a table, a list, or a sentence. */
function treeOf(keys, under = '') {
  const root = new Map();
  for (const key of keys) {
    const names = key.slice(under.length).split('/');
    let place = root;
    for (const name of names.slice(0, -1)) {
      if (!place.has(name)) place.set(name, new Map());
      place = place.get(name);
    }
    place.set(names[names.length - 1], key);
  }
  return root;
}

const nameOf = (name) => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : quoted(name));
const isList = (tree) => [...tree.keys()].every((name) => /^\d+$/u.test(name));

/** Parameters of a sentence: names that it does not use are left out at the end, and marked elsewhere. */
function parametersOf(placeholders, used, typed) {
  const all = Object.entries(placeholders);
  while (all.length > 0 && !used.has(all[all.length - 1][0])) all.pop();
  return all
    .map(([name, { type }]) => `${used.has(name) ? '' : '_'}${name}${typed ? `: ${type}` : ''}`)
    .join(', ');
}

const signatureOf = (placeholders) =>
  `(${Object.entries(placeholders)
    .map(([name, { type }]) => `${name}: ${type}`)
    .join(', ')}) => string`;

/** Writes a tree of sentences as an object or a list. */
function write(tree, { made, about, indent = '  ', typed, open = [], openKnows = true }) {
  const lines = [];
  for (const [name, one] of tree) {
    const inList = isList(tree);
    const label = inList ? '' : `${nameOf(name)}: `;
    if (typeof one === 'string') {
      const { description, placeholders } = about[one] ?? {};
      if (typed && description && !inList) lines.push(`${indent}/** ${description} */`);
      const { code, used } = made.get(one);
      const result = typed ? ': string' : '';
      const head = placeholders ? `(${parametersOf(placeholders, used, typed)})${result} => ` : '';
      lines.push(`${indent}${label}${head}${code},`);
      continue;
    }
    const leaves = [...one.values()].filter((leaf) => typeof leaf === 'string');
    const [first] = leaves.map((leaf) => about[leaf]?.description);
    const shared =
      first &&
      leaves.length === one.size &&
      leaves.every((leaf) => about[leaf]?.description === first);
    if (typed && shared) lines.push(`${indent}/** ${first} */`);
    const inner = write(one, {
      ...{ made, indent: `${indent}  `, typed },
      about: shared
        ? Object.fromEntries(
            leaves.map((leaf) => [leaf, { ...about[leaf], description: undefined }]),
          )
        : about,
    });
    const [from, to] = isList(one) ? ['[', ']'] : ['{', '}'];
    lines.push(
      `${indent}${label}${from}`,
      ...inner,
      `${indent}${to}${typed ? typeOf(one, about, open.includes(name), openKnows) : ''},`,
    );
  }
  return lines;
}

/** The type of a table that may be asked for a code that it does not know, or whose sentences differ in what they take. */
function typeOf(table, about, isOpen, openKnows) {
  const taken = [...table.values()].map((key) => about[key]?.placeholders).filter(Boolean);
  const [most] = taken.sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  const sentence = most ? signatureOf(most) : 'string';
  if (!isOpen && !taken.some((one) => Object.keys(one).length < Object.keys(most).length))
    return '';
  const codes = [...table.keys()].map(quoted).join(' | ');
  const known = `Readonly<Record<${codes}, ${sentence}>>`;
  if (!isOpen) return ` as ${known}`;
  return ` as ${openKnows ? `${known} & ` : ''}Readonly<Record<string, ${sentence}>>`;
}

const HELPERS = [
  ['isolate', /\bisolate[()]/u],
  ['list', /\blist\('/u],
  ['plural', /\bplural\('/u],
  ['pluralForm', /\bpluralForm\('/u],
];
function importsOf(text, format) {
  const used = HELPERS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${format}';`];
}

/** The module of a translation. */
export function writeTranslation(
  { header, path },
  { made, about, keys, under, messages, type, format, language },
) {
  const body = [
    ...(language ? [`  language: ${quoted(header['@@locale'])},`] : []),
    ...write(treeOf(keys, under), { made, about, typed: false }),
  ].join('\n');
  return [
    `/** ${header['@@x-voice']} Compiled from ${path}: mend it there. */`,
    `import type { ${type} } from '${messages}';`,
    ...importsOf(body, format),
    '',
    '/** Every sentence. */',
    `export const messages: ${type} = {`,
    body,
    '};\n',
  ].join('\n');
}

/** A module of English sentences. */
export function writeEnglish(
  { path },
  { made, about, keys, under, what, name, type, base, format, language, ...tables },
) {
  const body = [
    ...(language
      ? [`  /** BCP 47 tag of these sentences. ${language} */`, `  language: 'en',`]
      : []),
    ...write(treeOf(keys, under), { made, about, typed: true, ...tables }),
  ].join('\n');
  return [
    `/** English ${what}. Compiled from ${path}: mend it there. */`,
    ...(base ? [`import type { ${base.type} } from '${base.from}';`] : []),
    ...importsOf(body, format),
    '',
    `/** Sentences ${what}. */`,
    `export const ${name} = {`,
    body,
    '};\n',
    `/** The shape of these sentences in any language${base ? ', with those that all parts share' : ''}. */`,
    `export type ${type} = ${base ? `${base.type} & ` : ''}typeof ${name};\n`,
  ].join('\n');
}

/** A module with all languages of a few sentences. */
export function writeTable(all, { about, keys, under, what, name, type }) {
  const [{ catalogue: english }, ...others] = all;
  const table = (made, indent) => write(treeOf(keys, under), { made, about, typed: false, indent });
  const rows = others.flatMap(({ catalogue, made }) => [
    `  ${nameOf(catalogue.language)}: {`,
    ...table(made, '    '),
    '  },',
  ]);
  return [
    `/** Sentences ${what}, in every language. Compiled from ${dirname(english.path)}: mend them there. */`,
    '',
    '/** English, and what is said where there is no such language. */',
    'export const en = {',
    ...write(treeOf(keys, under), { made: all[0].made, about, typed: true }),
    '};\n',
    '/** The shape of these sentences in any language. */',
    `export type ${type} = typeof en;\n`,
    '/** By BCP 47 tag. */',
    `export const ${name}: Readonly<Record<string, ${type}>> = {`,
    '  en,',
    ...rows,
    '};\n',
  ].join('\n');
}

/** A module that loads each translation when it is first read. */
export function writeFiles(translations, { messages, type }) {
  const tags = translations.map(({ catalogue }) => catalogue.language);
  return [
    '/** Loads the sentences of each language by themselves. Compiled from the files of src/locales. */',
    `import type { ${type} } from '${messages}';\n`,
    `type Load = () => Promise<{ readonly messages: ${type} }>;\n`,
    '/** By BCP 47 tag, English aside. */',
    'export const languageFiles = {',
    ...tags.map((tag) => `  ${nameOf(tag)}: () => import('./languages/${tag}.js'),`),
    '} satisfies Readonly<Record<string, Load>>;\n',
  ].join('\n');
}

/** A module that names the languages. @param tags BCP 47 */
export function writeTags(tags, { what, name, type }) {
  return [
    `/** The languages ${what}. Compiled from the files of src/locales; \`docs/languages.md\` says how to add one. */\n`,
    '/** BCP 47 tags. */',
    `export const ${name} = [`,
    ...tags.map((tag) => `  ${quoted(tag)},`),
    '] as const;\n',
    '/** One of them. */',
    `export type ${type} = (typeof ${name})[number];\n`,
  ].join('\n');
}
