/** How `npm run test:examples` reads the first guide: it does every step, and stops at what it cannot do. */
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../scripts/examples/guideParts.mjs';
import { readPage } from './docs/blocks.js';

const block = (kind: string, code: string, indent = '') =>
  ['```' + kind, ...code.split('\n'), '```'].map((line) => indent + line).join('\n');

describe('The steps of a guide', () => {
  it('are its blocks and sentences, in their order', () => {
    const guide = [
      '# Take a payment',
      'In an empty\nfolder:',
      block('sh', 'npm install tillkit'),
      block('js', '// lib/shop.mjs\nlet shop;'),
      '1. In one terminal:',
      block('bash', 'node lib/shop.mjs', '   '),
    ].join('\n\n');
    expect(stepsOf(guide, {})).toMatchObject([
      { line: 3, reads: 'In an empty folder:' },
      { line: 6, shell: 'sh', runs: 'npm install tillkit\n', keepsRunning: false },
      { line: 10, writes: 'lib/shop.mjs', code: '// lib/shop.mjs\nlet shop;\n' },
      { line: 15, reads: '1. In one terminal:' },
      { line: 17, shell: 'bash', runs: 'node lib/shop.mjs\n', keepsRunning: true },
    ]);
  });

  it.each([
    ['a block of a kind that nobody runs', block('python', 'print(1)'), /block “python”/],
    ['a block of no kind', block('', 'print(1)'), /block “”/],
    ['a file without a name', block('js', 'let shop;'), /names no file/],
    ['a command in a sentence', 'Then `node shop.mjs`.', /“node shop.mjs” in a sentence/],
    ['a block without an end', '```sh\nls', /has no end/],
  ])('stop at %s', (_what, guide, message) => {
    expect(() => stepsOf(guide, {})).toThrow(message);
  });

  it('leave out a section with a reason, as long as it is there', () => {
    const guide = ['## In React', block('tsx', '<Pay />')].join('\n\n');
    expect(stepsOf(guide, { 'In React': 'needs a bundler' })).toEqual([]);
    expect(() => stepsOf(guide, { 'In Vue': 'needs a bundler' })).toThrow(/“In Vue” any more/);
  });

  it('can be done in the first guide, and end at an order that is paid', () => {
    const steps = stepsOf(readPage('docs/guides/install.md'), { 'In React': 'needs a bundler' });
    expect(steps.filter((step) => step.runs !== undefined).length).toBeGreaterThan(2);
    expect(steps.some((step) => step.reads?.includes('says “Paid”'))).toBe(true);
  });
});
