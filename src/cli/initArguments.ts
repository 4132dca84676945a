/** The arguments of `tillkit init`, and its help. */
import { parseArgs } from 'node:util';
import { KINDS, readKind } from '../tools/init/kinds.js';
import type { InitCommand } from '../tools/init/runInit.js';

const text = { type: 'string' } as const;

/** Reads the arguments after `init`. @throws Error of `parseArgs`; RangeError for what it cannot use. */
export function readInit(args: readonly string[]): InitCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { kind: text, dir: text },
  });
  const words = [...positionals];
  const kind = values.kind ?? words.shift();
  const folder = values.dir ?? words.shift() ?? '.';
  if (words.length > 0) throw new RangeError(`"${words.join(' ')}" is too much.`);
  return { kind: kind === undefined ? kind : readKind(kind), folder };
}

const kindLines = Object.entries(KINDS)
  .map(([name, { what }]) => `  ${name.padEnd(9)}${what}\n`)
  .join('');

/** Help of `tillkit init`. */
export const INIT_HELP = `Usage: tillkit init <kind> [folder]

Writes a small shop that takes payments from the sandbox, and says how to run it. If one of its files is
there already, it writes nothing.

Kinds
${kindLines}
Options
  --kind <name>   the kind; in a terminal it is asked for if it is missing
  --dir <folder>  where to write (default: this folder)
  -h, --help      this text

Exit codes: 0 success, 1 a file was in the way, 2 invalid arguments.
`;
