/** Writes the doctor's report as calm lines. */
import type { DoctorReport, Finding, Level, StatusSource } from './report.js';

const MARKS: Readonly<Record<Level, string>> = { ok: '✓', warning: '!', problem: '✗' };

const STATES: Readonly<Record<StatusSource['state'], string>> = {
  live: 'live',
  unproven: 'not proven',
  off: 'off',
};

const NAMES: Readonly<Record<StatusSource['source'], string>> = {
  signed_events: 'Signed events',
  unconfirmed_transfers: 'Unconfirmed transfers (operation 6)',
  service_lookup: "Lookup at the service's payment page",
  store: "The store's own word",
};

function lineOf({ level, what, why, fix }: Finding): string {
  const more = [why, fix === undefined ? undefined : `→ ${fix}`].flatMap((text) =>
    text === undefined ? [] : [`\n    ${text}`],
  );
  return `  ${MARKS[level]} ${what}${more.join('')}`;
}

function count(findings: readonly Finding[], level: Level, one: string, many: string): string {
  const number = findings.filter((finding) => finding.level === level).length;
  return `${String(number)} ${number === 1 ? one : many}`;
}

/** The report as text that ends with a line end. */
export function renderReport(report: DoctorReport): string {
  const { findings, statusSources, notChecked } = report;
  const sources = statusSources.map(({ source, state, says }) => {
    return `  ${NAMES[source]}: ${STATES[state]}\n    ${says}`;
  });
  return [
    'Tillkit doctor',
    '',
    ...findings.map(lineOf),
    '',
    'How the store learns of a payment',
    ...sources,
    '',
    'Not checked',
    ...notChecked.map((text) => `  · ${text}`),
    '',
    `${count(findings, 'problem', 'problem', 'problems')}, ${count(findings, 'warning', 'warning', 'warnings')}.`,
    '',
  ].join('\n');
}
