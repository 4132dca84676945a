/** One fact of a list of facts: its name, and what it is. */
import type { ReactNode } from 'react';

/** Props of {@link Fact}. */
export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Draws the fact; stands in a `dl` of the class `till-facts`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="till-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
