/** Every code says its text, with the quiet zone around it: read from its pixels by two readers of others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPayload } from '../../src/chains/paymentPayload.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { qrDrawing } from '../../src/ui/qrDrawing.js';
import { SOUND } from '../chains/addressVectors.js';
import { readWithBoth } from '../stories/qrReaders.js';
import { runs } from '../support/runs.js';

const SCALE = 4;

/** The drawing's boxes as pixels, on a ground of white. */
function pictureOf(text: string) {
  const { modules, path } = qrDrawing(text);
  const side = modules * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const boxes = [...path.matchAll(/M(\d+),(\d+)h(\d+)v1H(\d+)z/g)];
  expect(boxes.map(([box]) => box).join('')).toBe(path);
  for (const [left = 0, top = 0, width = 0, back] of boxes.map((box) => box.slice(1).map(Number))) {
    expect(back).toBe(left);
    // Four modules of white on each side.
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(4);
    expect(Math.max(left + width, top + 1)).toBeLessThanOrEqual(modules - 4);
    for (let y = top * SCALE; y < (top + 1) * SCALE; y += 1) {
      for (let x = left * SCALE; x < (left + width) * SCALE; x += 1) {
        data.set([0, 0, 0], (y * side + x) * 4);
      }
    }
  }
  return { data, width: side, height: side };
}

async function expectRead(text: string) {
  expect(await readWithBoth(pictureOf(text))).toEqual({ jsQR: text, zxing: text });
}

describe('a code', () => {
  it.each(SOUND)('of $blockchain $canonical is read on every form', async (sound) => {
    const { blockchain, canonical: address } = sound;
    const coin = { blockchain, isNative: true, contractAddress: null, precision: 8 };
    const payload = paymentPayload({ ...coin, address, amount: parseDecimal('0.015') });
    expect(payload).not.toBeNull();
    for (const { text } of payload ?? []) await expectRead(text);
  });

  it.each([
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=15000',
    'https://shop.example/pay#till-link=0123456789abcdef0123456789abcdef0123456789abcdef',
    '0123456789',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'Zürich €',
  ])('of %s is read', expectRead);

  it('of any text is read', async () => {
    const text = fc.string({
      unit: fc.integer({ min: 33, max: 126 }).map(String.fromCharCode),
      minLength: 1,
      maxLength: 300,
    });
    await fc.assert(fc.asyncProperty(text, expectRead), { numRuns: runs(30) });
  });
});
