/** The error of a handler, or a helper of one, that is made with options it must not run with. */

/** Thrown when the handler is made with options it must not run with. Names the option, never its value. */
export class HandlerConfigurationError extends Error {
  override readonly name = 'HandlerConfigurationError';
}
