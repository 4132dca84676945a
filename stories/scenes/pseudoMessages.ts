/** A pseudo-language made of English: shows untranslated text and space that is too narrow. */
import { en, type Messages } from '../../src/ui/messages/en.js';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
};

const accent = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter);

/** Longer by two fifths, in words, as a language with long words would be. */
const padding = (length: number): string =>
  ' ~~~~~~'.repeat(Math.ceil((length * 0.4) / 7)).slice(0, Math.ceil(length * 0.4));

/** `⟦Šéñð~~~⟧`; what was put in stays as it was. */
function pseudo(text: string, kept: readonly string[]): string {
  if (text === '') return '';
  const escaped = kept.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = kept.length > 0 ? text.split(new RegExp(`(${escaped.join('|')})`)) : [text];
  const accented = parts.map((part) => (kept.includes(part) ? part : accent(part)));
  return `⟦${accented.join('')}${padding(text.length)}⟧`;
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value, []);
  if (typeof value !== 'function') {
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([key, inner]) => [key, translate(inner)]));
  }
  const say = value as (...values: readonly unknown[]) => string;
  return (...values: readonly unknown[]) => {
    const kept = values.filter((one) => typeof one === 'string' && one !== '') as string[];
    return pseudo(say(...values), kept);
  };
}

/** The pseudo-language. It says that it is English, so that figures and dates are. */
export const pseudoMessages: Messages = { ...(translate(en) as Messages), language: 'en' };
