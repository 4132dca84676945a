/** Runs the command line in this process and sets its exit code. */
import { runCommand } from './main.js';
import type { CommandIo } from './commandLine.js';

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

const terminal: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  environment: process.env,
  fetch: (request) => globalThis.fetch(request),
  now: Date.now,
  untilStopped,
};

/** Settles when the command ends. Sets the exit code only, so that pending output is written. */
export const finished: Promise<void> = runCommand(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
