/** Everything that one pretend service knows, handed to each operation and control. */
import type { Balances } from './balances.js';
import type { SandboxClock } from './clock.js';
import type { SandboxCurrency } from './currencies.js';
import type { Dialect } from './dialect.js';
import type { HookQueue } from './hookQueue.js';
import type { Random } from './random.js';
import type { Rates } from './rates.js';
import type { ServiceSettings } from './settings.js';
import type { TransferBook } from './transfers.js';
import type { WalletBook } from './wallets.js';
import type { WithdrawalBook } from './withdrawals.js';

/** The one store that the pretend service serves. */
export interface SandboxIdentity {
  readonly storeId: string;
  /** Owner of the store. */
  readonly userId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Origin of the hosted payment page in `pay_url`. */
  readonly payFormUrl: string;
  /** Exchange named as the source of rates. */
  readonly rateSource: string;
}

/** State and services of one sandbox. */
export interface World {
  readonly dialect: Dialect;
  readonly seed: string;
  readonly clock: SandboxClock;
  readonly identity: SandboxIdentity;
  readonly settings: ServiceSettings;
  /** Currencies enabled for the store. */
  readonly enabled: readonly SandboxCurrency[];
  readonly rates: Rates;
  readonly wallets: WalletBook;
  readonly transfers: TransferBook;
  readonly hooks: HookQueue;
  readonly withdrawals: WithdrawalBook;
  readonly balances: Balances;
  /** Chance for one subject; the same stream each time it is asked for. */
  random(stream: string): Random;
}

/** Finds a currency among those enabled for the store. */
export function enabledCurrency(world: World, id: string): SandboxCurrency | undefined {
  return world.enabled.find((currency) => currency.id === id);
}
