/** Reports which limit refuses clients, at most once a minute for each, whoever keeps the limit. */
import type { Diagnostic, DiagnosticListener } from '../configuration/diagnostic.js';

/** The shortest time between two reports of one limit. */
const REPORT_INTERVAL_MS = 60_000;

/** Makes the reporter. @param reportOf what is reported of a limit, by its name */
export function createLimitReporter<Name extends string>(
  { now, report }: { readonly now: () => number; readonly report: DiagnosticListener },
  reportOf: (name: Name) => Diagnostic,
): (name: Name) => void {
  const reportedAt = new Map<Name, number>();
  return (name) => {
    const age = now() - (reportedAt.get(name) ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < REPORT_INTERVAL_MS) return;
    reportedAt.set(name, now());
    report(reportOf(name));
  };
}
