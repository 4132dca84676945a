/**
 * Back-translations, for whoever writes them. Run as `npm run --silent languages -- …`:
 *   sheet de            what still has to be read, as JSON: the sentences of the language, no English
 *   file de sheet.json  takes the filled sheet into docs/back-translations/de.json
 * With `refunds/de` in place of `de` it is the page behind a refund link.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Messages } from '../../src/ui/messages/en.js';
import type { RefundMessages } from '../../src/server/refunds/page/messages.js';
import { refundSentencesOf } from './refundSentences.js';
import { hashOf, sentencesOf, type BackTranslation } from './sentences.js';

interface SheetLine {
  readonly sentence: string;
  /** To be filled in. */
  readonly back: string;
}

type Back = Readonly<Record<string, BackTranslation>>;

const [command, which = '', sheetFile = ''] = process.argv.slice(2);
const place = new URL(`../../docs/back-translations/${which}.json`, import.meta.url);

async function readSentences(): Promise<Readonly<Record<string, string>>> {
  const language = which.replace('refunds/', '');
  const isRefunds = language !== which;
  const folder = isRefunds ? 'server/refunds/page' : 'ui/messages';
  const source = new URL(`../../src/${folder}/languages/${language}.ts`, import.meta.url);
  const { messages } = (await import(source.href)) as { readonly messages: unknown };
  return isRefunds
    ? refundSentencesOf(messages as RefundMessages)
    : sentencesOf(messages as Messages);
}

const sentences = Object.entries(await readSentences()).filter(([, sentence]) => sentence !== '');

const filed: Back = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Back) : {};

function sheet(): Readonly<Record<string, SheetLine>> {
  const open = sentences.filter(([path, sentence]) => filed[path]?.hash !== hashOf(sentence));
  // The key would give the English away, so a line is named by its hash.
  return Object.fromEntries(open.map(([, sentence]) => [hashOf(sentence), { sentence, back: '' }]));
}

function take(lines: Readonly<Record<string, SheetLine>>): Back {
  return Object.fromEntries(
    sentences.flatMap(([path, sentence]) => {
      const hash = hashOf(sentence);
      const before = filed[path];
      const back = lines[hash]?.back ?? (before?.hash === hash ? before.back : '');
      return back === '' ? [] : [[path, { hash, back }] as const];
    }),
  );
}

if (command === 'sheet') process.stdout.write(`${JSON.stringify(sheet(), null, 2)}\n`);
else if (command === 'file') {
  const lines = JSON.parse(readFileSync(sheetFile, 'utf8')) as Readonly<Record<string, SheetLine>>;
  writeFileSync(place, `${JSON.stringify(take(lines), null, 2)}\n`);
} else {
  process.stderr.write('Say `sheet <language>` or `file <language> <filled sheet>`.\n');
  process.exitCode = 2;
}
