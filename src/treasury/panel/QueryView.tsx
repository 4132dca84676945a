/** Frames of the back office's components: one query, or a list that loads page by page. */
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { forwardRef, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { formatAgo } from '../../ui/formatTime.js';
import { useNow } from '../../ui/useNow.js';
import { Button } from './Button.js';
import { ProblemNotice, QueryProblem } from './ProblemNotice.js';
import { useTreasurySession } from './storeReads.js';
import { useTreasuryMessages, useWords } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';
import { useLastError } from './useLastError.js';
import type { Elements } from '../../ui/elements.js';

type QueryState = Pick<
  UseQueryResult<unknown, TreasuryError>,
  'data' | 'error' | 'errorUpdatedAt' | 'isFetching' | 'dataUpdatedAt'
> & { readonly refetch: () => unknown };

/** Which part it is, and what it says. */
interface PartProps extends RootProps {
  /** The component's own class, such as `till-exchange-balances`. */
  readonly part: string;
  readonly title: string;
  /** What a screen reader hears while it loads. */
  readonly loading: string;
  /** Title of the problem while there is no data. */
  readonly failed: string;
  /** Drawn beside the heading. @default how old the data is */
  readonly aside?: Elements;
  /** Buttons at the end of the heading's line. */
  readonly actions?: Elements;
  /** Drawn above the data, also while it loads. */
  readonly controls?: Elements;
}

interface QueryFrameProps extends PartProps {
  readonly query: QueryState;
  /** Why the query failed last; null while it works. */
  readonly error: TreasuryError | null;
  /** Whether the data is a list without entries. */
  readonly isEmpty: boolean;
  readonly skeletonLines: number;
  readonly children: Elements;
}

function statusOf({ query, error, isEmpty }: QueryFrameProps): string {
  if (query.data === undefined) return error ? 'error' : 'loading';
  if (error) return 'stale';
  return isEmpty ? 'empty' : 'ready';
}

/** Draws heading, age, problem and skeleton around the data. */
const QueryFrame = forwardRef<HTMLElement, QueryFrameProps>(function QueryFrame(props, ref) {
  const { data: session } = useTreasurySession();
  const { query, error, title, part } = props;
  const status = statusOf(props);
  return (
    <Frame
      id={props.id}
      className={props.className}
      ref={ref}
      part={`till-treasury ${part}`}
      label={title}
      status={status}
      busy={status === 'loading'}
      sandbox={session?.sandbox}
    >
      <div className="till-part-head">
        <Heading>{title}</Heading>
        {props.aside ?? (query.data !== undefined && <UpdatedAt query={query} />)}
        {props.actions && <div className="till-part-actions">{props.actions}</div>}
      </div>
      {props.controls}
      {error && <QueryProblem error={error} query={query} failed={props.failed} />}
      {status === 'loading' && <Skeleton label={props.loading} lines={props.skeletonLines} />}
      {props.children}
    </Frame>
  );
});

/** Draws the age of the data and a refresh button. Not announced: the age changes every second. */
export function UpdatedAt(props: {
  readonly query: Pick<QueryState, 'dataUpdatedAt' | 'isFetching' | 'refetch'>;
}) {
  const { messages, locale } = useWords();
  const { dataUpdatedAt, isFetching, refetch } = props.query;
  const now = useNow(true, dataUpdatedAt);
  return (
    <p className="till-figures-age">
      <span className="till-muted">{messages.asOf(formatAgo(now - dataUpdatedAt, locale))}</span>
      <Button kind="link" busy={isFetching} onClick={() => void refetch()}>
        {isFetching ? messages.refreshing : messages.refresh}
      </Button>
    </p>
  );
}

/** Props of {@link QueryView}. */
export interface QueryViewProps<Data> extends PartProps {
  readonly query: UseQueryResult<Data, TreasuryError>;
  readonly children: (data: Data) => Elements;
}

function QueryViewInner<Data>(
  { query, children, ...frame }: QueryViewProps<Data>,
  ref: Ref<HTMLElement>,
) {
  const error = useLastError(query);
  return (
    <QueryFrame {...frame} ref={ref} query={query} error={error} isEmpty={false} skeletonLines={4}>
      {query.data !== undefined && children(query.data)}
    </QueryFrame>
  );
}

/**
 * Draws one query.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const QueryView = forwardRef(QueryViewInner) as <Data>(
  props: QueryViewProps<Data> & { readonly ref?: Ref<HTMLElement> },
) => ReactNode;

/** An infinite query with pages of any type. */
export type PagedQuery = QueryState &
  Pick<
    UseInfiniteQueryResult<unknown, TreasuryError>,
    'isFetchingNextPage' | 'isFetchNextPageError' | 'hasNextPage'
  > & { readonly fetchNextPage: () => unknown };

/** Props of {@link PagedList}. */
export interface PagedListProps extends PartProps {
  readonly query: PagedQuery;
  /** Number of loaded entries; undefined before the first answer. */
  readonly count: number | undefined;
  readonly children: Elements;
}

/** A value of the last answer, also while another list loads. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * Whether the last error is that of loading another page. React Query resets its own flag while it
 * fetches, so the previous value is kept until then.
 */
function useIsNextPageError({ isFetching, isFetchNextPageError }: PagedQuery): boolean {
  const [last, setLast] = useState(false);
  const current = isFetching ? last : isFetchNextPageError;
  if (current !== last) setLast(current);
  return current;
}

/**
 * Draws a list that loads page by page.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const PagedList = forwardRef<HTMLElement, PagedListProps>(function PagedList(
  { query, count, children, ...frame },
  ref,
) {
  const error = useLastError(query);
  const isNextPageError = useIsNextPageError(query);
  return (
    <QueryFrame
      {...frame}
      ref={ref}
      query={query}
      error={isNextPageError ? null : error}
      isEmpty={count === 0}
      skeletonLines={5}
    >
      {count !== undefined && children}
      <LoadMore query={query} count={count ?? 0} error={isNextPageError ? error : null} />
    </QueryFrame>
  );
});

interface LoadMoreProps {
  readonly query: PagedQuery;
  readonly count: number;
  readonly error: TreasuryError | null;
}

/** Draws the button for the next page, and announces how many entries were added. */
function LoadMore({ query, count, error }: LoadMoreProps) {
  const messages = useTreasuryMessages();
  const [countBefore, setCountBefore] = useState<number | null>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const added = countBefore === null || isFetchingNextPage ? 0 : count - countBefore;
  const announcement = useRef<HTMLParagraphElement>(null);
  const isLast = added > 0 && !hasNextPage;
  useEffect(() => {
    const { activeElement, body } = document;
    // The pressed button disappears with the last page; the focus stays at the end of the list.
    if (isLast && activeElement === body) announcement.current?.focus({ preventScroll: true });
  }, [isLast]);
  return (
    <>
      {error && <ProblemNotice error={error} title={messages.olderOnesFailed} urgent />}
      {hasNextPage && (
        <Button
          className="till-more"
          busy={isFetchingNextPage}
          onClick={() => {
            setCountBefore(count);
            void fetchNextPage();
          }}
        >
          {isFetchingNextPage ? messages.olderOnesLoading : messages.olderOnes}
        </Button>
      )}
      <p ref={announcement} tabIndex={-1} className="till-visually-hidden" role="status">
        {added > 0 ? messages.moreShown(added) : ''}
      </p>
    </>
  );
}
