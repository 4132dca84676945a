/** Facts for an exchange's form. */
import type { ReactNode } from 'react';

/** Props of {@link Fact}. */
export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Below it, smaller. */
  readonly note?: string | undefined;
}

/** Draws one; it stands in a `<dl className="till-fact-list">`. */
export function Fact({ name, children, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
