/** What `tillkit init` does about secrets: fresh ones in each folder, and none of them in git. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SecretName } from '../../secrets/secretRule.js';

/** Whether a file of an example holds settings. */
export const isSettings = (file: string): boolean => /^\.env|\.env$/u.test(basename(file));

const random = (encoding: 'base64' | 'base64url'): string => randomBytes(32).toString(encoding);

/** A real service gives its own key and secret, so a start refuses these beside it. */
const ofSandbox = (): string => `sandbox_${random('base64url')}`;
const ofStore = (): string => random('base64url');

const FRESH: Readonly<Record<SecretName, () => string>> = {
  TILL_API_KEY: ofSandbox,
  TILL_WEBHOOK_SECRET: ofSandbox,
  TILL_SECRET: ofStore,
  TILL_STORE_KEY: ofStore,
  TILL_DECISION_KEY: ofStore,
  TILL_NOTIFY_SECRET: () => `whsec_${random('base64')}`,
};

/** The settings with every secret replaced by a random one. */
export function withFreshSecrets(settings: string): string {
  return Object.entries(FRESH).reduce(
    (text, [name, make]) =>
      text.replace(new RegExp(`^${name}=.*$`, 'mu'), () => `${name}=${make()}`),
    settings,
  );
}

/** Name of the file that says what git leaves alone. */
export const IGNORE_FILE = '.gitignore';

const IGNORED = [
  ...['.env', '.env.*', '*.env', '*.db', '*.db-*', 'paid/'],
  ...['node_modules/', '.next/', '.venv/', '__pycache__/'],
];

/** Adds what is missing; lines that are there already stay. */
export function ignoreSecrets(folder: string): void {
  const file = join(folder, IGNORE_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(text.split(/\r?\n/u));
  const missing = IGNORED.filter((line) => !known.has(line));
  if (missing.length === 0) return;
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${start}${missing.join('\n')}\n`);
}
