/** Laws of the repair: whatever a store gives, what has to be read can be read. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  CONTROL_RATIO,
  mix,
  readable,
  TEXT_RATIO,
  type Rgb,
} from '../../../src/contract/contrast.js';
import { COLORS, readablePalette, type Complete } from '../../../src/ui/theme/palette.js';
import { runs } from '../../support/runs.js';

const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];
const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel);
const palette = fc.record(
  Object.fromEntries(COLORS.map((name) => [name, color])) as Record<keyof Complete, typeof color>,
);

/** Hue of the HSL cone, degrees; undefined for grey. */
function hueOf([red = 0, green = 0, blue = 0]: Rgb): number | undefined {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return undefined;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}

describe('contrast', () => {
  it('has the figures of the recommendation', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrast([118, 118, 118], WHITE)).toBeCloseTo(4.54, 2);
    expect(contrast([119, 119, 119], WHITE)).toBeCloseTo(4.48, 2);
    expect(contrast([255, 0, 0], WHITE)).toBeCloseTo(4.0, 1);
  });

  it('does not care which of the two is the text', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('readable', () => {
  it.each([TEXT_RATIO, CONTROL_RATIO])('reaches %d:1 on every ground', (ratio) => {
    fc.assert(
      fc.property(color, color, (text, ground) => {
        expect(contrast(readable(text, [ground], ratio), ground)).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('leaves alone what can be read already', () => {
    fc.assert(
      fc.property(color, color, (text, ground) => {
        fc.pre(contrast(text, ground) >= TEXT_RATIO);
        expect(readable(text, [ground], TEXT_RATIO)).toBe(text);
      }),
    );
  });

  it('keeps the hue of a brand, as far as whole numbers can', () => {
    for (const brand of [
      [255, 196, 0],
      [0, 200, 150],
      [255, 105, 180],
    ]) {
      const onWhite = readable(brand, [WHITE], TEXT_RATIO);
      expect(onWhite).not.toEqual(brand);
      expect(Math.abs((hueOf(onWhite) ?? 0) - (hueOf(brand) ?? 0))).toBeLessThan(3);
    }
  });

  it('goes no further than it has to', () => {
    const grey = readable([170, 170, 170], [WHITE], TEXT_RATIO);
    expect(contrast(grey, WHITE)).toBeLessThan(TEXT_RATIO + 0.5);
  });
});

it('mixes by share', () => {
  expect(mix([0, 100, 200], [100, 100, 0], 0.5)).toEqual([50, 100, 100]);
});

describe('a palette of any colours', () => {
  it.each([true, false])('can be read everywhere (grounds made again: %s)', (grounds) => {
    fc.assert(
      fc.property(palette, (given) => {
        const all = { ...given, ...readablePalette(given, grounds) } as Record<string, Rgb>;
        const reaches = (text: string, ratio: number, ...on: string[]) =>
          on.forEach((ground) =>
            expect(
              contrast(all[text] ?? [], all[ground] ?? []),
              `${text} on ${ground}`,
            ).toBeGreaterThanOrEqual(ratio),
          );
        reaches('on-accent', TEXT_RATIO, 'accent');
        reaches('link', TEXT_RATIO, 'background', 'surface');
        reaches('text-muted', TEXT_RATIO, 'background', 'surface');
        reaches('control', CONTROL_RATIO, 'background');
        reaches('text', TEXT_RATIO, 'background', 'surface');
        for (const tone of ['success', 'warning', 'danger']) {
          reaches('text', TEXT_RATIO, `${tone}-soft`);
          reaches(tone, TEXT_RATIO, 'background', 'surface', `${tone}-soft`);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  describe('tints of notices', () => {
    const grey: Rgb = [128, 128, 128];
    const theme: Complete = {
      ...(Object.fromEntries(COLORS.map((name) => [name, grey])) as Record<
        string,
        Rgb
      > as Complete),
      text: [20, 20, 20],
      warning: [122, 74, 0],
      'warning-soft': [253, 243, 225],
    };
    const tintOn = (background: Rgb) =>
      readablePalette({ ...theme, background }, true)['warning-soft'] ?? [];

    it.each([[[255, 255, 255]], [[245, 248, 254]], [[210, 220, 210]]])(
      "stay the theme's own on %j, which is near them",
      (background) => expect(tintOn(background)).toEqual(theme['warning-soft']),
    );

    it.each([[[150, 170, 160]], [[13, 21, 48]]])(
      'are made again on %j, and lie close to it',
      (background) => {
        expect(tintOn(background)).not.toEqual(theme['warning-soft']);
        expect(contrast(tintOn(background), background)).toBeLessThan(1.5);
      },
    );
  });

  it('never touches the background or the accent of the store', () => {
    fc.assert(
      fc.property(palette, fc.boolean(), (given, grounds) => {
        const repaired = readablePalette(given, grounds);
        expect(repaired).not.toHaveProperty('background');
        expect(repaired).not.toHaveProperty('accent');
      }),
    );
  });
});
