/** Hands a file to the browser, which saves it where the person's downloads are. */

/** @param name file name that is offered. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has begun by then; revoked at once, some would save nothing.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
