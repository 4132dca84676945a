/** One name and its value in a description list. */
import type { ReactNode } from 'react';

/** Classes of an entry and its value, by the list that contains it. */
const CLASSES = {
  /** In `dl.till-facts`. */
  fact: { entry: 'till-fact' },
  /** In `dl.till-figures`. */
  figure: {},
  /** In `dl.till-pending-facts`. */
  pending: { entry: 'till-pending-fact', value: 'till-pending-value' },
} as const satisfies Record<string, { readonly entry?: string; readonly value?: string }>;

/** Props of {@link Description}. */
export interface DescriptionProps {
  readonly name: string;
  /** @default "fact" */
  readonly variant?: keyof typeof CLASSES;
  /** Drawn beside the value. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Draws the entry. */
export function Description({ name, variant = 'fact', action, children }: DescriptionProps) {
  const classes: { readonly entry?: string; readonly value?: string } = CLASSES[variant];
  return (
    <div className={classes.entry}>
      <dt>{name}</dt>
      <dd className={classes.value}>{children}</dd>
      {action && <dd className="till-pending-action">{action}</dd>}
    </div>
  );
}
