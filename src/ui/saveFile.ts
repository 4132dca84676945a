/** Hands a file to the browser, which saves it where the person's downloads are. */

/** @param name file name that is offered. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then; revoked at once, some would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
