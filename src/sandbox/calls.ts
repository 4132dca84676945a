/** The record of calls that reached the pretend service. Never holds a key. */
import type { OperationName } from './routes.js';

/** One call. */
export interface RecordedCall {
  readonly method: string;
  /** Path only: a query may hold a key or a shopper's data. */
  readonly path: string;
  /** Null where no operation has this method and path. */
  readonly operation: OperationName | null;
  readonly contentType: string | null;
  /** Milliseconds since the epoch, by the sandbox's clock. */
  readonly at: number;
}
