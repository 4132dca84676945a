/** Runs the command line in this process and sets its exit code. */
import { createInterface } from 'node:readline';
import { runCommand } from './main.js';
import type { CommandIo } from '../tools/terminal.js';

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Asks one question. An end of the input (Ctrl-D) is an empty answer. */
function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}

const terminal: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  environment: process.env,
  fetch: (request) => globalThis.fetch(request),
  now: Date.now,
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  untilStopped,
};

/** Settles when the command ends. Sets the exit code only, so that pending output is written. */
export const finished: Promise<void> = runCommand(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
