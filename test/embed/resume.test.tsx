/** A page without React that a link has led to: the element, the mount function and the script tag. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/exports/element.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { mount } from '../../src/embed/mount.js';
import { serveTags } from '../../src/embed/scriptTag.js';
import { en } from '../../src/ui/messages/en.js';

const PAGE = 'https://shop.example/pay';
const orders = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'order-2': { orderId: '2', amountUsd: '45' },
};
const reported: string[] = [];

/** A store, and what it was asked to open. */
function openShop() {
  const { fetch, endpoint, handler, sandbox } = createSandboxStore({ orders });
  const asked: Record<string, unknown>[] = [];
  const listen = (url: string, init: RequestInit) => {
    if (url.endsWith('/checkouts')) {
      const { authorization } = (init.headers ?? {}) as Record<string, string>;
      asked.push({ ...(JSON.parse(init.body as string) as object), authorization });
    }
    return fetch(url, init);
  };
  const linkTo = (orderId: string) =>
    handler.resumeLink({ orderId, amountUsd: '12' }, { page: PAGE });
  return { endpoint, handler, sandbox, asked, linkTo, fetch: listen };
}
type Shop = ReturnType<typeof openShop>;

/** Goes to a link's address, in a new entry of the tab's history. */
const visit = (url: string) => history.pushState(null, '', `/pay?lang=en${new URL(url).hash}`);
const text = () => document.querySelector('till-checkout')?.shadowRoot?.textContent ?? '';
const shows = (words: string) => waitFor(() => expect(text()).toContain(words));
const address = () => location.pathname + location.search + location.hash;

function put({ endpoint, fetch }: Shop, words: object) {
  const element = document.createElement('till-checkout');
  Object.assign(element, { endpoint, fetch, ...words });
  document.body.append(element);
  return element;
}
async function leave() {
  document.body.replaceChildren();
  await Promise.resolve();
}

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
  history.replaceState(null, '', '/pay');
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('an element that resumes', () => {
  it('opens its own order where no link has led here', async () => {
    const shop = openShop();
    put(shop, { order: 'order-1', resume: true });
    await shows('Order 1');
    expect(shop.asked[0]).not.toHaveProperty('opener');
  });

  it('opens the link’s order, out of an address that is clean before anything is asked', async () => {
    const shop = openShop();
    visit(await shop.linkTo('7'));
    const element = put(shop, { order: 'order-1', resume: true });
    await Promise.resolve();
    expect(address()).toBe('/pay?lang=en');
    await shows('Order 7');
    expect(shop.asked).toHaveLength(1);
    expect(element.outerHTML).not.toContain('till1r');
    expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
  });

  it('says in words that a link has expired', async () => {
    const shop = openShop();
    visit(await shop.linkTo('7'));
    await shop.sandbox.advance(25 * 60 * 60_000);
    put(shop, { order: 'order-1', resume: true });
    await shows(en.finalTitle.link_expired);
    expect(text()).not.toContain(en.tryAgain);
  });

  it('without an order shows what stands inside it until a link leads here', async () => {
    const shop = openShop();
    const element = put(shop, { resume: true });
    element.textContent = 'Open the link of your mail.';
    await new Promise((turn) => setTimeout(turn));
    expect(element.shadowRoot).toBeNull();
    visit(await shop.linkTo('7'));
    dispatchEvent(new Event('hashchange'));
    await shows('Order 7');
    expect(shop.asked).toHaveLength(1);
  });

  it('takes its own order once the page names another, not when it comes or goes', async () => {
    const shop = openShop();
    visit(await shop.linkTo('7'));
    const element = put(shop, { resume: true });
    await shows('Order 7');
    for (const order of ['order-1', null, 'order-1']) {
      element.order = order;
      await Promise.resolve();
    }
    expect(text()).toContain('Order 7');
    element.order = 'order-2';
    await shows('Order 2');
    element.order = 'order-1';
    await shows('Order 1');
  });

  it('leaves no link behind for the next one, once the page has named another order', async () => {
    const shop = openShop();
    visit(await shop.linkTo('7'));
    history.replaceState({ scroll: 400 }, '');
    const element = put(shop, { order: 'order-1', resume: true });
    await shows('Order 7');
    expect(history.state).toHaveProperty('till-resume');
    element.order = 'order-2';
    await shows('Order 2');
    expect(history.state).toEqual({ scroll: 400 });
    expect(history.state).not.toHaveProperty('till-resume');
    await leave();
    put(shop, { order: 'order-2', resume: true });
    await shows('Order 2');
    expect(shop.asked.map(({ order }) => order)).not.toContain('order-1');
    expect(shop.asked.at(-1)).toMatchObject({ order: 'order-2' });
  });

  it('leaves the link of another entry of the tab’s history alone', async () => {
    const shop = openShop();
    visit(await shop.linkTo('7'));
    const element = put(shop, { order: 'order-1', resume: true });
    await shows('Order 7');
    history.pushState({ 'till-resume': { order: 'till1r.other' } }, '');
    element.order = 'order-2';
    await shows('Order 2');
    expect(history.state).toHaveProperty('till-resume.order', 'till1r.other');
  });

  it('takes a newer link over the one before, also without a load of the page', async () => {
    const shop = openShop();
    const [first, second] = [await shop.linkTo('7'), await shop.linkTo('8')];
    visit(first);
    put(shop, { order: 'order-1', resume: true });
    await shows('Order 7');
    visit(second);
    dispatchEvent(new Event('hashchange'));
    await shows('Order 8');
    expect(address()).toBe('/pay?lang=en');
    // The token of the one before is not shown for it.
    expect(shop.asked.at(-1)?.['authorization']).toBeUndefined();
    await leave();
    put(shop, { order: 'order-1', resume: true });
    await shows('Order 8');
  });

  it('goes on where its own link is opened again in the same tab', async () => {
    const shop = openShop();
    const url = await shop.linkTo('7');
    visit(url);
    put(shop, { resume: true });
    await shows('Order 7');
    visit(url);
    dispatchEvent(new Event('hashchange'));
    await Promise.resolve();
    expect(address()).toBe('/pay?lang=en');
    await leave();
    put(shop, { resume: true });
    await shows('Order 7');
  });

  it('hears of no link after it was taken out', async () => {
    const shop = openShop();
    put(shop, { resume: true });
    await leave();
    visit(await shop.linkTo('7'));
    dispatchEvent(new Event('hashchange'));
    await Promise.resolve();
    expect(address()).toContain('till1r');
  });

  it('never begins a link’s order, nor a later one, with what the server opened for its own', async () => {
    const shop = openShop();
    const initial = await shop.handler.open(orders['order-1']);
    visit(await shop.linkTo('7'));
    const element = put(shop, { order: 'order-1', resume: true, initial });
    const seen: string[] = [];
    element.addEventListener('till-ready', ({ detail }) =>
      seen.push(detail.checkout.order.reference),
    );
    await shows('Order 7');
    element.order = 'order-2';
    await shows('Order 2');
    expect(seen).toEqual(['7', '2']);
    expect(shop.asked.map(({ order }) => order)).toContain('order-2');
  });

  it('is one that does not say resume="false"', async () => {
    const shop = openShop();
    visit(await shop.linkTo('7'));
    const element = put(shop, { order: 'order-1', resume: false });
    await shows('Order 1');
    element.setAttribute('resume', '');
    await shows('Order 7');
  });
});

it('a link that no checkout of the page opens is told to the page’s author, once', async () => {
  vi.resetModules();
  const { createLinkFollower } = await import('../../src/embed/linkFollower.js');
  const { linkTo } = openShop();
  const [one, other] = [createLinkFollower(), createLinkFollower()];
  expect([one(false, 'order-1'), reported]).toEqual([null, []]);
  visit(await linkTo('7'));
  expect([one(false, 'order-1'), other(false, null), one(false, 'order-1')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(reported).toEqual([expect.stringContaining('Add `resume`')]);
  expect(reported.join()).not.toContain('till1r');
  // It is not lost: a part of the page that knows what to do with it may come later.
  expect(address()).toContain('till1r');
});

describe('mount', () => {
  const words = ({ endpoint, fetch }: Shop) => ({ endpoint, fetch });

  it('takes a link for an order, and without both says what to do', async () => {
    const shop = openShop();
    expect(() => mount(document.body, { ...words(shop), resume: true })).toThrow(
      /needs `order` as a text/,
    );
    visit(await shop.linkTo('7'));
    const mounted = mount(document.body, { ...words(shop), resume: true });
    await shows('Order 7');
    expect(mount(document.body, { ...words(shop), order: undefined, resume: true })).toBe(mounted);
    expect(text()).toContain('Order 7');
    mounted.update({ order: 'order-1', resume: false });
    await shows('Order 1');
  });

  it('opens the next link where it is called once more for it', async () => {
    const shop = openShop();
    const pay = () => mount(document.body, { ...words(shop), resume: true });
    visit(await shop.linkTo('7'));
    const mounted = pay();
    await shows('Order 7');
    visit(await shop.linkTo('8'));
    expect(pay()).toBe(mounted);
    await Promise.resolve();
    expect(address()).toBe('/pay?lang=en');
    await shows('Order 8');
  });
});

describe('a script tag', () => {
  function tag({ endpoint, fetch }: Shop, data: Record<string, string>): HTMLScriptElement {
    vi.stubGlobal('fetch', fetch);
    const script = document.createElement('script');
    Object.assign(script.dataset, { endpoint, ...data });
    document.body.append(script);
    serveTags([script]);
    return script;
  }

  it.each([{ resume: '' }, { resume: '', order: 'order-1' }, { resume: 'true' }])(
    'with %j opens the order of the link, and cleans the address at once',
    async (data) => {
      const shop = openShop();
      visit(await shop.linkTo('7'));
      tag(shop, data);
      expect(address()).toBe('/pay?lang=en');
      await shows('Order 7');
      expect(reported).toEqual([]);
    },
  );

  it.each([{ endpoint: '' }, { endpont: '/api/till' }])(
    'with %j in place of an endpoint says so: a misspelt word is no empty page',
    (data) => {
      vi.stubGlobal('fetch', openShop().fetch);
      const script = document.createElement('script');
      Object.assign(script.dataset, { order: 'order-1', ...data });
      document.body.append(script);
      serveTags([script]);
      expect(document.querySelector('till-checkout')).toBeNull();
      expect(reported).toEqual([expect.stringMatching(/lacks data-endpoint/)]);
    },
  );

  it('that says nothing of an order only brings the element', () => {
    const script = document.body.appendChild(document.createElement('script'));
    serveTags([script]);
    expect([document.querySelector('till-checkout'), reported]).toEqual([null, []]);
  });

  it.each([{ resume: '' }, { resume: 'false' }, {}])(
    'with %j and no link has no order, and says so',
    (data) => {
      tag(openShop(), data);
      expect(document.querySelector('till-checkout')).toBeNull();
      expect(reported).toEqual([
        expect.stringMatching(/lacks data-endpoint, data-order.*data-resume/),
      ]);
    },
  );
});
