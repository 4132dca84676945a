/** One field: its name, a hint, the control, and what is wrong with it. */
import { useId, type ReactNode } from 'react';

/** What the control needs to be named and described. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; null while nothing is, or while the person is still typing. */
  readonly fault: string | null;
  /** What is understood or remarked, under the control. Read with it. */
  readonly remark?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Draws the field. @selector [data-faulty] */
export function Field({ label, hint, fault, remark, children }: FieldProps) {
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
        {label}
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
