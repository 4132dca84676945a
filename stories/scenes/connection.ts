/** What can stand between the page and its store: nothing at all, or somebody who changes answers. */
import type { FetchLike } from '../../src/contract/request.js';

/** Turns the store's `fetch` into the one that the page gets. */
export type Connection = (fetch: FetchLike) => FetchLike;

const failed = (): Promise<never> =>
  Promise.reject(new TypeError('The connection of this scene is broken.'));

/** Nothing gets through. */
export const broken: Connection = () => failed;

/** The checkout opens; after that no question about its state gets through. */
export const breaking: Connection = (fetch) => {
  let opened = false;
  return async (url, init) => {
    if (opened && url.endsWith('/checkout')) return failed();
    const answer = await fetch(url, init);
    if (url.endsWith('/checkouts')) opened = true;
    return answer;
  };
};

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
