/** Checks of the options that both handlers have. */
import type { Ledger } from '../../ledger/ledger.js';
import { HandlerConfigurationError } from './configurationError.js';
import { aText, saying, withMethods } from './givenOptions.js';

/** What a ledger must have. */
export const LEDGER = withMethods<Ledger>('a ledger, such as `sqliteLedger({ file })` makes', [
  'append',
  'list',
  'claim',
]);

const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' &&
  URL.canParse(text) &&
  new URL(text).origin === text &&
  text !== 'null';

/** The option `origins`. They are compared as texts, so one that no browser sends would never match. */
export const ORIGINS = saying<readonly string[]>(
  'a list of texts, such as `["https://shop.example"]`, each exactly what a browser sends as Origin: scheme and ' +
    'host in lower case, no path, no slash at the end, no "*"',
  (value) => Array.isArray(value) && value.every(isOrigin),
).optional();

/** The option `basePath`, which becomes part of every route. */
export const BASE_PATH = aText(
  'a path, such as "/api/till": it starts with a slash, does not end with one, and holds letters, digits, ' +
    'hyphens and underscores',
  /^(?:\/[A-Za-z0-9_-]+)+$/,
).optional();

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
