/** Reads the file of `--config`. */
import { readFileSync } from 'node:fs';
import { withFile, type Variables } from '../serve/settings.js';
import { UsageError } from '../tools/terminal.js';

/**
 * The file's settings, under those of an environment.
 *
 * @throws UsageError if it cannot be read.
 */
export function readConfig(configFile: string, environment: Variables = {}): Variables {
  try {
    return withFile(environment, readFileSync(configFile, 'utf8'));
  } catch {
    throw new UsageError(
      `The file of --config cannot be read: ${configFile}. Check its path and its rights.`,
    );
  }
}
