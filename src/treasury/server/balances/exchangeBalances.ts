/** Funds of the exchange account, as the back office sees them. */
import type { ExchangeBalances } from '../../../api/balances.js';
import { RejectedError } from '../../../api/errors.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type { ExchangeBalancesView } from '../../contract/balances.js';
import { plainText } from '../../../contract/plainLine.js';
import { createTtlCache } from '../../../async/ttlCache.js';
import type { TreasuryService } from '../treasuryService.js';

/** The service itself asks the exchange for every answer. */
const FRESH_MS = 5_000;
const ONE = 'exchange';

/** Null if the owner has connected no exchange: the service answers an error then. */
async function ask(service: Pick<TreasuryService, 'getExchangeBalances'>) {
  try {
    return await service.getExchangeBalances();
  } catch (error) {
    if (error instanceof RejectedError && error.hint === 'exchange_not_configured') return null;
    throw error;
  }
}

/** `currency` is an id if the service could resolve the exchange's ticker, else that ticker. */
function rowView(
  { currency, amount, amount_usd }: ExchangeBalances['balances'][number],
  currencies: readonly CurrencyView[],
): ExchangeBalancesView['balances'][number] {
  const listed = currencies.find(({ id }) => id === currency);
  return {
    currency: plainText(currency),
    code: listed?.code ?? plainText(currency),
    networkName: listed?.networkName ?? null,
    amount,
    amountUsd: amount_usd,
  };
}

/** Makes the reader of one handler. */
export function createExchangeBalances(parts: {
  readonly service: Pick<TreasuryService, 'getExchangeBalances'>;
  readonly currencies: () => Promise<readonly CurrencyView[]>;
  readonly now: () => number;
}): () => Promise<ExchangeBalancesView> {
  const { service, currencies, now } = parts;
  const read = async () => ({ balances: await ask(service), at: now() });
  const fresh = createTtlCache<Awaited<ReturnType<typeof read>>>({ now, ttlMs: FRESH_MS });

  return async () => {
    const { balances, at } = await fresh.get(ONE, read);
    const listed = balances === null ? [] : await currencies();
    return {
      connected: balances !== null,
      balances: balances?.balances.map((row) => rowView(row, listed)) ?? [],
      totalUsd: balances?.total_usd ?? null,
      at: new Date(at).toISOString(),
    };
  };
}
