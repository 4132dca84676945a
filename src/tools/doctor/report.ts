/** The doctor's report, as data and as text. */

/** `warning`: works, but with a limit. `problem`: payments fail or are unsafe. */
export type Level = 'ok' | 'warning' | 'problem';

/** Result of one check. Never holds the value of a variable or text of the service. */
export interface Finding {
  /** Stable name of the check, such as `api_key`. */
  readonly check: string;
  readonly level: Level;
  readonly what: string;
  /** Why it matters. Absent for `ok`. */
  readonly why?: string;
  /** How to fix it. Absent for `ok`. */
  readonly fix?: string;
}

/** A source of payment status. */
export interface StatusSource {
  readonly source: 'signed_events' | 'unconfirmed_transfers' | 'service_lookup' | 'store';
  /** `unproven`: set up, but the doctor cannot see whether it works. */
  readonly state: 'live' | 'unproven' | 'off';
  readonly says: string;
}

/** The whole report. */
export interface DoctorReport {
  /** False if any finding is a problem. */
  readonly ok: boolean;
  /** ISO 8601, by this machine's clock. */
  readonly at: string;
  readonly findings: readonly Finding[];
  readonly statusSources: readonly StatusSource[];
  /** What was not checked, and why. */
  readonly notChecked: readonly string[];
}

export function ok(check: string, what: string): Finding {
  return { check, level: 'ok', what };
}

export function warning(check: string, what: string, why: string, fix: string): Finding {
  return { check, level: 'warning', what, why, fix };
}

export function problem(check: string, what: string, why: string, fix: string): Finding {
  return { check, level: 'problem', what, why, fix };
}

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
  store: 'Confirmed by the store',
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

/** The report as text that ends with a line break. */
export function renderReport(report: DoctorReport): string {
  const { findings, statusSources, notChecked } = report;
  const sources = statusSources.map(({ source, state, says }) => {
    return `  ${NAMES[source]}: ${STATES[state]}\n    ${says}`;
  });
  return [
    ...findings.map(lineOf),
    '',
    'Sources of payment status',
    ...sources,
    '',
    'Not checked',
    ...notChecked.map((text) => `  · ${text}`),
    '',
    `${count(findings, 'problem', 'problem', 'problems')}, ${count(findings, 'warning', 'warning', 'warnings')}.`,
    '',
  ].join('\n');
}
