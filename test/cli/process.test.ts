/** `tillkit` as a process: arguments, environment, streams and signals. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findSecret } from '../threats/secretSearch.js';

const root = resolve(import.meta.dirname, '../..');
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the command line from its source. */
function tillkit(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const entry = join(root, 'src/exports/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = new Promise<number | null>((over) => child.once('close', over));
  const line = new Promise<string>((first) => {
    child.stdout.on('data', () => {
      if (said.out.includes('\n')) first(said.out.split('\n')[0] ?? '');
    });
  });
  return { child, said, ended, line };
}

interface Started {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
}

const SECRET = 'canary-seal-0b6e4d2f8a1c9375-qrstuvwxyz';

describe('the command line as a process', () => {
  it('serves a sandbox that passes the doctor, and ends by a signal', async () => {
    const sandbox = tillkit(['sandbox', '--port', '0', '--dialect', 'deployed', '--json']);
    const { url, apiKey, webhookSecret } = JSON.parse(await sandbox.line) as Started;
    const environment = {
      TILL_SERVICE_URL: url,
      TILL_API_KEY: apiKey,
      TILL_WEBHOOK_SECRET: webhookSecret,
      TILL_SECRET: SECRET,
      TILL_SANDBOX: 'true',
    };
    const well = tillkit(['doctor'], environment);
    expect(await well.ended).toBe(0);
    expect(well.said.out).toMatch(/0 problems/);

    const revoked = await fetch(`${url}/sandbox/fail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"key_revoked"}',
    });
    expect(revoked.status).toBe(200);
    const ill = tillkit(['doctor', '--json'], environment);
    expect(await ill.ended).toBe(1);
    expect(JSON.parse(ill.said.out)).toMatchObject({ ok: false });

    const texts = new Map(
      [well, ill].map(({ said }, index) => [String(index), said.out + said.err] as const),
    );
    for (const secret of [apiKey, webhookSecret, SECRET]) {
      expect(findSecret(secret, texts)).toEqual([]);
    }

    sandbox.child.kill('SIGTERM');
    expect(await sandbox.ended).toBe(0);
    expect(sandbox.said.err).toBe('');
    await expect(fetch(url)).rejects.toThrow();
  });
});
