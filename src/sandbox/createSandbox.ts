/** Makes a simulated payment service: the eleven operations behind a `fetch`, and controls over it. */
import { parseDecimal } from '../money/decimal.js';
import { Balances } from './balances.js';
import { type RecordedCall, createService } from './service.js';
import { createClock, type SandboxClock } from './clock.js';
import { createControls, type SandboxControls } from './controls.js';
import { CURRENCIES, DEFAULT_CURRENCY_IDS, type SandboxCurrency } from './currencies.js';
import type { Dialect } from './responses.js';
import { Faults } from './faults.js';
import { type DeliverHook, WebhookQueue } from './webhookQueue.js';
import { createRandom, type Random } from './random.js';
import { createRates } from './rates.js';
import { defaultSettings } from './settings.js';
import { describeState, type SandboxState } from './state.js';
import { Transfers } from './transfers.js';
import { Wallets } from './wallets.js';
import { Withdrawals } from './withdrawals.js';
import type { SandboxIdentity, SandboxContext } from './context.js';

/** Options of {@link createSandbox}. */
export interface SandboxOptions {
  /** Seed of all random values. @default "tillkit" */
  readonly seed?: string;
  /**
   * Distinguishes two runs with one seed: keys and addresses are the same, ids and hashes of wallets,
   * transfers and events differ. A store that keeps its ledger needs it: ids of an earlier run would repeat.
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
  /** Sends webhooks. @default the global `fetch` */
  readonly deliver?: DeliverHook;
  /** Ids of the currencies that the store has enabled. @default the 22 of a new store */
  readonly currencies?: readonly string[];
  /** Deposits below this many US dollars send no webhook: decimal string. @default "0.1" */
  readonly minimalPaymentUsd?: string;
  /**
   * Margin of the wallet's rates over those of operation 5, in per cent: decimal string.
   * @default "1" when deployed, "0" when documented
   */
  readonly rateScalePercent?: string;
  /** Origin of the hosted payment page. @default "https://pay.sandbox.invalid" */
  readonly payFormUrl?: string;
}

/** A simulated payment service. */
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
  /** The whole state as JSON, without secrets. */
  state(): SandboxState;
}

function identify(seed: string, options: SandboxOptions): SandboxIdentity {
  const random = createRandom(seed, 'identity');
  // In a fixed order, so that an option for one does not change the others.
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

function findCurrencies(ids: readonly string[]): SandboxCurrency[] {
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

function createContext(options: SandboxOptions, clock: SandboxClock): SandboxContext {
  const { seed = 'tillkit', run = '', dialect = 'documented' } = options;
  const random = createStreams(seed, run);
  const identity = identify(seed, options);
  const scale = options.rateScalePercent ?? (dialect === 'deployed' ? '1' : '0');
  const balances = new Balances();
  const rates = createRates({ seed, clock, scalePercent: parseDecimal(scale) });
  const secret = identity.webhookSecret;
  const webhooks = new WebhookQueue({ clock, random: random('events'), secret });
  return {
    dialect,
    seed,
    clock,
    identity,
    random,
    settings: defaultSettings(options.minimalPaymentUsd),
    enabledCurrencies: findCurrencies(options.currencies ?? DEFAULT_CURRENCY_IDS),
    rates,
    wallets: new Wallets(random('wallets'), { seed, dialect }),
    transfers: new Transfers(),
    webhooks,
    withdrawals: new Withdrawals({ balances, rates, webhooks, random: random('withdrawals') }),
    balances,
  };
}

/**
 * Makes a simulated payment service. It keeps everything in memory, sends only webhooks, and its
 * addresses have no private keys.
 *
 * @throws `TypeError` if `currencies` names one that the service does not know, `MoneyError` if an
 *   amount is no decimal string.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const clock = createClock(options.now ?? Date.now);
  const context = createContext(options, clock);
  const faults = new Faults();
  const calls: RecordedCall[] = [];
  const deliver = options.deliver ?? ((url, init) => globalThis.fetch(url, init));
  const controls = createControls({ context, faults, calls, deliver });
  if (options.webhookUrl !== undefined) controls.connectWebhook({ url: options.webhookUrl });
  const serve = createService({ context, faults, calls, latencyMs: options.latencyMs ?? 0 });
  const { apiKey, webhookSecret, storeId } = context.identity;
  return {
    ...controls,
    fetch: (input, init) => serve(new Request(input, init)),
    dialect: context.dialect,
    seed: context.seed,
    apiKey,
    webhookSecret,
    storeId,
    now: clock.now,
    state: () => describeState(context, faults, calls),
  };
}
