/** The figure on a row is the figure that is then frozen: every currency, every way to it, both dialects. */
import { describe, expect, it } from 'vitest';
import { createCheckoutClient } from '../../src/checkout/client.js';
import {
  pickerOf,
  rowsOf,
  type PickerOrder,
  type PickerRow,
} from '../../src/checkout/selection.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { CURRENCIES } from '../../src/sandbox/currencies.js';

const currencies = CURRENCIES.filter(({ blockchain }) => blockchain !== null).map(({ id }) => id);

/** Opens an order of its own for each choice, so that no earlier price holds. */
async function openShop(dialect: 'documented' | 'deployed') {
  const orders = Object.fromEntries(
    currencies.map((id) => [id, { orderId: id, amountUsd: '49.99' }]),
  );
  const store = createSandboxStore({ dialect, currencies, orders, handler: { limits: false } });
  const client = createCheckoutClient(store);
  return { client, listing: await client.listCurrencies() };
}

describe.each(['documented', 'deployed'] as const)('with a %s service', (dialect) => {
  it('every row asks for what choosing it then freezes', async () => {
    const { client, listing } = await openShop(dialect);
    expect(listing.currencies.length).toBeGreaterThan(40);
    let compared = 0;
    for (const { id } of listing.currencies) {
      const { token, checkout } = await client.openCheckout({ order: id });
      const see = (by: PickerOrder, opened: string | null, text = ''): readonly PickerRow[] =>
        rowsOf(pickerOf(listing, checkout.choices, { by, opened, text, lastUsed: id }, 100));
      const byToken = listing.tokens.find(({ currencyIds }) => currencyIds.includes(id));
      const byNetwork = listing.blockchains.find(({ currencyIds }) => currencyIds.includes(id));
      const ways = [
        see('token', null),
        see('token', byToken?.name ?? null),
        see('network', byNetwork?.name ?? null),
        see('token', null, id),
      ];
      const figures = ways.flatMap((rows) =>
        rows.filter((row) => row.group === null && row.currency.id === id),
      );
      expect(figures.length).toBeGreaterThanOrEqual(4);
      if (figures[0]?.unavailable !== null) continue;
      const { quote } = await client.selectCurrency(token, id);
      expect(quote?.payable).not.toBeNull();
      for (const { payable } of figures) expect(payable).toBe(quote?.payable);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(30);
  });
});
