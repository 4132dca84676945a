/** Every option of the handler and every diagnostic code is on the page that says who needs it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/options-and-codes.md', 'utf8');
const named = new Set(
  [...page.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) => codesIn(cell)),
);

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name.replace(/\..*/, ''));
}

const [documented = ''] = readFileSync('src/server/configuration/diagnostic.ts', 'utf8').split(
  'readonly code: string',
);

it.each(codesIn(documented))('says who acts on %s', (code) => {
  expect(named).toContain(code);
});

const options = ['src/server/handler/options.ts', 'src/server/callbacks/storeCallbacks.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((text) => {
    const start = /export interface (?:CheckoutHandlerOptions|StoreCallbacks)\b/.exec(text);
    const body = text.slice(start?.index).split('\n}')[0] ?? '';
    return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name);
  });

it('finds the options', () => {
  expect(options.length).toBeGreaterThan(20);
});

it.each(options)('says who needs %s', (option) => {
  expect(named).toContain(option);
});
