/** How a fault bends a good answer, or stands in its place. */
import { parse, stringify } from 'lossless-json';
import type { FaultKind } from './faults.js';
import { INNER_FAILURES } from './operations.js';
import { refuse, type Answer } from './respond.js';
import type { OperationName } from './routes.js';

const HTML_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head>' +
  '<body><h1>502 Bad Gateway</h1></body></html>';

/** The answer that a fault gives before the operation is reached, or null. */
export function answerInstead(kind: FaultKind, operation: OperationName): Answer | null {
  switch (kind) {
    case 'status_500':
      return refuse(500, 'Internal Server Error');
    case 'status_503':
      return refuse(503, 'Service Unavailable');
    case 'too_large':
      return refuse(413, 'Request Entity Too Large');
    // The service looks the key up in its database, and answers both alike.
    case 'key_revoked':
    case 'database_down':
      return refuse(401, 'Unauthorized');
    case 'html_page':
      return { status: 502, body: HTML_PAGE, contentType: 'text/html; charset=utf-8' };
    case 'inner_failure':
      return refuse(...INNER_FAILURES[operation]);
    default:
      return null;
  }
}

function mapJson(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, leaf));
  if (typeof value !== 'object' || value === null || 'isLosslessNumber' in value)
    return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapJson(item, leaf)]));
}

/** Every text and number becomes a truth value, every truth value a text; nothing an empty object. */
function wrongType(value: unknown): unknown {
  if (typeof value === 'boolean') return 'wrong type';
  return value === null ? {} : true;
}

/** Removes every field of the payload, but keeps its outer shape. */
function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [{}];
  return typeof data === 'object' && data !== null ? {} : undefined;
}

function editEnvelope(body: string, edit: (envelope: Record<string, unknown>) => unknown): string {
  return stringify(edit(parse(body) as Record<string, unknown>)) ?? '';
}

/** Bends the body of a good answer. */
export function spoil(kind: FaultKind | undefined, answer: Answer): Answer {
  const { body } = answer;
  switch (kind) {
    case 'wrong_types':
      return {
        ...answer,
        body: editEnvelope(body, ({ code, data }) => ({ code, data: mapJson(data, wrongType) })),
      };
    case 'missing_fields':
      return { ...answer, body: editEnvelope(body, ({ data }) => ({ data: emptied(data) })) };
    case 'odd_code':
      return { ...answer, body: editEnvelope(body, (envelope) => ({ ...envelope, code: 1205 })) };
    case 'empty_body':
      return { ...answer, body: '' };
    case 'truncated_json':
      return { ...answer, body: body.slice(0, Math.floor(body.length / 2)) };
    default:
      return answer;
  }
}
