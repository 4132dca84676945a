/** The controls of the sandbox: what a test or a demo can do to the simulated service and its chains. */
import { parseDecimal } from '../money/decimal.js';
import { readHoldings } from './balances.js';
import type { SandboxContext } from './context.js';
import { CURRENCIES, findCurrency } from './currencies.js';
import type { Faults, FaultSpec } from './faults.js';
import type { RecordedCall } from './service.js';
import { assertNames, changeSettings, type SettingsInput } from './settings.js';
import {
  SandboxControlError,
  type ChainResult,
  block,
  confirm,
  drop,
  pay,
  type PayInput,
  rotate,
  sweep,
  type SweepInput,
} from './transferControls.js';
import type { SandboxTransfer } from './transfers.js';
import {
  HOOK_KINDS,
  testPayload,
  writePayload,
  type HookKind,
  type TestKind,
} from './webhookPayloads.js';
import type { Delivery, DeliverHook, DeliveryShape } from './webhookQueue.js';
import type { SandboxWithdrawal } from './withdrawals.js';

/** A webhook receiver to connect. */
export interface WebhookInput {
  readonly url: string;
  /** @default all kinds that can be subscribed to */
  readonly events?: readonly HookKind[];
  /** @default the global `fetch` */
  readonly deliver?: DeliverHook;
}

/** The controls. Each takes effect immediately; only those that send webhooks are asynchronous. */
export interface SandboxControls {
  /** Makes a deposit that waits in the mempool. @throws `SandboxControlError` */
  pay(input: PayInput): ChainResult;
  /** Confirms a deposit or a sweep. @throws `SandboxControlError` */
  confirm(txHash: string): ChainResult;
  /** Confirms a deposit that the service blocks: `PaymentAMLBlocked` instead of received. */
  block(txHash: string): ChainResult;
  /** Drops a transfer from the mempool: it never confirms. */
  drop(txHash: string): ChainResult;
  /** Sweeps a deposit address into the cold wallet; the deployed operation 6 lists it. */
  sweep(input: SweepInput): ChainResult;
  /** Marks an address dirty; the next wallet call gives another one. */
  rotate(address: string): void;
  /** Moves the clock forward; webhooks and withdrawal steps run when they are due. */
  advance(ms: number): Promise<void>;
  /** Sends every webhook that is due now. */
  settle(): Promise<void>;
  /** Activates a fault. @throws `TypeError` for an unknown kind or operation */
  fail(spec: FaultSpec): void;
  /** Ends all faults. */
  heal(): void;
  /** Changes settings; the others stay. @throws `TypeError` for an unknown setting */
  configure(settings: SettingsInput): void;
  /**
   * Fixes the price of a ticker, removes it (null) or lets it move again (undefined).
   *
   * @throws `SandboxControlError` if `code` is no ticker, for example the id of a currency.
   */
  setRate(code: string, rate: string | null | undefined): void;
  /**
   * Sets processing balances by currency id; the others stay. Decimal strings, in coins.
   *
   * @throws `SandboxControlError` for an unknown id.
   */
  setBalances(amounts: Readonly<Record<string, string>>): void;
  /** Replaces the exchange account; null removes it. Decimal strings, in coins. */
  setExchange(amounts: Readonly<Record<string, string>> | null): void;
  /** Stops the withdrawal worker, or starts it again. */
  holdWithdrawals(held: boolean): void;
  /** Makes a withdrawal fail, by id or request id. @throws `SandboxControlError` */
  failWithdrawal(id: string, message?: string): void;
  /** Freezes a withdrawal whose transfer has started. @throws `SandboxControlError` */
  freezeWithdrawal(id: string): void;
  /** Connects another webhook receiver. */
  connectWebhook(input: WebhookInput): void;
  /** Disconnects all receivers and drops their queued webhooks. */
  disconnectWebhooks(): void;
  /**
   * Duplicates, reorders, pauses or loses deliveries; options that are not given stay.
   *
   * @throws `TypeError` for an unknown option.
   */
  setDelivery(shape: Partial<DeliveryShape>): void;
  /** Sends an event again immediately. @throws `SandboxControlError` if it is unknown */
  resend(eventId: string): Promise<void>;
  /** Sends a test event immediately, as the service's dashboard does. @throws `SandboxControlError` for another kind */
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

/** Input of {@link createControls}. */
export interface ControlsInput {
  readonly context: SandboxContext;
  readonly faults: Faults;
  readonly calls: readonly RecordedCall[];
  /** Sends webhooks to receivers without their own `deliver`. */
  readonly deliver: DeliverHook;
}

/** Next time at which a webhook or the worker is due, in milliseconds since the epoch, or null. */
function nextDue({ webhooks, withdrawals }: SandboxContext): number | null {
  const webhook = webhooks.nextDue();
  const withdrawal = withdrawals.nextDue();
  if (webhook === null || withdrawal === null) return webhook ?? withdrawal;
  return webhook < withdrawal ? webhook : withdrawal;
}

/** Sends every webhook that is due now; later retries stay queued. */
async function settle(context: SandboxContext): Promise<void> {
  const { clock, webhooks, withdrawals } = context;
  withdrawals.work(clock.now());
  for (let due = webhooks.nextDue(); due !== null && due <= clock.now(); due = webhooks.nextDue()) {
    await webhooks.deliverDue();
  }
}

/**
 * Moves the clock forward in steps, from one due webhook or withdrawal to the next. If nothing is due, the
 * clock has moved before the promise is returned.
 */
async function advance(context: SandboxContext, ms: number): Promise<void> {
  if (!(ms >= 0 && Number.isFinite(ms))) {
    throw new TypeError('advance: time goes forward only; give milliseconds, 0 or more.');
  }
  const { clock } = context;
  const target = clock.now() + ms;
  for (let due = nextDue(context); due !== null && due <= target; due = nextDue(context)) {
    clock.moveTo(due);
    await settle(context);
  }
  clock.moveTo(target);
  context.withdrawals.work(clock.now());
}

function withdrawalControls(context: SandboxContext) {
  const find = (id: string): SandboxWithdrawal => {
    context.withdrawals.work(context.clock.now());
    const row = context.withdrawals.find(id, true);
    if (row) return row;
    throw new SandboxControlError('No withdrawal of the sandbox has this id or request id.');
  };
  const notRunning = (): SandboxControlError =>
    new SandboxControlError('The withdrawal has not started or is over, so it cannot change.');
  return {
    holdWithdrawals(held: boolean) {
      context.withdrawals.work(context.clock.now());
      context.withdrawals.held = held;
    },
    failWithdrawal(id: string, message = 'transfer rejected by the network') {
      if (!context.withdrawals.fail(find(id), message)) throw notRunning();
    },
    freezeWithdrawal(id: string) {
      if (!context.withdrawals.freeze(find(id))) throw notRunning();
    },
    withdrawals() {
      context.withdrawals.work(context.clock.now());
      return context.withdrawals.all();
    },
  };
}

function webhookControls({ context, deliver: defaultDeliver }: ControlsInput) {
  const { webhooks } = context;
  return {
    connectWebhook({ url, events = SUBSCRIBABLE, deliver = defaultDeliver }: WebhookInput) {
      webhooks.connect({ url, events, deliver });
    },
    disconnectWebhooks: () => webhooks.disconnect(),
    setDelivery(shape: Partial<DeliveryShape>) {
      assertNames(shape, webhooks.shape);
      Object.assign(webhooks.shape, shape);
    },
    async resend(eventId: string) {
      if (await webhooks.resend(eventId)) return;
      throw new SandboxControlError('No event of the sandbox has this id; see deliveries().');
    },
    async sendTest(kind: TestKind) {
      if (!SUBSCRIBABLE.includes(kind)) {
        throw new SandboxControlError(
          `The "kind" of a test event is one of ${SUBSCRIBABLE.join(', ')}, so nothing was sent.`,
        );
      }
      const random = context.random('tests');
      const eventId = random.uuid();
      const payload = testPayload(kind, [random.uuid(), random.uuid()], context.clock.now());
      await webhooks.sendNow(eventId, kind, writePayload(payload));
    },
    deliveries: () => webhooks.log,
  };
}

/** An unknown name would change nothing, and a test with it would prove nothing. */
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
  const { context, faults, calls } = input;
  return {
    pay: (deposit) => pay(context, deposit),
    confirm: (txHash) => confirm(context, txHash),
    block: (txHash) => block(context, txHash),
    drop: (txHash) => drop(context, txHash),
    sweep: (order) => sweep(context, order),
    rotate: (address) => rotate(context, address),
    advance: (ms) => advance(context, ms),
    settle: () => settle(context),
    fail: (spec) => faults.add(spec),
    heal: () => faults.heal(),
    configure: (settings) => changeSettings(context.settings, settings),
    setRate(code, rate) {
      assertKnown('ticker', [code], (name) => CURRENCIES.some((one) => one.code === name));
      context.rates.set(code, typeof rate === 'string' ? parseDecimal(rate) : rate);
    },
    setBalances(amounts) {
      assertKnown('currency', Object.keys(amounts), (id) => findCurrency(id) !== undefined);
      context.balances.processing = { ...context.balances.processing, ...readHoldings(amounts) };
    },
    setExchange(amounts) {
      context.balances.exchange = amounts === null ? null : readHoldings(amounts);
    },
    ...withdrawalControls(context),
    ...webhookControls(input),
    transfers: () => context.transfers.all(),
    recordedCalls: () => calls,
  };
}
