/** The element and the mount function with React, in jsdom, against the sandbox store. */
import { render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { mount } from '../../src/embed/mount.js';
import '../../src/exports/element.js';

const orders = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'order-2': { orderId: '2', amountUsd: '45' },
};

/** A store, and what it was asked: path and order. */
function store() {
  const { fetch, endpoint, handler } = createSandboxStore({ orders });
  const asked: string[] = [];
  const listen = (url: string, init: RequestInit) => {
    const order = /"order":"([^"]+)"/.exec(typeof init.body === 'string' ? init.body : '')?.[1];
    asked.push(`${url.replace(endpoint, '')}${order === undefined ? '' : ` ${order}`}`);
    return fetch(url, init);
  };
  return { endpoint, handler, asked, fetch: listen };
}

const text = () => document.querySelector('till-checkout')?.shadowRoot?.textContent ?? '';

afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
});

describe('the element', () => {
  it('waits until it knows both the endpoint and the order', async () => {
    const { endpoint, fetch, asked } = store();
    const element = document.createElement('till-checkout');
    element.fetch = fetch;
    element.order = 'order-1';
    document.body.append(element);
    await new Promise((turn) => setTimeout(turn));
    expect(element.shadowRoot).toBeNull();
    element.endpoint = endpoint;
    await waitFor(() => expect(text()).toContain('Order 1'));
    expect(asked[0]).toBe('/checkouts order-1');
  });

  it('takes several changes in a row as one', async () => {
    const { endpoint, fetch, asked } = store();
    const element = document.createElement('till-checkout');
    Object.assign(element, { fetch, endpoint: 'https://elsewhere.invalid', order: 'order-1' });
    document.body.append(element);
    Object.assign(element, { endpoint, order: 'order-2' });
    await waitFor(() => expect(text()).toContain('Order 2'));
    expect(asked.filter((line) => line.startsWith('/checkouts'))).toEqual(['/checkouts order-2']);
  });

  it('reflects its words as attributes and takes them away again', () => {
    const element = document.createElement('till-checkout');
    const names = ['endpoint', 'order', 'currency', 'locale', 'theme', 'storeName', 'returnUrl'];
    for (const name of names as ('order' | 'returnUrl')[]) {
      element[name] = 'word';
      expect(element.getAttribute(name)).toBe('word');
      element[name] = undefined;
      expect([element.hasAttribute(name), element[name]]).toEqual([false, null]);
    }
  });

  it('hands on the way back, the store’s name and the wish for the page’s title', async () => {
    const { endpoint, fetch, handler } = store();
    await handler.open(orders['order-1']);
    await handler.markPaid({ orderId: '1' }, { reason: 'Paid in cash.' });
    document.title = 'Shop';
    const element = document.createElement('till-checkout');
    Object.assign(element, { endpoint, fetch, order: 'order-1', documentTitle: false });
    element.setAttribute('returnurl', '/orders');
    element.setAttribute('storename', 'Rosa’s Records');
    document.body.append(element);
    await waitFor(() => expect(text()).toContain('Back to Rosa’s Records'));
    expect(element.shadowRoot?.querySelector('a[href="/orders"]')).not.toBeNull();
    expect(document.title).toBe('Shop');
    element.documentTitle = undefined;
    await waitFor(() => expect(document.title).toBe('✓ Paid · Shop'));
    element.remove();
    await waitFor(() => expect(document.title).toBe('Shop'));
  });

  it('forgets what the server opened as soon as the order is another one', async () => {
    const { endpoint, fetch, handler, asked } = store();
    const initial = await handler.open(orders['order-1']);
    const element = document.createElement('till-checkout');
    Object.assign(element, { endpoint, fetch, initial, order: 'order-1' });
    document.body.append(element);
    await waitFor(() => expect(text()).toContain('Order 1'));
    expect(asked.filter((line) => line.startsWith('/checkouts'))).toEqual([]);
    element.order = 'order-2';
    await waitFor(() => expect(text()).toContain('Order 2'));
    expect(text()).not.toContain('Order 1');
    expect(asked).toContain('/checkouts order-2');
  });

  it.each(['the same element', 'another one'])(
    'asks the store when %s comes back: what the server opened is old by then',
    async (which) => {
      const { endpoint, fetch, handler, asked } = store();
      const initial = await handler.open(orders['order-1']);
      const options = { endpoint, fetch, initial, order: 'order-1' };
      const first = Object.assign(document.createElement('till-checkout'), options);
      document.body.append(first);
      await waitFor(() => expect(text()).toContain('Order 1'));
      first.remove();
      await Promise.resolve();
      expect(asked.filter((line) => line.startsWith('/checkouts'))).toEqual([]);
      const again = which === 'another one' ? document.createElement('till-checkout') : first;
      document.body.append(Object.assign(again, options));
      await waitFor(() => expect(text()).toContain('Order 1'));
      expect(asked).toContain('/checkouts order-1');
    },
  );
});

describe('in a checkout that the page draws with a React of its own', () => {
  const block = (endpoint: string, order: string | null, total: string) =>
    createElement(
      'form',
      null,
      createElement('output', null, total),
      // What a block checkout does when another way to pay is chosen: the part goes and comes back.
      order === null ? null : createElement('till-checkout', { endpoint, order }),
    );

  it('stays through every drawing of the page, follows its order, and comes back as new', async () => {
    const { endpoint, fetch, asked } = store();
    vi.stubGlobal('fetch', fetch);
    try {
      const page = render(block(endpoint, 'order-1', '20'));
      await waitFor(() => expect(text()).toContain('Order 1'));
      const drawn = document.querySelector('till-checkout')?.shadowRoot?.querySelector('.till');
      for (const total of ['21', '22', '23']) page.rerender(block(endpoint, 'order-1', total));
      const now = document.querySelector('till-checkout')?.shadowRoot?.querySelector('.till');
      expect(now).toBe(drawn);
      expect(asked.filter((line) => line.startsWith('/checkouts'))).toEqual(['/checkouts order-1']);

      page.rerender(block(endpoint, 'order-2', '45'));
      await waitFor(() => expect(text()).toContain('Order 2'));
      expect(text()).not.toContain('Order 1');

      page.rerender(block(endpoint, null, '45'));
      expect(document.querySelector('till-checkout')).toBeNull();
      const before = asked.length;
      page.rerender(block(endpoint, 'order-2', '45'));
      await waitFor(() => expect(text()).toContain('Order 2'));
      expect(asked.slice(before)).toContain('/checkouts order-2');
      page.unmount();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('mount', () => {
  it.each([
    ['no target', '#nowhere', { endpoint: '/a', order: 'b' }, /found no element/],
    ['no order', 'body', { endpoint: '/a', order: '' }, /needs `order`/],
    ['no endpoint', 'body', { endpoint: '', order: 'b' }, /needs `endpoint`/],
    [
      'an order that is no text',
      'body',
      { endpoint: '/a', order: 1042 as never },
      /`order` as a text/,
    ],
    ['no options', 'body', undefined as never, /needs `endpoint`/],
  ])('with %s says what to do', (_, target, options, sentence) => {
    expect(() => mount(target, options)).toThrow(sentence);
    expect(document.querySelector('till-checkout')).toBeNull();
  });

  it('again into the same target changes the checkout that is there', () => {
    const { endpoint, fetch } = store();
    const first = mount(document.body, { endpoint, fetch, order: 'order-1' });
    const second = mount(document.body, { endpoint, fetch, order: 'order-2' });
    expect(second).toBe(first);
    expect(document.querySelectorAll('till-checkout')).toHaveLength(1);
    expect(first.element.getAttribute('order')).toBe('order-2');
    first.destroy();
    expect(mount(document.body, { endpoint, fetch, order: 'order-1' })).not.toBe(first);
  });

  it('again into a target that is not in the page yet changes the one checkout in it', () => {
    const { endpoint, fetch } = store();
    const target = document.createElement('div');
    const first = mount(target, { endpoint, fetch, order: 'order-1' });
    expect(mount(target, { endpoint, fetch, order: 'order-2' })).toBe(first);
    expect(target.querySelectorAll('till-checkout')).toHaveLength(1);
    first.element.remove();
    expect(mount(target, { endpoint, fetch, order: 'order-1' })).not.toBe(first);
  });

  it('refuses to update away its order', () => {
    const { endpoint, fetch } = store();
    const mounted = mount(document.body, { endpoint, fetch, order: 'order-1' });
    expect(() => mounted.update({ order: '' })).toThrow(/needs `order` as a text/);
    expect(mounted.element.getAttribute('order')).toBe('order-1');
  });

  it('tells events until the listener is taken off, and none after destroy', async () => {
    const { endpoint, fetch } = store();
    const mounted = mount(document.body, { endpoint, fetch, order: 'order-1' });
    const [kept, dropped] = [vi.fn(), vi.fn()];
    mounted.on('ready', kept);
    mounted.on('ready', dropped)();
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
    expect(kept).toHaveBeenCalledWith(expect.objectContaining({ type: 'ready' }));
    mounted.update({ order: 'order-2' });
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
    mounted.destroy();
    mounted.element.dispatchEvent(new CustomEvent('till-ready', { detail: {} }));
    expect(kept).toHaveBeenCalledTimes(2);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('tells an order that the store refuses as an error', async () => {
    const { endpoint, fetch } = store();
    const failed = vi.fn();
    mount(document.body, { endpoint, fetch, order: 'order-9' }).on('error', failed);
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'forbidden' }));
  });
});
