/** A view of everything in the sandbox, for the demo's panel and for reading in a terminal. */
import type { RecordedCall } from './calls.js';
import type { Holdings } from './balances.js';
import type { Dialect } from './dialect.js';
import type { Faults, FaultSpec } from './faults.js';
import type { Delivery } from './hookDelivery.js';
import type { ServiceSettings } from './settings.js';
import type { SandboxTransfer } from './transfers.js';
import type { SandboxWithdrawal } from './withdrawals.js';
import type { World } from './world.js';

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

/** Everything there is to see. No key, no secret, no e-mail. */
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

/** Draws the view. The worker catches up first, so that it shows this very moment. */
export function describeState(
  world: World,
  faults: Faults,
  calls: readonly RecordedCall[],
): SandboxState {
  world.withdrawals.work(world.clock.now());
  return {
    now: world.clock.now(),
    dialect: world.dialect,
    seed: world.seed,
    storeId: world.identity.storeId,
    currencies: world.enabled.map(({ id }) => id),
    settings: { ...world.settings },
    faults: faults.list(),
    wallets: world.wallets.all().map(({ id, externalId, rows }) => ({
      id,
      externalId,
      addresses: rows.map(({ currencyId, address, dirty }) => ({ currencyId, address, dirty })),
    })),
    transfers: [...world.transfers.all()],
    withdrawals: [...world.withdrawals.all()],
    deliveries: [...world.hooks.log],
    calls: [...calls],
    balances: { processing: world.balances.processing, exchange: world.balances.exchange },
  };
}
