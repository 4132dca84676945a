/** An answer instead of a form: one picture, one heading, one line. */
import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../ui/FrameView.js';
import { Icon } from '../ui/Icon.js';
import type { Elements } from '../ui/elements.js';

/** Props of {@link Answer}. */
export interface AnswerProps {
  /** Lines of the picture, from `icons.ts`; or a picture. */
  readonly icon: ReactElement | string;
  /** @selector [data-tone] */
  readonly tone?: 'calm' | 'busy' | 'success' | 'warning';
  /** An amount: above the heading, or below it once all is done. */
  readonly figure?: Elements;
  /** Absent where the screen has its heading already. */
  readonly title?: string;
  readonly lead?: ReactNode;
  /** On a wide screen it fills a column of its own, of which there is one. @default true */
  readonly side?: boolean;
  /** What to do. */
  readonly children?: Elements;
}

/** Draws the answer. Beside a wide screen's other facts it fills a column of its own. */
export function Answer(props: AnswerProps) {
  const { icon, tone = 'calm', figure, title, lead, side = true, children } = props;
  // Once all is done the word comes first; until then the amount says which payment it is.
  const isDone = tone === 'success';
  return (
    <div className={side ? 'till-answer till-side' : 'till-answer'}>
      {typeof icon === 'string' ? (
        <span className="till-sign" data-tone={tone}>
          <Icon of={icon} />
        </span>
      ) : (
        icon
      )}
      {!isDone && figure}
      {title !== undefined && <Heading>{title}</Heading>}
      {isDone && figure}
      {lead !== undefined && lead !== null && lead !== '' && <p className="till-lead">{lead}</p>}
      {children}
    </div>
  );
}
