/** A part of the back office that shows a list page by page: loading, failed, empty, there, or old. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { forwardRef, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Frame, Heading, type RootProps } from '../ui/Frame.js';
import { Skeleton } from '../ui/Skeleton.js';
import { FiguresAge } from './FiguresAge.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useTreasurySession } from './session/useTreasurySession.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';
import { useHeldError } from './useHeldError.js';
import { ActionProblem } from './WithdrawalStatus/ActionProblem.js';

/** How a list is asked for, whatever its pages hold. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult<unknown, TreasuryError>,
  | 'data'
  | 'error'
  | 'errorUpdatedAt'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'hasNextPage'
  | 'dataUpdatedAt'
> & {
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
};

/** Props of {@link PagedPart}. */
export interface PagedPartProps extends RootProps {
  /** The part's own class, such as `till-orders`. */
  readonly part: string;
  readonly query: PagedQuery;
  /** How many were read; undefined before the first answer. */
  readonly count: number | undefined;
  readonly title: string;
  /** What a screen reader hears while it is read. */
  readonly loading: string;
  /** What did not work, where it could not be read. */
  readonly failed: string;
  /** What the button for another page says, while it is at it, and where it fails. */
  readonly more: { readonly label: string; readonly loading: string; readonly failed: string };
  /** Drawn above the list, also while it is loading. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** What went wrong, and with which question: the list itself, or another page of it. */
interface PagedFailure {
  readonly ofList: TreasuryError | null;
  readonly ofMore: TreasuryError | null;
}

/**
 * What is known of failures, for as long as nothing better is. React Query tells which question has
 * failed by the one that is asked now, so while it asks, the word of before stands.
 */
function usePagedFailure(query: PagedQuery): PagedFailure {
  const error = useHeldError(query);
  const { isFetching, isFetchNextPageError } = query;
  const [heldMore, holdMore] = useState(false);
  const isMore = isFetching ? heldMore : isFetchNextPageError;
  if (isMore !== heldMore) holdMore(isMore);
  return isMore ? { ofList: null, ofMore: error } : { ofList: error, ofMore: null };
}

function statusOf(count: number | undefined, { ofList }: PagedFailure): string {
  if (count === undefined) return ofList ? 'error' : 'loading';
  if (ofList) return 'stale';
  return count === 0 ? 'empty' : 'ready';
}

/** Draws the frame, the heading, what is wrong, the list, and the way to another page. */
function DrawnPagedPart(
  { part, query, count, title, loading, controls, children, ...rest }: PagedPartProps,
  ref: Ref<HTMLElement>,
) {
  const { failed, more, ...root } = rest;
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const failure = usePagedFailure(query);
  const status = statusOf(count, failure);
  const refresh = () => void query.refetch();
  return (
    <Frame
      {...root}
      ref={ref}
      part={`till-treasury ${part}`}
      label={title}
      status={status}
      busy={status === 'loading'}
      sandbox={session?.sandbox}
    >
      <div className="till-part-head">
        <Heading>{title}</Heading>
        {count !== undefined && (
          <FiguresAge
            cameAt={query.dataUpdatedAt}
            isFetching={query.isFetching}
            onRefresh={refresh}
          />
        )}
      </div>
      {controls}
      {failure.ofList && (
        <ProblemNotice
          error={failure.ofList}
          title={count === undefined ? failed : messages.staleTitle}
          tone={count === undefined ? 'danger' : 'warning'}
          isFetching={query.isFetching}
          onRetry={refresh}
        />
      )}
      {status === 'loading' && <Skeleton label={loading} lines={5} />}
      {count !== undefined && children}
      <More query={query} count={count ?? 0} more={more} error={failure.ofMore} />
    </Frame>
  );
}

/**
 * The frame of a list.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const PagedPart = forwardRef(DrawnPagedPart);

interface MoreProps extends Pick<PagedPartProps, 'query' | 'more'> {
  /** How many there are. */
  readonly count: number;
  /** Why there are not more. */
  readonly error: TreasuryError | null;
}

/** The button for another page, which stays to be pressed again; how many have come is said. */
function More({ query, count, more, error }: MoreProps) {
  const messages = useTreasuryMessages();
  const [countBefore, setCountBefore] = useState<number | null>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const come = countBefore === null || isFetchingNextPage ? 0 : count - countBefore;
  const told = useRef<HTMLParagraphElement>(null);
  const isLast = come > 0 && !hasNextPage;
  useEffect(() => {
    const { activeElement, body } = document;
    // The pressed button is gone with the last page; the person goes on from the end of the list.
    if (isLast && activeElement === body) told.current?.focus({ preventScroll: true });
  }, [isLast]);
  function press(): void {
    if (isFetchingNextPage) return;
    setCountBefore(count);
    void fetchNextPage();
  }
  return (
    <>
      {error && <ActionProblem error={error} title={more.failed} ofWithdrawal={false} urgent />}
      {hasNextPage && (
        <button
          type="button"
          className="till-button till-more"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={press}
        >
          {isFetchingNextPage ? more.loading : more.label}
        </button>
      )}
      <p ref={told} tabIndex={-1} className="till-visually-hidden" role="status">
        {come > 0 ? messages.moreShown(come) : ''}
      </p>
    </>
  );
}
