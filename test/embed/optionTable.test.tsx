/** Every option of the table arrives, whichever way a page says it; and the guide says the same ways. */
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutProviderProps } from '../../src/checkout/CheckoutRoot.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import '../../src/embed/element.js';
import { EmbeddedCheckout, type EmbeddedCheckoutProps } from '../../src/embed/EmbeddedCheckout.js';
import { mount } from '../../src/embed/mount.js';
import type { MountOptions, WidgetOptions } from '../../src/embed/options.js';
import { OPTIONS } from '../../src/embed/optionTable.js';
import { serveTags } from '../../src/embed/scriptTag.js';
import { tableRows } from '../package/docs/blocks.js';

/** What the element has started its widget with. */
const { started } = vi.hoisted(() => ({ started: [] as WidgetOptions[] }));

vi.mock('../../src/embed/widget.js', () => ({
  startWidget: ({ options }: { readonly options: WidgetOptions }) => {
    started.push(options);
    return { update: (next: WidgetOptions) => started.push(next), stop: () => undefined };
  },
}));

type Name = keyof MountOptions;

const opened = await createSandboxStore().handler.open({ orderId: '1', amountUsd: '20' });
const required = { endpoint: '/api/till', order: 'order-1' };

/** A value of each, other than what holds without it. */
const VALUES: Required<Pick<MountOptions, Name>> = {
  endpoint: '/store/till',
  order: 'order-7',
  resume: true,
  name: 'payment',
  required: true,
  currency: 'BTC.Bitcoin',
  // Anew each time: what a checkout was drawn from is not used again.
  get initial() {
    return structuredClone(opened);
  },
  theme: 'dark',
  appearance: { variables: { colorAccent: '#0a7d5a' } },
  locale: 'de',
  defaultLocale: 'fr',
  dir: 'rtl',
  messages: { exchangeTitle: 'From an exchange' },
  storeName: 'Rosa’s Records',
  returnUrl: '/orders',
  supportUrl: '/help',
  recipientName: 'Rosa’s Records Ltd',
  recipientCountry: 'IE',
  walletType: 'hosted',
  documentTitle: false,
  browserWallets: false,
  fetch: () => Promise.reject(new Error('Nothing is asked here.')),
};

const names = Object.keys(OPTIONS) as Name[];
/** Everything but what no attribute could hold. */
const SPOKEN = names.filter((name) => !['initial', 'messages', 'fetch'].includes(name));
const written = (name: Name) => {
  const value: unknown = VALUES[name];
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

beforeEach(() => {
  started.length = 0;
  // A link has led here, and only `resume` takes it.
  history.replaceState(null, '', '#till-order=linked');
});
afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
  history.replaceState(null, '', '/');
});

/** What the element itself says to the form around it. */
const OF_FORM: readonly Name[] = ['name', 'required'];

async function expectArrived(name: Name): Promise<void> {
  await Promise.resolve();
  if (OF_FORM.includes(name)) {
    expect(document.querySelector('till-checkout')?.getAttribute(name)).toBe(written(name));
    return;
  }
  const options = started.at(-1);
  if (name === 'resume') expect(options?.link).toMatchObject({ order: 'linked' });
  else expect(options?.[name]).toEqual(VALUES[name]);
}

describe.each(names)('%s', (name) => {
  it('arrives as an option of mount', async () => {
    mount(document.body, { ...required, [name]: VALUES[name] } as MountOptions);
    await expectArrived(name);
  });

  it('arrives as a change of what was mounted', async () => {
    const mounted = mount(document.body.appendChild(document.createElement('div')), required);
    await Promise.resolve();
    mounted.update({ [name]: VALUES[name] } as Partial<MountOptions>);
    await expectArrived(name);
  });

  it.runIf(SPOKEN.includes(name))(
    'arrives as an attribute of the element, set at first and later',
    async () => {
      const element = document.createElement('till-checkout');
      for (const [key, value] of Object.entries(required)) element.setAttribute(key, value);
      document.body.append(element);
      await Promise.resolve();
      element.setAttribute(name, written(name));
      await expectArrived(name);
    },
  );

  it.runIf(SPOKEN.includes(name))('arrives as a data attribute of the script tag', async () => {
    const script = document.createElement('script');
    Object.assign(script.dataset, required, { [name]: written(name) });
    // Nothing runs it: it only stands where the checkout should.
    script.type = 'text/plain';
    document.body.append(script);
    serveTags([script]);
    await expectArrived(name);
  });
});

/** What the widget makes of them itself (its client, the order of a link), and what the element does. */
const NO_PROPS: readonly Name[] = [
  ...(['endpoint', 'fetch', 'currency', 'resume', 'theme'] as const),
  ...OF_FORM,
];

it.each(names.filter((name) => !NO_PROPS.includes(name)))(
  '%s is a prop of the provider',
  (name) => {
    const options = { ...required, [name]: VALUES[name] };
    const props = { options, emit: () => undefined } as unknown as EmbeddedCheckoutProps;
    const boundary = EmbeddedCheckout(props) as ReactElement<{ children: ReactElement }>;
    const given = boundary.props.children.props as CheckoutProviderProps;
    expect(given[name as keyof CheckoutProviderProps]).toEqual(VALUES[name]);
  },
);

it('the guide names every attribute of the element and of the tag', () => {
  const cells = tableRows('docs/guides/page.md', 'Option of mount').map((row) =>
    row.slice(0, 3).flatMap((cell) => /^`(.+)`$/.exec(cell)?.[1] ?? []),
  );
  expect(cells.map(([name]) => name)).toEqual(names);
  expect(cells.filter(([, attribute]) => attribute)).toHaveLength(SPOKEN.length);
  expect(cells).toContainEqual(['supportUrl', 'supporturl', 'data-support-url']);
});
