/** The sandbox's secrets: created once, in a git-ignored file that only its owner can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({ apiKey: z.string(), webhookSecret: z.string(), secret: z.string() });

/** The secrets that the sandbox and the store share. */
export type SandboxSecrets = z.infer<typeof schema>;

/** Reads the secrets of a folder, or creates them. */
export function sandboxSecrets(folder: string): SandboxSecrets {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const fresh = (): string => randomBytes(32).toString('base64url');
  const secrets = { apiKey: `sandbox-${fresh()}`, webhookSecret: fresh(), secret: fresh() };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}
