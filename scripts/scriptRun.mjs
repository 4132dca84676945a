/** Running a script that ends with "N passed, N failed", as a suite that can run one of its cases again. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcome } from './secondTry.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function run(name, words, env) {
  const child = spawn(process.execPath, [join(root, 'scripts', `${name}.mjs`), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const ok = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  return { ok, output: Buffer.concat(output).toString() };
}

/** What failed in a script's output: a test of Vitest by its file, all else by the script's own cases. */
function failuresOf(name, output, hasCases) {
  const lines = [...output.matchAll(/^(✗|NOT RUN:) (.*)$/gmu)];
  const failures = lines.map(([, mark, text]) => {
    const [head] = text.split(': ', 1);
    if (mark !== '✗' || !hasCases) return { name, file: '' };
    return head.startsWith('test/')
      ? { name: text, file: head }
      : { name: `${name}: ${head}`, file: head };
  });
  return [...new Map(failures.map((failure) => [failure.name, failure])).values()];
}

/**
 * Runs one of the scripts and prints its output at the end, in one piece.
 *
 * @param {string} name Of its file. `words`: its arguments.
 * @param options `cases`: false if it cannot run a part of itself.
 */
export async function scriptSuite(name, words = [], { env = {}, cases = true } = {}) {
  process.stdout.write(`\n${name}: started\n`);
  const { ok, output } = await run(name, words, env);
  process.stdout.write(`\n== ${name}\n${output}`);
  const [, passed = 0] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gmu)].at(-1) ?? [];
  const failures = ok ? [] : failuresOf(name, output, cases);
  return {
    ...outcome(name, ok, {
      passed: Number(passed),
      failures: ok || failures.length > 0 ? failures : [{ name, file: '' }],
    }),
    again: (one) => scriptSuite(name, one === '' ? words : [one], { env, cases }),
  };
}
