/** The code of the script tag's files is the one that qrcode.react draws in the package, module by module. */
import fc from 'fast-check';
import { QRCodeSVG as PackageCode } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paymentPayload } from '../../src/chains/paymentPayload.js';
import { QRCodeSVG } from '../../src/embed/QRCodeSVG.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { qrCodeProps } from '../../src/ui/qrCodeProps.js';
import { SOUND } from '../chains/addressVectors.js';
import { runs } from '../support/runs.js';

type Code = typeof QRCodeSVG | typeof PackageCode;

/** The element without its paths, the colours, and the dark modules as "x,y". */
function drawn(Code: Code, text: string) {
  const markup = renderToStaticMarkup(<Code {...qrCodeProps(text, 'USDT on Tron')} />);
  const [, d = ''] = [...markup.matchAll(/\bd="([^"]*)"/g)].map(([, path = '']) => path);
  const boxes = Array.from(d.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H(\d+)z/g), (box) => {
    const [left, y, width, back] = box.slice(1).map(Number) as [number, number, number, number];
    expect(back).toBe(left);
    return Array.from({ length: width }, (_, index) => `${String(left + index)},${String(y)}`);
  });
  const [svg = ''] = /<svg[^>]*>/.exec(markup) ?? [];
  return {
    attributes: svg.split(/(?<=") |[ >](?=\w+[-=])/).toSorted(),
    colours: markup.match(/fill="[^"]*"/g),
    modules: boxes.flat().toSorted(),
  };
}

function expectSame(text: string) {
  const ours = drawn(QRCodeSVG, text);
  expect(ours.modules.length).toBeGreaterThan(200);
  expect(ours).toEqual(drawn(PackageCode, text));
}

describe('the code of the script tag', () => {
  it.each(SOUND)('of $blockchain $canonical is that of the package on every rung', (sound) => {
    const { blockchain, canonical: address } = sound;
    const coin = { blockchain, isNative: true, contractAddress: null, precision: 8 };
    const payload = paymentPayload({ ...coin, address, amount: parseDecimal('0.015') });
    expect(payload?.ladder.length).toBeGreaterThan(0);
    for (const { text } of payload?.ladder ?? []) expectSame(text);
  });

  it.each([
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=15000',
    'https://shop.example/pay#till-link=0123456789abcdef0123456789abcdef0123456789abcdef',
    '0123456789',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'Zürich €',
  ])('of %s is that of the package', expectSame);

  it('of any text is that of the package', () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 300 });
    fc.assert(fc.property(text, expectSame), { numRuns: runs(30) });
  });
});
