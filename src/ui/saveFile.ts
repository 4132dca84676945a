/** Files that the page makes. */

/**
 * Downloads a file.
 *
 * @param name suggested file name.
 */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers save nothing if the URL is revoked before the download has started.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
