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
  /** Drawn under the control, and part of its description. */
  readonly after?: ReactNode;
  readonly children: (control: FieldControl) => Elements;
}

/** Draws the field. @selector [data-faulty] */
export function Field({ label, note, hint, error: fault, after: remark, children }: FieldProps) {
  const base = useId();
  const ids = { hint: `${base}hint`, fault: `${base}fault`, remark: `${base}remark` };
  const described = [
    hint === undefined ? null : ids.hint,
    fault === null ? null : ids.fault,
    remark === undefined || remark === null ? null : ids.remark,
  ].filter((id) => id !== null);
  return (
    <div className="till-field" data-faulty={fault === null ? undefined : true}>
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
        'aria-invalid': fault === null ? undefined : true,
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
