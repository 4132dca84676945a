/** A refusal of the pretend service, on its way to becoming an error body. */

/** Thrown by an operation; answered as `{"errors":[{"message":…}],"code":<status>}`. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  /**
   * @param status HTTP status, repeated in the body's `code`.
   * @param message text of the only entry of `errors`.
   */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A body or query that cannot be read (`docs/service.md §4`). */
export function invalidRequest(): ServiceError {
  return new ServiceError(400, 'invalid request');
}

/** A field breaks a rule. The answer does not say which (`docs/service.md §4`). */
export function unprocessable(): ServiceError {
  return new ServiceError(422, 'Unprocessable Entity');
}
