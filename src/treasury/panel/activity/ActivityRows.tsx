/** The rows of the list of activity. */
import type { ActivityEntry } from '../../contract/activity.js';
import { Icon } from '../../../ui/Icon.js';
import { differsShape, hooksShape, personShape, planeShape } from '../shapes.js';
import { StatePill } from '../StatePill.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { ActivityMoment } from './ActivityMoment.js';
import { actKind } from './actText.js';
import { entryText } from './entryText.js';

/** Props of {@link ActivityRows}. */
export interface ActivityRowsProps {
  readonly entries: readonly ActivityEntry[];
  /** Id of the open row. */
  readonly current: number | null;
  readonly onOpen: (id: number) => void;
}

/** Lines of the icons, by the kind of entry. */
const SHAPES: Readonly<Record<string, string>> = {
  webhook: hooksShape,
  notification: planeShape,
  act: personShape,
};

/** Draws the rows under the heads of their columns, which are hidden from screen readers: each row says what it is. */
export function ActivityRows({ entries, current, onOpen }: ActivityRowsProps) {
  const messages = useTreasuryMessages();
  return (
    <>
      <div className="till-activity-heads" aria-hidden="true">
        <span>{messages.activityTime}</span>
        <span>{messages.activityKind}</span>
        <span>{messages.activityWhat}</span>
        <span>{messages.activityAbout}</span>
        <span>{messages.activityResult}</span>
      </div>
      <ul className="till-plain-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ActivityRow entry={entry} isOpen={entry.id === current} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActivityRowProps extends Pick<ActivityRowsProps, 'onOpen'> {
  readonly entry: ActivityEntry;
  readonly isOpen: boolean;
}

/** Draws a row; the whole row is the button. */
function ActivityRow({ entry, isOpen, onOpen }: ActivityRowProps) {
  const { messages, locale } = useWords();
  const { id, at, kind, act } = entry;
  const { what, about, aside, state, tone, word } = entryText(entry, messages, locale);
  return (
    <button
      type="button"
      className="till-activity-row"
      data-row={id}
      data-state={state}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(id)}
    >
      <span className="till-activity-time till-muted">
        <ActivityMoment at={at} />
      </span>{' '}
      <span className="till-activity-kind till-muted">
        <Icon of={SHAPES[kind] ?? differsShape} />
        <span>{(act && actKind(act, messages)) ?? messages.activityKinds[kind] ?? kind}</span>
      </span>{' '}
      <span className="till-activity-what">
        <bdi>{what}</bdi>
      </span>{' '}
      <span className="till-activity-about">
        <bdi>{about ?? <span aria-hidden="true">—</span>}</bdi>{' '}
        {aside !== null && <bdi className="till-activity-aside till-muted">{aside}</bdi>}
      </span>{' '}
      <span className="till-activity-state">
        <StatePill state={state} tone={tone}>
          {word}
        </StatePill>
      </span>
    </button>
  );
}
