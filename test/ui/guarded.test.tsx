/** Whatever a widget throws, and when: the page around it stays, the page hears of it, and a press draws it again. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as shop from '../../src/exports/index.js';
import * as office from '../../src/exports/treasury.js';
import { openScene } from '../../stories/scenes/openScene.js';
import { openOffice } from '../../stories/treasury/openOffice.js';

type Host = (appearance: shop.Appearance, children: ReactNode) => ReactNode;

/** All that an entry point exports and that can be drawn, but for the providers. */
const widgetsOf = (exported: object) =>
  Object.entries(exported).filter(
    ([name, value]) =>
      /^[A-Z](?!.*(?:Provider|Error)$)/.test(name) && /function|object/.test(typeof value),
  ) as [string, ComponentType<object>][];

const PROPS: Readonly<Record<string, object>> = {
  OrderDetail: { order: { kind: 'payment', reference: '1001' } },
  WithdrawalStatus: { id: 'draft' },
};
/** What of the appearance is read then. */
const WHEN = { 'is drawn': 'theme', 'has an effect': 'rules' } as const;
const THROWN = [new Error('broken'), 'broken', undefined, null, Object.create(null) as unknown];

const FAILED = /Something went wrong|There may be a newer version/;

const onError = vi.fn();
const hosts: Readonly<Record<string, () => Promise<Host>>> = {
  async tillkit() {
    const { client, order } = await openScene('pay_usdt_tron');
    return (appearance, children) => (
      <shop.CheckoutProvider {...{ client, order, appearance, onError, children }} />
    );
  },
  async 'tillkit/treasury'() {
    const { client } = await openOffice('order_late');
    return (appearance, children) => (
      <office.TreasuryProvider {...{ client, appearance, children }} />
    );
  },
};
const widgets = Object.entries({ tillkit: shop, 'tillkit/treasury': office }).flatMap(
  ([entry, exported]) =>
    widgetsOf(exported).flatMap(([name, Widget]) =>
      Object.entries(WHEN).map(([when, key]) => ({ entry, name, Widget, when, key })),
    ),
);

beforeEach(() => {
  onError.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // As in a browser, where the theme is applied in an effect.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

it('knows all widgets', () => {
  expect(new Set(widgets.map(({ name }) => name)).size).toBe(20);
});

it.each(widgets)('$entry: $name keeps what it throws when it $when', async (row) => {
  const { entry, name, Widget, key } = row;
  const host = await (hosts[entry] as () => Promise<Host>)();
  const drawn = createElement(Widget, PROPS[name]);
  let thrown: { readonly value: unknown } | null = null;
  let drawings = 0;
  const page = () => {
    // Another one each time: an effect follows what has changed.
    const appearance = { theme: (drawings += 1) % 2 ? ('dark' as const) : ('light' as const) };
    Object.defineProperty(appearance, key, {
      enumerable: true,
      get: () => {
        if (thrown) throw thrown.value;
        return undefined;
      },
    });
    return (
      <main>
        <h1>Shop</h1>
        {host(appearance, drawn)}
      </main>
    );
  };
  const { rerender, container } = render(page());
  const whole = () =>
    waitFor(() => {
      expect(container.querySelector('.till')).toBeInTheDocument();
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    });
  await whole();
  for (const value of THROWN) {
    thrown = { value };
    rerender(page());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shop');
    expect(screen.getByText(FAILED)).toBeVisible();
    if (entry === 'tillkit') {
      const told = onError.mock.lastCall?.[0] as shop.CheckoutError;
      expect(shop.isCheckoutError(told)).toBe(true);
      expect(told.cause).toBe(value);
    }
    thrown = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await whole();
  }
});

it('draws an answer of a store’s own client that cannot be drawn as an error, and asks again', async () => {
  const { client, order } = await openScene('pay_usdt_tron');
  const own = {
    ...client,
    async openCheckout(...asked: Parameters<typeof client.openCheckout>) {
      const opened = await client.openCheckout(...asked);
      return { ...opened, checkout: { ...opened.checkout, order: null as never } };
    },
  };
  render(
    <shop.CheckoutProvider client={own} order={order} locale="de" onError={onError}>
      <shop.Checkout id="till" />
    </shop.CheckoutProvider>,
  );
  const till = () => document.getElementById('till');
  // The language may be there before the failure.
  await waitFor(() => expect(till()).toHaveAttribute('data-status', 'error'));
  await waitFor(() => expect(till()).toHaveAttribute('lang', 'de'));
  expect(onError.mock.lastCall?.[0]).toMatchObject({ cause: expect.any(TypeError) as unknown });
  await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText(/Zahlung wird erwartet|Warten auf/);
});
