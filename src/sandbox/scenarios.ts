/** Named scenarios of a payment, run through the controls. */
import {
  multiplyDecimal,
  parseDecimal,
  subtractToZero,
  divideDecimal,
  type DecimalString,
} from '../money/decimal.js';
import type { ChainResult } from './transferControls.js';
import type { SandboxControls } from './controls.js';
import { CURRENCIES, findCurrency } from './currencies.js';
import type { FaultKind } from './faults.js';
import type { SandboxState } from './state.js';
import type { DeliveryShape } from './webhookQueue.js';

/** The order that a scenario pays. */
export interface ScenarioInput {
  readonly externalId: string;
  readonly currencyId: string;
  /** Amount of the quote: decimal string, in coins. */
  readonly payable: string;
  /**
   * In milliseconds; for `late`: how long to wait before paying, for `block_dated`: between payment and
   * block. @default two hours, ten minutes
   */
  readonly lateByMs?: number;
  /** Runs between detection and confirmation, so that a demo can show the step. */
  readonly pause?: () => Promise<void>;
}

/** Result of a scenario. Faults of the service stay active until `heal`. */
export interface ScenarioResult {
  readonly name: ScenarioName;
  /** Hashes of the transfers made, oldest first. */
  readonly txHashes: readonly string[];
}

/** The controls that scenarios use. */
export type ScenarioSandbox = Pick<
  SandboxControls,
  | 'pay'
  | 'confirm'
  | 'block'
  | 'drop'
  | 'fail'
  | 'advance'
  | 'settle'
  | 'setDelivery'
  | 'transfers'
  | 'configure'
> & { state(): Pick<SandboxState, 'wallets'> };

type Scenario = (sandbox: ScenarioSandbox, input: ScenarioInput) => Promise<string[]>;

/** A part of the payable amount, cut to the currency's precision. */
function fractionOf(input: ScenarioInput, factor: string): DecimalString {
  const precision = findCurrency(input.currencyId)?.precision ?? 8;
  const product = multiplyDecimal(parseDecimal(input.payable), parseDecimal(factor));
  return divideDecimal(product, parseDecimal('1'), precision, 'down');
}

/** Makes one payment after the other: pays, delivers the events, confirms or ends it. */
async function payThen(
  sandbox: ScenarioSandbox,
  input: ScenarioInput,
  amounts: readonly string[],
  finish: (txHash: string) => ChainResult,
): Promise<string[]> {
  const hashes: string[] = [];
  for (const amount of amounts) {
    const { externalId, currencyId } = input;
    const { txHash } = sandbox.pay({ externalId, currencyId, amount });
    hashes.push(txHash);
    await sandbox.settle();
    await input.pause?.();
    finish(txHash);
    await sandbox.settle();
  }
  return hashes;
}

const paying =
  (amounts: (input: ScenarioInput) => readonly string[]): Scenario =>
  (sandbox, input) =>
    payThen(sandbox, input, amounts(input), sandbox.confirm);

const exact: Scenario = paying(({ payable }) => [payable]);

/**
 * Another ticker of the wallet than the chosen one, if possible on the same network: the mistake that
 * people make.
 */
function otherCurrency(sandbox: ScenarioSandbox, input: ScenarioInput): string {
  const chosen = findCurrency(input.currencyId);
  const wallet = sandbox.state().wallets.find(({ externalId }) => externalId === input.externalId);
  const usable = wallet?.addresses
    .filter(({ dirty }) => !dirty)
    .map(({ currencyId }) => currencyId);
  const others = CURRENCIES.filter((one) => one.code !== chosen?.code && usable?.includes(one.id));
  const other = others.find(({ blockchain }) => blockchain === chosen?.blockchain) ?? others[0];
  if (other) return other.id;
  throw new TypeError(
    'The wallet has addresses for one ticker only, so nothing can be paid in a wrong currency. ' +
      'Enable a second one in the sandbox.',
  );
}

const late: Scenario = async (sandbox, input) => {
  await sandbox.advance(input.lateByMs ?? 2 * 3_600_000);
  return exact(sandbox, input);
};

/** The exact payment, whose events are delivered otherwise. */
const delivered =
  (shape: Partial<DeliveryShape>, usual: Partial<DeliveryShape>): Scenario =>
  async (sandbox, input) => {
    sandbox.setDelivery(shape);
    const hashes = await exact(sandbox, input);
    sandbox.setDelivery({ paused: false });
    await sandbox.settle();
    sandbox.setDelivery(usual);
    return hashes;
  };

/** The only event is sent after the confirmation, and its time is that of the block. */
const blockDated: Scenario = async (sandbox, input) => {
  const { externalId, currencyId, payable: amount } = input;
  sandbox.configure({ datedByBlock: true });
  const { txHash } = sandbox.pay({ externalId, currencyId, amount });
  await input.pause?.();
  await sandbox.advance(input.lateByMs ?? 10 * 60_000);
  sandbox.confirm(txHash);
  await sandbox.settle();
  sandbox.configure({ datedByBlock: false });
  return [txHash];
};

const withFault =
  (kind: FaultKind): Scenario =>
  (sandbox) => {
    sandbox.fail({ kind });
    return Promise.resolve([]);
  };

const SCENARIOS = {
  exact,
  under: paying((input) => [fractionOf(input, '0.6')]),
  over: paying((input) => [fractionOf(input, '1.25')]),
  late,
  two_transfers: paying((input) => {
    const first = fractionOf(input, '0.6');
    return [first, subtractToZero(parseDecimal(input.payable), first)];
  }),
  wrong_currency: (sandbox, input) =>
    exact(sandbox, { ...input, currencyId: otherCurrency(sandbox, input) }),
  blocked: (sandbox, input) => payThen(sandbox, input, [input.payable], sandbox.block),
  vanished: (sandbox, input) => payThen(sandbox, input, [input.payable], sandbox.drop),
  below_minimum: paying((input) => [fractionOf(input, '0.001')]),
  dropped_webhooks: delivered({ lost: true }, { lost: false }),
  // The confirmed event arrives before the unconfirmed one.
  reordered_webhooks: delivered({ paused: true, order: 'reversed' }, { order: 'as_sent' }),
  duplicated_webhooks: delivered({ copies: 3 }, { copies: 1 }),
  block_dated: blockDated,
  slow: withFault('slow'),
  server_error: withFault('status_500'),
  html_error_page: withFault('html_page'),
  odd_code: withFault('odd_code'),
  missing_fields: withFault('missing_fields'),
  key_revoked: withFault('key_revoked'),
  rate_missing: withFault('rate_missing'),
  race: withFault('race'),
  database_down: withFault('database_down'),
  redis_down: withFault('redis_down'),
  processing_down: withFault('processing_down'),
} as const satisfies Readonly<Record<string, Scenario>>;

/** Name of a scenario. */
export type ScenarioName = keyof typeof SCENARIOS;

/** Names of the scenarios; those from `slow` on are faults of the service. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

/**
 * Runs a scenario. The order must be open, so that its wallet exists.
 *
 * @throws `TypeError` for an unknown name, `SandboxControlError` where there is no wallet.
 */
export async function runScenario(
  sandbox: ScenarioSandbox,
  name: ScenarioName,
  input: ScenarioInput,
): Promise<ScenarioResult> {
  if (!Object.hasOwn(SCENARIOS, name)) {
    throw new TypeError(`Unknown scenario. Scenarios: ${SCENARIO_NAMES.join(', ')}.`);
  }
  return { name, txHashes: await SCENARIOS[name](sandbox, input) };
}
