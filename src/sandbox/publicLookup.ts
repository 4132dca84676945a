/**
 * The public look-up of the service's payment page: a wallet's deposits, without a key.
 *
 * It is not in the API document (`docs/service.md §27`).
 */
import { compareDecimal, parseDecimal } from '../money/decimal.js';
import { apiTime } from './clock.js';
import { findCurrency } from './currencies.js';
import { isUuid } from './requestFields.js';
import { refuse, succeed, type Answer } from './respond.js';
import type { SandboxTransfer } from './transfers.js';
import type { World } from './world.js';

const PATH = /\/api\/v1\/public\/wallet\/([^/]+)\/tx-find$/;
/** Smaller deposits are hidden from it: US dollars. */
const LEAST_USD = parseDecimal('1');
const MOST = 10;

function renderDeposit(transfer: SandboxTransfer): Record<string, unknown> {
  const currency = findCurrency(transfer.currencyId);
  return {
    // The id stands in a field named code.
    currency_code: transfer.currencyId,
    currency_name: currency?.code ?? '',
    currency_label: currency?.label ?? null,
    token_label: currency?.tokenLabel ?? null,
    blockchain: transfer.blockchain,
    is_native: currency?.isNative ?? false,
    contract_address: currency?.contract ?? '',
    hash: transfer.txHash,
    amount: transfer.amount,
    amount_usd: transfer.amountUsd,
    type: 'deposit',
    created_at: apiTime(transfer.confirmedAt ?? transfer.createdAt),
  };
}

/** Answers the lookup, or null where the request is for something else. */
export function answerLookup(world: World, method: string, pathname: string): Answer | null {
  const id = PATH.exec(pathname)?.[1];
  if (id === undefined || method !== 'GET') return null;
  if (!isUuid(id)) return refuse(400, 'bad wallet id');
  if (!world.wallets.all().some((wallet) => wallet.id === id)) {
    return refuse(404, 'store not found');
  }
  const deposits = world.transfers
    .all()
    .filter(
      (one) =>
        one.walletId === id &&
        one.direction === 'deposit' &&
        compareDecimal(one.amountUsd, LEAST_USD) >= 0,
    );
  const inState = (...states: readonly SandboxTransfer['state'][]): unknown[] =>
    deposits
      .filter(({ state }) => states.includes(state))
      .slice(-MOST)
      .reverse()
      .map(renderDeposit);
  // Assumption: a blocked deposit is recorded on chain all the same, so it is listed as confirmed.
  return succeed({
    confirmed: inState('confirmed', 'blocked'),
    unconfirmed: inState('in_mempool'),
  });
}
