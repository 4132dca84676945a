/** The state of the sandbox as JSON, for the demo's panel and the terminal. */
import type { RecordedCall } from './service.js';
import type { Faults } from './faults.js';
import type { SandboxContext } from './context.js';

/** Describes the state, after the worker has done what is due. */
export function describeState(
  context: SandboxContext,
  faults: Faults,
  calls: readonly RecordedCall[],
) {
  context.withdrawals.work(context.clock.now());
  return {
    /** Milliseconds since the epoch. */
    now: context.clock.now(),
    dialect: context.dialect,
    seed: context.seed,
    storeId: context.identity.storeId,
    /** Ids of the enabled currencies. */
    currencies: context.enabledCurrencies.map(({ id }) => id),
    settings: { ...context.settings },
    faults: faults.list(),
    wallets: context.wallets.all().map(({ id, externalId, rows }) => ({
      id,
      externalId,
      addresses: rows.map(({ currencyId, address, dirty }) => ({ currencyId, address, dirty })),
    })),
    transfers: [...context.transfers.all()],
    withdrawals: [...context.withdrawals.all()],
    deliveries: [...context.webhooks.log],
    calls: [...calls],
    balances: { processing: context.balances.processing, exchange: context.balances.exchange },
  };
}

/** The whole state, without keys, secrets and e-mail addresses. */
export type SandboxState = Readonly<ReturnType<typeof describeState>>;

/** A wallet in the view. */
export type SandboxWalletView = Readonly<SandboxState['wallets'][number]>;
