/** The server's log: one JSON object a line, with fields of a closed list. */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Diagnostic } from '../server/configuration/diagnostic.js';
import type { DeliveryReport } from './notifications/attempt.js';

/** What a line may hold beside its time, level and message. Nothing else gets into the log. */
export interface LogFields {
  readonly code: string;
  /** The store's number of an order or a customer. */
  readonly reference?: string | undefined;
  readonly request_id?: string | undefined;
  readonly operation?: string | undefined;
  readonly notification_id?: string | undefined;
  readonly attempt?: number | undefined;
  readonly reason?: string | undefined;
  readonly next_attempt_at?: string | undefined;
  readonly address?: string | undefined;
}

/** The log. */
export type ServeLog = ReturnType<typeof createLog>;

const FIELDS = [
  ...['code', 'reference', 'request_id', 'operation', 'notification_id'],
  ...['attempt', 'reason', 'next_attempt_at', 'address'],
] as const satisfies readonly (keyof LogFields)[];

function allowed(fields: LogFields): Record<string, unknown> {
  return Object.fromEntries(
    FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

/** Makes the log. @param destination @default the standard output */
export function createLog(destination?: DestinationStream) {
  const options = {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger: Logger = destination ? pino(options, destination) : pino(options);
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (fields: LogFields, message: string): void =>
      logger[level](allowed(fields), message);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** The setting here of what a report calls by the name of the handler's option. */
const SETTINGS: Readonly<Record<string, string>> = {
  origin_refused: 'TILL_ORIGINS',
  order_below_minimum: 'TILL_MINIMUM_USD',
  nothing_offered: 'TILL_CURRENCIES',
  service_key_refused: 'TILL_API_KEY',
};

/** Writes what the handler reports. The error itself stays out: it may hold anything. */
export function logDiagnostic(log: ServeLog, diagnostic: Diagnostic): void {
  const { code, message, reference, operation, requestId } = diagnostic;
  const setting = SETTINGS[code];
  const more = setting === undefined ? '' : ` The setting is ${setting}.`;
  log.warn({ code, reference, operation, request_id: requestId }, message + more);
}

/** Writes what became of a notification. */
export function logDelivery(log: ServeLog, report: DeliveryReport): void {
  const { outcome, id, type, attempt, reason, nextAt } = report;
  const fields = { code: `notification_${outcome}`, notification_id: id, attempt };
  if (outcome === 'delivered') {
    log.info(fields, `The store has taken ${type}.`);
    return;
  }
  const next = nextAt === undefined ? undefined : new Date(nextAt).toISOString();
  log.warn(
    { ...fields, reason, next_attempt_at: next },
    `The store was not told of ${type === '' ? 'a notification' : type}. It is tried again, and nothing is lost.`,
  );
}
