/** What the doctor finds: lines for people, and the same as data. */

/** `ok`: as it should be. `warning`: works, but know it. `problem`: payments fail or are unsafe. */
export type Level = 'ok' | 'warning' | 'problem';

/** One thing that was looked at. Never holds the value of a variable, nor text of the service. */
export interface Finding {
  /** Stable name of what was looked at, such as `api_key`. */
  readonly check: string;
  readonly level: Level;
  readonly what: string;
  /** Why it matters. Absent where all is well. */
  readonly why?: string;
  /** How to mend it. Absent where all is well. */
  readonly fix?: string;
}

/** A way in which the store can learn of a payment. */
export interface StatusSource {
  readonly source: 'signed_events' | 'unconfirmed_transfers' | 'service_lookup' | 'store';
  /** `live`: it works from here. `unproven`: set up, but this side cannot see it work. */
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
  /** What was left out, and why. */
  readonly notChecked: readonly string[];
}

/** A finding that all is well. */
export function fine(check: string, what: string): Finding {
  return { check, level: 'ok', what };
}

/** A finding that something works, but not as well as it could. */
export function warning(check: string, what: string, why: string, fix: string): Finding {
  return { check, level: 'warning', what, why, fix };
}

/** A finding that payments fail or are unsafe. */
export function problem(check: string, what: string, why: string, fix: string): Finding {
  return { check, level: 'problem', what, why, fix };
}
