/** Checks of the options that both handlers have. */
import type { Ledger } from '../../ledger/ledger.js';
import { HandlerConfigurationError } from './configurationError.js';
import { withMethods } from './givenOptions.js';

/** What a ledger must have. */
export const LEDGER = withMethods<Ledger>('a ledger, such as `sqliteLedger({ file })` makes', [
  'append',
  'list',
  'claim',
]);

/** Origins are compared as texts, so one that no browser sends would never match. */
export function assertOrigins(origins: readonly string[] = []): void {
  const isExact = (origin: string): boolean => {
    try {
      return new URL(origin).origin === origin && origin !== 'null';
    } catch {
      return false;
    }
  };
  if (origins.every(isExact)) return;
  throw new HandlerConfigurationError(
    'Every entry of `origins` must be exactly what a browser sends as Origin, such as ' +
      '"https://shop.example": scheme and host in lower case, no path, no slash at the end, no "*".',
  );
}

/** @throws {@link HandlerConfigurationError} for a path that could not be part of a route. */
export function readBasePath(path: string): string {
  if (/^(?:\/[A-Za-z0-9_-]+)+$/.test(path)) return path;
  throw new HandlerConfigurationError(
    '`basePath` must look like "/api/till": it starts with a slash, does not end with one, and holds ' +
      'letters, digits, hyphens and underscores, because it becomes part of every route.',
  );
}

/** An absent `NODE_ENV` counts as production: forgetting a variable must not lose payments. */
function isProduction(): boolean {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const mode = process?.env?.['NODE_ENV'];
  return mode !== 'development' && mode !== 'test';
}

/** @throws {@link HandlerConfigurationError} for a ledger in memory if real money moves. */
export function assertLedger(ledger: Ledger, sandbox: boolean): void {
  if (ledger.durability !== 'memory' || sandbox || !isProduction()) return;
  throw new HandlerConfigurationError(
    'memoryLedger() forgets every payment when the process ends, so it is refused in production ' +
      '(NODE_ENV is neither "development" nor "test"). Use sqliteLedger({ file }) or another durable ledger.',
  );
}
