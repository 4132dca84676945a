/** Says what is wrong with the page to its author, who may also gather such reports. */

/** Shows a mistake in the console, as an error that nobody caught, without breaking the page. */
export function reportPageError(message: string): void {
  const error = new Error(message);
  if (typeof reportError === 'function') reportError(error);
}
