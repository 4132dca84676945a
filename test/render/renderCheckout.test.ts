/** The checkout as HTML from a server: complete, accessible, safe to put into a page. */
import { describe, expect, it, vi } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { Screen } from '../../src/checkout/screen.js';
import { renderCheckout, type RenderOptions } from '../../src/exports/render.js';
import type { OpenedCheckout } from '../../src/contract/checkout.js';
import { contrast, TEXT_RATIO } from '../../src/contract/contrast.js';
import { en } from '../../src/ui/messages/en.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { ADDRESSES, createFakeStore, ENDPOINT, type FakeStore } from '../support/fakeStore.js';
import { SCREEN_STORES } from '../support/screens.js';

const ORDER = '1001';
const options: RenderOptions = {
  endpoint: ENDPOINT,
  order: ORDER,
  stylesheet: '/till/tillkit.css',
};

async function draw(store: FakeStore, more: Partial<RenderOptions> = {}) {
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const opened = await client.openCheckout({ order: ORDER });
  const currencies = await client.listCurrencies();
  const html = await renderCheckout(opened, { ...options, ...more });
  return { html, opened, currencies };
}

/** What is drawn, without tags and without the data for the script. */
const textOf = (html: string) =>
  html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');

it('holds order, amount, address and code of the pay screen', async () => {
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }));
  const text = textOf(html);
  expect(text).toContain('Pay $20.00');
  expect(text).toContain('20.012');
  expect(text).toContain(ADDRESSES.tron);
  expect(text).toContain('Only USDT on Tron, or it may be lost.');
  expect(html).toContain('aria-label="QR code to send USDT on Tron"');
  expect(html).toMatch(/<till-checkout endpoint="[^"]+" order="1001">/);
  expect(html).toContain('<template shadowrootmode="open" shadowrootcustomelementregistry>');
});

it.each([
  ['a problem of the handler', { code: 'rate_limited' }, en.problems.rate_limited, 1],
  ['an outage of the service', { retryable: true }, en.problems.service_unavailable, 1],
  ['a refusal of the service', { retryable: false }, en.finalTitle.service_rejected, 0],
])('says why where the checkout could not be opened: %s', async (_, fields, sentence, retries) => {
  const error = Object.assign(new Error('secret detail'), fields);
  const more = { supportUrl: '/help', returnUrl: '/back', refreshUrl: '/pay/1', ...options };
  for (const opening of [error, Promise.reject<OpenedCheckout>(error)]) {
    const html = await renderCheckout(opening, more);
    expect(textOf(html)).toContain(sentence);
    expect(html).toMatch(/href="\/back".*href="\/help"/);
    expect(
      html.match(/<a class="till-button" href="\/pay\/1" [^>]*>Try again/g) ?? [],
    ).toHaveLength(retries);
    expect(html).not.toMatch(/secret detail|data-till-initial/);
  }
});

it('hides no mistake of the store, and waits for nothing that hangs', async () => {
  const mistake = new TypeError('orders is not defined');
  await expect(renderCheckout(Promise.reject(mistake), options)).rejects.toBe(mistake);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = renderCheckout(new Promise(() => undefined), { ...options, locale: 'de' });
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(textOf(await hanging)).toContain(de.problems.service_unavailable);
});

it('keeps to a strict policy: one style element with the nonce, no style attribute, no script that runs', async () => {
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }), {
    nonce: 'abc"1',
    appearance: { variables: { colorAccent: '#0a7d5a', colorText: 'red;}body{display:none' } },
  });
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toContain('<style nonce="abc&quot;1">');
  expect(html).toContain('--till-color-accent:#0a7d5a');
  expect(html).not.toContain('display:none}');
  const [, shadow = ''] = html.split(
    '<template shadowrootmode="open" shadowrootcustomelementregistry>',
  );
  expect(shadow).not.toMatch(/ style=/);
  expect(html.match(/<script(?! type="application\/json")/)).toBeNull();
});

it('gives the script what it needs to go on, and nothing in it can end the element', async () => {
  const { html, opened } = await draw(createFakeStore({ chosen: 'USDT.Tron' }), {
    storeName: '</script><script>alert("1")</script>',
  });
  const [, json = ''] = /data-till-initial[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(opened);
  expect(html).not.toContain('<script>alert');
});

it('is a form to post where a currency is to be chosen, never a link', async () => {
  const store = createFakeStore();
  const { currencies } = await draw(store);
  const { html } = await draw(store, {
    picker: {
      action: '/pay?a=1&b=2',
      fields: { csrf: 'x"y' },
      currencies: () => Promise.resolve(currencies),
    },
  });
  expect(html).toContain('<form class="till-form" action="/pay?a=1&amp;b=2" method="post">');
  expect(html).toContain('<input type="hidden" name="csrf" value="x&quot;y"/>');
  const values = [...html.matchAll(/value="([^"]+)" name="currency"/g)].map(([, id]) => id);
  expect(values).toContain('USDT.Tron');
  expect(values).not.toHaveLength(0);
});

it('claims nothing that only a script can keep: no clock that runs, no check, a link to the present state', async () => {
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }), {
    refreshUrl: '/pay/1001',
  });
  const text = textOf(html);
  expect(html).toContain('<a class="till-without-script" href="/pay/1001">Check now</a>');
  expect(text).toMatch(/Price locked until .*UTC/);
  expect(text).not.toMatch(/Price locked for|updates automatically|Last checked|Checking/);
  expect(html).toContain('data-still="true"');
});

it('offers a new price as a form where the price has ended', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const opened = await client.openCheckout({ order: ORDER });
  const { quote } = opened.checkout;
  if (!quote) throw new Error('There is no quote.');
  const ended = { ...quote, expiresAt: new Date(Date.now() - 60_000).toISOString() };
  const html = await renderCheckout(
    { ...opened, checkout: { ...opened.checkout, quote: ended } },
    { ...options, picker: { action: '/pay', currencies: () => Promise.reject(new Error('down')) } },
  );
  expect(textOf(html)).toContain('Price expired');
  expect(html).toContain('value="USDT.Tron" name="currency">Get a new price</button>');
  expect(textOf(html)).not.toContain('Price locked');
});

it('is drawn also while the service gives no listing', async () => {
  const { html } = await draw(createFakeStore(), {
    picker: { action: '/pay', currencies: () => Promise.reject(new Error('down')) },
  });
  expect(html).toContain('data-status="choose_currency"');
});

it('offers no button that only a script makes work, and none to screen readers', async () => {
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }));
  expect(html).not.toMatch(/<button|role="button"/);
  expect(html).toContain('class="till-chosen"');
});

it('draws links in the accent, readable on the ground of each theme before a script measures', async () => {
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }), {
    appearance: { variables: { colorAccent: '#1a5f4a' } },
  });
  const [light = [], dark = [], device] = [
    ...html.matchAll(/--till-color-link:rgb\(([\d,]+)\)/g),
  ].map(([, channels = '']) => channels.split(',').map((channel) => parseInt(channel, 10)));
  expect(light).toEqual([0x1a, 0x5f, 0x4a]);
  expect(contrast(dark, [31, 36, 43])).toBeGreaterThanOrEqual(TEXT_RATIO);
  expect(device).toEqual(dark);
});

it('takes no name of a variable that could end the style element', async () => {
  const variables = { 'x:0}</style><img src=x onerror=alert(1)>': '1', colorAccent: '#123456' };
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }), {
    appearance: { variables },
  });
  const [, shadow = ''] = html.split('<template');
  expect(shadow).not.toContain('<img');
  expect(shadow).toContain('--till-color-accent:#123456');
});

it('speaks the language that is asked for', async () => {
  const { html } = await draw(createFakeStore({ chosen: 'USDT.Tron' }), { locale: 'ar' });
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).toContain('locale="ar"');
});

describe.each(Object.keys(SCREEN_STORES) as Screen[])('%s', (screen) => {
  it.runIf(screen !== 'loading' && screen !== 'error')(
    'is drawn whole, with its heading',
    async () => {
      const { html } = await draw(SCREEN_STORES[screen]());
      expect(html).toContain(`data-status="${screen}"`);
      if (screen !== 'choose_currency') {
        expect(html).toContain('data-till-heading');
        expect(html).not.toContain('till-skeleton');
      }
    },
  );
});

it('never draws an address that fails its check', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const opened = await client.openCheckout({ order: ORDER });
  const { address } = opened.checkout;
  if (!address) throw new Error('There is no address.');
  const wrong = `${address.address.slice(0, -1)}${address.address.endsWith('1') ? '2' : '1'}`;
  const html = await renderCheckout(
    { ...opened, checkout: { ...opened.checkout, address: { ...address, address: wrong } } },
    options,
  );
  expect(textOf(html)).not.toContain(wrong);
  expect(textOf(html)).toContain('security check');
});
