/** Checks the options that a store passes: in plain JavaScript they may be anything. */
import * as z from 'zod';
import { compareDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';

/** A schema whose error completes the words "must be …". */
export const saying = <T>(words: string, isSo: (value: unknown) => boolean): z.ZodType<T> =>
  z.custom<T>(isSo, words);

/** A function. */
export const aFunction = saying<(...input: never[]) => unknown>(
  'a function',
  (value) => typeof value === 'function',
);
/** True or false: the string `'false'` from an environment variable would count as true. */
export const aSwitch = saying<boolean>('true or false', (value) => typeof value === 'boolean');
/** A whole number between two others, both included. */
export function aWholeNumber(least: number, most?: number): z.ZodType<number> {
  const range =
    most === undefined
      ? `, at least ${String(least)}`
      : ` from ${String(least)} to ${String(most)}`;
  return saying(`a whole number${range}`, (value) => {
    const number = Number.isSafeInteger(value) ? (value as number) : NaN;
    return number >= least && number <= (most ?? Infinity);
  });
}
/** An amount or a share in machine form. @param most the highest that is taken */
export const aDecimal = (words: string, most?: DecimalString): z.ZodType<string> =>
  saying(words, (value) => {
    try {
      const decimal = parseDecimal(value as string);
      return most === undefined || compareDecimal(decimal, most) <= 0;
    } catch {
      return false;
    }
  });
/** A text; its content is checked where it is read. */
export const aText = (words = 'a text', pattern = /(?:)/u): z.ZodType<string> =>
  saying(words, (value) => typeof value === 'string' && pattern.test(value));
/** A list of texts. A single text has members of the same names, but is refused. */
export const texts = (example: string): z.ZodType<readonly string[]> =>
  saying(
    `a list of texts, such as ${example}`,
    (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  );

/** An object that has all of these methods. */
export const withMethods = <T>(words: string, names: readonly string[]): z.ZodType<T> =>
  saying(words, (value) => {
    const isObject = (typeof value === 'object' || typeof value === 'function') && value !== null;
    return isObject && names.every((name) => typeof Reflect.get(value, name) === 'function');
  });

/** Anything; it is checked where it is read. */
export const anything: z.ZodType = z.unknown().optional();

/** What may be switched off: then it has no options of its own. */
export const orFalse = (schema: z.ZodType): z.ZodType =>
  z.preprocess((value) => (value === false ? undefined : value), schema.optional()).optional();

/** Edit distance of two words, up to 3. */
function distance(a: string, b: string): number {
  let row = Array.from(b, (_, at) => at + 1);
  for (const [line, letter] of Array.from(a).entries()) {
    let corner = line;
    let left = line + 1;
    row = row.map((above, at) => {
      const changed = corner + (letter === b[at] ? 0 : 1);
      corner = above;
      left = Math.min(changed, above + 1, left + 1);
      return left;
    });
  }
  return Math.min(row.at(-1) ?? 3, 3);
}

function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far < 3 ? best.name : undefined;
}

/** An object with only these options: a misspelt one would be ignored silently. */
export function optionsOf(shape: z.ZodRawShape, words = 'an object'): z.ZodType {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return words;
      const near = nearest(issue.keys[0] ?? '', known);
      return near === undefined
        ? `The options are ${known.join(', ')}.`
        : `Did you mean \`${near}\`?`;
    },
  });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${String(step)}`))
    .join('')
    .slice(1);

/**
 * Finds the first fault of what was passed.
 *
 * @param call the function that it was passed to.
 * @param consequence completes the sentence: what did not happen.
 * @returns a sentence that names the option and never repeats its value, or null.
 */
export function faultIn(
  call: string,
  schema: z.ZodType,
  given: unknown,
  consequence: string,
): string | null {
  const [issue] = schema.safeParse(given).error?.issues ?? [];
  if (issue === undefined) return null;
  if (issue.code === 'unrecognized_keys') {
    const name = pathOf([...issue.path, issue.keys[0] ?? '']);
    return `${call} knows no option \`${name}\`, which would be ignored, so ${consequence}. ${issue.message}`;
  }
  const name = pathOf(issue.path);
  if (name === '') {
    return `${call} was called without its options, so ${consequence}. Pass ${issue.message}.`;
  }
  return `\`${name}\` of ${call} must be ${issue.message}. It is missing or something else, so ${consequence}.`;
}
