/** `tillkit`: runs a command and returns its exit code. */
import { createRequire } from 'node:module';
import { readCommand, type Command, DOCTOR_HELP, HELP, SANDBOX_HELP } from './commandLine.js';
import { type CommandIo, UsageError } from '../tools/terminal.js';
import { CHECK_HELP, readCheckArguments } from './checkArguments.js';
import { runCheck } from '../tools/check/runCheck.js';
import { renderReport } from '../tools/doctor/report.js';
import { runDoctor } from '../tools/doctor/runDoctor.js';
import { INIT_HELP, type InitCommand } from './initArguments.js';
import { runInit } from '../tools/init/runInit.js';
import { runSandbox } from './sandboxCommand.js';
import { inspect } from './serve/inspect.js';
import { purge } from './serve/purge.js';
import { runServe, runServeCheck } from './serve/runServe.js';
import { unmatched } from './serve/unmatched.js';
import { SERVE_HELP, type ServeCommand } from './serve/serveArguments.js';

const TOPICS = { tillkit: HELP, sandbox: SANDBOX_HELP, doctor: DOCTOR_HELP } as const;

/** By package name, so that it resolves from the sources and from the build. */
const MANIFEST = 'tillkit/package.json';

function readVersion(): string {
  const require = createRequire(import.meta.url);
  return (require(MANIFEST) as { version: string }).version;
}

/** Exit codes. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const;

async function runDoctorCommand(json: boolean, terminal: CommandIo): Promise<number> {
  const { environment, fetch, now } = terminal;
  const report = await runDoctor({ environment, fetch, now });
  terminal.out(json ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
  return report.ok ? EXIT.ok : EXIT.problems;
}

function runServeCommand(command: ServeCommand, terminal: CommandIo): number | Promise<number> {
  switch (command.action) {
    case 'help':
      terminal.out(SERVE_HELP);
      return EXIT.ok;
    case 'run':
      return runServe(command, readVersion(), terminal);
    case 'check':
      return runServeCheck(command, terminal);
    case 'status':
    case 'notifications':
      return inspect(command, terminal);
    case 'unmatched':
      return unmatched(command, terminal);
    case 'purge':
      return purge(command, terminal);
  }
}

function runInitCommand(command: InitCommand, terminal: CommandIo): number | Promise<number> {
  if (command.action === 'write') return runInit(command, terminal);
  terminal.out(INIT_HELP);
  return EXIT.ok;
}

function runCheckCommand(args: readonly string[], terminal: CommandIo): number | Promise<number> {
  const wanted = readCheckArguments(args);
  if (wanted) return runCheck(wanted, terminal);
  terminal.out(CHECK_HELP);
  return EXIT.ok;
}

async function dispatch(command: Command, terminal: CommandIo): Promise<number> {
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
      return runDoctorCommand(command.json, terminal);
    case 'serve':
      return runServeCommand(command.command, terminal);
    case 'check':
      return runCheckCommand(command.args, terminal);
    case 'init':
      return runInitCommand(command.command, terminal);
  }
}

/**
 * Runs a command.
 *
 * @param args the arguments after `tillkit`.
 * @returns exit code: 0 success, 1 problems, 2 invalid arguments.
 */
export async function runCommand(args: readonly string[], terminal: CommandIo): Promise<number> {
  try {
    return await dispatch(readCommand(args), terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.usage;
  }
}
