/** The lint rule that keeps the text of components in elements of its own, over lines of code. */
import { Linter } from 'eslint';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, it } from 'vitest';
// @ts-expect-error -- a plain module without declarations
import { loneText } from '../../scripts/textRules.mjs';

const folder = mkdtempSync(join(tmpdir(), 'text-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: { strict: true, jsx: 'preserve' }, files: ['code.tsx'] }),
);

const HEAD = `
declare global { namespace JSX { interface Element { readonly kind: 'element' } interface IntrinsicElements { [tag: string]: any } } }
declare const word: string; declare const none: string | null; declare const yes: boolean; declare const n: number;
declare const words: string[]; declare const parts: (string | JSX.Element)[]; declare const spans: JSX.Element[];
declare function Icon(): JSX.Element;
`;

/** Which messages the rule gives. */
function lint(code: string): (string | undefined)[] {
  const filename = join(folder, 'code.tsx');
  const text = `${HEAD}${code}`;
  writeFileSync(filename, text);
  const messages = new Linter({ cwd: folder }).verify(
    text,
    [
      {
        files: ['**/*.tsx'],
        plugins: { text: { rules: { 'lone-text': loneText } } },
        rules: { 'text/lone-text': 'error' },
        languageOptions: {
          parser: tseslint.parser as Linter.Parser,
          parserOptions: {
            project: join(folder, 'tsconfig.json'),
            disallowAutomaticSingleRunInference: true,
          },
        },
      },
    ],
    { filename },
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

describe('text beside what comes and goes', () => {
  it.each([
    ['a condition with text', '<p>{yes && "text"}<b /></p>', 'beside'],
    ['text that may be missing', '<p>{none}<b /></p>', 'beside'],
    ['two texts', '<p>{word}{n}</p>', 'beside', 'beside'],
    ['words before a condition', '<p>Words {yes && <b />}</p>', 'besideChanging'],
    ['words beside a component', '<p><Icon /> words</p>', 'besideChanging'],
    ['a dot', `<p>{yes && <b />}{' · '}<i /></p>`, 'besideChanging'],
    ['text in a fragment', '<>{word}</>', 'inFragment'],
    ['words in a fragment', '<>words</>', 'inFragment'],
    ['a list of texts', '<p>{words}</p>', 'list'],
    ['a list of texts and elements', '<p>{parts}</p>', 'list'],
  ])('is found: %s', (_, code, ...found) => {
    expect(lint(`export const drawn = ${code};`)).toEqual(found);
  });

  it('is found in what a component draws by itself', () => {
    expect(lint('export function Part() { return yes ? word : <b />; }')).toEqual(['component']);
  });

  it.each([
    ['text alone', '<p>{word}</p>'],
    ['text alone that may be missing', '<p>{yes && word}</p>'],
    ['one text of several', '<p>{`${word} ${n}`}</p>'],
    ['elements around it', '<p><span>{word}</span> <b>{n}</b></p>'],
    ['words beside elements that stay', '<p>Words <b>{word}</b> words</p>'],
    ['an element that comes and goes', '<p>{yes && <b>{word}</b>}<i /></p>'],
    ['a list of elements', '<p>{spans}<b /></p>'],
  ])('is not found in %s', (_, code) => {
    expect(lint(`export const drawn = ${code};`)).toEqual([]);
  });
});
