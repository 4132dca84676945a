/** Endpoints that break one rule of the wire each: our own handler, with one thing bent. */
import { parseDecimal, subtractToZero } from '../../src/money/decimal.js';

type Fetch = (request: Request) => Promise<Response>;

/** Stands between a page and the handler. */
export type Bend = (request: Request, handler: Fetch) => Promise<Response>;

type Matches = (request: Request) => boolean;
type Json = Record<string, unknown>;

/** The order that the store knows. */
export const ORDER = 'order-1';

const pathOf = (request: Request): string =>
  new URL(request.url).pathname.slice('/api/till'.length);
const on =
  (method: string, path: string): Matches =>
  (request) =>
    request.method === method && pathOf(request) === path;
/** Every request. */
export const everywhere: Matches = () => true;

const OPEN = on('POST', '/checkouts');
const READ = on('GET', '/checkout');
const CHOOSE = on('PUT', '/checkout/currency');
const STREAM = on('GET', '/checkout/events');

/** The same answer with another body, status or headers. */
function remade(
  response: Response,
  {
    body,
    status = response.status,
    headers = {},
  }: {
    body?: BodyInit | null;
    status?: number;
    headers?: Record<string, string | null>;
  },
): Response {
  const all = new Headers(response.headers);
  all.delete('content-length');
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return new Response(body === undefined ? response.body : body, { status, headers: all });
}

/** Changes some answers. */
const answer =
  (matches: Matches, change: (response: Response) => Response | Promise<Response>): Bend =>
  async (request, handler) => {
    const isBent = matches(request);
    const response = await handler(request);
    return isBent ? change(response) : response;
  };

const headers = (matches: Matches, changed: Record<string, string | null>): Bend =>
  answer(matches, (response) => remade(response, { headers: changed }));

/** Changes the JSON of some answers, by default of those with status 200. */
const json = (
  matches: Matches,
  edit: (value: Json) => unknown,
  isBent: (status: number) => boolean = (status) => status === 200,
): Bend =>
  answer(matches, async (response) => {
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    if (!isJson || !isBent(response.status)) return response;
    return remade(response, { body: JSON.stringify(edit((await response.json()) as Json)) });
  });

/** Changes the checkout of every answer but the stream. */
export const checkout = (matches: Matches, edit: (value: Json) => Json): Bend =>
  json(matches, (value) => {
    if ('checkout' in value) return { ...value, checkout: edit(value['checkout'] as Json) };
    return 'progress' in value ? edit(value) : value;
  });

/** The same request with another body or other headers; null takes a header away. */
async function asking(
  asked: Request,
  { body, headers: changed = {} }: { body?: string; headers?: Record<string, string | null> },
): Promise<Request> {
  const all = new Headers([...asked.headers]);
  all.delete('content-length');
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const isRead = asked.method === 'GET' || asked.method === 'HEAD';
  return new Request(asked.url, {
    method: asked.method,
    headers: all,
    ...(isRead ? {} : { body: body ?? (await asked.text()) }),
  });
}

/** Changes the headers of some requests before the handler gets them. */
const sent =
  (matches: Matches, changed: Record<string, string | null>): Bend =>
  async (asked, handler) =>
    handler(matches(asked) ? await asking(asked, { headers: changed }) : asked);

/** Changes some bodies before the handler gets them. */
const body =
  (matches: Matches, edit: (value: Json) => Json): Bend =>
  async (asked, handler) => {
    if (!matches(asked)) return handler(asked);
    const text = await asked.text();
    let edited = text;
    try {
      edited = JSON.stringify(edit(JSON.parse(text) as Json));
    } catch {
      // It is sent on as it is.
    }
    return handler(await asking(asked, { body: edited }));
  };

/** Lets some requests in with the last token that was given out. */
function letIn(matches: Matches): Bend {
  let token = '';
  return async (asked, handler) => {
    const isBent = matches(asked);
    const response = await handler(
      isBent ? await asking(asked, { headers: { authorization: `Bearer ${token}` } }) : asked,
    );
    if (OPEN(asked) && response.status === 200) {
      token = ((await response.clone().json()) as { token: string }).token;
    }
    return response;
  };
}

/** Gives out JSON web tokens, and takes them without a signature too. */
function unsignedTokens(): Bend {
  const issued = new Map<string, string>();
  const claimsOf = (token: string): string => token.split('.')[1] ?? '';
  return async (asked, handler) => {
    const sentToken = /^Bearer (.*)$/.exec(asked.headers.get('authorization') ?? '')?.[1] ?? '';
    const isUnsigned = sentToken.startsWith(btoa('{"alg":"none"}').replaceAll('=', ''));
    const known = [...issued].find(([token]) =>
      isUnsigned ? claimsOf(token) === claimsOf(sentToken) : token === sentToken,
    );
    const authorization = known ? `Bearer ${known[1]}` : null;
    const response = await handler(
      known ? await asking(asked, { headers: { authorization } }) : asked,
    );
    if (!OPEN(asked) || !response.ok) return response;
    const opened = (await response.json()) as Json;
    const token = `${btoa('{"alg":"HS256"}')}.${btoa(crypto.randomUUID())}.${crypto.randomUUID()}`;
    issued.set(token, String(opened['token']));
    return remade(response, { body: JSON.stringify({ ...opened, token }) });
  };
}

interface Frame {
  id: number;
  data: Json;
}

/** Changes the checkouts of the stream. A null ends it. */
const frames = (edit: (frame: Frame, index: number) => Frame | null): Bend =>
  answer(STREAM, (response) => {
    if (response.status !== 200 || !response.body) return response;
    let index = 0;
    const bend = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const parts = new TextDecoder().decode(chunk).split('\n\n').filter(Boolean);
        for (const part of parts) {
          const [, id, data] = /^event: checkout\nid: (\d+)\ndata: (.*)$/s.exec(part) ?? [];
          if (id === undefined || data === undefined) continue;
          const edited = edit({ id: Number(id), data: JSON.parse(data) as Json }, index++);
          if (!edited) return controller.terminate();
          const text = `event: checkout\nid: ${String(edited.id)}\ndata: ${JSON.stringify(edited.data)}\n\n`;
          controller.enqueue(new TextEncoder().encode(text));
        }
      },
    });
    return remade(response, { body: response.body.pipeThrough(bend) });
  });

const without = (value: Json, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

const inside =
  (name: string, edit: (value: Json) => Json) =>
  (value: Json): Json =>
    value[name] === null ? value : { ...value, [name]: edit(value[name] as Json) };

const isUnknown = (text: unknown): boolean => String(text).startsWith('tillkit-check-');
const isForeign = (asked: Request): boolean => asked.headers.get('origin') !== null;
const isProblem = (status: number): boolean => status >= 400;

/** Counts how often a currency was chosen, and changes the price from the second time on. */
function movingPrice(): Bend {
  const chosen = new Map<string, number>();
  return checkout(CHOOSE, (value) => {
    const { currencyId } = value['quote'] as { currencyId: string };
    const times = (chosen.get(currencyId) ?? 0) + 1;
    chosen.set(currencyId, times);
    return times === 1
      ? value
      : inside('quote', (quote) => ({ ...quote, id: 'new', payable: '999' }))(value);
  });
}

/** One unit of the last decimal less. */
const roundedDown = inside('quote', (quote) => {
  const payable = quote['payable'] as string;
  const unit = parseDecimal(`0.${'0'.repeat((payable.split('.')[1] ?? '0').length - 1)}1`);
  return { ...quote, payable: subtractToZero(parseDecimal(payable), unit) };
});

const brokenChecksum = inside('address', (address) => {
  const text = String(address['address']);
  return { ...address, address: `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}` };
});

/** A second opening is answered with another order. */
function otherOrder(): Bend {
  let opened = 0;
  return checkout(OPEN, (value) =>
    (opened += 1) === 1
      ? value
      : inside('order', (order) => ({ ...order, reference: 'another' }))(value),
  );
}

/** The token as a link in the checkout. */
const tokenInLink: Bend = json(OPEN, (value) =>
  inside('checkout', (inner) => ({
    ...inner,
    resumeUrl: `https://shop.example/pay?t=${String(value['token'])}`,
  }))(value),
);

/**
 * What is broken, the only check that may fail, and how it is broken. A function makes a new one for each
 * run, because it counts.
 */
export const BROKEN: readonly (readonly [what: string, check: string, bend: () => Bend])[] = [
  [
    'answers an unknown path',
    'an unknown path is a 404',
    () =>
      answer(
        (asked) => pathOf(asked) === '/nothing-here',
        (response) =>
          remade(response, {
            status: 200,
            body: '{}',
            headers: { 'content-type': 'application/json' },
          }),
      ),
  ],
  [
    'does not say which verb is right',
    'a wrong verb is a 405 with Allow',
    () => headers(everywhere, { allow: null }),
  ],
  [
    'ignores unknown keys',
    'an unknown key of a body is a 400',
    () => body(OPEN, (value) => without(value, 'colour')),
  ],
  [
    'reads half a body',
    'a body that is no JSON is a 400',
    () => async (asked, handler) => {
      if (!OPEN(asked)) return handler(asked);
      const text = await asked.text();
      const isWhole = text.endsWith('}');
      return handler(await asking(asked, { body: isWhole ? text : '{"order":"half"}' }));
    },
  ],
  [
    'takes forms and text',
    'a body of another content type is a 415',
    () => sent(OPEN, { 'content-type': 'application/json' }),
  ],
  [
    'cuts a long body',
    'a body over 8 kB is a 413',
    () => body(OPEN, ({ order, ...rest }) => ({ ...rest, order: String(order).slice(0, 100) })),
  ],
  [
    'opens any handle',
    'an unknown order handle is a 403',
    () =>
      body(OPEN, (value) =>
        isUnknown(value['order']) && !('colour' in value) ? { order: ORDER } : value,
      ),
  ],
  [
    'acknowledges an unsigned event',
    'an event without the service’s signature is not acknowledged',
    () =>
      answer(on('POST', '/webhook'), (response) =>
        remade(response, {
          status: 200,
          body: '{"success":true}',
          headers: { 'content-type': 'application/json' },
        }),
      ),
  ],
  [
    'lets every page read, with cookies',
    'a page of a foreign origin gets no permission',
    () =>
      headers(everywhere, {
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
      }),
  ],
  [
    'lets a foreign page open an order',
    'a page of a foreign origin opens no order',
    () => async (asked, handler) => {
      if (!OPEN(asked) || !isForeign(asked)) return handler(asked);
      const order = JSON.stringify({ order: ORDER });
      return handler(await asking(asked, { body: order, headers: { origin: null } }));
    },
  ],
  [
    'leaves out the groups of the listing',
    'the listing of currencies has its shape',
    () => json(on('GET', '/currencies'), (value) => without(value, 'tokens')),
  ],
  [
    'forbids to cache the listing',
    'the listing may be cached',
    () => headers(on('GET', '/currencies'), { 'cache-control': 'no-store' }),
  ],
  [
    'has no ETag on the listing',
    'an unchanged listing is a 304',
    () => headers(on('GET', '/currencies'), { etag: null }),
  ],
  [
    'never says that the listing is unchanged',
    'an unchanged listing is a 304',
    () => sent(on('GET', '/currencies'), { 'if-none-match': null }),
  ],
  [
    'gives a rate without its time',
    'a rate has its shape and may be cached',
    () =>
      json(
        (asked) => pathOf(asked).startsWith('/rates/'),
        (value) => without(value, 'at'),
      ),
  ],
  [
    'does not say when the token ends',
    'opening gives a token and a whole checkout',
    () => json(OPEN, (value) => without(value, 'tokenExpiresAt')),
  ],
  [
    'calls an order a top-up',
    'the checkout is of the kind that was asked for',
    () => checkout(everywhere, (value) => ({ ...value, kind: 'top_up' })),
  ],
  [
    'leaves out the evidence',
    'reading gives a whole snapshot',
    () => checkout(READ, (value) => without(value, 'evidence')),
  ],
  [
    'never says that a checkout is unchanged',
    'an unchanged checkout is a 304',
    () => sent(READ, { 'if-none-match': null }),
  ],
  [
    'takes an amount from the body',
    'a body cannot set an amount',
    () => body(OPEN, (value) => without(value, 'amountUsd')),
  ],
  [
    'lets somebody without a token choose',
    'a checkout without a token is a 401',
    () => letIn((asked) => CHOOSE(asked) && !asked.headers.has('authorization')),
  ],
  [
    'takes any token',
    'a changed token is a 401',
    () => letIn((asked) => CHOOSE(asked) && asked.headers.has('authorization')),
  ],
  ['takes a token without its signature', 'a changed token is a 401', unsignedTokens],
  [
    'takes a token from the URL',
    'a token in the URL opens nothing',
    () => letIn((asked) => new URL(asked.url).searchParams.has('token')),
  ],
  [
    'puts another currency in place of an unknown one',
    'an unknown currency is a 409, and nothing changes',
    () =>
      body(CHOOSE, (value) =>
        value['currencyId'] === 'NOPE.Nowhere' ? { currencyId: 'USDT.Tron' } : value,
      ),
  ],
  [
    'gives no quote',
    'choosing a currency gives its quote',
    () => checkout(CHOOSE, (value) => ({ ...value, quote: null })),
  ],
  ['rounds down', 'the amount to pay is rounded up', () => checkout(everywhere, roundedDown)],
  [
    'shows an address with a broken checksum',
    'the address is one of the quote’s network',
    () => checkout(everywhere, brokenChecksum),
  ],
  [
    'answers a choice with nothing',
    'choosing a currency gives its quote',
    () =>
      answer(CHOOSE, (response) => (response.ok ? remade(response, { body: 'null' }) : response)),
  ],
  [
    'answers a new quote with nothing',
    'a new quote is in the chosen currency',
    () =>
      answer(on('POST', '/checkout/quote'), (response) =>
        response.ok ? remade(response, { body: 'null' }) : response,
      ),
  ],
  [
    'refuses to open an order twice',
    'opening again finds the same checkout',
    () => {
      let opened = 0;
      return answer(OPEN, (response) => {
        if (!response.ok || (opened += 1) === 1) return response;
        const problem = {
          ...{ type: 'urn:tillkit:problem:forbidden', title: 'Once only', code: 'forbidden' },
          ...{ status: 403, retryable: false, requestId: response.headers.get('till-request-id') },
        };
        return remade(response, {
          status: 403,
          body: JSON.stringify(problem),
          headers: { 'content-type': 'application/problem+json' },
        });
      });
    },
  ],
  ['moves the price at the second choice', 'choosing again keeps the price', movingPrice],
  [
    'keeps the version at a choice',
    'a choice raises the version',
    () => checkout(CHOOSE, (value) => ({ ...value, version: 0 })),
  ],
  [
    'renews a quote in another currency',
    'a new quote is in the chosen currency',
    () =>
      checkout(
        on('POST', '/checkout/quote'),
        inside('quote', (quote) => ({ ...quote, currencyId: 'DOGE.Dogecoin' })),
      ),
  ],
  ['opens another order at a reload', 'opening again finds the same checkout', otherOrder],
  [
    'chooses at each opening',
    'opening with a currency keeps the quote',
    () => async (asked, handler) => {
      const text = OPEN(asked) ? await asked.clone().text() : '';
      const response = await handler(asked);
      const wanted = /"currencyId":"([^"]+)"/.exec(text)?.[1];
      if (wanted === undefined || !response.ok) return response;
      const opened = (await response.json()) as Json;
      const quoted = inside('quote', (quote) => ({ ...quote, currencyId: wanted }));
      return remade(response, { body: JSON.stringify(inside('checkout', quoted)(opened)) });
    },
  ],
  [
    'sends the stream as text',
    'the stream is one of server-sent events',
    () =>
      answer(STREAM, (response) =>
        response.ok ? remade(response, { headers: { 'content-type': 'text/plain' } }) : response,
      ),
  ],
  [
    'ends the stream at once',
    'the stream begins with the checkout within 5 seconds',
    () => answer(STREAM, (response) => (response.ok ? remade(response, { body: '' }) : response)),
  ],
  [
    'sends what changed, not all',
    'each message of the stream is a whole snapshot',
    () =>
      frames(({ id, data }, index) => ({
        id,
        data: index === 0 ? data : without(data, 'choices'),
      })),
  ],
  [
    'sends falling versions',
    'versions of the stream only grow',
    () =>
      frames(({ data }, index) => ({ id: 900 - index, data: { ...data, version: 900 - index } })),
  ],
  [
    'sends ids that are no versions',
    'versions of the stream only grow',
    () => frames(({ id, data }) => ({ id: id + 1000, data })),
  ],
  [
    'ends the stream before a change',
    'a change reaches an open stream',
    () => frames((frame, index) => (index === 0 ? frame : null)),
  ],
  [
    'sends JSON as bytes',
    'every answer but a stream is JSON',
    () =>
      headers(on('GET', '/rates/USDT.Tron'), {
        'content-type': 'application/octet-stream',
      }),
  ],
  [
    'sends problems as HTML',
    'every refusal is application/problem+json',
    () =>
      answer(everywhere, (response) =>
        response.ok || response.status === 304
          ? response
          : remade(response, { headers: { 'content-type': 'text/html' } }),
      ),
  ],
  [
    'sends an HTML page for an unknown path',
    'every refusal is application/problem+json',
    () =>
      answer(
        (asked) => pathOf(asked) === '/nothing-here',
        (response) =>
          remade(response, {
            body: '<h1>Not found</h1>',
            headers: { 'content-type': 'text/html' },
          }),
      ),
  ],
  [
    'sends a 404 without JSON',
    'every problem has its fields and a code of the closed list',
    () =>
      answer(
        (asked) => pathOf(asked) === '/nothing-here',
        (response) => remade(response, { body: '' }),
      ),
  ],
  [
    'has a code of its own',
    'every problem has its fields and a code of the closed list',
    () => json(on('POST', '/webhook'), (value) => ({ ...value, code: 'teapot' }), isProblem),
  ],
  [
    'calls every problem retryable',
    'every problem has its fields and a code of the closed list',
    () => json(everywhere, (value) => ({ ...value, retryable: true }), isProblem),
  ],
  [
    'does not name the wire',
    'every answer names the version of the wire',
    () => headers(READ, { 'till-wire': null }),
  ],
  [
    'gives every request one id',
    'every answer has a request id of its own',
    () => headers(everywhere, { 'till-request-id': '1' }),
  ],
  [
    'sends the amount as a number',
    'every amount is a decimal string',
    () =>
      checkout(
        everywhere,
        inside('order', (order) => ({ ...order, amountUsd: 20 })),
      ),
  ],
  [
    'sends a rate in exponent form',
    'every amount is a decimal string',
    () =>
      json(
        (asked) => pathOf(asked).startsWith('/rates/'),
        (value) => ({ ...value, rate: '1e3' }),
      ),
  ],
  [
    'leaks store_external_id',
    'no answer has a private field',
    () =>
      checkout(
        READ,
        inside('order', (order) => ({ ...order, store_external_id: 'a' })),
      ),
  ],
  [
    'leaks the id of the wallet',
    'no answer has a private field',
    () => checkout(OPEN, (value) => ({ ...value, wallet: { id: 'a' } })),
  ],
  [
    'leaks the sender of a transfer in the stream',
    'no answer has a private field',
    () => frames(({ id, data }) => ({ id, data: { ...data, extra: [{ fromAddress: 'T1' }] } })),
  ],
  [
    'lets a cache keep a checkout',
    'no answer to a shopper is stored',
    () => headers(READ, { 'cache-control': 'private, max-age=5' }),
  ],
  [
    'puts the token into a link',
    'a token is in its own field, and nowhere else',
    () => tokenInLink,
  ],
  [
    'sets the token as a cookie',
    'a token is in its own field, and nowhere else',
    () =>
      answer(OPEN, async (response) => {
        if (!response.ok) return response;
        const { token } = (await response.clone().json()) as { token: string };
        return remade(response, { headers: { 'set-cookie': `till=${token}` } });
      }),
  ],
];
