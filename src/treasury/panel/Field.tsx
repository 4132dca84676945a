/** A form field: label, hint, control and error. */
import { useId, type ReactNode } from 'react';
import type { Elements } from '../../ui/elements.js';

/** Props that connect the control with label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps {
  readonly label: string;
  /** Said after the label, in brackets. */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** Error message; null if there is none, or not yet. */
  readonly error: string | null;
  /** Id of what says elsewhere that it is wrong. @default nothing does */
  readonly faultyBy?: string | undefined;
  /** Drawn under the control, and part of its description. */
  readonly after?: ReactNode;
  readonly children: (control: FieldControl) => Elements;
}

/** Draws the field. @selector [data-faulty] */
export function Field(props: FieldProps) {
  const { label, note, hint, error: fault, faultyBy = null, after: remark, children } = props;
  const base = useId();
  const ids = { hint: `${base}hint`, fault: `${base}fault`, remark: `${base}remark` };
  const described = [
    hint === undefined ? null : ids.hint,
    fault === null ? null : ids.fault,
    faultyBy,
    remark === undefined || remark === null ? null : ids.remark,
  ].filter((id) => id !== null);
  const isFaulty = fault !== null || faultyBy !== null || undefined;
  return (
    <div className="till-field" data-faulty={isFaulty}>
      <label className="till-field-label" htmlFor={base}>
        <span>{label}</span>
        {note !== undefined && (
          <>
            {' '}
            <span className="till-field-note">{note}</span>
          </>
        )}
      </label>
      {hint !== undefined && (
        <p id={ids.hint} className="till-muted">
          {hint}
        </p>
      )}
      {children({
        id: base,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': isFaulty,
      })}
      {fault !== null && (
        <p id={ids.fault} className="till-fault">
          {fault}
        </p>
      )}
      {remark !== undefined && remark !== null && (
        <div id={ids.remark} className="till-remark">
          {remark}
        </div>
      )}
    </div>
  );
}
