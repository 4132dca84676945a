/** A state of a log's row: a shape and a word, and a colour that repeats them. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { checkIcon, clockIcon, closeIcon, closedIcon, warningIcon } from '../../../ui/icons.js';

/** How a state is drawn. */
export type PillTone = 'success' | 'warning' | 'danger' | 'progress' | 'neutral';

const SHAPES: Readonly<Record<string, string>> = {
  unmatched: 'M4 7.5h12M4 12.5h12M13 4L7 16',
  conflict: warningIcon,
  refused: closeIcon,
  unfinished: 'M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z',
  unknown: 'M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.8-1.1 1.8M10 14.6v.01',
  cancelled: closedIcon,
  outdated: closedIcon,
  retrying: clockIcon,
  waiting: clockIcon,
};

/** Draws it. @param props `state` chooses the shape; one without a shape of its own gets a check mark. */
export function StatePill(props: {
  readonly state: string;
  readonly tone: PillTone;
  readonly children: ReactNode;
}) {
  const { state, tone, children } = props;
  return (
    <span className="till-pill" data-tone={tone} data-state={state}>
      <Icon of={SHAPES[state] ?? checkIcon} />
      <span>{children}</span>
    </span>
  );
}
