/** An answer that a page shows, against the one that came: the same fields and values, but for what is made anew each time. */
import { isDeepStrictEqual } from 'node:util';

const ANEW = [
  [/^https?:\/\/[^/]+/, 'https://…'],
  [/\bo\.\w+(?:\.[\w-]+|…)$/, 'o.…'],
  [/^sha384-.+/, 'sha384-…'],
  [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a time'],
];

function plain(value, shown) {
  if (typeof value === 'string')
    return ANEW.reduce((text, [from, to]) => text.replace(from, to), value);
  if (Array.isArray(value)) return value.map((one, index) => plain(one, shown?.[index]));
  // Amounts are texts. What is a number counts what has happened.
  if (typeof value === 'number') return 'a number';
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(
    ([name]) => name !== '…' && (!shown || !('…' in shown) || name in shown),
  );
  return Object.fromEntries(kept.map(([name, one]) => [name, plain(one, shown?.[name])]));
}

/** @param shown JSON of the page; a field `"…"` in it stands for more. @param came JSON. @throws Error */
export function expectShown(shown, came) {
  const [wanted, is] = [JSON.parse(shown), JSON.parse(came)];
  const [left, right] = [plain(wanted, wanted), plain(is, wanted)];
  if (isDeepStrictEqual(left, right)) return;
  const text = (value) => JSON.stringify(value, null, 2);
  throw new Error(`The page shows\n${text(left)}\nand what came is\n${text(right)}`);
}
