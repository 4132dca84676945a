/** The results of `tillkit check`, as text and as JSON. */
import type { WireResult } from './checkRun.js';
import type { WireReport } from './checkWire.js';

const MARKS = { passed: '✓', failed: '✗', not_run: '–' } as const;

function count({ checks }: WireReport, result: WireResult['result']): number {
  return checks.filter((check) => check.result === result).length;
}

/** Whether there was an endpoint, and no check has failed. */
export function isConformant(report: WireReport): boolean {
  return report.problem === null && count(report, 'failed') === 0;
}

function renderResult({ name, result, detail, why }: WireResult): string {
  const mark = `${MARKS[result]} ${name}`;
  if (result === 'passed') return mark;
  if (result === 'not_run') return `${mark} (not run: ${detail ?? ''})`;
  return `${mark}\n    ${detail ?? ''}\n    Why it matters: ${why}.`;
}

/** The report as text: one line a check, and two more for a failure. */
export function renderCheckReport(report: WireReport): string {
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
export function renderCheckJson(url: string, report: WireReport): string {
  const { problem, checks } = report;
  const sums = {
    passed: count(report, 'passed'),
    failed: count(report, 'failed'),
    notRun: count(report, 'not_run'),
  };
  return `${JSON.stringify({ url, ok: isConformant(report), problem, ...sums, checks }, null, 2)}\n`;
}
