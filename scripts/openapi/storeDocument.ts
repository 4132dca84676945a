/** The OpenAPI document of a wire whose routes are checked with zod: that of the store's own server. */
import * as z from 'zod';
import { problemView } from '../../src/serve/api/problems.js';
import type { StoreRoute } from '../../src/serve/api/routes.js';
import type { JsonSchema } from './jsonSchema.js';
import { refer } from './loadContract.js';
import { OPENAPI_VERSION, pathsOf, type OpenApiDocument } from './openApi.js';

const SECURITY: Readonly<Record<StoreRoute['key'], readonly JsonSchema[]>> = {
  store: [{ storeKey: [] }],
  decision: [{ decisionKey: [] }],
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** `POST /v1/orders/:order_id/close` becomes `postV1OrdersOrderIdClose`. */
const operationIdOf = ({ method, path }: StoreRoute): string =>
  `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase())}`;

/** Writes zod schemas; those with an `id` in their metadata become components. */
function createZodWriter() {
  const components: Record<string, JsonSchema> = {};
  const moveReferences = (schema: object): JsonSchema =>
    JSON.parse(
      JSON.stringify(schema).replaceAll('"#/$defs/', `"${refer('').$ref as string}`),
    ) as JsonSchema;

  function write(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs, ...schema } = z.toJSONSchema(type, {
      target: 'draft-2020-12',
      io,
      override({ jsonSchema }) {
        // Answers stay open, because a newer server may send more.
        if (io === 'output' && jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
      },
    });
    for (const [name, shared] of Object.entries($defs ?? {})) {
      components[name] = moveReferences(shared);
    }
    return moveReferences(schema);
  }
  return { components, write };
}

type Write = ReturnType<typeof createZodWriter>['write'];

function parametersOf({ path, query }: StoreRoute, write: Write): JsonSchema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
  if (!query) return inPath;
  const { properties = {}, required = [] } = write(query, 'input');
  const inQuery = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function answersOf({ answers }: StoreRoute, write: Write): JsonSchema {
  const answer = (description: string, media: string, type: z.ZodType) => ({
    description,
    content: { [media]: { schema: write(type, 'output') } },
  });
  const good = Object.entries(answers).map(([status, type]) => [
    status,
    answer('The answer.', 'application/json', type),
  ]);
  return {
    ...(Object.fromEntries(good) as JsonSchema),
    default: answer('What went wrong.', 'application/problem+json', problemView),
  };
}

/** Makes the document from the table of routes. */
export function storeDocument(routes: readonly StoreRoute[]): OpenApiDocument {
  const { components, write } = createZodWriter();
  const described = routes.map((route) => {
    const parameters = parametersOf(route, write);
    const { body, summary, key } = route;
    return {
      ...route,
      operation: {
        operationId: operationIdOf(route),
        summary,
        security: SECURITY[key],
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(body
          ? {
              requestBody: {
                required: true,
                content: { 'application/json': { schema: write(body, 'input') } },
              },
            }
          : {}),
        responses: answersOf(route, write),
      },
    };
  });
  return {
    openapi: OPENAPI_VERSION,
    info: {
      title: 'Tillkit: the store’s own server',
      version: '1',
      summary: 'What the server of a store asks `tillkit serve`.',
      description:
        'Amounts are decimal strings, never numbers. Requests are strict: an unknown key is a 400. ' +
        'Answers are open: ignore keys and values that you do not know. Failures are Problem Details ' +
        '(RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The second listener, on loopback by default.' }],
    paths: pathsOf(described),
    components: {
      schemas: components,
      securitySchemes: {
        storeKey: bearer('`TILL_STORE_KEY`: creates and reads orders.'),
        decisionKey: bearer('`TILL_DECISION_KEY`: decides about orders.'),
      },
    },
  };
}
