/** Printed settings: a shell, Node and Docker read the same from them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/main.js';
import { settingLines } from '../../src/serve/settingLines.js';
import { packageRoot } from '../package/packageFiles.js';

/** The rules of `docker run --env-file`: no quotes, no `export`, no expansion; `#` begins a comment only at a line's start. */
function readAsDocker(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.trimStart());
  return Object.fromEntries(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        if (/\s/u.test(name) || value.length === 0) throw new Error(`Docker refuses: ${line}`);
        return [name, value.join('=')];
      }),
  );
}

function readAsShell(text: string, names: readonly string[]): Record<string, string> {
  const print = names.map((name) => `printf '%s\\0' "$${name}"`).join('; ');
  const said = execFileSync('sh', ['-euc', `set -a\n${text}\n${print}`], {
    encoding: 'utf8',
    env: {},
  });
  const values = said.split('\0');
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function expectReadAlike(text: string): Record<string, string> {
  const read = readAsDocker(text);
  expect(Object.keys(read).length).toBeGreaterThan(2);
  expect({ ...parseEnv(text) }).toEqual(read);
  expect(readAsShell(text, Object.keys(read))).toEqual(read);
  return read;
}

async function printedBy(words: readonly string[]): Promise<string> {
  let out = '';
  await runCommand(words, {
    out: (text) => void (out += text),
    err: (text) => void (out += text),
    environment: {
      TILL_SANDBOX_PORT: '0',
      TILL_LISTEN: '0',
      TILL_API_LISTEN: '0',
      TILL_URL: 'http://127.0.0.1:4180',
    },
    fetch: () => Promise.reject(new TypeError('Nothing may be sent.')),
    now: Date.now,
    untilStopped: () => Promise.resolve(),
  });
  return out
    .split('\n')
    .filter((line) => /^\s*(?:export )?TILL_\w+=/u.test(line))
    .join('\n');
}

describe('settings for an env file', () => {
  it('of `tillkit sandbox` are literals that all read alike', async () => {
    const read = expectReadAlike(await printedBy(['sandbox', '--port', '0']));
    expect(Object.keys(read)).toContain('TILL_SECRET');
  });

  it('of `tillkit serve --sandbox` are literals that all read alike', async () => {
    const read = expectReadAlike(await printedBy(['serve', '--sandbox']));
    expect(read['TILL_NOTIFY_SECRET']).toMatch(/^whsec_/u);
  });

  it.each([
    ...['html', 'express', 'hono-workers', 'python', 'php', 'go', 'vendure', 'django'].map(
      (name) => `examples/${name}/sandbox.env`,
    ),
    'examples/next/.env.development',
    'deploy/tillkit.env',
  ])('of %s are literals that all read alike', (file) => {
    expectReadAlike(readFileSync(join(packageRoot, file), 'utf8'));
  });

  it('leave out, by name, what they could not say alike', () => {
    for (const value of [
      'two words',
      '"quoted"',
      '$(command)',
      'a$b',
      'a#b',
      "a'b",
      'a;b',
      'a\nb',
      'a`b',
    ]) {
      const [line = ''] = settingLines({ TILL_STORE_KEY: value });
      expect(line).toMatch(/^# TILL_STORE_KEY: /u);
      expect(line).not.toContain(value);
    }
  });
});
