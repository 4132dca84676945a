/** The period of a list, in days of this device: a named one, or two days. */
import { useTreasuryMessages } from './treasuryContext.js';
import { useSyncExternalStore } from 'react';
import type { PeriodQuery } from '../contract/queries.js';

/** Props of {@link PeriodField}. */
export interface PeriodFieldProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Draws the choice, and the two days where they are chosen. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      <Choice
        label={messages.logPeriod}
        value={period.name}
        options={PERIODS.map((name) => [name, messages.logPeriods[name]])}
        onChange={(value) => {
          const name = PERIODS.find((one) => one === value) ?? 'all';
          onChange({ ...period, name });
        }}
      />
      {period.name === 'dates' && (
        <span className="till-list-dates">
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              type="date"
              className="till-select"
              aria-label={end === 'from' ? messages.logFrom : messages.logTo}
              value={period[end]}
              min={end === 'to' ? period.from || undefined : undefined}
              max={end === 'from' ? period.to || undefined : undefined}
              onChange={({ target }) => onChange({ ...period, [end]: target.value })}
            />
          ))}
        </span>
      )}
    </>
  );
}

/** Props of {@link Choice}. */
export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** Chooses what a list is narrowed to. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className="till-select till-list-select"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Periods with a name of their own, the widest first. */
export const PERIODS = ['all', 'today', 'week', 'month', 'dates'] as const;

/** A period of {@link PERIODS}. */
export type PeriodName = (typeof PERIODS)[number];

/** A chosen period. */
export interface Period {
  readonly name: PeriodName;
  /** For `dates`: days such as `2026-03-01`, both included; empty for no end. */
  readonly from: string;
  readonly to: string;
}

/** Everything. */
export const ALL_TIME: Period = { name: 'all', from: '', to: '' };

/** The instant at which a day begins on this device; undefined for no day. */
export function beginningOf(day: string, daysLater = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const whole = (text: string): number => Number.parseInt(text, 10);
  const begins = new Date(whole(year), whole(month) - 1, whole(date) + daysLater);
  return Number.isNaN(begins.getTime()) ? undefined : begins.toISOString();
}

/** How many days before today each period begins. */
const DAYS_BACK = { today: 0, week: -6, month: -29 } as const;

const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The query of a period. @param today such as `2026-03-01` */
export function periodQueryOf({ name, from, to }: Period, today: string): PeriodQuery {
  if (name === 'all') return {};
  if (name === 'dates') return { from: beginningOf(from), to: beginningOf(to, 1) };
  return { from: beginningOf(today, DAYS_BACK[name]) };
}

const CHECK_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
}

/** The day of this device; a page that stays open overnight gets the next one. */
export function useToday(): string {
  return useSyncExternalStore(
    everyMinute,
    () => dayOf(new Date()),
    () => dayOf(new Date()),
  );
}
