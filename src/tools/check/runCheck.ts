/** `tillkit check`: checks an implementation of the browser's endpoint. */
import { checkWire } from './checkWire.js';
import type { CheckedOrder } from './orderChecks.js';
import type { CommandIo } from '../terminal.js';
import { isConformant, renderCheckJson, renderCheckReport } from './checkReport.js';

/** What is checked. */
export interface CheckArguments {
  /** Mount URL without a slash at the end. */
  readonly url: string;
  readonly orders: readonly CheckedOrder[];
  readonly json: boolean;
}

/** Runs the checks. @returns exit code: 0 if every check passed, 1 if not, or if nothing answers. */
export async function runCheck(
  { url, orders, json }: CheckArguments,
  terminal: CommandIo,
): Promise<number> {
  const report = await checkWire(
    { base: url, fetch: (path, init) => terminal.fetch(new Request(path, init)) },
    orders,
  );
  const isNothing = report.problem !== null && !json;
  const text = json ? renderCheckJson(url, report) : renderCheckReport(report);
  (isNothing ? terminal.err : terminal.out)(text);
  return isConformant(report) ? 0 : 1;
}
