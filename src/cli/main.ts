/** `tillkit`: from the words of the command line to an exit code. */
import { createRequire } from 'node:module';
import { readCommand, type Command } from './commandLine.js';
import { renderReport } from './doctor/renderReport.js';
import { runDoctor } from './doctor/runDoctor.js';
import { runSandbox } from './sandboxCommand.js';
import type { Terminal } from './terminal.js';
import { DOCTOR_HELP, HELP, SANDBOX_HELP, UsageError } from './usage.js';

const TOPICS = { tillkit: HELP, sandbox: SANDBOX_HELP, doctor: DOCTOR_HELP } as const;

/** By the package's own name, so that it is found from the sources and from the build alike. */
const MANIFEST = 'tillkit/package.json';

function readVersion(): string {
  const require = createRequire(import.meta.url);
  return (require(MANIFEST) as { version: string }).version;
}

/** Exit codes: what went well, what did not, what was not understood. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const;

async function examine(json: boolean, terminal: Terminal): Promise<number> {
  const { environment, fetch, now } = terminal;
  const report = await runDoctor({ environment, fetch, now });
  terminal.out(json ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
  return report.ok ? EXIT.ok : EXIT.problems;
}

async function carryOut(command: Command, terminal: Terminal): Promise<number> {
  switch (command.name) {
    case 'help':
      terminal.out(TOPICS[command.topic]);
      return EXIT.ok;
    case 'version':
      terminal.out(`${readVersion()}\n`);
      return EXIT.ok;
    case 'sandbox':
      return runSandbox(command.settings, terminal);
    case 'doctor':
      return examine(command.json, terminal);
  }
}

/**
 * Runs a command.
 *
 * @param words what stands after `tillkit`.
 * @returns exit code: 0 all is well, 1 there are problems, 2 the words cannot be used.
 */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await carryOut(readCommand(words), terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.usage;
  }
}
