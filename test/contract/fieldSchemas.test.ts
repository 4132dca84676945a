/** A person's words in one line: what the page makes of them is what the store takes. */
import { describe, expect, it } from 'vitest';
import { singleLineField } from '../../src/contract/fieldSchemas.js';
import { MAX_LINE_LENGTH, toSingleLine } from '../../src/contract/plainLine.js';

const codes = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
  );
/** C0, delete, C1, and Unicode's own line and paragraph separators. */
const BREAKS = codes([0x00, 0x1f], [0x7f, 0x9f], [0x2028, 0x2029]);

const takes = (text: string) => singleLineField.safeParse(text).success;

describe('a line', () => {
  it('is refused with any break in it, and taken as soon as the page has cleaned it', () => {
    expect(BREAKS).toHaveLength(67);
    for (const character of BREAKS) {
      const text = `seen${character}by Ada`;
      expect(takes(text)).toBe(false);
      expect(toSingleLine(text)).toBe('seen by Ada');
      expect(takes(toSingleLine(text))).toBe(true);
    }
  });

  it('keeps everything else as it was typed, spaces too', () => {
    const text = '  Größe „12“ — نعم, 確認済み 👍🏽  ';
    expect(toSingleLine(text)).toBe(text);
    expect(takes(text)).toBe(true);
  });

  it('loses what nobody sees or what turns it around, and keeps what joins letters', () => {
    const unseen = '\u00ad\u034f\u061c\u200b\u200e\u202e\u2060\u2066\u3164\ufeff\u{e0041}\ud800';
    for (const sign of unseen) {
      expect(takes(`seen${sign}by Ada`)).toBe(false);
      expect(toSingleLine(`seen${sign}by Ada`)).toBe('seenby Ada');
    }
    const joined = 'می‌خواهم, क्‍ष, 👩‍🚀 ❤️';
    expect(toSingleLine(joined)).toBe(joined);
    expect(takes(joined)).toBe(true);
  });

  it('gets one space for a run of breaks, so it never grows', () => {
    expect(toSingleLine('a\r\n\t\u0085b')).toBe('a b');
    expect(takes(toSingleLine(`${'x'.repeat(MAX_LINE_LENGTH - 2)}\r\nx`))).toBe(true);
  });

  it('has an end', () => {
    expect(takes('x'.repeat(MAX_LINE_LENGTH))).toBe(true);
    expect(takes('x'.repeat(MAX_LINE_LENGTH + 1))).toBe(false);
    expect(takes('')).toBe(false);
  });
});
