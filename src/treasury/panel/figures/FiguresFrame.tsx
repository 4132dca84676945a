/** Frame of a part of the figures: the query's problem, what is drawn while it loads, and its data. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Figures, FiguresView } from '../../contract/figures.js';
import { Frame, Heading, type RootProps } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { QueryProblem } from '../ProblemNotice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useTreasuryQuery.js';
import type { Elements } from '../../../ui/elements.js';

/** Props of {@link DataFrame}. */
export interface DataFrameProps<Data> extends RootProps {
  /** The component's own class, such as `till-income-chart`. */
  readonly part: string;
  readonly title: string;
  readonly query: UseQueryResult<Data, TreasuryError>;
  readonly loading: string;
  readonly failed: string;
  /** Draws data and heading. */
  readonly children: (data: Data) => Elements;
}

/** Draws one query; the heading is the data's own, so that controls can stand beside it. */
export function DataFrame<Data>(props: DataFrameProps<Data>) {
  const { part, title, query, loading, failed, children, ...root } = props;
  const error = useLastError(query);
  const { data } = query;
  const isWaiting = data === undefined;
  const status = isWaiting ? (error ? 'error' : 'loading') : error ? 'stale' : 'ready';
  return (
    <Frame
      {...root}
      part={`till-treasury till-figure ${part}`}
      label={title}
      status={status}
      busy={status === 'loading'}
    >
      {isWaiting && <Heading>{title}</Heading>}
      {error && <QueryProblem error={error} query={query} failed={failed} />}
      {status === 'loading' && <Skeleton label={loading} lines={4} />}
      {!isWaiting && children(data)}
    </Frame>
  );
}

/** Props of {@link FiguresFrame}. */
export interface FiguresFrameProps extends RootProps {
  readonly part: string;
  readonly title: string;
  readonly query: UseQueryResult<FiguresView, TreasuryError>;
  readonly children: (figures: Figures, view: FiguresView) => Elements;
}

/** The same for figures, which a store has once its orders are indexed. */
export function FiguresFrame({ children, ...frame }: FiguresFrameProps) {
  const messages = useTreasuryMessages();
  return (
    <DataFrame {...frame} loading={messages.figuresLoading} failed={messages.figuresFailed}>
      {(view) =>
        view.figures ? (
          children(view.figures, view)
        ) : (
          <>
            <Heading>{frame.title}</Heading>
            <p className="till-lead">{messages.figuresNoIndex}</p>
          </>
        )
      }
    </DataFrame>
  );
}
