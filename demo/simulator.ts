/** The demo's pay buttons: each becomes a few calls of the sandbox's controls, made by the store's server. */
import type { CheckoutSnapshot } from '../src/contract/checkout.js';
import {
  divideDecimal,
  isZero,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../src/money/decimal.js';
import type { CheckoutHandler } from '../src/proxy/createCheckoutHandler.js';
import type { OrderTerms } from '../src/proxy/terms.js';
import { connectControls, type SandboxState } from './sandboxControls.js';

/** How far one press of the clock's button moves it: past the end of a quote. */
const CLOCK_STEP_MS = 20 * 60_000;

/** What a top-up pays, in coins: decimal strings. */
const TOP_UP = { native: parseDecimal('0.05'), token: parseDecimal('25') };

const ONE = parseDecimal('1');

/** The buttons of the simulator. */
export interface Simulator {
  /** The sandbox's time: milliseconds since the epoch. The store uses it too, so both agree. */
  readonly now: () => number;
  /** Tells the simulator where checkouts are read. */
  attach(getCheckout: CheckoutHandler['getCheckout']): void;
  /** Does what a button says, for one order. Answers a sentence to show; never throws. */
  press(action: string, terms: OrderTerms): Promise<string>;
}

/** A sentence for the person at the buttons. */
class NotNow extends Error {}

function share(amount: DecimalString, factor: string, decimals: number): DecimalString {
  return divideDecimal(multiplyDecimal(amount, parseDecimal(factor)), ONE, decimals, 'down');
}

/** What a payer would send: what is due, or a part of it, or more. */
function amountToPay({ quote, due }: CheckoutSnapshot, factor: string): DecimalString {
  if (!quote) throw new NotNow('Choose a currency in the checkout first.');
  if (quote.payable === null) return quote.isNative ? TOP_UP.native : TOP_UP.token;
  const open = due !== null && !isZero(due) ? due : quote.payable;
  return factor === '1' ? open : share(open, factor, Math.min(quote.precision ?? 8, 8));
}

function addressOf({ address }: CheckoutSnapshot): string {
  if (!address) throw new NotNow('Choose a currency in the checkout first.');
  return address.address;
}

/** The newest transfer to the checkout's wallet that waits for confirmation. */
function pendingHash(state: SandboxState, address: string): string {
  const wallet = state.wallets.find((one) => one.addresses.some((row) => row.address === address));
  const waiting = state.transfers.findLast(
    (transfer) =>
      transfer.externalId === wallet?.externalId &&
      transfer.direction === 'deposit' &&
      transfer.state === 'in_mempool',
  );
  if (!waiting) throw new NotNow('Nothing waits for confirmation. Pay first.');
  return waiting.txHash;
}

/** Connects to a running sandbox. @throws if it does not answer. */
export async function connectSimulator(options: {
  readonly serviceUrl: string;
}): Promise<Simulator> {
  const controls = connectControls(options.serviceUrl);
  let ahead = (await controls.state()).now - Date.now();
  let getCheckout: CheckoutHandler['getCheckout'] | undefined;

  async function checkoutOf(terms: OrderTerms): Promise<CheckoutSnapshot> {
    const reference =
      'orderId' in terms ? { orderId: terms.orderId } : { customerId: terms.customerId };
    const checkout = await getCheckout?.(reference);
    if (!checkout) throw new NotNow('The checkout is not open yet.');
    return checkout;
  }

  async function pay(terms: OrderTerms, factor: string): Promise<string> {
    const checkout = await checkoutOf(terms);
    const amount = amountToPay(checkout, factor);
    const currencyId = checkout.quote?.currencyId ?? '';
    await controls.run('pay', { address: addressOf(checkout), currencyId, amount });
    return `Sent ${amount} ${currencyId}. It waits for confirmation.`;
  }

  async function conclude(terms: OrderTerms, control: 'confirm' | 'block'): Promise<string> {
    const address = addressOf(await checkoutOf(terms));
    await controls.run(control, { txHash: pendingHash(await controls.state(), address) });
    return control === 'confirm'
      ? 'Confirmed. The service sends a signed event.'
      : 'Blocked by the service for review.';
  }

  const actions: Readonly<Record<string, (terms: OrderTerms) => Promise<string>>> = {
    'pay-exact': (terms) => pay(terms, '1'),
    'pay-under': (terms) => pay(terms, '0.6'),
    'pay-over': (terms) => pay(terms, '1.25'),
    confirm: (terms) => conclude(terms, 'confirm'),
    block: (terms) => conclude(terms, 'block'),
    rotate: async (terms) => {
      await controls.run('rotate', { address: addressOf(await checkoutOf(terms)) });
      return 'Address rotated. The checkout shows the new one when it is opened again.';
    },
    break: async () => {
      await controls.run('fail', { kind: 'status_500' });
      return 'The service now answers every call with an error, until it is healed.';
    },
    heal: async () => {
      await controls.run('heal', {});
      return 'The service works again.';
    },
    advance: async () => {
      await controls.run('advance', { ms: CLOCK_STEP_MS });
      ahead = (await controls.state()).now - Date.now();
      return 'Twenty minutes have passed, for the service and for the store.';
    },
  };

  return {
    now: () => Date.now() + ahead,
    attach: (read) => {
      getCheckout = read;
    },
    async press(action, terms) {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) return 'There is no such button.';
      try {
        return await run(terms);
      } catch (error) {
        if (error instanceof NotNow) return error.message;
        return error instanceof Error ? `The sandbox refused: ${error.message}` : 'It failed.';
      }
    },
  };
}
