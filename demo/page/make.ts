/** Makes an element with text in it, for the parts of the pages that stand apart from React. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}
