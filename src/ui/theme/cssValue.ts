/** CSS names and values that come from a store. */

/** `colorOnAccent` → `color-on-accent`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a value is safe in a style sheet: it cannot end its declaration, load a URL or escape. */
export function isSafeValue(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number';
  let open = value.replace(/'[^'\n]*'|"[^"\n]*"/g, '');
  for (let inner = ''; inner !== open;) open = (inner = open).replace(/\([^()]*\)/g, '');
  return !/[;{}<>\\@!]|url\(|\/\*/i.test(value) && !/['"()]/.test(open);
}
