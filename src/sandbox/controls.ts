/** The controls of the sandbox: what a test or a demo does to the pretend service and its chains. */
import { parseDecimal } from '../money/decimal.js';
import { readHoldings } from './balances.js';
import type { RecordedCall } from './calls.js';
import { SandboxControlError, type ChainResult } from './chainResult.js';
import { CURRENCIES, findCurrency } from './currencies.js';
import { block, confirm, drop, pay, type PayInput } from './depositControls.js';
import type { Faults, FaultSpec } from './faults.js';
import type { Delivery, DeliverHook } from './hookDelivery.js';
import type { DeliveryShape } from './hookQueue.js';
import { HOOK_KINDS, testPayload, writePayload } from './hookPayloads.js';
import type { HookKind, TestKind } from './hookPayloads.js';
import { assertNames, changeSettings, type SettingsInput } from './settings.js';
import { rotate, sweep, type SweepInput } from './sweepControls.js';
import { advance, settle } from './timeControls.js';
import type { SandboxTransfer } from './transfers.js';
import type { SandboxWithdrawal } from './withdrawals.js';
import type { World } from './world.js';

/** A receiver of webhooks to be connected. */
export interface WebhookInput {
  readonly url: string;
  /** @default all kinds that can be subscribed to */
  readonly events?: readonly HookKind[];
  /** @default the global `fetch` */
  readonly deliver?: DeliverHook;
}

/** The controls. Each takes effect at once; only those that send webhooks are asynchronous. */
export interface SandboxControls {
  /** Makes a deposit that waits in the mempool. @throws `SandboxControlError` */
  pay(input: PayInput): ChainResult;
  /** Confirms a deposit or a sweep. @throws `SandboxControlError` */
  confirm(txHash: string): ChainResult;
  /** Confirms a deposit that the service blocks: `PaymentAMLBlocked` instead of received. */
  block(txHash: string): ChainResult;
  /** Lets a transfer vanish from the mempool: it never confirms. */
  drop(txHash: string): ChainResult;
  /** Empties a deposit address into the cold wallet; operation 6 shows it when deployed. */
  sweep(input: SweepInput): ChainResult;
  /** Marks an address dirty; the next wallet call gives another one. */
  rotate(address: string): void;
  /** Moves the clock forward, carrying out on the way what falls due, webhooks included. */
  advance(ms: number): Promise<void>;
  /** Sends every webhook that is due now, to the end. */
  settle(): Promise<void>;
  /** Puts a fault in force. @throws `TypeError` for an unknown kind or operation */
  fail(spec: FaultSpec): void;
  /** Ends all faults. */
  heal(): void;
  /** Switches of the service; those not named stay. @throws `TypeError` for one that it has not */
  configure(settings: SettingsInput): void;
  /**
   * Fixes the price of a ticker, removes it (null) or lets it move again (undefined).
   *
   * @throws `SandboxControlError` for what is no ticker, such as the id of a currency.
   */
  setRate(code: string, rate: string | null | undefined): void;
  /**
   * Sets processing balances by currency id; those not named stay. Decimal strings, in coins.
   *
   * @throws `SandboxControlError` for an unknown id.
   */
  setBalances(amounts: Readonly<Record<string, string>>): void;
  /** Replaces the exchange account; null: none is set up. Decimal strings, in coins. */
  setExchange(amounts: Readonly<Record<string, string>> | null): void;
  /** Stops the withdrawal worker, or lets it go on. */
  holdWithdrawals(held: boolean): void;
  /** Makes a withdrawal fail, by id or request id. @throws `SandboxControlError` */
  failWithdrawal(id: string, message?: string): void;
  /** Freezes a withdrawal whose transfer has started. @throws `SandboxControlError` */
  freezeWithdrawal(id: string): void;
  /** Connects one more receiver of webhooks. */
  connectWebhook(input: WebhookInput): void;
  /** Disconnects all receivers; what waits for them is forgotten. */
  disconnectWebhooks(): void;
  /**
   * Duplicates, reorders, pauses or loses deliveries; what is not named stays.
   *
   * @throws `TypeError` for a way that there is not.
   */
  setDelivery(shape: Partial<DeliveryShape>): void;
  /** Sends an event again at once. @throws `SandboxControlError` if it is unknown */
  resend(eventId: string): Promise<void>;
  /** Sends a test event at once, as the service's dashboard does. */
  sendTest(kind: TestKind): Promise<void>;
  /** Log of all deliveries, oldest first. */
  deliveries(): readonly Delivery[];
  /** All transfers, oldest first. */
  transfers(): readonly SandboxTransfer[];
  /** All withdrawals, oldest first. */
  withdrawals(): readonly SandboxWithdrawal[];
  /** Calls of the store, oldest first; never a key. */
  recordedCalls(): readonly RecordedCall[];
}

/** Events that can be chosen in the service's dashboard (`docs/service.md §22`). */
const SUBSCRIBABLE = HOOK_KINDS.filter((kind) => kind !== 'PaymentAMLBlocked');

/** What the controls act on. */
export interface ControlsInput {
  readonly world: World;
  readonly faults: Faults;
  readonly calls: readonly RecordedCall[];
  /** Carries webhooks for receivers that name no other way. */
  readonly deliver: DeliverHook;
}

function withdrawalControls(world: World) {
  const find = (id: string): SandboxWithdrawal => {
    world.withdrawals.work(world.clock.now());
    const row = world.withdrawals.find(id, true);
    if (row) return row;
    throw new SandboxControlError('No withdrawal of the sandbox has this id or request id.');
  };
  const over = (): SandboxControlError =>
    new SandboxControlError('The withdrawal has not started or is over, so it cannot change.');
  return {
    holdWithdrawals(held: boolean) {
      world.withdrawals.work(world.clock.now());
      world.withdrawals.held = held;
    },
    failWithdrawal(id: string, message = 'transfer rejected by the network') {
      if (!world.withdrawals.fail(find(id), message)) throw over();
    },
    freezeWithdrawal(id: string) {
      if (!world.withdrawals.freeze(find(id))) throw over();
    },
    withdrawals() {
      world.withdrawals.work(world.clock.now());
      return world.withdrawals.all();
    },
  };
}

function webhookControls({ world, deliver: byDefault }: ControlsInput) {
  const { hooks } = world;
  return {
    connectWebhook({ url, events = SUBSCRIBABLE, deliver = byDefault }: WebhookInput) {
      hooks.connect({ url, events, deliver });
    },
    disconnectWebhooks() {
      hooks.disconnect();
    },
    setDelivery(shape: Partial<DeliveryShape>) {
      assertNames(shape, hooks.shape);
      Object.assign(hooks.shape, shape);
    },
    async resend(eventId: string) {
      if (await hooks.resend(eventId)) return;
      throw new SandboxControlError('No event of the sandbox has this id; see deliveries().');
    },
    async sendTest(kind: TestKind) {
      const random = world.random('tests');
      const eventId = random.uuid();
      const payload = testPayload(kind, [random.uuid(), random.uuid()], world.clock.now());
      await hooks.sendNow(eventId, kind, writePayload(payload));
    },
    deliveries: () => hooks.log,
  };
}

/** What the service does not have would change nothing, and a test of it would prove nothing. */
function assertKnown(what: string, names: readonly string[], isKnown: (name: string) => boolean) {
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length === 0) return;
  throw new SandboxControlError(
    `The service knows no ${what} ${unknown.join(', ')}, so nothing was changed. A ticker is such as ` +
      '"USDT", the id of a currency such as "USDT.Tron".',
  );
}

/** Makes the controls of a sandbox. */
export function createControls(input: ControlsInput): SandboxControls {
  const { world, faults, calls } = input;
  return {
    pay: (deposit) => pay(world, deposit),
    confirm: (txHash) => confirm(world, txHash),
    block: (txHash) => block(world, txHash),
    drop: (txHash) => drop(world, txHash),
    sweep: (order) => sweep(world, order),
    rotate(address) {
      rotate(world, address);
    },
    advance: (ms) => advance(world, ms),
    settle: () => settle(world),
    fail(spec) {
      faults.add(spec);
    },
    heal() {
      faults.heal();
    },
    configure(settings) {
      changeSettings(world.settings, settings);
    },
    setRate(code, rate) {
      assertKnown('ticker', [code], (name) => CURRENCIES.some((one) => one.code === name));
      world.rates.set(code, typeof rate === 'string' ? parseDecimal(rate) : rate);
    },
    setBalances(amounts) {
      assertKnown('currency', Object.keys(amounts), (id) => findCurrency(id) !== undefined);
      world.balances.processing = { ...world.balances.processing, ...readHoldings(amounts) };
    },
    setExchange(amounts) {
      world.balances.exchange = amounts === null ? null : readHoldings(amounts);
    },
    ...withdrawalControls(world),
    ...webhookControls(input),
    transfers: () => world.transfers.all(),
    recordedCalls: () => calls,
  };
}
