/** Checks that need no order: paths, verbs, bodies, foreign pages, currencies and rates. */
import {
  currencyListingSchema,
  rateViewSchema,
  type CurrencyView,
} from '../../contract/currencies.js';
import { CLIENT_ROUTES } from '../../contract/routes.js';
import { testPayload } from '../../sandbox/webhookPayloads.js';
import { needed, NotRun, type CheckRun } from './checkRun.js';
import type { Asking, Conversation, Exchange } from './conversation.js';
import { expectHeader, expectRefused, expectStatus, fail, readShape } from './expectations.js';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const STRANGER = 'https://stranger.example';

/** Tries every other verb on each route. @throws unless all are a 405 that allows the right one. */
async function expectOneVerb(conversation: Conversation): Promise<void> {
  for (const { method, path } of Object.values(CLIENT_ROUTES)) {
    const place = path.replace(':currencyId', 'USDT.Tron');
    const wrong = VERBS.filter((verb) => verb !== method).map((verb) => [verb, place] as const);
    for (const answer of await expectRefused(conversation, 'method_not_allowed', wrong)) {
      const allow = answer.headers.get('allow') ?? 'no such header';
      const verbs = allow.split(',').map((verb) => verb.trim());
      const isRight = verbs.includes(method) && !verbs.includes(answer.method);
      if (!isRight) fail(`Allow with ${method} on ${path}`, allow);
    }
  }
}

/** Paths, verbs, bodies, and events without a signature. */
export async function checkRoutes(run: CheckRun): Promise<void> {
  const { ask, check } = run;
  const order = () => `tillkit-check-${crypto.randomUUID()}`;
  const opening = (asking: Asking) => ['POST', '/checkouts', asking] as const;
  await check('an unknown path is a 404', () => {
    const paths = ['/nothing-here', '/checkouts/1', '/v2/wallets'];
    return expectRefused(
      run,
      'not_found',
      paths.map((path) => ['GET', path]),
    );
  });
  await check('a wrong verb is a 405 with Allow', () => expectOneVerb(run));
  await check('an unknown key of a body is a 400', () =>
    expectRefused(run, 'bad_request', [opening({ body: { order: order(), colour: 'blue' } })]),
  );
  await check('a body that is no JSON is a 400', () =>
    expectRefused(run, 'bad_request', [opening({ body: '{"order":' })]),
  );
  await check('a body of another content type is a 415', () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded'];
    const openings = types.map((type) =>
      opening({ body: { order: order() }, headers: { 'content-type': type } }),
    );
    return expectRefused(run, 'unsupported_media_type', openings);
  });
  await check('a body over 8 kB is a 413', () =>
    expectRefused(run, 'payload_too_large', [opening({ body: { order: 'x'.repeat(9 * 1024) } })]),
  );
  await check('an unknown order handle is a 403', () =>
    expectRefused(run, 'forbidden', [opening({ body: { order: order() } })]),
  );
  await check('a page of a foreign origin opens no order', () => {
    const asking = { body: { order: order() }, headers: { origin: STRANGER } };
    return expectRefused(run, 'forbidden_origin', [opening(asking)]);
  });
  await check('an event without the service’s signature is not acknowledged', async () => {
    const body = testPayload('PaymentReceived', ['1', '2'], Date.now());
    for (const headers of [{}, { 'x-sign': '' }, { 'x-sign': '0'.repeat(64) }]) {
      const { status, text } = await ask('POST', '/webhook', { body, headers });
      const isRefused = status >= 400 && !text.includes('"success":true');
      if (!isRefused) fail('a refusal of POST /webhook', `${String(status)}, an acknowledgement`);
    }
  });
}

/** @throws if a page of the origin may read the answer. */
function expectNoPermission({ method, path, headers }: Exchange): void {
  const origin = headers.get('access-control-allow-origin');
  if (origin !== STRANGER && origin !== '*' && origin !== 'null') return;
  const cookies = headers.get('access-control-allow-credentials') === 'true';
  const got = `access-control-allow-origin: ${origin}${cookies ? ', with credentials' : ''}`;
  fail(`no permission for ${STRANGER} on ${method} ${path}`, got);
}

/** What a page of a foreign origin may do: nothing. */
export async function checkForeignPages({ ask, check }: CheckRun): Promise<void> {
  await check('a page of a foreign origin gets no permission', async () => {
    const headers = {
      origin: STRANGER,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, content-type',
    };
    for (const path of ['/currencies', '/checkouts', '/checkout', '/checkout/currency']) {
      expectNoPermission(await ask('OPTIONS', path, { headers }));
    }
    for (const path of ['/currencies', '/checkout']) {
      expectNoPermission(await ask('GET', path, { headers: { origin: STRANGER } }));
    }
  });
}

/** The listing and the rates. @param answer to `GET currencies` */
export async function checkListing(
  { ask, check }: CheckRun,
  answer: Exchange,
): Promise<readonly CurrencyView[] | undefined> {
  const listed = await check(
    'the listing of currencies has its shape',
    () => readShape(currencyListingSchema, answer).currencies,
  );
  await check('the listing may be cached', () => {
    expectHeader(answer, 'cache-control', 'public');
    expectHeader(answer, 'cache-control', 'max-age=');
  });
  await check('an unchanged listing is a 304', async () => {
    const tag = answer.headers.get('etag') ?? fail('an ETag on GET /currencies', 'none');
    const askWith = (known: string) =>
      ask('GET', '/currencies', { headers: { 'if-none-match': known } });
    expectStatus(await askWith(tag), 304);
    expectStatus(await askWith('"other"'), 200);
  });
  await check('a rate has its shape and may be cached', async () => {
    const [currency] = needed(listed);
    if (!currency) throw new NotRun('the listing names no currency');
    const rate = await ask('GET', `/rates/${encodeURIComponent(currency.id)}`);
    readShape(rateViewSchema, rate);
    expectHeader(rate, 'cache-control', 'public');
  });
  return listed;
}
