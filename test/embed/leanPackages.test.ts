/** The edits of packages in the standalone builds: what is left does the same as the package. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withEdits } from '../../scripts/standalone/leanPackages.js';
import { runs } from '../support/runs.js';

const PARSER = 'eventsource-parser/dist/index.js';
const parserFile = join(import.meta.dirname, '../../node_modules', PARSER);
const leanFile = join(tmpdir(), `tillkit-lean-${String(process.pid)}.mjs`);

type CreateParser = typeof createParser;
let lean: CreateParser;

beforeAll(async () => {
  const code = withEdits(readFileSync(parserFile, 'utf8'), parserFile) ?? '';
  writeFileSync(leanFile, code.replace(/^\/\/# sourceMappingURL.*$/m, ''));
  const built = (await import(/* @vite-ignore */ pathToFileURL(leanFile).href)) as {
    createParser: CreateParser;
  };
  lean = built.createParser;
});
afterAll(() => rmSync(leanFile, { force: true }));

/** What a parser tells of these pieces, as the live connection uses it. */
function told(create: CreateParser, pieces: readonly string[], maxBufferSize = 1_000_000) {
  const heard: unknown[] = [];
  const parser = create({
    maxBufferSize,
    onRetry: (ms) => heard.push(ms),
    onEvent: (event) => heard.push(event),
  });
  try {
    for (const piece of pieces) parser.feed(piece);
  } catch (error) {
    heard.push(String(error));
  }
  return heard;
}

const word = fc.constantFrom(
  ...['data: {"a":1}', 'data:b', 'data', 'data:', 'event: checkout', 'event:bye', 'event', 'id: 7'],
  ...['retry: 3000', 'retry: soon', ': heartbeat', ':', 'else: x', 'dat', 'data: ä:ö', '', ''],
);
const stream = fc
  .array(fc.tuple(word, fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')), { maxLength: 30 })
  .map((lines) => lines.map((line) => line.join('')).join(''));

/** Cuts a text into pieces. */
const cut = (text: string, at: readonly number[]): string[] => {
  const ends = [...new Set(at.map((n) => n % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((from, index) => text.slice(from, ends[index]));
};

describe('the lean reader of event streams', () => {
  it('is shorter, and reads a message', () => {
    const whole = readFileSync(parserFile, 'utf8');
    expect(withEdits(whole, parserFile)).not.toBe(whole);
    expect(told(lean, ['event: checkout\ndata: {}\n\n'])).toEqual([
      { id: undefined, event: 'checkout', data: '{}' },
    ]);
  });

  it('tells the same of any stream, cut anywhere', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat(400), { maxLength: 8 }), (text, at) => {
        const pieces = cut(text, at);
        expect(told(lean, pieces)).toEqual(told(createParser, pieces));
      }),
      { numRuns: runs(500) },
    );
  });

  it('gives up a message that is too long, as the package does', () => {
    const pieces = ['data: 123', '45678901234567890', '\n\n'];
    expect(told(lean, pieces, 10)).toEqual(told(createParser, pieces, 10));
    expect(told(lean, pieces, 10)).toEqual([expect.stringContaining('Cannot feed parser')]);
  });
});

/** Writes a lean file where its own imports are found, and loads it. */
async function leanModule(file: string): Promise<Record<string, unknown>> {
  const original = join(import.meta.dirname, '../../node_modules', file);
  const lean = withEdits(readFileSync(original, 'utf8'), original) ?? '';
  const whole = lean.replaceAll(/from (["'])([^"']+)\1/g, (_, quote: string, name: string) => {
    const from = pathToFileURL(createRequire(original).resolve(name)).href;
    return `from ${quote}${from}${quote}`;
  });
  const place = join(tmpdir(), `tillkit-lean-${String(process.pid)}-${basename(file)}.mjs`);
  try {
    writeFileSync(place, whole);
    return (await import(/* @vite-ignore */ pathToFileURL(place).href)) as Record<string, unknown>;
  } finally {
    rmSync(place, { force: true });
  }
}

describe('the lean hashes', () => {
  type Hash = (bytes: Uint8Array) => Uint8Array;

  it('answer as the package does, for bytes of any length and place', async () => {
    const keccak = (await leanModule('@noble/hashes/sha3.js'))['keccak_256'] as Hash;
    const { HashMD } = (await leanModule('@noble/hashes/_md.js')) as { HashMD: typeof Function };
    expect(String(HashMD)).not.toContain('aexists(');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), fc.nat(5), (bytes, from) => {
        const part = bytes.subarray(from);
        expect(keccak(part)).toEqual(keccak_256(part));
      }),
    );
  });
});

describe('the lean encoder', () => {
  const draw = (Code: typeof QRCodeSVG, value: string) =>
    renderToStaticMarkup(createElement(Code, { value, level: 'M', marginSize: 4, className: 'c' }));

  it('draws the same code of any text, and still says where one is too long', async () => {
    const { QRCodeSVG: Lean } = (await leanModule('qrcode.react/lib/esm/index.js')) as {
      QRCodeSVG: typeof QRCodeSVG;
    };
    const texts = fc.oneof(fc.string({ maxLength: 200 }), fc.stringMatching(/^[A-Z0-9:/.]{1,90}$/));
    fc.assert(
      fc.property(texts, (text) => {
        expect(draw(Lean, text)).toBe(draw(QRCodeSVG, text));
      }),
      { numRuns: 60 },
    );
    expect(() => draw(Lean, 'ä'.repeat(3000))).toThrow('Data too long');
  });
});

describe('an edit', () => {
  it('touches no file that it is not for', () => {
    expect(withEdits('const a = 1;', '/shop/node_modules/other/index.js')).toBeUndefined();
    expect(withEdits('const a = 1;', '/shop/src/query.js')).toBeUndefined();
  });

  it('fails where a new version says something else', () => {
    const id = `/shop/node_modules/${PARSER}`;
    expect(() => withEdits('export const createParser = 1;', id)).toThrow('a new version?');
  });

  it.each(['@tanstack/query-core/build/modern/query.js', '@noble/hashes/utils.js'])(
    'fits the installed %s',
    (file) => {
      const id = join(import.meta.dirname, '../../node_modules', file);
      const code = readFileSync(id, 'utf8');
      expect(withEdits(code, id)).not.toBe(code);
    },
  );
});
