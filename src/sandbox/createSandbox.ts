/** Makes a pretend payment service: the eleven operations behind a `fetch`, and controls over it. */
import { parseDecimal } from '../money/decimal.js';
import { deriveAddress } from './addresses.js';
import { Balances } from './balances.js';
import type { RecordedCall } from './calls.js';
import { createClock, type SandboxClock } from './clock.js';
import { createControls, type SandboxControls } from './controls.js';
import { CURRENCIES, DEFAULT_CURRENCY_IDS, type SandboxCurrency } from './currencies.js';
import type { Dialect } from './dialect.js';
import { Faults } from './faults.js';
import type { DeliverHook } from './hookDelivery.js';
import { HookQueue } from './hookQueue.js';
import { createRandom, type Random } from './random.js';
import { createRates } from './rates.js';
import { createService } from './service.js';
import { defaultSettings } from './settings.js';
import { describeState, type SandboxState } from './state.js';
import { TransferBook } from './transfers.js';
import { WalletBook } from './wallets.js';
import { WithdrawalBook } from './withdrawals.js';
import { createWorkerHost } from './withdrawalWorker.js';
import type { SandboxIdentity, World } from './world.js';

/** What a sandbox is made from. */
export interface SandboxOptions {
  /** Everything that looks like chance follows from it. @default "tillkit" */
  readonly seed?: string;
  /**
   * Tells two runs of one seed apart: keys and addresses are the same in both, but not the ids and
   * hashes of what happens. Without it a store that keeps its ledger meets those of the run before.
   *
   * @default ""
   */
  readonly run?: string;
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** @default "documented" */
  readonly dialect?: Dialect;
  /** Delay of every answer in milliseconds. @default 0 */
  readonly latencyMs?: number;
  /** Key that the service accepts. @default 64 characters that follow from the seed */
  readonly apiKey?: string;
  /** Secret that signs webhooks. @default 40 characters that follow from the seed */
  readonly webhookSecret?: string;
  /** Where webhooks go. Without it none are sent until `connectWebhook`. */
  readonly webhookUrl?: string;
  /** Carries webhooks. @default the global `fetch` */
  readonly deliver?: DeliverHook;
  /** Ids of the currencies that the store has enabled. @default the 22 of a new store */
  readonly currencies?: readonly string[];
  /** Deposits below this many US dollars send no webhook: decimal string. @default "0.1" */
  readonly minimalPaymentUsd?: string;
  /**
   * Per cent by which the wallet's rates exceed those of operation 5: decimal string.
   * @default "1" when deployed, "0" when documented
   */
  readonly rateScalePercent?: string;
  /** Origin of the hosted payment page. @default "https://pay.sandbox.invalid" */
  readonly payFormUrl?: string;
}

/** A pretend payment service. */
export interface Sandbox extends SandboxControls {
  /** The service: give it to `createServiceClient`, with any base URL. */
  fetch(this: void, input: Request | URL | string, init?: RequestInit): Promise<Response>;
  readonly dialect: Dialect;
  readonly seed: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly storeId: string;
  /** The sandbox's clock: milliseconds since the epoch, moved by `advance`. */
  now(this: void): number;
  /** Everything there is to see, as JSON and without secrets. */
  state(): SandboxState;
}

function identify(seed: string, options: SandboxOptions): SandboxIdentity {
  const random = createRandom(seed, 'identity');
  // Drawn in a fixed order, so that an option for one does not change the others.
  const [storeId, userId] = [random.uuid(), random.uuid()];
  const [apiKey, webhookSecret] = [random.text(64), random.text(40)];
  return {
    storeId,
    userId,
    apiKey: options.apiKey ?? apiKey,
    webhookSecret: options.webhookSecret ?? webhookSecret,
    payFormUrl: options.payFormUrl ?? 'https://pay.sandbox.invalid',
    rateSource: 'binance',
  };
}

function enabledCurrencies(ids: readonly string[]): SandboxCurrency[] {
  const unknown = ids.filter((id) => !CURRENCIES.some((currency) => currency.id === id));
  if (unknown.length > 0) {
    throw new TypeError(
      `createSandbox: option "currencies" names ${unknown.join(', ')}, which the service does not ` +
        'know, so the store would be short of them. Use ids such as "USDT.Tron".',
    );
  }
  return CURRENCIES.filter((currency) => ids.includes(currency.id));
}

function createStreams(seed: string, run: string): (stream: string) => Random {
  const streams = new Map<string, Random>();
  return (stream) => {
    const random = streams.get(stream) ?? createRandom(seed, `${stream}${run}`);
    streams.set(stream, random);
    return random;
  };
}

function createWorld(options: SandboxOptions, clock: SandboxClock): World {
  const { seed = 'tillkit', run = '', dialect = 'documented' } = options;
  const random = createStreams(seed, run);
  const identity = identify(seed, options);
  const scale = options.rateScalePercent ?? (dialect === 'deployed' ? '1' : '0');
  const world: World = {
    dialect,
    seed,
    clock,
    identity,
    random,
    settings: defaultSettings(options.minimalPaymentUsd),
    enabled: enabledCurrencies(options.currencies ?? DEFAULT_CURRENCY_IDS),
    rates: createRates({ seed, clock, scalePercent: parseDecimal(scale) }),
    wallets: new WalletBook(random('wallets'), (owner, family, rotation) =>
      deriveAddress({ seed, owner, family, rotation, dialect }),
    ),
    transfers: new TransferBook(),
    hooks: new HookQueue({ clock, random: random('events'), secret: identity.webhookSecret }),
    withdrawals: new WithdrawalBook(createWorkerHost(() => world)),
    balances: new Balances(),
  };
  return world;
}

/**
 * Makes a pretend payment service. It keeps everything in memory, sends nothing but webhooks, and
 * its addresses cannot be spent from.
 *
 * @throws `TypeError` if `currencies` names one that the service does not know, `MoneyError` if an
 *   amount is no decimal string.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const clock = createClock(options.now ?? Date.now);
  const world = createWorld(options, clock);
  const faults = new Faults();
  const calls: RecordedCall[] = [];
  const deliver = options.deliver ?? ((url, init) => globalThis.fetch(url, init));
  const controls = createControls({ world, faults, calls, deliver });
  if (options.webhookUrl !== undefined) controls.connectWebhook({ url: options.webhookUrl });
  const serve = createService({ world, faults, calls, latencyMs: options.latencyMs ?? 0 });
  const { apiKey, webhookSecret, storeId } = world.identity;
  return {
    ...controls,
    fetch: (input, init) => serve(new Request(input, init)),
    dialect: world.dialect,
    seed: world.seed,
    apiKey,
    webhookSecret,
    storeId,
    now: clock.now,
    state: () => describeState(world, faults, calls),
  };
}
