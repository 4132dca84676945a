/** A log: a list that is searched and narrowed, with one of its rows in a pane beside it. */
import { forwardRef, type RefObject } from 'react';
import type { Elements } from '../../../ui/elements.js';
import { Button } from '../Button.js';
import { moveBetweenRows } from '../ListRow.js';
import { PagedList, type PagedListProps } from '../QueryView.js';
import { WALLET_DIGITS } from '../../../money/format.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { beginningOf, useToday } from './PeriodField.js';

/** What a log holds now. */
export interface LogContent {
  readonly query: PagedListProps['query'];
  /** Number of loaded rows; undefined before the first answer. */
  readonly count: number | undefined;
  /** Time of the oldest entry that a search has read, while it has not read all; null otherwise. */
  readonly searchedTo: string | null;
  /** What it says without rows: when it is empty, and when nothing fits. */
  readonly none: string;
  readonly noMatch: string;
  /** How many rows are shown. */
  readonly shown: string;
  readonly rows: Elements;
  /** Drawn beside the rows. */
  readonly pane?: Elements;
}

/** Props of {@link Log}. */
export interface LogProps
  extends LogContent, Omit<PagedListProps, 'query' | 'count' | 'more' | 'children'> {
  /** Contains the rows. */
  readonly log?: RefObject<HTMLDivElement | null>;
  readonly isNarrowed: boolean;
  /** Ends the narrowing. */
  readonly onClear: () => void;
  /** Drawn under the rows. */
  readonly notes?: Elements;
}

/** Draws the log. How far a search has looked is announced. */
export const Log = forwardRef<HTMLElement, LogProps>(function Log(props, ref) {
  const { log, count, searchedTo, none, noMatch, shown, rows, pane } = props;
  const { isNarrowed, onClear, notes, ...list } = props;
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <PagedList
      {...list}
      ref={ref}
      more={searchedTo === null ? undefined : messages.logSearchFurther}
    >
      <div
        ref={log}
        className="till-log"
        data-open={pane ? true : undefined}
        onKeyDown={moveBetweenRows}
      >
        <div className="till-log-list">
          {count === 0 ? (
            <div className="till-log-none">
              <p>{isNarrowed ? noMatch : none}</p>
              {isNarrowed && (
                <Button kind="quiet" onClick={onClear}>
                  {messages.logClear}
                </Button>
              )}
            </div>
          ) : (
            rows
          )}
          {notes}
          <p className="till-log-foot till-muted">
            <span>{shown}</span>
            <span role="status">
              {searchedTo !== null && messages.logSearchedTo(formatMoment(searchedTo, locale))}
            </span>
          </p>
        </div>
        {pane}
      </div>
    </PagedList>
  );
});

/** Props of {@link LogMoment}. */
export interface LogMomentProps {
  /** RFC 3339. */
  readonly at: string;
  /** @default false */
  readonly seconds?: boolean;
}

/** Draws the moment in the time of this device. */
export function LogMoment({ at, seconds = false }: LogMomentProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const today = useToday();
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat(locale, {
    ...WALLET_DIGITS,
    timeStyle: seconds ? 'medium' : 'short',
  }).format(moment);
  const instant = moment.toISOString();
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const date = new Intl.DateTimeFormat(locale, {
    ...WALLET_DIGITS,
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
  const [yesterday, begins, ends] = [-1, 0, 1].map((days) => beginningOf(today, days) ?? '');
  const isOf = (from = '', to = ''): boolean => instant >= from && instant < to;
  return (
    <time dateTime={at} title={formatMoment(at, locale)}>
      {isOf(begins, ends)
        ? messages.logToday(time)
        : isOf(yesterday, begins)
          ? messages.logYesterday(time)
          : date.format(moment)}
    </time>
  );
}
