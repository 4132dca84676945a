/** Reads text that was typed with the keyboard set to another script. */

/** What the keys a to z of a QWERTY keyboard write; `_` where it is no letter, or more than one. */
const LAYOUTS = [
  // Russian; Greek; Hebrew (SI 1452); Arabic (101).
  'фисвуапршолдьтщзйкыегмцчня',
  'αβψδεφγηιξκλμνοπ_ρστθωςχυζ',
  'שנבגקכעיןחלךצמםפ_רדאוה_סטז',
  'ش_ؤيثبلاهتنمةىخحضقسفعرصءغئ',
].join('');

const LETTERS = 26;
const FIRST_LETTER = 97;
const ZERO = 48;

function latinOf(typed: string): string {
  const character = typed.toLowerCase();
  const key = LAYOUTS.indexOf(character);
  if (key >= 0 && character !== '_') return String.fromCharCode(FIRST_LETTER + (key % LETTERS));
  // Arabic and Persian digits: the last four bits of their code are their value.
  const isDigit = /[\u0660-\u0669\u06f0-\u06f9]/.test(character);
  return isDigit ? String.fromCharCode(ZERO + (character.charCodeAt(0) & 15)) : character;
}

/**
 * Reads a text as the Latin letters that stand on the same keys: `гывe` is `usdt`.
 *
 * @returns the text itself, in lower case, where no letter of another script is in it.
 */
export function asLatinKeys(text: string): string {
  const typed = text
    // One letter of the Cyrillic alphabet is otherwise two characters, and two of Arabic are one.
    .normalize('NFKC')
    // The key B of the Arabic layout writes two letters; Ukrainian has another letter on S.
    .replaceAll('لا', 'b')
    .replaceAll('і', 'ы');
  // Letter by letter, because a Greek word ends in a lower-case letter of its own.
  return Array.from(typed, latinOf).join('');
}
