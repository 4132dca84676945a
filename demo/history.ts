/** A fortnight of sales before the first start, played through the real store: the back office has something to show. */
import { setTimeout as pause } from 'node:timers/promises';
import { createCheckoutClient } from '../src/checkout/client.js';
import type { CheckoutHandler } from '../src/server/handler/createCheckoutHandler.js';
import type { OrderBook } from './orders.js';
import type { Simulator } from './simulator.js';

const HOUR_MS = 3_600_000;

/** How far back it begins: the sandbox's clock starts there. */
export const HISTORY_MS = 14 * 24 * HOUR_MS;

/** A sale: when, what, and the buttons of the simulator that the customer presses. */
interface Sale {
  readonly hoursAgo: number;
  readonly item: string;
  readonly quantity?: number;
  readonly currencyId: string;
  /** In which the customer is shown the price, if not in dollars. */
  readonly currency?: 'EUR';
  readonly presses: readonly string[];
}

const sale = (hoursAgo: number, item: string, currencyId: string, quantity = 1): Sale => ({
  ...{ hoursAgo, item, currencyId, quantity },
  presses: ['pay-exact', 'confirm'],
});

const inEuros = (...of: Parameters<typeof sale>): Sale => ({ ...sale(...of), currency: 'EUR' });

/** Most are paid; the last ones need somebody. */
const SALES: readonly Sale[] = [
  sale(322, 'notebook', 'USDT.Tron'),
  inEuros(297, 'paper', 'BTC.Bitcoin', 2),
  sale(270, 'ink', 'USDC.Ethereum'),
  inEuros(246, 'pencils', 'USDT.Tron', 3),
  sale(242, 'card', 'TRX.Tron', 5),
  inEuros(222, 'tape', 'USDT.Tron', 4),
  sale(200, 'notebook', 'ETH.Ethereum', 4),
  inEuros(174, 'tape', 'USDT.Tron', 2),
  inEuros(150, 'paper', 'USDT.Tron', 3),
  sale(126, 'ink', 'BTC.Bitcoin', 2),
  inEuros(102, 'notebook', 'USDT.Ethereum', 2),
  sale(77, 'pencils', 'LTC.Litecoin'),
  inEuros(53, 'paper', 'USDT.Tron', 2),
  { ...sale(30, 'ink', 'USDT.Tron', 2), presses: ['pay-late', 'confirm'] },
  { ...inEuros(27, 'notebook', 'USDT.Tron', 2), presses: ['pay-over', 'confirm'] },
  inEuros(6, 'paper', 'BNB.BNBSmartChain'),
  { ...sale(4, 'pencils', 'USDT.Tron', 2), presses: ['pay-under', 'confirm'] },
  { ...sale(0.05, 'notebook', 'BTC.Bitcoin'), presses: ['pay-exact'] },
];

/** The store that they are played through. */
export interface HistoryStore {
  readonly handler: Pick<CheckoutHandler, 'fetch' | 'getCheckout'>;
  readonly orders: OrderBook;
  readonly simulator: Simulator;
  readonly endpoint: string;
  /** Waits for what follows the service's events, such as `onPaid`: a clock that moves meanwhile would end it. */
  readonly settled: () => Promise<unknown>;
}

/** Sells, pays and confirms, with the clock moved between, until the clock shows today's time. */
export async function playHistory(store: HistoryStore): Promise<void> {
  const { handler, orders, simulator, endpoint, settled } = store;
  const client = createCheckoutClient({
    endpoint,
    fetch: async (input, init) => handler.fetch(new Request(input, init)),
  });
  const today = Date.now();
  for (const { hoursAgo, item, quantity = 1, currencyId, currency, presses } of SALES) {
    await simulator.moveTo(today - hoursAgo * HOUR_MS);
    const { handle, number } = await orders.create(
      [{ id: item, quantity }],
      () => Promise.resolve(false),
      currency,
    );
    const { token } = await client.openCheckout({ order: handle });
    await client.selectCurrency(token, currencyId);
    const terms = orders.terms(handle);
    if (!terms) throw new Error(`Order ${number} of the demo's history is not in its book.`);
    for (const press of presses) {
      const before = (await handler.getCheckout(number))?.version;
      await simulator.press(press, terms);
      await changed(async () => (await handler.getCheckout(number))?.version !== before);
      await settled();
    }
  }
  await simulator.moveTo(Date.now());
}

/** Waits for the service's event, which comes by a request of its own. */
async function changed(isChanged: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isChanged()) return;
    await pause(25);
  }
}
