/** Faults of the simulated service: their kinds, and the active ones. */
import { OPERATION_NAMES, type OperationName } from './routes.js';

/**
 * Kinds of fault. Some replace the answer (`status_500` to `hang`), some take a backend down
 * (`database_down` to `store_rejected`), some corrupt the answer (`wrong_types` to `odd_code`), `slow` delays
 * it. Under `race`, operations 1, 2 and 9 write some time after they read, as deployed: calls at the same time
 * make two wallets for one external id, or several withdrawals with one request id.
 */
export const FAULT_KINDS = [
  'status_500',
  'status_503',
  'html_page',
  'too_large',
  'key_revoked',
  'inner_failure',
  'hang',
  'database_down',
  'redis_down',
  'processing_down',
  'rate_missing',
  'store_rejected',
  'wrong_types',
  'missing_fields',
  'empty_body',
  'truncated_json',
  'odd_code',
  'slow',
  'race',
] as const;

/** One kind of fault. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault to activate. */
export interface FaultSpec {
  readonly kind: FaultKind;
  /** The operation that fails. @default "all" */
  readonly operation?: OperationName | 'all';
  /** Number of calls that fail. @default every call until `heal` */
  readonly times?: number;
  /** For `slow`: delay of the answer in milliseconds. @default 10000 */
  readonly ms?: number;
}

/** The active faults; a call gets the newest that matches. */
export class Faults {
  #active: { readonly spec: FaultSpec; left: number }[] = [];

  /** Activates a fault. @throws `TypeError` if kind or operation is unknown */
  add(spec: FaultSpec): void {
    const { kind, operation = 'all', times } = spec;
    if (!FAULT_KINDS.includes(kind)) {
      throw new TypeError(`Unknown kind of fault. Kinds: ${FAULT_KINDS.join(', ')}.`);
    }
    if (operation !== 'all' && !OPERATION_NAMES.includes(operation)) {
      throw new TypeError(`Unknown operation. Operations: ${OPERATION_NAMES.join(', ')}.`);
    }
    this.#active.push({ spec, left: times ?? Infinity });
  }

  /** Ends all faults. */
  heal(): void {
    this.#active = [];
  }

  /** The fault of the next call of an operation, or null; counts down its `times`. */
  take(operation: OperationName) {
    const found = this.#active.findLast(
      ({ spec }) => (spec.operation ?? 'all') === 'all' || spec.operation === operation,
    );
    if (!found) return null;
    found.left -= 1;
    if (found.left <= 0) this.#active = this.#active.filter((one) => one !== found);
    return { kind: found.spec.kind, ms: found.spec.ms ?? 10_000 };
  }

  /** The active faults, oldest first. */
  list(): FaultSpec[] {
    return this.#active.map(({ spec }) => spec);
  }
}
