/** Says what is wrong with the page to its author, who may also gather such reports. */

/** Reports a mistake of the page's author as an uncaught error, without breaking the page. */
export function reportPageError(message: string): void {
  const error = new Error(message);
  if (typeof reportError === 'function') reportError(error);
}
