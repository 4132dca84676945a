/** `tillkit check`: checks an implementation of the browser's endpoint. */
import { checkWire } from '../../testing/wire/checkWire.js';
import type { CommandIo } from '../commandLine.js';
import { isConformant, renderCheckJson, renderCheckReport } from './checkReport.js';
import { CHECK_HELP, readCheckArguments } from './readCheckArguments.js';

/**
 * Runs the command.
 *
 * @returns exit code: 0 if every check passed, 1 if not, or if nothing answers.
 * @throws UsageError
 */
export async function runCheck(args: readonly string[], terminal: CommandIo): Promise<number> {
  const wanted = readCheckArguments(args);
  if (wanted === null) {
    terminal.out(CHECK_HELP);
    return 0;
  }
  const { url, orders, json } = wanted;
  const report = await checkWire(
    { base: url, fetch: (path, init) => terminal.fetch(new Request(path, init)) },
    orders,
  );
  const isNothing = report.problem !== null && !json;
  const text = json ? renderCheckJson(url, report) : renderCheckReport(report);
  (isNothing ? terminal.err : terminal.out)(text);
  return isConformant(report) ? 0 : 1;
}
