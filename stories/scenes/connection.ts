/** What can stand between the page and its store: nothing at all, or somebody who changes answers. */
import type { FetchLike } from '../../src/contract/request.js';

/** Turns the store's `fetch` into the one that the page gets. */
export type Connection = (fetch: FetchLike) => FetchLike;

const failed = (): Promise<never> =>
  Promise.reject(new TypeError('The connection of this scene is broken.'));

/** Nothing gets through. */
export const broken: Connection = () => failed;

/** The checkout opens; after that no question about its state gets through, and no message of it. */
export const breaking: Connection = (fetch) => {
  let opened = false;
  return async (url, init) => {
    if (opened && /\/checkout(\/events)?$/.test(url)) return failed();
    const answer = await fetch(url, init);
    if (url.endsWith('/checkouts')) opened = true;
    return answer;
  };
};

/** The checkout opens; from then on each request about it goes the way that `after` says. */
const onceOpened =
  (after: (fetch: FetchLike) => FetchLike): Connection =>
  (fetch) => {
    const later = after(fetch);
    let opened = false;
    return async (url, init) => {
      if (opened && /\/checkouts?(\/|$)/.test(url)) return later(url, init);
      const answer = await fetch(url, init);
      if (url.endsWith('/checkouts')) opened = true;
      return answer;
    };
  };

/** A content blocker, or a line that was cut: nothing gets through any more. */
export const cutOff: Connection = onceOpened(() => failed);

const unanswered: FetchLike = (_, init) =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('No answer.', 'AbortError'));
    init.signal?.addEventListener('abort', giveUp);
  });

/** Requests leave, and no answer comes. */
export const silent: Connection = onceOpened(() => unanswered);

/** Only what goes to that path goes another way. */
const at =
  (path: string, other: FetchLike): Connection =>
  (fetch) =>
  (url, init) =>
    (url.endsWith(path) ? other : fetch)(url, init);

/** The choice of a currency leaves, and no answer comes. */
export const choiceUnanswered: Connection = at('/checkout/currency', unanswered);

/** The choice of a currency does not get through. */
export const choiceLost: Connection = at('/checkout/currency', failed);

/** The wish for a new price does not get through. */
export const newPriceLost: Connection = at('/checkout/quote', failed);

/** Some machine before the store has taken its place. */
export const gatewayDown: Connection = onceOpened(() => () => {
  const headers = { 'content-type': 'text/html' };
  return Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
});

/** The token has run out, and the store no longer knows the shopper by the handle either. */
export const sessionOver: Connection = onceOpened((fetch) => (url, init) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', 'Bearer run-out');
  const body = url.endsWith('/checkouts') ? JSON.stringify({ order: 'forgotten' }) : init.body;
  return fetch(url, { ...init, headers, body: body ?? null });
});

/** Answers with their text changed; status and headers stay. */
const rewriting =
  (edit: (text: string) => string): Connection =>
  (fetch) =>
  async (url, init) => {
    const { status, headers, ...answer } = await read(await fetch(url, init));
    return new Response(answer.text === '' ? null : edit(answer.text), { status, headers });
  };

async function read(response: Response) {
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

/** Somebody swaps two characters of the address: its checksum no longer fits. */
export const tampering: Connection = rewriting((text) =>
  text.replace(
    /("address":\{"address":"T)(.)(.)/,
    (_, start: string, a: string, b: string) => `${start}${b}${a}`,
  ),
);

/** The store speaks of a network that this version of the widget does not know. */
export const newerStore: Connection = rewriting((text) =>
  text
    .replaceAll('"blockchain":"polygon"', '"blockchain":"newchain"')
    .replaceAll('"networkName":"Polygon"', '"networkName":"newchain"'),
);
