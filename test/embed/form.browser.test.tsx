/** `tillkit/element`, on the page's own React, in a form that React draws. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import '../../src/exports/element.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

const field = () => document.querySelector('till-checkout');
const entries = () => {
  const form = document.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
};

it('submits nothing for an order that a link has opened: the link’s handle is not the store’s', async () => {
  const store = createSandboxStore();
  const terms = { orderId: '1', amountUsd: '20' };
  const opened = await store.handler.open(terms);
  const link = await store.handler.resumeLink(terms, { page: 'https://store.example/pay' });
  history.replaceState(null, '', new URL(link).hash);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <form>
      <till-checkout endpoint={store.endpoint} fetch={store.fetch} name="payment" required resume />
    </form>,
  );
  await expect
    .poll(() => field()?.shadowRoot?.textContent)
    .toContain(opened.checkout.order.reference);
  expect(entries()).toEqual({});
  expect(field()?.checkValidity?.()).toBe(false);
});
