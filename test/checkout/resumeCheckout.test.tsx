/** A page that a resume link has led to: clean address, one swap, and a reload that goes on. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCheckoutSession } from '../../src/checkout/checkoutSession.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { resumeCheckout, type ResumedCheckout } from '../../src/checkout/resumeCheckout.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

const PAGE = 'https://shop.example/pay';
const store = createSandboxStore({ handler: { handOff: { page: PAGE } } });
const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
const link = () => store.handler.resumeLink({ orderId: '7', amountUsd: '20' }, { page: PAGE });

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

/** Goes to a link's address, in a new entry of the tab's history. */
const visit = (url: string, path = '/pay?lang=en') =>
  history.pushState(null, '', `${path}${new URL(url).hash}`);
const resumed = (): ResumedCheckout => {
  const found = resumeCheckout(client);
  if (!found) throw new Error('No link has led to this page.');
  return found;
};
/** What the provider does with it. */
const open = (props = resumed()) => createCheckoutSession(props).refresh();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: unknown) => (error as { code: unknown }).code,
  );

describe('a page that a resume link has led to', () => {
  it('has a clean address at once, before any request', async () => {
    visit(await link());
    expect(location.href).toContain('till1r.');
    const { order } = resumed();
    expect(order).toMatch(/^till1r\./);
    expect(location.pathname + location.search + location.hash).toBe('/pay?lang=en');
    expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
  });

  it('leaves the rest of the address alone', async () => {
    const url = new URL(await link());
    history.pushState({ router: 1 }, '', `/pay#top&${url.hash.slice(1)}&x=1`);
    resumed();
    expect(location.hash).toBe('#top&x=1');
    expect(history.state).toMatchObject({ router: 1 });
  });

  it('opens the order, and again after a reload, even before the first opening has succeeded', async () => {
    visit(await link());
    resumed();
    // Reloaded before it could ask.
    expect((await open()).order.reference).toBe('7');
    expect((await open()).order.reference).toBe('7');
    const session = createCheckoutSession(resumed());
    await session.refresh();
    await store.sandbox.advance(40 * 60_000);
    expect((await session.refresh()).order.reference).toBe('7');
    expect((await open()).order.reference).toBe('7');
  });

  it('does not use its order on other pages of the tab, and has it again on the way back', async () => {
    visit(await link());
    await open();
    const own: unknown = history.state;
    history.pushState(null, '', '/pay?lang=en');
    expect(resumeCheckout(client)).toBeNull();
    history.replaceState(own, '', '/pay?lang=en');
    expect((await open()).order.reference).toBe('7');
  });

  it('keeps nothing in an entry that the shopper has gone on to meanwhile', async () => {
    visit(await link());
    const opening = open();
    history.pushState(null, '', '/thanks');
    await opening;
    expect(history.state).toBeNull();
  });

  it('asks for other orders as if there were no link', async () => {
    visit(await link());
    const { client: remembering } = resumed();
    const opened = await remembering.openCheckout({ order: 'order-1' });
    expect(opened.checkout.order.reference).toBe('1');
    expect((await open()).order.reference).toBe('7');
  });
});

describe('an opening whose answer is lost', () => {
  /** A client of a network that swallows the answers to the first openings. */
  function onBadNetwork(lost = 1) {
    let left = lost;
    const sent: unknown[] = [];
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      const answer = await store.fetch(url, init);
      if (!url.endsWith('/checkouts')) return answer;
      sent.push(JSON.parse(init.body as string));
      if ((left -= 1) >= 0) throw new TypeError('Failed to fetch');
      return answer;
    };
    return { client: createCheckoutClient({ endpoint: store.endpoint, fetch }), sent };
  }
  const resumedOn = (network: ReturnType<typeof onBadNetwork>) =>
    createCheckoutSession(resumeCheckout(network.client) ?? { client, order: '' });

  it('is repeated by the same page, which then needs only its token', async () => {
    visit(await link());
    const network = onBadNetwork(2);
    const session = resumedOn(network);
    const lost = { code: 'unreachable', retryable: true };
    await expect(session.refresh()).rejects.toMatchObject(lost);
    expect(await refusal(session.refresh())).toBe('unreachable');
    expect((await session.refresh()).order.reference).toBe('7');
    expect(new Set(network.sent.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(network.sent[0]).toHaveProperty('opener', expect.stringMatching(/^\d+(-\d+){3}$/));
    expect(JSON.stringify(history.state)).not.toContain('opener');
    const again = onBadNetwork(0);
    expect((await resumedOn(again).refresh()).order.reference).toBe('7');
    expect(again.sent[0]).not.toHaveProperty('opener');
  });

  it('is asked for again after a reload meanwhile', async () => {
    visit(await link());
    expect(await refusal(resumedOn(onBadNetwork()).refresh())).toBe('unreachable');
    expect((await open()).order.reference).toBe('7');
  });
});

it.each(['/pay', '/pay#top', '/pay#till-order=', '/pay?till-order=till1r.x'])(
  'no link leads to %s',
  (url) => {
    history.pushState({ 'till-resume': 'x' }, '', url);
    expect(resumeCheckout(client)).toBeNull();
    expect(location.pathname + location.search + location.hash).toBe(url);
  },
);

it('a page with an open checkout gets a link, and the phone that opens it continues', async () => {
  const session = createCheckoutSession({ client, order: 'order-1' });
  await session.refresh();
  const { url } = await session.linkCheckout();
  visit(url);
  expect((await open()).order.reference).toBe('1');
});
