/** What a file is, by its bytes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageType } from '../../../../src/server/service/icons/icons.js';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const latin = (value: string): Uint8Array =>
  Uint8Array.from(value, (letter) => letter.charCodeAt(0));

describe('files', () => {
  it.each([
    ['image/png', latin('\x89PNG\r\n\x1a\n....')],
    ['image/jpeg', latin('\xff\xd8\xff\xe0')],
    ['image/webp', latin('RIFF\x10\0\0\0WEBPVP8 ')],
    ['image/svg+xml', text('<svg/>')],
    ['image/svg+xml', text('\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="1">')],
    [
      'image/svg+xml',
      text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><svg>'),
    ],
    [null, latin('RIFF\x10\0\0\0WAVEfmt ')],
    [null, latin('\x89PNG')],
    [null, text('<svgx>')],
    [null, text('<!-- <svg> --><html>')],
    [null, text('<?xml version="1.0"?><html><svg/></html>')],
    [null, text('<!DOCTYPE html><svg>')],
    [null, text('<!DOCTYPE svg [ <!ENTITY x "y"> ]><svg>&x;</svg>')],
    [null, text('<svg><!ENTITY x "y"></svg>')],
    [null, text('plain')],
    [null, new Uint8Array()],
  ])('are %s', (type, bytes) => {
    expect(imageType(bytes)).toBe(type);
  });

  it('are mostly nothing, and never make it throw or go on for ever', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const isKnown = [0x89, 0xff, 0x52, 0x3c, 0xef, 0x20, 0x09, 0x0a, 0x0d].includes(
          bytes[0] ?? 0,
        );
        if (!isKnown) expect(imageType(bytes)).toBeNull();
      }),
    );
    const spaces = text(`${' '.repeat(50_000)}<!--${'- '.repeat(20_000)}`);
    expect(imageType(spaces)).toBeNull();
  });
});
