/** A part of the back office that shows a list page by page: loading, failed, empty, there, or old. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { forwardRef, useState, type ReactNode, type Ref } from 'react';
import { Frame, type RootProps } from '../ui/Frame.js';
import { Heading } from '../ui/Heading.js';
import { Skeleton } from '../ui/Skeleton.js';
import { FiguresAge } from './FiguresAge.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useTreasurySession } from './session/useTreasurySession.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';

/** How a list is asked for, whatever its pages hold. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult<unknown, TreasuryError>,
  | 'data'
  | 'error'
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

function statusOf({ query, count }: Pick<PagedPartProps, 'query' | 'count'>): string {
  if (count === undefined) return query.error ? 'error' : 'loading';
  if (query.error && !query.isFetchNextPageError) return 'stale';
  return count === 0 ? 'empty' : 'ready';
}

/** Draws the frame, the heading, what is wrong, the list, and the way to another page. */
function DrawnPagedPart(
  { part, query, count, title, loading, controls, children, ...rest }: PagedPartProps,
  ref: Ref<HTMLElement>,
) {
  const { failed, more, ...root } = rest;
  const { data: session } = useTreasurySession();
  const status = statusOf({ query, count });
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
            onRefresh={() => void query.refetch()}
          />
        )}
      </div>
      {controls}
      <Failure query={query} count={count} failed={failed} />
      {status === 'loading' && <Skeleton label={loading} lines={5} />}
      {count !== undefined && children}
      <More query={query} count={count ?? 0} more={more} />
    </Frame>
  );
}

/**
 * The frame of a list.
 *
 * @selector [data-status] `loading`, `error`, `empty`, `ready` or `stale`
 */
export const PagedPart = forwardRef(DrawnPagedPart);

/** Why the first pages could not be read, or not again. */
function Failure({ query, count, failed }: Pick<PagedPartProps, 'query' | 'count' | 'failed'>) {
  const messages = useTreasuryMessages();
  const { error, isFetching, isFetchNextPageError, refetch } = query;
  if (!error || isFetchNextPageError) return null;
  return (
    <ProblemNotice
      error={error}
      title={count === undefined ? failed : messages.staleTitle}
      tone={count === undefined ? 'danger' : 'warning'}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** The button for another page; how many have come is said. */
function More({ query, count, more }: Pick<PagedPartProps, 'query' | 'more'> & { count: number }) {
  const messages = useTreasuryMessages();
  const [countBefore, setCountBefore] = useState<number | null>(null);
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const come = countBefore === null || isFetchingNextPage ? 0 : count - countBefore;
  function press(): void {
    if (isFetchingNextPage) return;
    setCountBefore(count);
    void fetchNextPage();
  }
  return (
    <>
      {isFetchNextPageError && error && (
        <ProblemNotice
          error={error}
          title={more.failed}
          isFetching={isFetchingNextPage}
          onRetry={press}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <button
          type="button"
          className="till-button till-more"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={press}
        >
          {isFetchingNextPage ? more.loading : more.label}
        </button>
      )}
      <p className="till-visually-hidden" role="status">
        {come > 0 ? messages.moreShown(come) : ''}
      </p>
    </>
  );
}
