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
  it('has a clean address at once, before anything is asked', async () => {
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

  it('opens the order, and again after a reload, also before the first opening got through', async () => {
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

  it('is the only one: in another tab the same link is refused', async () => {
    const url = await link();
    visit(url);
    await open();
    history.pushState(null, '', '/');
    visit(url);
    expect(await refusal(open())).toBe('link_used');
  });

  it('does not bring its order to other pages of the tab, and is there again on the way back', async () => {
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

  it('takes a new link over the one before', async () => {
    visit(await link());
    await open();
    visit(await store.handler.resumeLink({ orderId: '8', amountUsd: '5' }, { page: PAGE }));
    expect((await open()).order.reference).toBe('8');
  });

  it('asks for other orders as if there were no link', async () => {
    visit(await link());
    const { client: remembering } = resumed();
    const opened = await remembering.openCheckout({ order: 'order-1' });
    expect(opened.checkout.order.reference).toBe('1');
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

it('a page with the checkout open gets a link, and the phone that opens it goes on', async () => {
  const session = createCheckoutSession({ client, order: 'order-1' });
  await session.refresh();
  const { url } = await session.linkCheckout();
  visit(url);
  expect((await open()).order.reference).toBe('1');
});
