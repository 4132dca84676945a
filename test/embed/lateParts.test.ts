/** The files of `tillkit.mjs` bring every rule and every sentence once. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enPay } from '../../src/ui/messages/enPay.js';
import { enProblems } from '../../src/ui/messages/enProblems.js';
import { enPicker } from '../../src/ui/messages/enPicker.js';
import { enRecords } from '../../src/ui/messages/enRecords.js';
import { enStatus } from '../../src/ui/messages/enStatus.js';
import { enTools } from '../../src/ui/messages/enTools.js';
import { enWallet } from '../../src/ui/messages/enWallet.js';

function sheetsNamedIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.css)(?:\?inline)?'/g);
  return [...names].map(([, name]) => join(dirname(file), name ?? ''));
}
const late = ['BrowserWallet', 'CurrencyPicker', 'PaymentStatus', 'PayTools', 'widget'].map(
  (name) => resolve(`src/embed/lateParts/${name}.ts`),
);

describe('style sheets', () => {
  it('come with the first screen, the widget or another late part, each in one place', () => {
    const first = sheetsNamedIn(resolve('src/embed/firstScreen/styles.css'));
    const all = sheetsNamedIn(resolve('src/ui/styles.css'));
    const after = late.flatMap(sheetsNamedIn);
    expect([...first, ...after].sort()).toEqual(all.sort());
  });

  it('stand in the order of the whole', () => {
    const first = sheetsNamedIn(resolve('src/embed/firstScreen/styles.css'));
    const all = sheetsNamedIn(resolve('src/ui/styles.css'));
    expect(first).toEqual(all.filter((sheet) => first.includes(sheet)));
  });
});

describe('sentences', () => {
  it('belong to one part each', () => {
    const keys = [enPay, enProblems, enPicker, enStatus, enRecords, enTools, enWallet].flatMap(
      (part) => Object.keys(part),
    );
    expect(keys.length).toBeGreaterThan(70);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
