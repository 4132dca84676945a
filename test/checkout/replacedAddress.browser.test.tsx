/** An address that the service marks dirty is replaced on a page that is open, over the real handler. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { enPay } from '../../src/ui/messages/enPay.js';
import '../../src/ui/styles.css';

const SLOW = { timeout: 15_000 };

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const text = (): string => document.body.textContent.replace(/\s/g, '');
const shows = (part: string): boolean => text().includes(part.replace(/\s/g, ''));

async function checkNow(): Promise<void> {
  document.querySelector<HTMLDetailsElement>('.till-waiting-fold')?.setAttribute('open', '');
  const buttons = [...document.querySelectorAll<HTMLElement>('.till-freshness button')];
  const [button] = buttons;
  if (!button) throw new Error('There is no button to check now.');
  await userEvent.click(button);
}

it('shows the new one at "Check now", with a notice, before and after a part payment', async () => {
  const store = createSandboxStore();
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
  const { token } = await client.openCheckout({ order: 'order-1' });
  const { address, quote } = await client.selectCurrency(token, 'USDT.Tron');
  const first = address?.address ?? '';
  const host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  root.render(
    <CheckoutProvider client={client} order="order-1">
      <Checkout />
    </CheckoutProvider>,
  );
  await expect.poll(() => shows(first), SLOW).toBe(true);

  store.sandbox.rotate(first);
  await checkNow();
  await expect.poll(() => shows(first), SLOW).toBe(false);
  expect(shows(enPay.addressReplaced)).toBe(true);
  const second = (await client.getCheckout(token)).checkout?.address?.address ?? '';
  expect(second).not.toBe(first);
  expect(shows(second)).toBe(true);

  const half = store.sandbox.pay({ address: second, currencyId: 'USDT.Tron', amount: '1' });
  store.sandbox.confirm(half.txHash);
  await store.sandbox.settle();
  const exceptions = async () => (await client.getCheckout(token)).checkout?.exceptions;
  await expect.poll(exceptions, SLOW).toEqual(['partial']);
  store.sandbox.rotate(second);
  await store.sandbox.advance(20_000);
  // The button pauses after each check.
  const lookAgain = async () => {
    await checkNow();
    return shows(second);
  };
  await expect.poll(lookAgain, { ...SLOW, interval: 1_000 }).toBe(false);
  const { checkout } = await client.getCheckout(token);
  const third = checkout?.address?.address ?? '';
  expect([first, second]).not.toContain(third);
  expect(shows(third)).toBe(true);
  expect(checkout?.quote?.payable).toBe(quote?.payable);
  await store.handler.close();
});
