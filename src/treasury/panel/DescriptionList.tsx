/** One name and its value in a description list. */
import type { ReactNode } from 'react';
import type { Elements } from '../../ui/elements.js';

/** Classes of an entry, by the list that contains it. */
const CLASSES = {
  /** In `dl.till-facts`. */
  fact: 'till-fact',
  /** In `dl.till-figures`. */
  figure: undefined,
  /** In `dl.till-pending-facts`. */
  pending: 'till-pending-fact',
} as const;

/** Props of {@link Description}. */
export interface DescriptionProps {
  readonly name: string;
  /** @default "fact" */
  readonly variant?: keyof typeof CLASSES;
  /** Drawn beside the value. */
  readonly action?: Elements;
  readonly children: ReactNode;
}

export function Description({ name, variant = 'fact', action, children }: DescriptionProps) {
  return (
    <div className={CLASSES[variant]}>
      <dt>{name}</dt>
      <dd className={variant === 'pending' ? 'till-pending-value' : undefined}>{children}</dd>
      {action && <dd className="till-pending-action">{action}</dd>}
    </div>
  );
}
