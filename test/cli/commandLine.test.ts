/** Command line arguments: parsing, help, exit codes. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSandbox } from '../../src/cli/commandLine.js';
import { type CommandIo } from '../../src/tools/terminal.js';
import { runCommand } from '../../src/cli/main.js';
import { listen } from '../support/listen.js';

/** Records the output, and stops the command immediately. */
function recordingIo(environment: Record<string, string> = {}) {
  const written = { out: '', err: '' };
  const terminal: CommandIo = {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    environment,
    fetch: () => Promise.reject(new TypeError('Nothing may be sent.')),
    now: () => Date.parse('2026-03-01T12:00:00Z'),
    untilStopped: () => Promise.resolve(),
  };
  return { written, terminal };
}

async function run(words: readonly string[], environment: Record<string, string> = {}) {
  const { written, terminal } = recordingIo(environment);
  return { code: await runCommand(words, terminal), ...written };
}

describe('parsing arguments', () => {
  it('sets the defaults of the sandbox', () => {
    expect(readSandbox([])).toEqual({
      port: 4101,
      host: '127.0.0.1',
      dialect: 'documented',
      seed: 'tillkit',
      webhookUrl: undefined,
      json: false,
    });
  });

  it('accepts every option of the sandbox', () => {
    const url = 'http://127.0.0.1:3000/api/till/webhook';
    const words = `--port=0 --host 0.0.0.0 --dialect deployed --seed a --webhook ${url} --json`;
    expect(readSandbox(words.split(' '))).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dialect: 'deployed',
      seed: 'a',
      webhookUrl: url,
      json: true,
    });
  });

  it.each([
    [[], /Which command/],
    [['fly'], /"fly" is no command/],
    [['sandbox', '--port', '70000'], /--port must be a number from 0 to 65535/],
    [['sandbox', '--port', '-1'], /--port/],
    [['sandbox', '--port', 'http'], /--port must be/],
    [['sandbox', '--dialect', 'real'], /"documented" or "deployed"/],
    [['sandbox', '--webhook', '/hook'], /--webhook must be a full address/],
    [['sandbox', '--webhook', 'file:///etc/passwd'], /--webhook must be/],
    [['sandbox', '--gravity', '9'], /gravity.*tillkit sandbox --help/],
    [['sandbox', 'extra'], /extra/],
    [['doctor', '--fast'], /fast.*tillkit doctor --help/],
  ])('refuses %j with exit code 2 and a message', async (words, sentence) => {
    const { code, out, err } = await run(words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
  });
});

describe('help', () => {
  it.each([
    [['--help'], /doctor +check/],
    [['-h'], /Usage: tillkit <command>/],
    [['help'], /Exit codes/],
    [['sandbox', '--help'], /open nothing but this sandbox/],
    [['doctor', '-h'], /TILL_API_KEY/],
    [['--version'], /^\d+\.\d+\.\d+/],
  ])('%j prints to the output, with exit code 0', async (words, text) => {
    const { code, out, err } = await run(words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(text);
  });

  it('lists every option', async () => {
    const { out } = await run(['sandbox', '--help']);
    for (const option of ['port', 'host', 'dialect', 'seed', 'webhook', 'json']) {
      expect(out).toContain(`--${option}`);
    }
  });
});

describe('the sandbox', () => {
  it('prints its address and that its secrets are public, then ends when stopped', async () => {
    const { code, out } = await run(['sandbox', '--port', '0', '--seed', 'words']);
    expect(code).toBe(0);
    expect(out).toMatch(/address +http:\/\/127\.0\.0\.1:\d+$/m);
    expect(out).toMatch(/API key +\S{64}$/m);
    expect(out).toMatch(/webhook secret +\S{40}$/m);
    expect(out).toMatch(/open nothing but this sandbox/);
    const lines = out.split('\n').filter((line) => line.startsWith('TILL_'));
    expect(lines.map((line) => line.split('=')[0])).toEqual(
      ['SERVICE_URL', 'API_KEY', 'WEBHOOK_SECRET', 'SECRET', 'SANDBOX'].map(
        (name) => `TILL_${name}`,
      ),
    );
    expect(lines).toContain('TILL_SANDBOX=true');
    const [, address] = /address +(\S+)/.exec(out) ?? [];
    expect(out).toContain(`  curl ${String(address)}/sandbox/pay `);
    expect(out).not.toMatch(/Note: with --host/);
  });

  it('says of keys from a file that they are own ones, and takes no file of a real store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tillkit-sandbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'rehearsal.env');
    const words = ['sandbox', '--port', '0', '--config', file];
    writeFileSync(file, 'TILL_API_KEY=own-key\nTILL_WEBHOOK_SECRET=own-secret\n');
    expect((await run(words)).err).toMatch(/does not say TILL_SANDBOX=true/);
    appendFileSync(file, 'TILL_SANDBOX=true\n');
    const { out } = await run(words);
    expect(out).toMatch(/your own key and secret\. Never use them with a real service/);
    expect(out).not.toMatch(/refuses to start/);
  });

  it('derives its secrets from the seed', async () => {
    const keyOf = async (seed: string): Promise<unknown> => {
      const { out } = await run(['sandbox', '--port', '0', '--seed', seed, '--json']);
      return (JSON.parse(out) as { apiKey: unknown }).apiKey;
    };
    expect(await keyOf('one')).toBe(await keyOf('one'));
    expect(await keyOf('one')).not.toBe(await keyOf('two'));
  });

  it('warns when it is open to other machines', async () => {
    const { out } = await run(['sandbox', '--port', '0', '--host', '0.0.0.0']);
    expect(out).toMatch(/Note: with --host 0\.0\.0\.0 anybody who reaches this machine/);
  });

  it('names a port that is in use, and the option that takes another', async () => {
    const { origin, close } = await listen(() => undefined);
    onTestFinished(close);
    const { port } = new URL(origin);
    const { code, err } = await run(['sandbox', '--port', port]);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^Port ${port} .*is in use.*--port \\d+\\n$`));
  });

  it('names an address that is not available, with exit code 1', async () => {
    const { code, err } = await run(['sandbox', '--port', '0', '--host', '192.0.2.1']);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot listen on 192\.0\.2\.1/);
  });
});

describe('the doctor', () => {
  it('ends with exit code 1 for problems, as text and as JSON', async () => {
    const text = await run(['doctor']);
    expect(text.code).toBe(1);
    expect(text.out).toMatch(/✗ TILL_SERVICE_URL is not set/);
    const json = await run(['doctor', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, at: '2026-03-01T12:00:00.000Z' });
  });
});
