/** A part of the back office that shows one reading: loading, failed, there, or there and old. */
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { Frame, Heading, type RootProps } from '../ui/Frame.js';
import { Skeleton } from '../ui/Skeleton.js';
import { FiguresAge } from './FiguresAge.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useTreasurySession } from './session/useTreasurySession.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';
import { useHeldError } from './useHeldError.js';

/** Props of {@link ReadPart}. */
export interface ReadPartProps<Data> extends RootProps {
  /** The part's own class, such as `till-exchange-balances`. */
  readonly part: string;
  readonly query: UseQueryResult<Data, TreasuryError>;
  readonly title: string;
  /** What a screen reader hears while it is read. */
  readonly loading: string;
  /** What did not work, where it could not be read. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What is shown: nothing yet, a failure, figures, or figures that could not be renewed. */
function statusOf(data: unknown, error: TreasuryError | null): string {
  if (data === undefined) return error ? 'error' : 'loading';
  return error ? 'stale' : 'ready';
}

/** Draws the frame, the heading, the age of the figures and what is wrong with them. */
function DrawnReadPart<Data>(
  { part, query, title, loading, failed, children, ...root }: ReadPartProps<Data>,
  ref: Ref<HTMLElement>,
) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const { data, isFetching, dataUpdatedAt } = query;
  const error = useHeldError(query);
  const refresh = () => void query.refetch();
  return (
    <Frame
      {...root}
      ref={ref}
      part={`till-treasury ${part}`}
      label={title}
      status={statusOf(data, error)}
      busy={data === undefined && !error}
      sandbox={session?.sandbox}
    >
      <div className="till-part-head">
        <Heading>{title}</Heading>
        {data !== undefined && (
          <FiguresAge cameAt={dataUpdatedAt} isFetching={isFetching} onRefresh={refresh} />
        )}
      </div>
      {error && (
        <ProblemNotice
          error={error}
          title={data === undefined ? failed : messages.staleTitle}
          tone={data === undefined ? 'danger' : 'warning'}
          isFetching={isFetching}
          onRetry={refresh}
        />
      )}
      {data === undefined ? !error && <Skeleton label={loading} lines={4} /> : children(data)}
    </Frame>
  );
}

/**
 * The frame of a part.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ReadPart = forwardRef(DrawnReadPart) as <Data>(
  props: ReadPartProps<Data> & { readonly ref?: Ref<HTMLElement> },
) => ReactNode;
