/** What can go wrong between Tillkit and the service: one small class per cause. */
import { isTemporary, type RejectionHint } from './hint.js';
import type { OperationName } from './operations.js';

/** What a {@link ServiceClientError} is made from. */
export interface ServiceClientErrorInit {
  readonly operation?: OperationName | undefined;
  readonly retryable?: boolean | undefined;
  readonly status?: number | undefined;
  /** Milliseconds that the service asked to wait. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * The family of everything that the service client throws.
 *
 * Messages are made of Tillkit's own words, the operation's name and the HTTP status. Nothing that
 * the service or the caller sent is in them, and no `cause` is kept, because either may hold the
 * API key or a shopper's data.
 */
export abstract class ServiceClientError extends Error {
  abstract override readonly name: string;
  /** Method of the client that failed; undefined where the client itself could not be made. */
  readonly operation: OperationName | undefined;
  /**
   * Whether the same call may succeed later with nothing changed, and repeating it is
   * harmless. Never true for `createWithdrawal`: read it back instead.
   */
  readonly retryable: boolean;
  /** HTTP status, where the service answered. */
  readonly status: number | undefined;
  /** Milliseconds that the service asked to wait before the next call, where it did. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, init: ServiceClientErrorInit = {}) {
    super(message);
    this.operation = init.operation;
    this.retryable = init.retryable ?? false;
    this.status = init.status;
    this.retryAfterMs = init.retryAfterMs;
  }
}

/** Options of the client are unusable. Not thrown for arguments of a call. */
export class ConfigurationError extends ServiceClientError {
  override readonly name = 'ConfigurationError';
  /** Name of the option, never its value. */
  readonly option: string;

  constructor(option: string, problem: string, init?: ServiceClientErrorInit) {
    super(`createServiceClient: option "${option}" ${problem}`, init);
    this.option = option;
  }
}

/** An argument of a call cannot be sent; nothing was. Not thrown for what the service refuses. */
export class InvalidInputError extends ServiceClientError {
  override readonly name = 'InvalidInputError';
  /** Name of the argument, never its value. */
  readonly field: string;

  constructor(operation: OperationName, field: string, problem: string) {
    super(`${operation}: "${field}" ${problem} Nothing was sent.`, { operation });
    this.field = field;
  }
}

/** The service could not be reached or broke off. Not thrown for our own deadline or an abort. */
export class NetworkError extends ServiceClientError {
  override readonly name = 'NetworkError';
  /** A well-known system code such as `ECONNREFUSED`, where there is one. */
  readonly code: string | undefined;

  constructor(init: ServiceClientErrorInit & { readonly code?: string | undefined }) {
    const code = init.code === undefined ? '' : ` (${init.code})`;
    super(
      `${String(init.operation)}: the payment service could not be reached${code}. ` +
        'Check that the base URL is right and that this machine may connect to it.',
      init,
    );
    this.code = init.code;
  }
}

/** The deadline passed before the whole answer was there. Not thrown when the caller aborts. */
export class TimeoutError extends ServiceClientError {
  override readonly name = 'TimeoutError';

  constructor(deadlineMs: number, init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the payment service did not answer within ` +
        `${String(deadlineMs)} ms. Whether it carried out the call is unknown.`,
      init,
    );
  }
}

/** The caller's signal ended the call. Not thrown for our own deadline. */
export class AbortedError extends ServiceClientError {
  override readonly name = 'AbortedError';

  constructor(init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the caller ended the call. ` +
        'Whether the payment service carried it out is unknown.',
      init,
    );
  }
}

/**
 * 401. It has two causes that the answer does not tell apart: the service cannot read its own
 * database and recovers, or the key is wrong, revoked or of a deleted store. Not thrown for 403.
 */
export class UnauthorizedError extends ServiceClientError {
  override readonly name = 'UnauthorizedError';

  constructor(init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the payment service answers 401. Either its own database is down, ` +
        'which passes by itself, or it does not accept the API key; it answers both alike. If other ' +
        "parts of the service work, compare the key with the one in the service's dashboard.",
      init,
    );
  }
}

/**
 * The service refused the call: any 4xx except 401. A deployed service also answers 400 while something
 * behind it is down; {@link RejectedError.temporary} tells these from refusals of what was sent.
 */
export class RejectedError extends ServiceClientError {
  override readonly name = 'RejectedError';
  /** Why, where the refusal is one of those that are known. */
  readonly hint: RejectionHint | undefined;
  /**
   * Whether the refusal is of this moment and not of what was sent: a rate is missing, Redis or the
   * processing is down, or the service asks to come back later. Also true where `retryable` is not,
   * because repeating the call could do harm.
   */
  readonly temporary: boolean;

  constructor(init: ServiceClientErrorInit & { readonly hint?: RejectionHint | undefined }) {
    const hint = init.hint === undefined ? '' : ` (${init.hint})`;
    const temporary = isTemporary(init.status ?? 0, init.hint);
    super(
      `${String(init.operation)}: the payment service refused the call with status ` +
        `${String(init.status)}${hint}. ` +
        (temporary ? 'This passes by itself; its own log says more.' : 'Its own log says why.'),
      init,
    );
    this.hint = init.hint;
    this.temporary = temporary;
  }
}

/** The service failed by its own account: 5xx. Not thrown for an answer that cannot be read. */
export class ServiceFailureError extends ServiceClientError {
  override readonly name = 'ServiceFailureError';

  constructor(init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the payment service failed with status ${String(init.status)}.`,
      init,
    );
  }
}

/**
 * The service answered with a redirect. It is not followed, because `fetch` would send the API key to
 * its target (`docs/threats.md T11`).
 */
export class RedirectRefusedError extends ServiceClientError {
  override readonly name = 'RedirectRefusedError';

  constructor(init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the payment service answered with a redirect, which is not ` +
        'followed because the API key would go with it. Set the base URL to the final address.',
      init,
    );
  }
}

/** The answer is longer than the operation allows (`docs/threats.md T24`). */
export class ResponseTooLargeError extends ServiceClientError {
  override readonly name = 'ResponseTooLargeError';

  constructor(maxBytes: number, init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the payment service's answer exceeds ${String(maxBytes)} bytes ` +
        'and was not read to its end.',
      init,
    );
  }
}

/** One thing about an answer that is not as the document says. */
export interface AnswerIssue {
  /** Where, such as `data.address[0].currency_id`; names from the answer itself appear as `*`. */
  readonly path: string;
  /** What was expected there. */
  readonly expected: string;
}

/**
 * The answer is not what the document says: no JSON, or a known field is missing or of the wrong
 * type. Names the operation and the fields, never the values. Not thrown for unknown fields.
 */
export class UnexpectedResponseError extends ServiceClientError {
  override readonly name = 'UnexpectedResponseError';
  readonly issues: readonly AnswerIssue[];

  constructor(issues: readonly AnswerIssue[], init: ServiceClientErrorInit) {
    const list = issues.slice(0, 5).map(({ path, expected }) => `${path} (expected ${expected})`);
    super(
      `${String(init.operation)}: the payment service's answer is not what its document says, ` +
        `so it is not used: ${list.join(', ')}. Check that the base URL leads to that service.`,
      init,
    );
    this.issues = issues;
  }
}

/**
 * The answer contains the API key in some form, so nothing of it is used. Not thrown for a key in
 * headers of the answer, because those are never read into anything.
 */
export class KeyEchoedError extends ServiceClientError {
  override readonly name = 'KeyEchoedError';

  constructor(init: ServiceClientErrorInit) {
    super(
      `${String(init.operation)}: the payment service's answer repeats the API key, so nothing of ` +
        'it is used. Something between here and the service copies request headers; find it, ' +
        'then replace the key.',
      init,
    );
  }
}
