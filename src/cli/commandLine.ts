/** Reads the words of the command line into a command, or refuses them with a sentence. */
import { parseArgs } from 'node:util';
import type { Dialect } from '../sandbox/responses.js';
import { UsageError } from './usage.js';

/** Options of `tillkit sandbox`. */
export interface SandboxSettings {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly dialect: Dialect;
  readonly seed: string;
  /** Where signed events go; undefined sends none. */
  readonly webhookUrl: string | undefined;
  readonly json: boolean;
}

/** What the words ask for. */
export type Command =
  | { readonly name: 'help'; readonly topic: 'tillkit' | 'sandbox' | 'doctor' }
  | { readonly name: 'version' }
  | { readonly name: 'sandbox'; readonly settings: SandboxSettings }
  | { readonly name: 'doctor'; readonly json: boolean };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const help = { type: 'boolean', short: 'h' } as const;

/** `parseArgs` repeats unknown words, which is what a person needs; values of options it does not. */
function parsed<T>(parse: () => T, command: string): T {
  try {
    return parse();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The arguments cannot be read.';
    throw new UsageError(`${reason} See tillkit ${command} --help.`);
  }
}

function readPort(port: string): number {
  const number = /^\d{1,5}$/.test(port) ? Number(port) : NaN;
  if (number < 65_536) return number;
  throw new UsageError('--port must be a number from 0 to 65535, such as --port 4101.');
}

function readDialect(dialect: string): Dialect {
  if (dialect === 'documented' || dialect === 'deployed') return dialect;
  throw new UsageError('--dialect must be "documented" or "deployed".');
}

function readWebhook(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const parsedUrl = URL.canParse(url) ? new URL(url) : undefined;
  if (parsedUrl && /^https?:$/.test(parsedUrl.protocol)) return url;
  throw new UsageError(
    '--webhook must be a full address, such as http://127.0.0.1:3000/api/till/webhook.',
  );
}

function readSandbox(words: readonly string[]): Command {
  const options = { port: text, host: text, dialect: text, seed: text, webhook: text };
  const { values } = parsed(
    () => parseArgs({ args: [...words], options: { ...options, json: flag, help } }),
    'sandbox',
  );
  if (values.help === true) return { name: 'help', topic: 'sandbox' };
  return {
    name: 'sandbox',
    settings: {
      port: readPort(values.port ?? '4101'),
      host: values.host ?? '127.0.0.1',
      dialect: readDialect(values.dialect ?? 'documented'),
      seed: values.seed ?? 'tillkit',
      webhookUrl: readWebhook(values.webhook),
      json: values.json === true,
    },
  };
}

function readDoctor(words: readonly string[]): Command {
  const { values } = parsed(
    () => parseArgs({ args: [...words], options: { json: flag, help } }),
    'doctor',
  );
  if (values.help === true) return { name: 'help', topic: 'doctor' };
  return { name: 'doctor', json: values.json === true };
}

/**
 * Reads the words after `tillkit`.
 *
 * @throws {@link UsageError}
 */
export function readCommand(words: readonly string[]): Command {
  const [name, ...rest] = words;
  switch (name) {
    case 'sandbox':
      return readSandbox(rest);
    case 'doctor':
      return readDoctor(rest);
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help', topic: 'tillkit' };
    case '--version':
      return { name: 'version' };
    case undefined:
      throw new UsageError('Which command? See tillkit --help.');
    default:
      throw new UsageError(
        `"${name}" is no command. Commands: sandbox, doctor. See tillkit --help.`,
      );
  }
}
