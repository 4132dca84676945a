/** `tillkit check`: checks an implementation of the browser's endpoint. */
import { checkWire, type WireReport } from './checkWire.js';
import type { CheckedOrder } from './orderChecks.js';
import type { CommandIo } from '../terminal.js';
import type { WireResult } from './checkRun.js';

const MARKS = { passed: '✓', failed: '✗', not_run: '–' } as const;

function count({ checks }: WireReport, result: WireResult['result']): number {
  return checks.filter((check) => check.result === result).length;
}

/** Whether there was an endpoint, and no check has failed. */
function isConformant(report: WireReport): boolean {
  return report.problem === null && count(report, 'failed') === 0;
}

function renderResult({ name, result, detail, why }: WireResult): string {
  const mark = `${MARKS[result]} ${name}`;
  if (result === 'passed') return mark;
  if (result === 'not_run') return `${mark} (not run: ${detail ?? ''})`;
  return `${mark}\n    ${detail ?? ''}\n    Why it matters: ${why}.`;
}

/** The report as text: one line a check, and two more for a failure. */
function renderCheckReport(report: WireReport): string {
  if (report.problem !== null) return `${report.problem}\n`;
  const lines: string[] = [];
  let subject = '';
  for (const check of report.checks) {
    if (check.subject !== subject) lines.push(...(subject === '' ? [] : ['']), check.subject);
    subject = check.subject;
    lines.push(renderResult(check));
  }
  const [passed, failed, notRun] = (['passed', 'failed', 'not_run'] as const).map((result) =>
    String(count(report, result)),
  );
  const rest = notRun === '0' ? '' : `, ${String(notRun)} not run`;
  lines.push('', `${String(passed)} passed, ${String(failed)} failed${rest}`);
  return `${lines.join('\n')}\n`;
}

/** The report as JSON. */
function renderCheckJson(url: string, report: WireReport): string {
  const { problem, checks } = report;
  const sums = {
    passed: count(report, 'passed'),
    failed: count(report, 'failed'),
    notRun: count(report, 'not_run'),
  };
  return `${JSON.stringify({ url, ok: isConformant(report), problem, ...sums, checks }, null, 2)}\n`;
}

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
