/** Checks answers of a running handler against an OpenAPI document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A schema in a document. */
export type SchemaOf = Readonly<Record<string, unknown>>;

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaOf }>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { 'application/json': { schema: SchemaOf } } };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** A document, as far as the tests read it. */
export interface DocumentObject {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaOf>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly headers: Readonly<
      Record<string, { readonly required?: boolean; readonly schema: SchemaOf }>
    >;
  };
}

export const openApiFolder = join(import.meta.dirname, '../../openapi');

export const readDocument = (name: string): DocumentObject =>
  JSON.parse(readFileSync(join(openApiFolder, name), 'utf8')) as DocumentObject;

/** Compiles schemas of a document strictly: an unknown keyword throws. */
export function createCompiler({ components }: Pick<DocumentObject, 'components'>) {
  // In JSON Schema 2020-12 a format only describes; zod writes the pattern beside it.
  const ajv = new Ajv2020({ strictTypes: false, allErrors: true, validateFormats: false });
  ajv.addVocabulary(['components']);
  const compiled = new Map<SchemaOf, ValidateFunction>();
  return (schema: SchemaOf): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile({ ...schema, components: { schemas: components.schemas } });
    compiled.set(schema, made);
    return made;
  };
}

export const operationsOf = ({ paths }: DocumentObject): OperationObject[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

/** An answer as it came, read to its end. */
interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  readonly text: string;
}

/** Events of a stream as the documents describe them; at least one. */
function eventsIn(text: string): object[] {
  const events: EventSourceMessage[] = [];
  const { feed } = createParser({ onEvent: (event) => events.push(event) });
  feed(text);
  if (events.length === 0) throw new Error('The stream says nothing.');
  return events.map(({ event, id, data }) => ({ event, data, ...(id === undefined ? {} : { id }) }));
}

/** Says what in an answer the document does not describe; nothing if it fits. */
export function createAnswerCheck(document: DocumentObject) {
  const compile = createCompiler(document);
  const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));
  const named = (ref: string): string => ref.split('/').at(-1) ?? '';

  function headerFaults(response: ResponseObject, headers: Headers): string[] {
    return Object.entries(response.headers ?? {}).flatMap(([name, { $ref }]) => {
      const header = document.components.headers[named($ref)];
      const value = headers.get(name);
      if (!header) return [`no header component ${$ref}`];
      if (value === null) return header.required ? [`no header ${name}`] : [];
      return compile(header.schema)(value) ? [] : [`header ${name}: ${value}`];
    });
  }

  /** Faults of a JSON body, or of the events of a stream and their data. */
  function bodyFaults(schema: SchemaOf, type: string, { json, text }: Received): string[] {
    const validate = compile(schema);
    const values = type === 'text/event-stream' ? eventsIn(text) : [json];
    return values.flatMap((value) => {
      if (validate(value)) return [];
      return (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message ?? ''}`);
    });
  }

  return (operationId: string, answer: Received): string[] => {
    const found = operations.get(operationId)?.responses[String(answer.status)];
    if (!found) return [`status ${String(answer.status)} of ${operationId}`];
    const response = found.$ref
      ? (document.components.responses[named(found.$ref)] as ResponseObject)
      : found;
    const faults = headerFaults(response, answer.headers);
    if (!response.content) return answer.text === '' ? faults : [...faults, 'a body'];
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const media = response.content[type];
    if (!media) return [...faults, `content type ${type}`];
    return media.schema ? [...faults, ...bodyFaults(media.schema, type, answer)] : faults;
  };
}

/**
 * Holds every answer of a test's store to a document: throws if the answer is one that the document does not
 * describe. Other paths, HEAD and preflights are not checked.
 */
export function createAnswerAssertion(document: DocumentObject) {
  const faultsOf = createAnswerCheck(document);
  const routes = Object.entries(document.paths).map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods,
  }));
  return (method: string, path: string, answer: Received): void => {
    const [pathname = ''] = path.split('?');
    const methods = routes.find(({ pattern }) => pattern.test(pathname))?.methods;
    const operation = methods?.[method.toLowerCase()];
    if (!operation) return;
    const faults = faultsOf(operation.operationId, answer);
    if (faults.length === 0) return;
    throw new Error(
      `openapi/browser.json does not describe the answer of ${method} ${path}: ${faults.join('; ')}. ` +
        'If the answer is right, add it to scripts/openapi/browserOperations.ts and run npm run openapi.',
    );
  };
}
