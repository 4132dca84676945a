/** Chooses the period of a list: a named one, or two days. */
import { useTreasuryMessages } from '../treasuryContext.js';
import { PERIODS, type Period } from './period.js';

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
      <select
        className="till-select till-log-select"
        aria-label={messages.logPeriod}
        value={period.name}
        onChange={({ target }) => {
          const name = PERIODS.find((one) => one === target.value) ?? 'all';
          onChange({ ...period, name });
        }}
      >
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {messages.logPeriods[name]}
          </option>
        ))}
      </select>
      {period.name === 'dates' && (
        <span className="till-log-dates">
          <input
            type="date"
            className="till-select"
            aria-label={messages.logFrom}
            value={period.from}
            max={period.to || undefined}
            onChange={({ target }) => onChange({ ...period, from: target.value })}
          />
          <input
            type="date"
            className="till-select"
            aria-label={messages.logTo}
            value={period.to}
            min={period.from || undefined}
            onChange={({ target }) => onChange({ ...period, to: target.value })}
          />
        </span>
      )}
    </>
  );
}
