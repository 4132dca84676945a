/** A state: a shape and a word, and a colour that repeats them. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.js';
import { clockIcon, closeIcon } from '../../ui/icons.js';
import { closedIcon } from '../../ui/troubleIcons.js';
import { checkIcon, warningIcon } from '../../ui/payIcons.js';
import { differsShape, ringShape } from './shapes.js';

/** How a state is drawn. */
export type PillTone = 'success' | 'warning' | 'danger' | 'progress' | 'neutral';

/** Shapes of states that logs show. */
const SHAPES: Readonly<Record<string, string>> = {
  unmatched: differsShape,
  conflict: warningIcon,
  refused: closeIcon,
  unfinished: ringShape,
  unknown: 'M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.8-1.1 1.8M10 14.6v.01',
  cancelled: closedIcon,
  outdated: closedIcon,
  retrying: clockIcon,
  waiting: clockIcon,
};

/** Props of {@link StatePill}. */
export interface StatePillProps {
  /** @selector [data-state] */
  readonly state?: string;
  /** @selector [data-tone] */
  readonly tone: PillTone;
  /** Lines of the shape. @default that of the state, or a check mark */
  readonly shape?: string;
  readonly children: ReactNode;
  /** Said of it beside. */
  readonly aside?: string | false;
}

/** Draws it. */
export function StatePill({ state, tone, shape, children, aside }: StatePillProps) {
  return (
    <span className="till-pill" data-tone={tone} data-state={state}>
      <Icon of={shape ?? SHAPES[state ?? ''] ?? checkIcon} />
      <span>{children}</span>
      {aside && <span>{aside}</span>}
    </span>
  );
}
