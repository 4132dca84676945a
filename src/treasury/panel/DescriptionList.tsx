/** One name and its value in a description list; nothing without a value. */
import type { ReactNode } from 'react';

/** Props of {@link Description}. */
export interface DescriptionProps {
  readonly name: string;
  /** `figure`: in `dl.till-figures`. @default "fact" */
  readonly variant?: 'fact' | 'figure';
  readonly children: ReactNode;
}

export function Description({ name, variant = 'fact', children }: DescriptionProps) {
  if (!children) return null;
  return (
    <div className={variant === 'fact' ? 'till-fact' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
