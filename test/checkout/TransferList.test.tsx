/** The list of transfers: as many rows as there are transfers, whatever they have in common. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

it('two outputs of one transaction are two rows, and stay two when another comes before them', async () => {
  const store = createFakeStore({ kind: 'top_up', chosen: 'BTC.Bitcoin' });
  store.choose('1001', 'BTC.Bitcoin');
  const deposit = (amount: string, txHash: string) =>
    store.transfer('1001', { amount: parseDecimal(amount), counts: 'deposit', txHash });
  const outputs = [deposit('0.1', 'ab'.repeat(32)), deposit('0.2', 'ab'.repeat(32))];
  store.update('1001', { transfers: outputs });
  await renderCheckout({ store });
  const rows = () =>
    within(screen.getByText('Deposits').parentElement ?? document.body)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('.till-amount')?.textContent);
  expect(rows()).toEqual(['0.10 BTC', '0.20 BTC']);
  store.update('1001', { transfers: [deposit('0.3', 'cd'.repeat(32)), ...outputs] });
  await advance(10_000);
  expect(rows()).toEqual(['0.30 BTC', '0.10 BTC', '0.20 BTC']);
});
