/** CSS names and values that come from a store. */

/** `colorOnAccent` → `color-on-accent`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * A group, or a function of colours and lengths: `var`, `calc`, `min`, `clamp`, `rgb`, `hsl`, `oklch` … Of the
 * others many load a file, such as `image-set()`, `src()` and `filter()`.
 */
const INNERMOST = /(^|[^\w-])([chlmorv]\w{2,4}|color-mix|light-dark)?\([^()]*\)/gi;

/** Whether a value is safe in a style sheet: it cannot end its declaration, load a file or escape. */
export function isSafeValue(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number';
  let open = value.replace(/'[^'\n]*'|"[^"\n]*"/g, '');
  for (let inner = ''; inner !== open;) open = (inner = open).replace(INNERMOST, '$1');
  return !/[;{}<>\\@!]|\/\*/.test(value) && !/['"()]/.test(open);
}
