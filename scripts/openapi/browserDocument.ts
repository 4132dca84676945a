/** The OpenAPI document of the wire between browser and store. */
import { WIRE_VERSION } from '../../src/contract/checkout.js';
import type { ProblemCode } from '../../src/contract/checkoutError.js';
import { PROBLEMS } from '../../src/contract/problems.js';
import { BYE } from '../../src/contract/liveMessages.js';
import { REQUEST_ID_HEADER, ROUTES, type RouteName } from '../../src/contract/routes.js';
import { OPERATIONS, type Operation } from './browserOperations.js';
import type { JsonSchema } from './jsonSchema.js';
import { loadContract, refer, type ContractSchemas } from './loadContract.js';
import { OPENAPI_VERSION, createProblemAnswers, pathsOf, type OpenApiDocument } from './openApi.js';

/** Real values of the fields that several messages share. */
const EXAMPLES: Readonly<Record<string, string>> = {
  Decimal: '20.5',
  Timestamp: '2026-03-01T12:00:00.000Z',
  CurrencyId: 'USDT.Tron',
  OrderHandle: '1001',
  Opener: '5d2a1c0e9b7f4e3d8a6c',
};

const HEADERS = {
  RequestId: {
    description: 'Names the request in the log of the store.',
    required: true,
    schema: { type: 'string' },
  },
  Wire: {
    description: 'Version of the wire. Changes are additive.',
    required: true,
    schema: { type: 'string', const: String(WIRE_VERSION) },
  },
  ETag: {
    description: 'Send it back as `If-None-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"[!#-~]+"$' },
  },
  RetryAfter: {
    description: 'Seconds until another try can succeed.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  Allow: {
    description: 'The methods of this path.',
    required: true,
    schema: { type: 'string' },
  },
};

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
const COMMON_HEADERS = { [REQUEST_ID_HEADER]: header('RequestId'), 'till-wire': header('Wire') };

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'ETag of the answer that the page has.',
  schema: { type: 'string' },
};

const SECURITY: Readonly<Record<Operation['access'], readonly JsonSchema[]>> = {
  public: [],
  token: [{ checkoutToken: [] }],
  'token if any': [{}, { checkoutToken: [] }],
};

/** Codes that waiting can help against carry `Retry-After`, if the store knows how long. */
function headersOfProblem(codes: readonly ProblemCode[]): JsonSchema {
  if (codes.includes('method_not_allowed')) return { ...COMMON_HEADERS, allow: header('Allow') };
  const canWait = codes.some((code) => PROBLEMS[code].retryable && code !== 'internal');
  return canWait ? { ...COMMON_HEADERS, 'retry-after': header('RetryAfter') } : COMMON_HEADERS;
}

const content = (types: Operation['answer']) =>
  Object.fromEntries(
    Object.entries(types).map(([type, schema]) => [type, schema === null ? {} : { schema }]),
  );

/** One server-sent event, as its parsed fields. */
function eventSchema(events: ContractSchemas['events']): JsonSchema {
  const named = (event: string, data: JsonSchema) => ({
    type: 'object',
    properties: {
      event: { const: event },
      id: { type: 'string' },
      data: { type: 'string', contentMediaType: 'application/json', ...data },
    },
    required: ['event', 'data'],
  });
  return {
    description: 'One event of the stream of a checkout.',
    oneOf: [
      ...Object.entries(events).map(([event, name]) => named(event, { contentSchema: refer(name) })),
      named(BYE, {}),
    ],
  };
}

type ProblemAnswers = ReturnType<typeof createProblemAnswers<ProblemCode>>;

function answersOf(
  { answer, hasEtag, problems }: Operation,
  problemAnswers: ProblemAnswers,
): JsonSchema {
  const headers = hasEtag ? { ...COMMON_HEADERS, etag: header('ETag') } : COMMON_HEADERS;
  const codes: ProblemCode[] = [...problems, 'method_not_allowed', 'internal'];
  return {
    200: { description: 'The answer.', headers, content: content(answer) },
    ...(hasEtag ? { 304: { description: 'The page has it already.', headers } } : {}),
    ...problemAnswers.of(codes),
  };
}

function operationOf(name: RouteName, problemAnswers: ProblemAnswers): JsonSchema {
  const operation = OPERATIONS[name];
  const { tag, summary, description, access, body, hasEtag } = operation;
  const parameters = [...(operation.parameters ?? []), ...(hasEtag ? [IF_NONE_MATCH] : [])];
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: SECURITY[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: content({ 'application/json': body }) } }
      : {}),
    responses: answersOf(operation, problemAnswers),
  };
}

/** Messages and fields that the routes use; others of the contract belong to other wires. */
function usedSchemas(all: Readonly<Record<string, JsonSchema>>, from: unknown): JsonSchema {
  const used = new Set<string>();
  function visit(part: unknown): void {
    const names = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of names) {
      if (used.has(name)) continue;
      used.add(name);
      visit(all[name]);
    }
  }
  visit(from);
  const entries = Object.entries(all).filter(([name]) => used.has(name));
  return Object.fromEntries(
    entries.map(([name, schema]) => [
      name,
      name in EXAMPLES ? { ...schema, examples: [EXAMPLES[name]] } : schema,
    ]),
  );
}

/** Makes the document from the contract's own modules. */
export async function browserDocument(): Promise<OpenApiDocument> {
  const names = Object.keys(ROUTES) as RouteName[];
  const problemAnswers = createProblemAnswers(PROBLEMS, headersOfProblem);
  const paths = pathsOf(
    names.map((name) => ({ ...ROUTES[name], operation: operationOf(name, problemAnswers) })),
  );
  const { responses } = problemAnswers;
  const contract = await loadContract();
  const all = { CheckoutEvent: eventSchema(contract.events), ...contract.schemas };
  const schemas = usedSchemas(all, [paths, responses]);
  return {
    openapi: OPENAPI_VERSION,
    info: {
      title: 'Tillkit: browser and store',
      version: String(WIRE_VERSION),
      summary: 'What a shopper’s page asks the checkout handler of a store.',
      description:
        'Amounts are decimal strings, never numbers. Requests are strict: an unknown key is a 400. ' +
        'Answers are open: ignore keys and values that you do not know, because a newer store may send ' +
        'more. Failures are Problem Details (RFC 9457) with a closed list of codes. GET also answers ' +
        'HEAD; an unknown path is a 404. Pages of other origins that the store names get CORS headers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/till', description: 'Where the handler is mounted by default.' }],
    tags: [
      { name: 'currencies', description: 'For every page, cached.' },
      { name: 'checkout', description: 'For the page of one shopper, with the checkout’s token.' },
      { name: 'service', description: 'For the payment service.' },
      { name: 'operations', description: 'For whoever runs the store.' },
    ],
    paths,
    components: {
      schemas,
      responses,
      headers: HEADERS,
      securitySchemes: {
        checkoutToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that `POST checkouts` answers. It names one checkout.',
        },
      },
    },
  };
}
