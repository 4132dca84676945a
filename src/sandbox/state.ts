/** The state of the sandbox as JSON, for the demo's panel and the terminal. */
import type { RecordedCall } from './service.js';
import type { Holdings } from './balances.js';
import type { Dialect } from './responses.js';
import type { Faults, FaultSpec } from './faults.js';
import type { Delivery } from './webhookQueue.js';
import type { ServiceSettings } from './settings.js';
import type { SandboxTransfer } from './transfers.js';
import type { SandboxWithdrawal } from './withdrawals.js';
import type { SandboxContext } from './context.js';

/** A wallet in the view. */
export interface SandboxWalletView {
  readonly id: string;
  readonly externalId: string;
  readonly addresses: readonly {
    readonly currencyId: string;
    readonly address: string;
    readonly dirty: boolean;
  }[];
}

/** The whole state, without keys, secrets and e-mail addresses. */
export interface SandboxState {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly dialect: Dialect;
  readonly seed: string;
  readonly storeId: string;
  /** Ids of the enabled currencies. */
  readonly currencies: readonly string[];
  readonly settings: ServiceSettings;
  readonly faults: readonly FaultSpec[];
  readonly wallets: readonly SandboxWalletView[];
  readonly transfers: readonly SandboxTransfer[];
  readonly withdrawals: readonly SandboxWithdrawal[];
  readonly deliveries: readonly Delivery[];
  readonly calls: readonly RecordedCall[];
  readonly balances: { readonly processing: Holdings; readonly exchange: Holdings | null };
}

/** Describes the state, after the worker has done what is due. */
export function describeState(
  context: SandboxContext,
  faults: Faults,
  calls: readonly RecordedCall[],
): SandboxState {
  context.withdrawals.work(context.clock.now());
  return {
    now: context.clock.now(),
    dialect: context.dialect,
    seed: context.seed,
    storeId: context.identity.storeId,
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
