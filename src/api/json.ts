/** Reads JSON without losing a digit, within bounds, and without keys that could reach a prototype. */
import { isLosslessNumber, parse } from 'lossless-json';

/** Limits on what an answer may unpack into (`docs/threats.md T24`). */
const MAX_DEPTH = 32;
const MAX_ITEMS = 10_000;
/** Keys that could reach a prototype (`docs/threats.md T23`). */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Thrown for text that is no JSON or goes beyond a bound. Says which, never what the text holds. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

/**
 * Measures the nesting of brackets outside strings. The parser recurses, so this comes first: deep
 * text would overflow the stack.
 */
function checkDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === 0x5c) i += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) {
      inString = true;
    } else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new JsonError('JSON of reasonable depth');
    } else if (char === 0x7d || char === 0x5d) {
      depth -= 1;
    }
  }
}

/** Copies into fresh objects. Own properties only: the parser may have set a prototype. */
function clean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isLosslessNumber(value)) return value;
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw new JsonError('arrays of reasonable length');
    return value.map(clean);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !REFUSED_KEYS.has(key))
      .map(([key, item]) => [key, clean(item)]),
  );
}

/**
 * Parses JSON text. Numbers come out as `LosslessNumber`, all their characters kept; keys
 * `__proto__`, `constructor` and `prototype` are dropped; a key given twice with different values
 * is refused.
 *
 * @throws {@link JsonError} whose message says what was expected.
 */
export function parseJson(text: string): unknown {
  checkDepth(text);
  let parsed: unknown;
  try {
    parsed = parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new JsonError('JSON');
  }
  return clean(parsed);
}
