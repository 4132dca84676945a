/** What SQLite says while somebody else writes to the file, and for how long that is waited for. */

/** How long a write waits for others to finish theirs, in milliseconds. */
export const BUSY_MS = 5000;

/** Whether an error of libSQL means that the file is locked now. */
export function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}
