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
const everywhere: Matches = () => true;

const OPEN = on('POST', '/checkouts');
const READ = on('GET', '/checkout');
const CHOOSE = on('PUT', '/checkout/currency');
const RENEW = on('POST', '/checkout/quote');
const STREAM = on('GET', '/checkout/events');
const LISTING = on('GET', '/currencies');
const WEBHOOK = on('POST', '/webhook');
const RATE: Matches = (asked) => pathOf(asked).startsWith('/rates/');
const NOWHERE: Matches = (asked) => pathOf(asked) === '/nothing-here';

const AS_JSON = { 'content-type': 'application/json' };
const AS_PAGE = { 'content-type': 'text/html' };

interface Remake {
  readonly body?: BodyInit | null;
  readonly status?: number;
  readonly headers?: Record<string, string | null>;
}

/** Headers with some changed; null takes one away. A changed body has another length. */
function changed(given: Headers, changes: Record<string, string | null> = {}): Headers {
  const all = new Headers(given);
  all.delete('content-length');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return all;
}

/** The same answer with another body, status or headers. */
function remade(
  response: Response,
  { body = response.body, status = response.status, headers }: Remake,
): Response {
  return new Response(body, { status, headers: changed(response.headers, headers) });
}

/** Changes some answers. */
const answer =
  (matches: Matches, change: (response: Response) => Response | Promise<Response>): Bend =>
  async (request, handler) => {
    const isBent = matches(request);
    const response = await handler(request);
    return isBent ? change(response) : response;
  };

const instead = (matches: Matches, remake: Remake): Bend =>
  answer(matches, (response) => remade(response, remake));
/** Only where the answer is no refusal. */
const insteadOfGood = (matches: Matches, remake: Remake): Bend =>
  answer(matches, (response) => (response.ok ? remade(response, remake) : response));

const headers = (matches: Matches, changed: Record<string, string | null>): Bend =>
  instead(matches, { headers: changed });

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
const checkout = (matches: Matches, edit: (value: Json) => Json): Bend =>
  json(matches, (value) => {
    if ('checkout' in value) return { ...value, checkout: edit(value['checkout'] as Json) };
    return 'progress' in value ? edit(value) : value;
  });

/** The same request with another body or other headers; null takes a header away. */
async function asking(
  asked: Request,
  { body, headers }: { body?: string; headers?: Remake['headers'] },
): Promise<Request> {
  const { url, method } = asked;
  const init = { method, headers: changed(asked.headers, headers) };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  return new Request(url, { ...init, body: body ?? (await asked.text()) });
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

const without =
  (name: string) =>
  (value: Json): Json =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
const plus =
  (more: Json) =>
  (value: Json): Json => ({ ...value, ...more });

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
    return times === 1 ? value : inside('quote', plus({ id: 'new', payable: '999' }))(value);
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
    (opened += 1) === 1 ? value : inside('order', plus({ reference: 'another' }))(value),
  );
}

/** The token as a link in the checkout. */
const tokenInLink: Bend = json(OPEN, (value) =>
  inside('checkout', (inner) => ({
    ...inner,
    resumeUrl: `https://shop.example/pay?t=${String(value['token'])}`,
  }))(value),
);

/** Opens an order once. */
function onceOnly(): Bend {
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
}

const halfBody: Bend = async (asked, handler) => {
  if (!OPEN(asked)) return handler(asked);
  const text = await asked.text();
  const isWhole = text.endsWith('}');
  return handler(await asking(asked, { body: isWhole ? text : '{"order":"half"}' }));
};

const openToForeignPages: Bend = async (asked, handler) => {
  if (!OPEN(asked) || !isForeign(asked)) return handler(asked);
  const order = JSON.stringify({ order: ORDER });
  return handler(await asking(asked, { body: order, headers: { origin: null } }));
};

/** An opening with a currency takes it, whatever was chosen before. */
const choosingAtOpening: Bend = async (asked, handler) => {
  const text = OPEN(asked) ? await asked.clone().text() : '';
  const response = await handler(asked);
  const wanted = /"currencyId":"([^"]+)"/.exec(text)?.[1];
  if (wanted === undefined || !response.ok) return response;
  const opened = (await response.json()) as Json;
  const quoted = inside('quote', plus({ currencyId: wanted }));
  return remade(response, { body: JSON.stringify(inside('checkout', quoted)(opened)) });
};

const tokenInCookie: Bend = answer(OPEN, async (response) => {
  if (!response.ok) return response;
  const { token } = (await response.clone().json()) as { token: string };
  return remade(response, { headers: { 'set-cookie': `till=${token}` } });
});

const refusalsAsPages: Bend = answer(everywhere, (response) =>
  response.ok || response.status === 304 ? response : remade(response, { headers: AS_PAGE }),
);

/**
 * The only check that may fail; what is broken, and how. A function makes a new one for each run, because
 * it counts.
 */
const BENDS: Readonly<Record<string, Readonly<Record<string, () => Bend>>>> = {
  'an unknown path is a 404': {
    'answers an unknown path': () =>
      instead(NOWHERE, { status: 200, body: '{}', headers: AS_JSON }),
  },
  'a wrong verb is a 405 with Allow': {
    'does not say which verb is right': () => headers(everywhere, { allow: null }),
  },
  'an unknown key of a body is a 400': {
    'ignores unknown keys': () => body(OPEN, without('colour')),
  },
  'a body that is no JSON is a 400': { 'reads half a body': () => halfBody },
  'a body of another content type is a 415': {
    'takes forms and text': () => sent(OPEN, AS_JSON),
  },
  'a body over 8 kB is a 413': {
    'cuts a long body': () =>
      body(OPEN, ({ order, ...rest }) => ({ ...rest, order: String(order).slice(0, 100) })),
  },
  'an unknown order handle is a 403': {
    'opens any handle': () =>
      body(OPEN, (value) =>
        isUnknown(value['order']) && !('colour' in value) ? { order: ORDER } : value,
      ),
  },
  'an event without the service’s signature is not acknowledged': {
    'acknowledges an unsigned event': () =>
      instead(WEBHOOK, { status: 200, body: '{"success":true}', headers: AS_JSON }),
  },
  'a page of a foreign origin gets no permission': {
    'lets every page read, with cookies': () =>
      headers(everywhere, {
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
      }),
  },
  'a page of a foreign origin opens no order': {
    'lets a foreign page open an order': () => openToForeignPages,
  },
  'the listing of currencies has its shape': {
    'leaves out the groups of the listing': () => json(LISTING, without('tokens')),
  },
  'the listing may be cached': {
    'forbids to cache the listing': () => headers(LISTING, { 'cache-control': 'no-store' }),
  },
  'an unchanged listing is a 304': {
    'has no ETag on the listing': () => headers(LISTING, { etag: null }),
    'never says that the listing is unchanged': () => sent(LISTING, { 'if-none-match': null }),
  },
  'a rate has its shape and may be cached': {
    'gives a rate without its time': () => json(RATE, without('at')),
    'sends a rate in exponent form': () => json(RATE, plus({ rate: '1e3' })),
  },
  'opening gives a token and a whole checkout': {
    'does not say when the token ends': () => json(OPEN, without('tokenExpiresAt')),
    'sends the amount as a number': () =>
      checkout(everywhere, inside('order', plus({ amountUsd: 20 }))),
  },
  'the checkout is of the kind that was asked for': {
    'calls an order a top-up': () => checkout(everywhere, plus({ kind: 'top_up' })),
  },
  'reading gives a whole snapshot': {
    'leaves out the evidence': () => checkout(READ, without('evidence')),
  },
  'an unchanged checkout is a 304': {
    'never says that a checkout is unchanged': () => sent(READ, { 'if-none-match': null }),
  },
  'a body cannot set an amount': {
    'takes an amount from the body': () => body(OPEN, without('amountUsd')),
  },
  'a checkout without a token is a 401': {
    'lets somebody without a token choose': () =>
      letIn((asked) => CHOOSE(asked) && !asked.headers.has('authorization')),
  },
  'a changed token is a 401': {
    'takes any token': () => letIn((asked) => CHOOSE(asked) && asked.headers.has('authorization')),
    'takes a token without its signature': unsignedTokens,
  },
  'a token in the URL opens nothing': {
    'takes a token from the URL': () =>
      letIn((asked) => new URL(asked.url).searchParams.has('token')),
  },
  'an unknown currency is a 409, and nothing changes': {
    'puts another currency in place of an unknown one': () =>
      body(CHOOSE, (value) =>
        value['currencyId'] === 'NOPE.Nowhere' ? { currencyId: 'USDT.Tron' } : value,
      ),
  },
  'choosing a currency gives its quote': {
    'gives no quote': () => checkout(CHOOSE, plus({ quote: null })),
    'answers a choice with nothing': () => insteadOfGood(CHOOSE, { body: 'null' }),
  },
  'the amount to pay is rounded up': { 'rounds down': () => checkout(everywhere, roundedDown) },
  'the address is one of the quote’s network': {
    'shows an address with a broken checksum': () => checkout(everywhere, brokenChecksum),
  },
  'a new quote is in the chosen currency': {
    'answers a new quote with nothing': () => insteadOfGood(RENEW, { body: 'null' }),
    'renews a quote in another currency': () =>
      checkout(RENEW, inside('quote', plus({ currencyId: 'DOGE.Dogecoin' }))),
  },
  'opening again finds the same checkout': {
    'refuses to open an order twice': onceOnly,
    'opens another order at a reload': otherOrder,
  },
  'choosing again keeps the price': { 'moves the price at the second choice': movingPrice },
  'a choice raises the version': {
    'keeps the version at a choice': () => checkout(CHOOSE, plus({ version: 0 })),
  },
  'opening with a currency keeps the quote': {
    'chooses at each opening': () => choosingAtOpening,
  },
  'the stream is one of server-sent events': {
    'sends the stream as text': () =>
      insteadOfGood(STREAM, { headers: { 'content-type': 'text/plain' } }),
  },
  'the stream begins with the checkout within 5 seconds': {
    'ends the stream at once': () => insteadOfGood(STREAM, { body: '' }),
  },
  'each message of the stream is a whole snapshot': {
    'sends what changed, not all': () =>
      frames(({ id, data }, index) => ({
        id,
        data: index === 0 ? data : without('choices')(data),
      })),
  },
  'versions of the stream only grow': {
    'sends falling versions': () =>
      frames(({ data }, index) => ({ id: 900 - index, data: { ...data, version: 900 - index } })),
    'sends ids that are no versions': () => frames(({ id, data }) => ({ id: id + 1000, data })),
  },
  'a change reaches an open stream': {
    'ends the stream before a change': () => frames((frame, index) => (index === 0 ? frame : null)),
  },
  'every answer but a stream is JSON': {
    'sends JSON as bytes': () =>
      headers(on('GET', '/rates/USDT.Tron'), { 'content-type': 'application/octet-stream' }),
  },
  'every refusal is application/problem+json': {
    'sends problems as HTML': () => refusalsAsPages,
    'sends an HTML page for an unknown path': () =>
      instead(NOWHERE, { body: '<h1>Not found</h1>', headers: AS_PAGE }),
  },
  'every problem has its fields and a code of the closed list': {
    'sends a 404 without JSON': () => instead(NOWHERE, { body: '' }),
    'has a code of its own': () => json(WEBHOOK, plus({ code: 'teapot' }), isProblem),
    'calls every problem retryable': () => json(everywhere, plus({ retryable: true }), isProblem),
  },
  'every answer names the version of the wire': {
    'does not name the wire': () => headers(READ, { 'till-wire': null }),
  },
  'every answer has a request id of its own': {
    'gives every request one id': () => headers(everywhere, { 'till-request-id': '1' }),
  },
  'no answer has a private field': {
    'leaks store_external_id': () =>
      checkout(READ, inside('order', plus({ store_external_id: 'a' }))),
    'leaks the id of the wallet': () => checkout(OPEN, plus({ wallet: { id: 'a' } })),
    'leaks the sender of a transfer in the stream': () =>
      frames(({ id, data }) => ({ id, data: { ...data, extra: [{ fromAddress: 'T1' }] } })),
  },
  'no answer to a shopper is stored': {
    'lets a cache keep a checkout': () => headers(READ, { 'cache-control': 'private, max-age=5' }),
  },
  'a token is in its own field, and nowhere else': {
    'puts the token into a link': () => tokenInLink,
    'sets the token as a cookie': () => tokenInCookie,
  },
};

/** What is broken, the only check that may fail, and how it is broken. */
export const BROKEN = Object.entries(BENDS).flatMap(([check, bends]) =>
  Object.entries(bends).map(([what, bend]) => [what, check, bend] as const),
);
