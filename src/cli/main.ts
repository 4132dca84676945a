/** `tillkit`: runs a command and returns its exit code. */
import { createRequire } from 'node:module';
import {
  DOCTOR_HELP,
  HELP,
  parseOrThrow,
  readDoctor,
  readSandbox,
  SANDBOX_HELP,
} from './commandLine.js';
import { type CommandIo, UsageError } from '../tools/terminal.js';
import { CHECK_HELP, readCheckArguments } from './checkArguments.js';
import { runCheck } from '../tools/check/runCheck.js';
import { renderReport } from '../tools/doctor/report.js';
import { runDoctor } from '../tools/doctor/runDoctor.js';
import { INIT_HELP, readInit } from './initArguments.js';
import { runInit } from '../tools/init/runInit.js';
import { runSandbox } from './sandboxCommand.js';
import { inspect } from './serve/inspect.js';
import { purge } from './serve/purge.js';
import { runServe, runServeCheck } from './serve/runServe.js';
import { unmatched } from './serve/unmatched.js';
import { readServe, SERVE_HELP, type ServeCommand } from './serve/serveArguments.js';

/** By package name, so that it resolves from the sources and from the build. */
const MANIFEST = 'tillkit/package.json';

function readVersion(): string {
  const require = createRequire(import.meta.url);
  return (require(MANIFEST) as { version: string }).version;
}

/** Exit codes. */
const EXIT = { ok: 0, problems: 1, usage: 2 } as const;

async function runDoctorCommand(json: boolean, terminal: CommandIo): Promise<number> {
  const { environment, fetch, now } = terminal;
  const report = await runDoctor({ environment, fetch, now });
  terminal.out(json ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
  return report.ok ? EXIT.ok : EXIT.problems;
}

function runServeCommand(command: ServeCommand, terminal: CommandIo): number | Promise<number> {
  switch (command.action) {
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

type ExitCode = number | Promise<number>;

/** Makes a command. @param run gets what `read` makes of the arguments after its name. */
const command = <Given>(
  help: string,
  read: (args: readonly string[]) => Given,
  run: (given: Given, terminal: CommandIo) => ExitCode,
) => ({
  help,
  run: (name: string, args: readonly string[], terminal: CommandIo): ExitCode =>
    run(
      parseOrThrow(() => read(args), name),
      terminal,
    ),
});

const COMMANDS: ReadonlyMap<string, ReturnType<typeof command>> = new Map([
  ['init', command(INIT_HELP, readInit, runInit)],
  ['serve', command(SERVE_HELP, readServe, runServeCommand)],
  ['sandbox', command(SANDBOX_HELP, readSandbox, runSandbox)],
  ['doctor', command(DOCTOR_HELP, readDoctor, runDoctorCommand)],
  ['check', command(CHECK_HELP, readCheckArguments, runCheck)],
]);

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

function dispatch([name, ...args]: readonly string[], terminal: CommandIo): ExitCode {
  const say = (text: string): number => {
    terminal.out(text);
    return EXIT.ok;
  };
  if (name === undefined) throw new UsageError('Which command? See tillkit --help.');
  if (name === '--version') return say(`${readVersion()}\n`);
  if (name === 'help' || asksForHelp(name)) return say(HELP);
  const found = COMMANDS.get(name);
  if (!found) {
    const names = [...COMMANDS.keys()].join(', ');
    throw new UsageError(`"${name}" is no command. Commands: ${names}. See tillkit --help.`);
  }
  return args.some(asksForHelp) ? say(found.help) : found.run(name, args, terminal);
}

/**
 * Runs a command.
 *
 * @param args the arguments after `tillkit`.
 * @returns exit code: 0 success, 1 problems, 2 invalid arguments.
 */
export async function runCommand(args: readonly string[], terminal: CommandIo): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.usage;
  }
}
