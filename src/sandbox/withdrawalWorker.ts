/** What the withdrawal worker does to balances, ids and webhooks. */
import { multiplyDecimal, parseDecimal, divideDecimal } from '../money/decimal.js';
import { findCurrency } from './currencies.js';
import { withdrawalPayload } from './hookPayloads.js';
import { transactionHash } from './networks.js';
import type { WorkerHost } from './withdrawals.js';
import type { World } from './world.js';

/** @param readWorld the world, which does not exist yet when its worker is made. */
export function createWorkerHost(readWorld: () => World): WorkerHost {
  return {
    start({ currencyId, amount }) {
      const world = readWorld();
      if (!world.balances.take(currencyId, amount)) return null;
      const currency = findCurrency(currencyId);
      const rate = (currency && world.rates.scaled(currency)) ?? parseDecimal('0');
      return divideDecimal(multiplyDecimal(amount, rate), parseDecimal('1'), 4, 'down');
    },
    newTransferId: () => readWorld().random('withdrawals').uuid(),
    newTransactionHash: ({ blockchain }) =>
      transactionHash(readWorld().random('withdrawals'), blockchain),
    completed(withdrawal) {
      const { hooks, random } = readWorld();
      const payload = withdrawalPayload(withdrawal, random('withdrawals').uuid());
      hooks.add('WithdrawalFromProcessingReceived', payload);
    },
    failed({ currencyId, amount }) {
      readWorld().balances.giveBack(currencyId, amount);
    },
  };
}
