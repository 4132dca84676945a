/** The demo's simulator: each button makes a few calls to the sandbox's controls, from the store's server. */
import type { CheckoutSnapshot } from '../src/contract/checkout.js';
import type { CheckoutHandler } from '../src/server/handler/createCheckoutHandler.js';
import type { OrderTerms } from '../src/server/checkouts/resolvedOrder.js';
import { BACK_OFFICE_ACTIONS } from './backOfficeActions.js';
import {
  requestedPayment,
  paymentText,
  nextStepOf,
  ActionUnavailableError,
  expectedPayment,
  waitingHashes,
  walletOf,
  wrongPayment,
  type NextStep,
  type Payment,
} from './simulatedPayments.js';
import { connectControls, type SandboxControls } from './sandboxControls.js';

const MINUTE_MS = 60_000;
/** How far one press of the clock's button moves it: past the end of a quote. */
const CLOCK_STEP_MS = 20 * MINUTE_MS;

/** The buttons of the simulator. */
export interface Simulator {
  /** The sandbox's time: milliseconds since the epoch. The store uses it too, so both agree. */
  readonly now: () => number;
  /** Tells the simulator where checkouts are read. */
  attach(getCheckout: CheckoutHandler['getCheckout']): void;
  /** Does what a button says, for one order. Answers a sentence to show; never throws. */
  press(action: string, terms: OrderTerms): Promise<string>;
  /** What an order waits for now. */
  nextStep(terms: OrderTerms): Promise<NextStep>;
  /** The same for a button of the back office, which is about no order. */
  pressInOffice(action: string): Promise<string>;
  /** Moves the clock on to a moment, milliseconds since the epoch; never back. */
  moveTo(moment: number): Promise<void>;
}

/** What a button acts on that is about the service alone. */
interface ServiceContext {
  readonly controls: SandboxControls;
  /** Moves the clock of the service and of the store. */
  readonly wait: (ms: number) => Promise<void>;
}

/** What a button acts on. */
interface ActionContext extends ServiceContext {
  /** The checkout as the store sees it now. @throws {@link NotNow} before it is opened */
  readonly checkout: () => Promise<CheckoutSnapshot>;
  readonly now: () => number;
}

/** Does one thing and says it in a line. */
type Action = (scene: ActionContext) => Promise<string>;

async function send({ controls }: ActionContext, one: Payment): Promise<string> {
  const { address, currencyId, amount } = one;
  await controls.run('pay', { address, currencyId, amount });
  return paymentText(one);
}

const pay =
  (factor: string): Action =>
  async (scene) => {
    const sent = await send(scene, expectedPayment(await scene.checkout(), factor));
    return `Sent ${sent}. Waiting for confirmation.`;
  };

const payTwice: Action = async (scene) => {
  const one = expectedPayment(await scene.checkout(), '1');
  await send(scene, one);
  return `Sent ${await send(scene, one)}, and the same again. Both wait for confirmation.`;
};

const payLate: Action = async (scene) => {
  const checkout = await scene.checkout();
  const { expiresAt } = requestedPayment(checkout).quote;
  if (expiresAt === null) throw new ActionUnavailableError('A top-up has no price that could end.');
  const end = Date.parse(expiresAt) - scene.now();
  if (end >= 0) await scene.wait(end + MINUTE_MS);
  const sent = await send(scene, expectedPayment(checkout, '1'));
  return `The demo’s clock has moved past the end of the price, and stays there. Then ${sent} was sent.`;
};

const payWrong: Action = async (scene) => {
  const checkout = await scene.checkout();
  const { quote, address } = requestedPayment(checkout);
  const wallet = walletOf(await scene.controls.state(), address);
  const sent = await send(scene, wrongPayment(checkout, wallet));
  return `Sent ${sent}, though ${quote.code} on ${quote.networkName} was asked for.`;
};

/** Ends the wait of everything that was sent to the checkout's wallet. */
const conclude =
  (control: 'confirm' | 'block', one: string, several: string): Action =>
  async ({ controls, checkout }) => {
    const { address } = requestedPayment(await checkout());
    const state = await controls.state();
    const hashes = waitingHashes(state, walletOf(state, address));
    for (const txHash of hashes) await controls.run(control, { txHash });
    return hashes.length === 1 ? one : several.replace('#', String(hashes.length));
  };

/** Buttons that are about no order: the shop has them and the back office, too. */
const SERVICE_ACTIONS: Readonly<Record<string, (scene: ServiceContext) => Promise<string>>> = {
  break: async ({ controls }) => {
    await controls.run('fail', { kind: 'status_500' });
    return 'The service now answers every call with an error, until it is healed.';
  },
  heal: async ({ controls }) => {
    await controls.run('heal', {});
    return 'The service works again.';
  },
  advance: async ({ wait }) => {
    await wait(CLOCK_STEP_MS);
    return 'Twenty minutes have passed, for the service and the store.';
  },
};

const SHOP_ACTIONS: Readonly<Record<string, Action>> = {
  ...SERVICE_ACTIONS,
  'pay-exact': pay('1'),
  'pay-under': pay('0.6'),
  'pay-over': pay('1.25'),
  'pay-twice': payTwice,
  'pay-late': payLate,
  'pay-wrong': payWrong,
  confirm: conclude('confirm', 'Confirmed.', '# transfers confirmed.'),
  block: conclude(
    'block',
    'Blocked by the service for review.',
    '# transfers blocked by the service for review.',
  ),
  rotate: async ({ controls, checkout }) => {
    const { address } = requestedPayment(await checkout());
    await controls.run('rotate', { address });
    return 'Address rotated. The page shows the new one within minutes.';
  },
};

const ALL_BACK_OFFICE_ACTIONS = { ...SERVICE_ACTIONS, ...BACK_OFFICE_ACTIONS };

/** Presses a button of a board, and says in its own words why it could not be. */
async function runAction<Stage>(
  board: Readonly<Record<string, (stage: Stage) => Promise<string>>>,
  action: string,
  stage: Stage,
): Promise<string> {
  const button = Object.hasOwn(board, action) ? board[action] : undefined;
  if (!button) return 'There is no such button.';
  try {
    return await button(stage);
  } catch (error) {
    if (error instanceof ActionUnavailableError) return error.message;
    return error instanceof Error ? `The sandbox refused: ${error.message}` : 'It failed.';
  }
}

/** Connects to a running sandbox. @throws if it does not answer. */
export async function connectSimulator(options: {
  readonly serviceUrl: string;
}): Promise<Simulator> {
  const controls = connectControls(options.serviceUrl);
  let ahead = (await controls.state()).now - Date.now();
  let getCheckout: CheckoutHandler['getCheckout'] | undefined;
  const now = (): number => Date.now() + ahead;

  const service: ServiceContext = {
    controls,
    async wait(ms) {
      await controls.run('advance', { ms });
      ahead = (await controls.state()).now - Date.now();
    },
  };

  const find = async (terms: OrderTerms): Promise<CheckoutSnapshot | null> => {
    const reference =
      'orderId' in terms ? { orderId: terms.orderId } : { customerId: terms.customerId };
    return (await getCheckout?.(reference)) ?? null;
  };

  const sceneOf = (terms: OrderTerms): ActionContext => ({
    ...service,
    now,
    async checkout() {
      const found = await find(terms);
      if (!found) throw new ActionUnavailableError('The checkout is not open yet.');
      return found;
    },
  });

  return {
    now,
    attach: (read) => {
      getCheckout = read;
    },
    press: (action, terms) => runAction(SHOP_ACTIONS, action, sceneOf(terms)),
    nextStep: async (terms) => nextStepOf(await find(terms), await controls.state()),
    pressInOffice: (action) => runAction(ALL_BACK_OFFICE_ACTIONS, action, service),
    async moveTo(moment) {
      if (moment > now()) await service.wait(moment - now());
    },
  };
}
