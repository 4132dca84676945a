/** What the routes between browser and store answer, beside their paths and schemas. */
import type { ProblemCode } from '../../src/contract/checkoutError.js';
import { CHECK_NOW, STRICT, type RouteName } from '../../src/contract/routes.js';
import type { JsonSchema } from './jsonSchema.js';
import { refer } from './loadContract.js';

/** One route. */
export interface Operation {
  readonly tag: 'currencies' | 'checkout' | 'service' | 'operations';
  readonly summary: string;
  readonly description?: string;
  /** Who may ask: anybody; the page with the checkout's token; a page that may have one already. */
  readonly access: 'public' | 'token' | 'token if any';
  readonly parameters?: readonly JsonSchema[];
  /** Schema of the JSON body. */
  readonly body?: JsonSchema;
  /** Media types of the answer and their schemas; null for pictures. */
  readonly answer: Readonly<Record<string, JsonSchema | null>>;
  /** Whether the answer has an ETag, so that 304 is an answer too. */
  readonly hasEtag?: true;
  /** What can go wrong, beside `internal` and `method_not_allowed`. */
  readonly problems: readonly ProblemCode[];
}

const json = (schema: JsonSchema) => ({ 'application/json': schema });
const SERVICE = ['service_unavailable', 'service_invalid', 'service_rejected'] as const;
const TOKEN = ['unauthorized', 'checkout_expired'] as const;
const BODY = ['bad_request', 'unsupported_media_type', 'payload_too_large'] as const;

const inPath = (name: string, schema: JsonSchema) => ({
  name,
  in: 'path',
  required: true,
  schema,
});

const QUOTE_PROBLEMS = [
  ...TOKEN,
  ...BODY,
  'currency_unavailable',
  'checkout_closed',
  'rate_limited',
  ...SERVICE,
  'store_unavailable',
] as const;

/** By the name of the route in `ROUTES`. */
export const OPERATIONS: Readonly<Record<RouteName, Operation>> = {
  currencies: {
    tag: 'currencies',
    summary: 'List the currencies that can be paid',
    access: 'public',
    answer: json(refer('CurrencyListing')),
    hasEtag: true,
    problems: ['rate_limited', ...SERVICE],
  },
  rate: {
    tag: 'currencies',
    summary: 'Read the indicative rate of a currency',
    access: 'public',
    parameters: [inPath('currencyId', refer('CurrencyId'))],
    answer: json(refer('RateView')),
    problems: ['not_found', 'rate_limited', ...SERVICE],
  },
  icon: {
    tag: 'currencies',
    summary: 'Read the picture of a currency or of a network',
    access: 'public',
    parameters: [
      inPath('kind', { type: 'string', enum: ['currency', 'network'] }),
      {
        ...inPath('key', { type: 'string', minLength: 1, examples: ['USDT.Tron'] }),
        description: 'Id of the currency, or slug of the network.',
      },
    ],
    answer: { 'image/svg+xml': null },
    hasEtag: true,
    problems: ['not_found', 'rate_limited', ...SERVICE],
  },
  openCheckout: {
    tag: 'checkout',
    summary: 'Open the checkout of an order, or renew its token',
    description:
      'Finds the checkout again if it is open already, in the state it is in. The store decides by the ' +
      'handle and by the request, such as its cookies, whether it opens. A page that has a token sends it.',
    access: 'token if any',
    body: refer('OpenCheckoutInput'),
    answer: json(refer('OpenCheckoutAnswer')),
    problems: [
      ...BODY,
      'forbidden',
      'forbidden_origin',
      'link_used',
      'link_expired',
      'amount_invalid',
      'currency_unavailable',
      'checkout_closed',
      'rate_limited',
      ...SERVICE,
      'store_unavailable',
    ],
  },
  getCheckout: {
    tag: 'checkout',
    summary: 'Read the checkout',
    access: 'token',
    parameters: [
      {
        name: CHECK_NOW,
        in: 'query',
        description: 'If present, the address is checked at the service now. Its value is ignored.',
        allowEmptyValue: true,
        schema: { type: 'string' },
      },
    ],
    answer: json(refer('CheckoutSnapshot')),
    hasEtag: true,
    problems: [...TOKEN, 'rate_limited', ...SERVICE, 'store_unavailable'],
  },
  checkoutEvents: {
    tag: 'checkout',
    summary: 'Follow the checkout as server-sent events',
    description:
      'The schema is that of one event. The id of a `checkout` is the version of the snapshot in its data; ' +
      '`bye` ends the stream, and the page opens another. Ignore events of any other name. 404: the store ' +
      'has switched streams off; read the checkout again from time to time.',
    access: 'token',
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'Version of the snapshot that the page has; anything else counts as none.',
        schema: { type: 'string', examples: ['0'] },
      },
    ],
    answer: { 'text/event-stream': refer('CheckoutEvent') },
    problems: [...TOKEN, 'not_found', 'rate_limited', 'store_unavailable'],
  },
  selectCurrency: {
    tag: 'checkout',
    summary: 'Choose a currency: makes a quote',
    access: 'token',
    body: refer('SelectCurrencyInput'),
    answer: json(refer('CheckoutSnapshot')),
    problems: QUOTE_PROBLEMS,
  },
  acceptQuote: {
    tag: 'checkout',
    summary: 'Accept a new quote in the chosen currency',
    description: 'Without a quote before it, this is `bad_request`.',
    access: 'token',
    body: refer('AcceptQuoteInput'),
    answer: json(refer('CheckoutSnapshot')),
    problems: QUOTE_PROBLEMS,
  },
  linkCheckout: {
    tag: 'checkout',
    summary: 'Make a link that continues on another device',
    description: '404: the store does not offer it, and the snapshot has no `canHandOff`.',
    access: 'token',
    body: refer('LinkCheckoutInput'),
    answer: json(refer('CheckoutLink')),
    problems: [
      ...TOKEN,
      ...BODY,
      'not_found',
      'checkout_closed',
      'rate_limited',
      'store_unavailable',
    ],
  },
  webhook: {
    tag: 'service',
    summary: 'Receive an event of the payment service',
    description: 'Not for browsers: the service signs each event.',
    access: 'public',
    parameters: [
      {
        name: 'X-Sign',
        in: 'header',
        required: true,
        description: 'SHA-256 of the body followed by the store’s webhook secret.',
        schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      },
    ],
    body: { type: 'object', description: 'The event in the words of the service.' },
    answer: json({
      type: 'object',
      properties: { success: { const: true } },
      required: ['success'],
    }),
    problems: ['unauthorized', 'bad_request', 'payload_too_large', 'not_found', 'store_unavailable'],
  },
  health: {
    tag: 'operations',
    summary: 'Whether the handler answers',
    access: 'public',
    answer: json({ const: true }),
    problems: [],
  },
  ready: {
    tag: 'operations',
    summary: 'Whether the ledger can be written, and how the payment service was when last asked',
    description:
      'An outage of the service is no reason to take an instance out of rotation: it still takes events, and ' +
      'its pages go on by themselves. Whoever wants both to answer asks with `service`.',
    access: 'public',
    parameters: [
      {
        name: STRICT,
        in: 'query',
        description: 'If present, 503 if the service does not answer either. Its value is ignored.',
        allowEmptyValue: true,
        schema: { type: 'string' },
      },
    ],
    answer: json({
      type: 'object',
      required: ['ledger', 'service', 'serviceAgeSeconds'],
      properties: {
        ledger: { const: true },
        service: {
          type: ['boolean', 'null'],
          description: 'Whether the service answered when it was last asked; null if it never was.',
        },
        serviceAgeSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
          description: 'How long ago that was.',
        },
      },
    }),
    problems: ['service_unavailable', 'store_unavailable'],
  },
};
