/** Runs the command line in this process, and leaves with its exit code. */
import { runCommand } from './main.js';
import type { Terminal } from './terminal.js';

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  environment: process.env,
  fetch: (request) => globalThis.fetch(request),
  now: Date.now,
  untilStopped,
};

/** Settles when the command is over. The exit code is set, so that what is still written gets out. */
export const finished: Promise<void> = runCommand(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
