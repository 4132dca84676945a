/** Faults that can be put on the pretend service: which kinds there are, and which are in force. */
import { OPERATION_NAMES, type OperationName } from './routes.js';

/**
 * What can go wrong. The first group answers instead of the operation, the second is something behind
 * the service that is down, the third bends its answer. `race` does none of these: operations 1, 2 and 9
 * look for what is there and write a moment later, as deployed, so that calls at one time make two wallets
 * for one external id and several withdrawals under one request id.
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

/** A fault to put in force. */
export interface FaultSpec {
  readonly kind: FaultKind;
  /** Which operation it meets. @default "all" */
  readonly operation?: OperationName | 'all';
  /** For how many calls; until `heal` where it is absent. */
  readonly times?: number;
  /** For `slow`: delay of the answer in milliseconds. @default 10000 */
  readonly ms?: number;
}

/** The fault that meets one call. */
export interface MetFault {
  readonly kind: FaultKind;
  readonly ms: number;
}

interface Active {
  readonly spec: FaultSpec;
  left: number;
}

/** Faults in force; the newest that fits meets a call. */
export class Faults {
  #active: Active[] = [];

  /** Puts a fault in force. @throws `TypeError` if kind or operation is unknown. */
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

  /** The fault for a call of an operation; counts it down. */
  meet(operation: OperationName): MetFault | null {
    const found = this.#active.findLast(
      ({ spec }) => (spec.operation ?? 'all') === 'all' || spec.operation === operation,
    );
    if (!found) return null;
    found.left -= 1;
    if (found.left <= 0) this.#active = this.#active.filter((one) => one !== found);
    return { kind: found.spec.kind, ms: found.spec.ms ?? 10_000 };
  }

  /** Faults in force, oldest first. */
  list(): FaultSpec[] {
    return this.#active.map(({ spec }) => spec);
  }
}
