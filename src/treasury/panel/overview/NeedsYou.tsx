/** What needs the person: one row for each task, with one button. */
import { useEffect, useId, useRef, useState } from 'react';
import type { TaskList, TaskView } from '../../contract/tasks.js';
import { Icon } from '../../../ui/Icon.js';
import { clockIcon } from '../../../ui/icons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import { Notice } from '../../../ui/Notice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Button } from '../Button.js';
import { useAnnounce } from '../LiveRegion.js';
import { Age, moveBetweenRows, useServerNow } from '../ListRow.js';
import { refundStagePill } from '../orders/orderLabels.js';
import { StatePill, type PillTone } from '../StatePill.js';
import { QueryProblem } from '../ProblemNotice.js';
import {
  differsShape,
  holdShape,
  linkShape,
  personShape,
  plusShape,
  ringShape,
  sendShape,
} from '../shapes.js';
import { useTasks } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { useLastError } from '../useLastError.js';
import { taskTarget, taskText, taskVerb, underWayText, type TaskTarget } from './taskText.js';

/** Props of {@link NeedsYou}. */
export interface NeedsYouProps {
  readonly onOpen: (target: TaskTarget) => void;
}

/** Rows that are shown until the person asks for all. */
const FIRST = 7;

const pumpShape = 'M5 16.5v-12h6v12M4 16.5h8M5.5 9h5M11 8h2v5.5a1.5 1.5 0 0 0 3 0V8l-2.5-2.5';
const hookShape = 'M7 7.5h6M7 12.5h6M4 4.5h12v11H4z';

const LOOKS: Readonly<Record<string, readonly [PillTone, string]>> = {
  withdrawal_unknown: ['danger', warningIcon],
  withdrawal_unreadable: ['danger', warningIcon],
  withdrawal_approve: ['progress', personShape],
  withdrawal_stuck: ['danger', warningIcon],
  withdrawal_ready: ['progress', sendShape],
  callback_failing: ['danger', hookShape],
  gas_empty: ['danger', pumpShape],
  gas_low: ['warning', pumpShape],
  order_held: ['danger', holdShape],
  order_unreadable: ['danger', warningIcon],
  order_late: ['warning', clockIcon],
  order_wrong_currency: ['warning', differsShape],
  order_over: ['warning', plusShape],
  order_partial: ['warning', ringShape],
  order_pending: ['warning', clockIcon],
  network_silent: ['warning', warningIcon],
  webhook_conflict: ['warning', hookShape],
  webhook_unmatched: ['warning', hookShape],
};

/** Draws the list. @selector [data-status] `loading`, `error`, `empty` or `ready` */
export function NeedsYou({ onOpen }: NeedsYouProps) {
  const messages = useTreasuryMessages();
  const query = useTasks();
  const error = useLastError(query);
  const { data, dataUpdatedAt } = query;
  const base = useId();
  useAnnounceNew(data);
  const isEmpty = data?.tasks.length === 0;
  const status = data ? (isEmpty ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <section className="till-needs" aria-labelledby={base} data-status={status}>
      <div className="till-needs-head">
        <h3 id={base} className="till-subheading">
          {messages.needsYou}
        </h3>
        {data && data.total > 0 && <span className="till-tab-count">{data.total}</span>}
      </div>
      {error && <QueryProblem error={error} query={query} failed={messages.tasksFailed} />}
      {status === 'loading' && <Skeleton label={messages.tasksLoading} lines={4} />}
      {data && <Unread list={data} />}
      {status === 'empty' && data && <Nothing list={data} />}
      {data && !isEmpty && <Tasks list={data} at={dataUpdatedAt} onOpen={onOpen} />}
      {data && data.underWay.length > 0 && (
        <UnderWay list={data} at={dataUpdatedAt} onOpen={onOpen} />
      )}
    </section>
  );
}

/** Announces how many tasks are new; none of those that were there when the page was opened. */
function useAnnounceNew(list: TaskList | undefined): void {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!list) return;
    const before = known.current;
    const ids = list.tasks.map(({ id }) => id);
    known.current = new Set([...(before ?? []), ...ids]);
    const added = before ? ids.filter((id) => !before.has(id)).length : 0;
    if (added > 0) announce(messages.newTasks(added));
  }, [list, announce, messages]);
}

/** Says what could not be read, so that a short list is not taken for a quiet day. */
function Unread({ list: { unread } }: { readonly list: TaskList }) {
  const messages = useTreasuryMessages();
  if (unread.length === 0) return null;
  return (
    <Notice tone="warning">
      {unread.map((source) => (
        <p key={source}>{messages.unread[source] ?? messages.unreadOther}</p>
      ))}
    </Notice>
  );
}

function Nothing({ list }: { readonly list: TaskList }) {
  const messages = useTreasuryMessages();
  if (list.unread.length > 0) return <p className="till-muted">{messages.nothingElse}</p>;
  return (
    <div className="till-needs-none">
      <Icon of={checkIcon} />
      <p className="till-subheading">{messages.allCaughtUp}</p>
      <p className="till-muted">{messages.allCaughtUpLead}</p>
    </div>
  );
}

interface TasksProps extends NeedsYouProps {
  readonly list: TaskList;
  /** When the answer came: milliseconds since the epoch. */
  readonly at: number;
}

function Tasks({ list, at, onOpen }: TasksProps) {
  const messages = useTreasuryMessages();
  const [isAll, setAll] = useState(false);
  const now = useServerNow(list.serverTime, at);
  const { tasks, total } = list;
  // One more row takes no more room than the line that hides it.
  const shown = isAll || tasks.length <= FIRST + 1 ? tasks : tasks.slice(0, FIRST);
  const hidden = total - shown.length;
  return (
    <>
      <ul className="till-plain-list till-needs-list" onKeyDown={moveBetweenRows}>
        {shown.map((task, index) => (
          <TaskRow key={task.id} task={task} now={now} isFirst={index === 0} onOpen={onOpen} />
        ))}
      </ul>
      {(hidden > 0 || isAll) && (
        <div className="till-needs-more">
          {hidden > 0 && (
            <span className="till-muted">
              {isAll ? messages.tasksBeyond(hidden) : messages.moreTasks(hidden)}
            </span>
          )}
          {tasks.length > FIRST + 1 && (
            <Button kind="link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? messages.showFewerTasks : messages.showAllTasks}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What is going out and waits for somebody else: nothing to do, and nothing to pay again. */
function UnderWay({ list, at, onOpen }: TasksProps) {
  const { messages, locale } = useWords();
  const now = useServerNow(list.serverTime, at);
  const base = useId();
  return (
    <div className="till-under-way" role="group" aria-labelledby={base}>
      <h4 id={base} className="till-subheading">
        {messages.underWayTitle}
      </h4>
      <ul className="till-plain-list">
        {list.underWay.map((one) => {
          const { id, stage, since, order, withdrawalId } = one;
          const { title, detail } = underWayText(one, { messages, locale });
          const target: TaskTarget = order
            ? { to: 'order', order }
            : { to: 'withdrawal', id: withdrawalId ?? '' };
          return (
            <li key={id} className="till-task" data-stage={stage}>
              <span className="till-task-mark" data-tone="neutral">
                <Icon of={withdrawalId === null ? linkShape : order ? personShape : sendShape} />
              </span>
              <span className="till-task-text">
                <span className="till-task-title">{title}</span>{' '}
                <span className="till-muted">{detail}</span>
              </span>{' '}
              <span className="till-under-way-state">
                <StatePill {...refundStagePill(stage, messages)} />{' '}
                <Age className="till-task-age" at={since} now={now} />
              </span>
              <Button
                kind="link"
                className="till-task-button"
                aria-label={messages.taskButton(messages.taskVerbs.open, title)}
                onClick={() => onOpen(target)}
              >
                {messages.taskVerbs.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface TaskRowProps extends NeedsYouProps {
  readonly task: TaskView;
  readonly now: number;
  readonly isFirst: boolean;
}

function TaskRow({ task, now, isFirst, onOpen }: TaskRowProps) {
  const { messages, locale } = useWords();
  const { title, about = null, detail } = taskText(task, { messages, locale, now });
  const [tone, shape] = LOOKS[task.kind] ?? ['warning', warningIcon];
  const target = taskTarget(task);
  const verb = messages.taskVerbs[taskVerb(task)];
  return (
    <li className="till-task" data-task={task.id} data-kind={task.kind}>
      <span className="till-task-mark" data-tone={tone}>
        <Icon of={shape} />
      </span>
      <span className="till-task-text">
        <span className="till-task-title">{title}</span>{' '}
        <span className="till-muted">
          {about !== null && <bdi>{about}</bdi>}
          {about !== null && detail !== null && <span>{' · '}</span>}
          {detail !== null && <span>{detail}</span>}
        </span>
      </span>{' '}
      {task.since !== null && <Age className="till-task-age" at={task.since} now={now} />}
      {target && (
        <Button
          className="till-task-button"
          data-row=""
          kind={isFirst ? 'primary' : undefined}
          aria-label={messages.taskButton(verb, title)}
          onClick={() => onOpen(target)}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
