/** CSS names and values that come from a store. */

/** `colorOnAccent` → `color-on-accent`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A function other than those of colours and lengths. Of the rest, many load a file: `image-set()`, `src()` … */
const OTHER_FUNCTION =
  /(?:^|[\s,(*/+])(?!(?:var|calc|min|max|clamp|rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|(?:contrast-)?color|color-mix|light-dark)?\()[^\s,(*/+]*\(/i;

/** Whether a value is safe in a style sheet: it cannot end its declaration, load a file or escape. */
export function isSafeValue(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number';
  const bare = value.replace(/'[^'\n]*'|"[^"\n]*"/g, '');
  let open = bare;
  for (let inner = ''; inner !== open;) open = (inner = open).replace(/\([^()]*\)/g, '');
  return !/[;{}<>\\@!]|\/\*/.test(value) && !OTHER_FUNCTION.test(bare) && !/['"()]/.test(open);
}
