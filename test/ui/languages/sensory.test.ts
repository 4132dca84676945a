/** No sentence leads a person by colour, shape or side alone (WCAG 2.2, 1.3.3). English, as the others follow it. */
import { expect, it } from 'vitest';
import { readSources } from '../../package/packageFiles.js';

/** "Right now" and "left to pay" are about time and amounts. */
const SENSED =
  /\b(?:green|red|blue|yellow|orange|gr[ae]y|round|circles?|squares?|triangles?|arrows?|icons?|corners?|(?:on|to|at) the (?:left|right)|(?:left|right)-hand)\b/iu;
const CATALOGUES =
  /^src\/(?:(?:ui|treasury)\/messages\/en\w*|server\/refunds\/page\/messages|serve\/payForm\/pageSentences)\.ts$/u;

/** What stands in quotes, on lines that are no comment. */
const sentences = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\*|\/\/)/u.test(line))
    .flatMap((line) => line.match(/'[^']*'|`[^`]*`|"[^"]*"/gu) ?? []);

it('in the words of the checkout, the back office, the refund page and the payment link', () => {
  const files = Object.entries(readSources('src')).filter(([path]) => CATALOGUES.test(path));
  expect(files.length).toBeGreaterThan(20);
  const read = files.flatMap(([, text]) => sentences(text));
  expect(read.length).toBeGreaterThan(1_000);
  expect(read.filter((sentence) => SENSED.test(sentence))).toEqual([]);
});

it('and a planted one is found', () => {
  const planted = ["'Press the green button'", "'The box on the left'", "'The round sign'"];
  expect(planted.every((sentence) => SENSED.test(sentence))).toBe(true);
  expect(SENSED.test("'Left to pay right now'")).toBe(false);
});
