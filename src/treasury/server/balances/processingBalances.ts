/** Funds of the processing wallets, by network, for the back office. */
import type { ProcessingWalletBalance } from '../../../api/balances.js';
import { networkName } from '../../../chains/networks.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type {
  MissingNetwork,
  ProcessingBalancesView,
  ProcessingWalletView,
  SilentNetwork,
} from '../../contract/balances.js';
import type { ProcessingBalancesQuery } from '../../contract/queries.js';
import { parseDecimal } from '../../../money/decimal.js';
import { plainText } from '../../../contract/plainLine.js';
import { createTtlCache } from '../../../async/ttlCache.js';
import type { TreasuryService } from '../treasuryService.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { sumOf, walletView } from './walletView.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';

/** The service reads every chain for one answer, so readers share it for this long. */
const FRESH_MS = 5_000;
/** How many different filters have their answer cached. */
const MAX_FILTERS = 50;

const NOTHING = parseDecimal('0');

/** Reads the funds of the processing wallets. */
export type ProcessingBalances = ReturnType<typeof createProcessingBalances>;

interface Answer {
  readonly rows: readonly ProcessingWalletBalance[];
  readonly at: number;
}

/** Whether two slugs name one network: the service's operations differ in letter case. */
const sameNetwork = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const sortedSet = (items: readonly string[] = []): string[] => [...new Set(items)].sort();

/**
 * Networks that should be in an answer: the requested ones, and those of the currencies. The service
 * silently leaves out a network that it cannot read (`docs/service.md §17`).
 */
function expectedNetworks(
  { blockchains = [], currencyIds = [] }: ProcessingBalancesQuery,
  currencies: readonly CurrencyView[],
): Set<string> {
  const wanted = currencies.filter(
    ({ id }) => currencyIds.length === 0 || currencyIds.includes(id),
  );
  const ofCurrencies = new Set(wanted.map(({ blockchain }) => blockchain));
  if (blockchains.length === 0) return ofCurrencies;
  if (currencyIds.length === 0) return new Set(blockchains);
  const isOfOne = (slug: string): boolean =>
    [...ofCurrencies].some((one) => sameNetwork(one, slug));
  return new Set(blockchains.filter(isOfOne));
}

function missingFrom(expected: ReadonlySet<string>, rows: Answer['rows']): MissingNetwork[] {
  return [...expected]
    .filter((expectedOne) => !rows.some((row) => sameNetwork(row.blockchain, expectedOne)))
    .map((blockchain) => ({ blockchain, networkName: plainText(networkName(blockchain)) }));
}

function assertListed(query: ProcessingBalancesQuery, currencies: readonly CurrencyView[]): void {
  // Without a listing, the service itself says which currencies it does not know.
  if (currencies.length === 0) return;
  const isListed = (id: string): boolean => currencies.some((currency) => currency.id === id);
  if (query.currencyIds?.every(isListed) ?? true) return;
  throw new TreasuryProblem(
    'currency_unavailable',
    'A filter names a currency that is not listed.',
  );
}

/** What this process remembers of each network that has answered: what it held, and since when it is silent. */
function networksHeard() {
  type Heard = Pick<SilentNetwork, 'since' | 'lastKnown'>;
  const known = new Map<string, Heard>();
  return {
    note(wallets: readonly ProcessingWalletView[], at: string): void {
      for (const { blockchain, totalUsd } of wallets) {
        const lastKnown = totalUsd === null ? null : { amountUsd: totalUsd, at };
        known.set(blockchain.toLowerCase(), { since: null, lastKnown });
      }
    },
    silent(network: MissingNetwork, at: string): SilentNetwork {
      const name = network.blockchain.toLowerCase();
      const heard = known.get(name);
      if (!heard) return { ...network, since: null, lastKnown: null };
      const silent = { ...heard, since: heard.since ?? at };
      known.set(name, silent);
      return { ...network, ...silent };
    },
  };
}

/** Makes the reader of one handler. */
export function createProcessingBalances(parts: {
  readonly service: Pick<TreasuryService, 'listProcessingWalletBalances'>;
  /** The store's currencies, if they are known soon enough; none if the service is slow. */
  readonly currencies: () => Promise<readonly CurrencyView[]>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}) {
  const { service, now } = parts;
  const fresh = createTtlCache<Answer>({ now, ttlMs: FRESH_MS, maxEntries: MAX_FILTERS });
  const heard = networksHeard();

  function ask({ blockchains, currencyIds }: ProcessingBalancesQuery): Promise<Answer> {
    const filter = { blockchains: sortedSet(blockchains), currencies: sortedSet(currencyIds) };
    return fresh.get(JSON.stringify(filter), async () => {
      return { rows: await service.listProcessingWalletBalances(filter), at: now() };
    });
  }

  /** @throws TreasuryProblem `currency_unavailable` for a currency that is not listed. */
  async function read(query: ProcessingBalancesQuery): Promise<ProcessingBalancesView> {
    const currencies = await parts.currencies();
    assertListed(query, currencies);
    const { rows, at } = await ask(query);
    const views = rows.map((row) => walletView(row, currencies, parts.report));
    const wallets = views.map(({ wallet }) => wallet);
    const known = wallets.flatMap(({ totalUsd }) => totalUsd ?? []);
    const totalUsd = sumOf(known);
    const missing = missingFrom(expectedNetworks(query, currencies), rows);
    const readAt = new Date(at).toISOString();
    // A wallet of a filtered answer may lack a part of what it holds.
    if (!query.currencyIds?.length) heard.note(wallets, readAt);
    const isWhole =
      currencies.length > 0 &&
      missing.length === 0 &&
      totalUsd !== null &&
      known.length === wallets.length &&
      views.every((one) => one.isWhole);
    return {
      wallets,
      missing: missing.map((network) => heard.silent(network, readAt)),
      totalUsd: totalUsd ?? NOTHING,
      isPartial: !isWhole,
      at: readAt,
    };
  }

  return { read };
}
