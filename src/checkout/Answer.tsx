/** An answer instead of a form: one picture, one heading, one line. */
import type { ReactNode } from 'react';
import { Heading } from '../ui/FrameView.js';
import { Icon } from '../ui/Icon.js';

/** Props of {@link Answer}. */
export interface AnswerProps {
  /** Lines of the picture, from `icons.ts`; or a picture. */
  readonly icon: ReactNode;
  /** @selector [data-tone] */
  readonly tone?: 'calm' | 'success' | 'warning';
  /** Below the picture, above the heading: an amount. */
  readonly figure?: ReactNode;
  /** Absent where the screen has its heading already. */
  readonly title?: string;
  readonly lead?: ReactNode;
  /** What to do. */
  readonly children?: ReactNode;
}

/** Draws the answer. Beside a wide screen's other facts it fills a column of its own. */
export function Answer({ icon, tone = 'calm', figure, title, lead, children }: AnswerProps) {
  return (
    <div className="till-answer till-side">
      {typeof icon === 'string' ? (
        <span className="till-sign" data-tone={tone}>
          <Icon of={icon} />
        </span>
      ) : (
        icon
      )}
      {figure}
      {title !== undefined && <Heading>{title}</Heading>}
      {lead !== undefined && lead !== null && lead !== '' && <p className="till-lead">{lead}</p>}
      {children}
    </div>
  );
}
