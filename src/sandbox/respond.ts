/** Bodies and headers of the pretend service's answers. */
import { stringify } from 'lossless-json';

/** A finished answer before it becomes a `Response`. */
export interface Answer {
  readonly status: number;
  /** Text of the body. */
  readonly body: string;
  readonly contentType: string;
}

const JSON_TYPE = 'application/json';

/** Writes JSON; amounts held as number tokens keep every digit. */
function write(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError('A body of the sandbox must be JSON.');
  return text;
}

/**
 * The envelope of a success: `code`, `message`, `data`, in this order (`docs/service.md §2`).
 *
 * @param message @default "ok"
 */
export function succeed(data: unknown, message = 'ok'): Answer {
  return { status: 200, body: write({ code: 200, message, data }), contentType: JSON_TYPE };
}

/**
 * The body of an error.
 * Assumption: the document says that every response has the envelope and shows no error body, so both
 * dialects use the deployed one (`docs/service.md §4`).
 */
export function refuse(status: number, message: string): Answer {
  const body = write({ errors: [{ message }], code: status });
  return { status, body, contentType: JSON_TYPE };
}

/** Turns an answer into a `Response` with a deployed service's headers (`docs/service.md §2`). */
export function toResponse({ status, body, contentType }: Answer): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  });
}
