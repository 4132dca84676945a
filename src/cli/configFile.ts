/** Reads the file of `--config`. */
import { readFileSync } from 'node:fs';
import { overruledNames, withFile, type Variables } from '../serve/settings.js';
import { UsageError } from '../tools/terminal.js';

function textOf(configFile: string): string {
  try {
    return readFileSync(configFile, 'utf8');
  } catch {
    throw new UsageError(
      `The file of --config cannot be read: ${configFile}. Check its path and its rights.`,
    );
  }
}

/**
 * The file's settings, under those of an environment.
 *
 * @throws UsageError if it cannot be read.
 */
export const readConfig = (configFile: string, environment: Variables = {}): Variables =>
  withFile(environment, textOf(configFile));

/** Warns of each setting of the file that the environment sets otherwise. @throws UsageError as above */
export const overruledIn = (configFile: string, environment: Variables): readonly string[] =>
  overruledNames(environment, textOf(configFile)).map(
    (name) =>
      `${name} of the environment is used, and the other value in the file of --config is not. Start from a shell ` +
      'that does not set it, or take it out of the file.',
  );
