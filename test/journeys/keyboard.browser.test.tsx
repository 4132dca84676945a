/**
 * Both ways through the checkout in a real browser with a keyboard alone, and every word that a screen
 * reader is given on the way: of what has the focus, and of what is read out by itself.
 */
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import { createSandboxStore, type SandboxStore } from '../../src/sandbox/createSandboxStore.js';
import '../../src/ui/styles.css';
import { recordAnnouncements, spokenFocus } from '../support/screenReader.js';

const PATIENCE = { timeout: 20_000, interval: 20 };

let root: Root | undefined;
let copied: string[] = [];
let hearing: ReturnType<typeof recordAnnouncements> | undefined;

beforeEach(() => {
  localStorage.removeItem('till-last-currency');
  copied = [];
  // What the page may do with the clipboard differs from machine to machine.
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => clipboard });
});

afterEach(() => {
  hearing?.stop();
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'clipboard');
});

function createStore(): SandboxStore {
  return createSandboxStore({
    seed: 'keyboard',
    currencies: ['USDT.Tron', 'USDT.Ethereum', 'BTC.Bitcoin'],
    orders: {
      order: { orderId: '1042', amountUsd: '48.5' },
      customer: { customerId: '77' },
    },
  });
}

/** Draws the checkout, waits for its list, and begins to listen. */
async function begin(store: SandboxStore, order: string): Promise<readonly string[]> {
  const home = document.body.appendChild(document.createElement('main'));
  root = createRoot(home);
  root.render(
    <StrictMode>
      <CheckoutProvider client={createCheckoutClient(store)} order={order}>
        <Checkout />
      </CheckoutProvider>
    </StrictMode>,
  );
  await expect.poll(() => document.querySelectorAll('[role=option]').length, PATIENCE).toBe(2);
  hearing = recordAnnouncements();
  return hearing.heard;
}

/** Presses a key, and waits until that is said of what has the focus. */
async function press(key: string, says: string | RegExp): Promise<void> {
  await userEvent.keyboard(key);
  const said = expect.poll(spokenFocus, PATIENCE);
  await (typeof says === 'string' ? said.toBe(says) : said.toMatch(says));
}

/** Goes on by Tab until the focus is on what is said so; answers what was passed. */
async function tabTo(says: string, atMost = 15): Promise<string[]> {
  const passed: string[] = [];
  for (let steps = 0; steps < atMost; steps += 1) {
    await userEvent.keyboard('{Tab}');
    if (spokenFocus() === says) return passed;
    passed.push(spokenFocus());
  }
  throw new Error(`"${says}" is not reached by Tab. Passed: ${passed.join('; ')}.`);
}

async function choose(): Promise<void> {
  await press('{Tab}', 'searchbox: Search currency or network');
  await press('{Tab}', 'button: By network');
  await press('{Tab}', /^listbox: Currencies \| option: USDT Tether 2 networks/);
  await press('{ArrowDown}', /^listbox: Currencies \| option: BTC Bitcoin/);
  await press('{ArrowUp}', /^listbox: Currencies \| option: USDT Tether 2 networks/);
  await press('{Enter}', 'listbox: Choose a network | option: USDT Tron TRC-20');
}

const CODE =
  /^button: QR code to send USDT on Tron Scan with your wallet Then enter 48.5\d*\sUSDT. Enlarge$/;

const hears = (heard: readonly string[], text: string) =>
  expect.poll(() => heard, PATIENCE).toContain(text);

it('an order is paid: network, copy, seen, confirmed', async () => {
  const store = createStore();
  const heard = await begin(store, 'order');
  await choose();
  await press('{Enter}', 'heading: Pay $48.50');
  const snapshot = await store.getCheckout('order');
  const address = snapshot?.address?.address ?? '';

  await press('{Tab}', 'button: USDT Tron (TRC-20) Change');
  await press('{Tab}', 'button: Copy amount');
  await userEvent.keyboard('{Enter}');
  await hears(heard, 'Copied');
  const passed = await tabTo('button: Copy address');
  // Nothing that leads astray stands between the two.
  expect(passed).toEqual([]);
  await userEvent.keyboard(' ');
  await hears(heard, 'Copied. Send only USDT on Tron.');
  expect(copied).toEqual([snapshot?.quote?.payable, address]);

  await press('{Tab}', CODE);
  await press('{Enter}', 'button: Close');
  await press('{Escape}', CODE);
  await press('{Tab}', 'disclosure: Waiting for payment, closed');
  await press('{Enter}', 'disclosure: Waiting for payment, open');
  await press('{Tab}', 'button: Check now');
  await press('{Tab}', 'switch: Notify me');
  await press('{Tab}', 'disclosure: History, closed');

  await press('{Tab}', 'button: Paying from an exchange?');
  await press('{Enter}', 'radio: Exchange, checked');
  await press('{ArrowLeft}', 'button: Paying from an exchange?');
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}');
  await press('{Shift>}{Tab}{/Shift}', CODE);
  await press('{Enter}', 'button: Close');
  await press('{Shift>}{Tab}{Tab}{/Shift}', 'disclosure: Verify the address, closed');
  await press('{Enter}', 'disclosure: Verify the address, open');
  await press('{Tab}', 'textbox: Recipient in your wallet');
  await userEvent.keyboard(address);
  await hears(heard, 'Address matches.');

  const txHash = await store.pay('order');
  await store.settle();
  await expect.poll(spokenFocus, PATIENCE).toBe('heading: Payment detected');
  expect(document.body.textContent).not.toContain(address);

  store.sandbox.confirm(txHash);
  await store.settle();
  await expect.poll(spokenFocus, PATIENCE).toBe('heading: Paid');
  await hears(heard, 'Paid');
  // Each screen is said once: by its heading as that gets the focus, or, where it has it already, by the
  // live region.
  expect(heard).toEqual([
    'Copied',
    'Copied. Send only USDT on Tron.',
    // Said at the first character that was typed, and not again until it is whole.
    'Don’t send. This isn’t a complete address on Tron (TRC-20).',
    'Address matches.',
    'Paid',
  ]);
});

it('a wallet is topped up: choose, address, deposit listed', async () => {
  const store = createStore();
  const heard = await begin(store, 'customer');
  await choose();
  await press('{Enter}', 'heading: Top up');
  const address = (await store.getCheckout('customer'))?.address?.address ?? '';

  await tabTo('button: Copy address');
  await userEvent.keyboard('{Enter}');
  await hears(heard, 'Copied. Send only USDT on Tron.');
  expect(copied).toEqual([address]);

  const txHash = await store.pay('customer', '25');
  await store.settle();
  await hears(heard, 'Payment detected');
  // The address stays, so the shopper is left where the focus was.
  expect(spokenFocus()).toBe('button: Copy address');
  const list = () => document.querySelector('.till-transfers')?.textContent ?? '';
  await expect.poll(list, PATIENCE).toMatch(/25\.00 USDT/);
  store.sandbox.confirm(txHash);
  await store.settle();
  await expect.poll(list, PATIENCE).toMatch(/Confirmed/);
  expect(heard).toEqual(['Copied. Send only USDT on Tron.', 'Payment detected']);
  expect(spokenFocus()).toBe('button: Copy address');
});
