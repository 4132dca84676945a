/** Which processing wallets cannot pay for their transfers, which networks are silent, and since when. */
import type { Holding, ProcessingBalancesView } from '../../contract/balances.js';
import { gasOf } from '../../contract/walletFunds.js';
import { isZero, type DecimalString } from '../../../money/decimal.js';

/** What the balances say that needs a person. */
type WalletWarnings = ReturnType<ReturnType<typeof createWalletWatch>>;

/** A wallet whose gas is short, and since when; null if this process has not seen it begin. */
export type ShortGas = WalletWarnings['gas'][number];

/** A network of which the service gives no balances, and when it was last heard; null if this process never has. */
export type SilentNetwork = WalletWarnings['silent'][number];
interface Observed {
  readonly lastOtherwise: number | null;
  readonly first: number | null;
  readonly last: number;
}

/**
 * Remembers since when something is so, as far as this process has seen the change itself. What is not looked
 * at any more is forgotten.
 */
function createObservedSince() {
  let known = new Map<string, Observed>();
  return {
    /**
     * Notes what is so now, by name.
     *
     * @param at milliseconds since the epoch: when it was read.
     * @param all everything that was looked at, by name, and whether it is so.
     */
    note(at: number, all: ReadonlyMap<string, boolean>): void {
      known = new Map(
        [...all].map(([name, isSo]) => {
          const before = known.get(name);
          const lastOtherwise = isSo ? (before?.lastOtherwise ?? null) : at;
          return [name, { lastOtherwise, first: isSo ? (before?.first ?? at) : null, last: at }];
        }),
      );
    },
    /** When it was last seen not to be so; null if this process has never seen that. */
    since(name: string): string | null {
      const ms = known.get(name)?.lastOtherwise ?? null;
      return ms === null ? null : new Date(ms).toISOString();
    },
    /** For how long it has been seen to be so without a break, in milliseconds; 0 if it is not. */
    forMs(name: string): number {
      const one = known.get(name);
      return one?.first === null || one === undefined ? 0 : one.last - one.first;
    },
  };
}

const hasTokens = ({ isNative, amount }: Holding): boolean => !isNative && !isZero(amount);

/** A network that is missing for a shorter time is no task: the service may leave it out once. */
const SILENT_MS = 2 * 60_000;

/**
 * Makes the judge of one handler. It remembers what it has seen before.
 *
 * @param fewTransfers up to this many token transfers are few.
 */
export function createWalletWatch(fewTransfers: DecimalString) {
  const gasSince = createObservedSince();
  const silentSince = createObservedSince();
  // Where tokens were once, the next refund needs gas too; a network that nobody uses needs none.
  const inUse = new Set<string>();
  const nameOf = ({ blockchain }: { readonly blockchain: string }): string =>
    blockchain.toLowerCase();

  return ({ wallets, missing, at }: ProcessingBalancesView) => {
    for (const { blockchain, holdings } of wallets) {
      if (holdings.some(hasTokens)) inUse.add(blockchain);
    }
    const gas = wallets.map((wallet) => ({
      wallet,
      kind: inUse.has(wallet.blockchain) ? gasOf(wallet, fewTransfers) : null,
    }));
    const time = Date.parse(at);
    gasSince.note(time, new Map(gas.map(({ wallet, kind }) => [wallet.blockchain, kind !== null])));
    const heard = wallets.map((wallet) => [nameOf(wallet), false] as const);
    const silent = missing.map((network) => [nameOf(network), true] as const);
    silentSince.note(time, new Map([...heard, ...silent]));
    return {
      gas: gas.flatMap(({ wallet, kind }) => {
        const since = gasSince.since(wallet.blockchain);
        return kind === null ? [] : [{ kind, wallet, since }];
      }),
      silent: missing
        .filter((network) => silentSince.forMs(nameOf(network)) >= SILENT_MS)
        .map((network) => ({ network, since: silentSince.since(nameOf(network)) })),
    };
  };
}
