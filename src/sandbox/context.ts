/** The state of one sandbox, passed to each operation and control. */
import type { Balances } from './balances.js';
import type { SandboxClock } from './clock.js';
import type { SandboxCurrency } from './currencies.js';
import type { Random } from './random.js';
import type { Rates } from './rates.js';
import type { Dialect } from './responses.js';
import type { ServiceSettings } from './settings.js';
import type { Transfers } from './transfers.js';
import type { Wallets } from './wallets.js';
import type { WebhookQueue } from './webhookQueue.js';
import type { Withdrawals } from './withdrawals.js';

/** The only store of the simulated service. */
export interface SandboxIdentity {
  readonly storeId: string;
  /** Owner of the store. */
  readonly userId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Origin of the hosted payment page in `pay_url`. */
  readonly payFormUrl: string;
  /** Exchange named as the source of rates in answers. */
  readonly rateSource: string;
}

/** State of one sandbox. */
export interface SandboxContext {
  readonly dialect: Dialect;
  readonly seed: string;
  readonly clock: SandboxClock;
  readonly identity: SandboxIdentity;
  readonly settings: ServiceSettings;
  /** Currencies enabled for the store. */
  readonly enabledCurrencies: readonly SandboxCurrency[];
  readonly rates: Rates;
  readonly wallets: Wallets;
  readonly transfers: Transfers;
  readonly webhooks: WebhookQueue;
  readonly withdrawals: Withdrawals;
  readonly balances: Balances;
  /** The random stream with a name; one name always gives the same stream. */
  random(stream: string): Random;
}

/** Finds a currency among those enabled for the store. */
export function findEnabledCurrency(
  context: SandboxContext,
  id: string,
): SandboxCurrency | undefined {
  return context.enabledCurrencies.find((currency) => currency.id === id);
}
