/** The parts of an OpenAPI document that both wires share. */
import type { JsonSchema } from './jsonSchema.js';

export const OPENAPI_VERSION = '3.1.1';

/** An OpenAPI document; its own schema checks the rest. */
export interface OpenApiDocument extends JsonSchema {
  readonly openapi: typeof OPENAPI_VERSION;
}

/** A route and the operation that describes it. */
interface Described {
  readonly method: string;
  /** With parameters as `:name`. */
  readonly path: string;
  readonly operation: JsonSchema;
}

/** The `paths` of a document. */
export function pathsOf(routes: readonly Described[]): Record<string, Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { method, path, operation } of routes) {
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  }
  return paths;
}

interface ProblemText {
  readonly status: number;
  readonly title: string;
}

const inTitleCase = (code: string): string =>
  code.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The answers that say what went wrong, once for all routes that can send the same ones.
 *
 * @param problems status and title of each code.
 * @param headersOf the headers of an answer with one of these codes.
 */
export function createProblemAnswers<Code extends string>(
  problems: Readonly<Record<Code, ProblemText>>,
  headersOf: (codes: readonly Code[]) => JsonSchema,
) {
  /** For the `components` of the document, complete once each route has its answers. */
  const responses: Record<string, JsonSchema> = {};
  return {
    responses,
    /** The answers of one route, by status. Each names the codes that this route can send. */
    of(codes: readonly Code[]): Record<string, JsonSchema> {
      const statuses = [...new Set(codes.map((code) => problems[code].status))];
      return Object.fromEntries(
        statuses.map((status) => {
          const mine = codes.filter((code) => problems[code].status === status);
          const name = mine.map(inTitleCase).join('Or');
          const schema = {
            $ref: '#/components/schemas/Problem',
            properties: { status: { const: status }, code: { enum: mine } },
          };
          responses[name] = {
            description: mine.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
            headers: headersOf(mine),
            content: { 'application/problem+json': { schema } },
          };
          return [String(status), { $ref: `#/components/responses/${name}` }];
        }),
      );
    },
  };
}
