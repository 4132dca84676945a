/** Every scene by name. A test sets each and reads the screen; another compares them with the stories. */
import { CURRENCIES } from '../../src/sandbox/currencies.js';
import type { SandboxStore } from '../../src/sandbox/createSandboxStore.js';
import {
  breaking,
  broken,
  choiceLost,
  choiceUnanswered,
  cutOff,
  gatewayDown,
  newerStore,
  newPriceLost,
  sessionOver,
  silent,
  tampering,
} from './connection.js';
import { pollOnce, CUSTOMER, ORDER, type Scene } from './scene.js';

const TRON = 'USDT.Tron';
const MINUTE = 60_000;
const reference = { orderId: '1042' };

async function payUnconfirmed(store: SandboxStore): Promise<void> {
  await store.pay(ORDER);
  await store.settle();
  await pollOnce(store, ORDER);
}

async function payPart(store: SandboxStore): Promise<void> {
  await store.pay(ORDER, '30');
  await store.settle();
  await pollOnce(store, ORDER);
}

async function payRest(store: SandboxStore): Promise<void> {
  const checkout = await store.getCheckout(ORDER);
  await store.pay(ORDER, checkout?.due ?? undefined);
  await store.settle();
}

async function replaceAddress(store: SandboxStore): Promise<void> {
  const checkout = await store.getCheckout(ORDER);
  if (checkout?.address) store.sandbox.rotate(checkout.address.address);
  // The store asks the service again once its last answer is a few seconds old.
  await store.sandbox.advance(MINUTE);
}

async function topUpTwice(store: SandboxStore): Promise<void> {
  store.sandbox.confirm(await store.pay(CUSTOMER, '25'));
  await store.settle();
  await store.sandbox.advance(MINUTE);
  await store.pay(CUSTOMER, '140.25');
  await store.settle();
}

const inEuros = {
  orders: {
    [ORDER]: { orderId: '1042', amountUsd: '48.5', display: { amount: '44.9', currency: 'EUR' } },
  },
} as const;

const choosing = {
  choose: { screen: 'choose_currency' },
  choose_among_many: {
    screen: 'choose_currency',
    store: {
      currencies: CURRENCIES.filter(({ blockchain }) => blockchain !== null).map(({ id }) => id),
    },
  },
  choose_without_pictures: {
    screen: 'choose_currency',
    store: { handler: { icons: false } },
  },
  choose_in_euros: { screen: 'choose_currency', store: inEuros },
  choose_unanswered: { screen: 'choose_currency', connection: choiceUnanswered },
  choose_lost: { screen: 'choose_currency', connection: choiceLost },
  choose_with_details: {
    screen: 'choose_currency',
    store: {
      currencies: ['BTC.Bitcoin', 'ETH.Ethereum', 'USDT.Tron', 'LTC.Litecoin'],
      handler: {
        currencies: {
          details: {
            'BTC.Bitcoin': { minimumUsd: '10', typicalMinutes: 20 },
            'ETH.Ethereum': { minimumUsd: '1000', typicalMinutes: 3 },
            'USDT.Tron': { typicalMinutes: 2 },
          },
        },
      },
    },
  },
  order_too_small: {
    screen: 'choose_currency',
    store: {
      currencies: [TRON, 'BTC.Bitcoin'],
      handler: {
        currencies: {
          details: { [TRON]: { minimumUsd: '50' }, 'BTC.Bitcoin': { minimumUsd: '75' } },
        },
      },
    },
  },
  choose_for_top_up: { screen: 'choose_currency', order: CUSTOMER },
  nothing_to_choose: {
    screen: 'choose_currency',
    store: { handler: { currencies: { include: [] } } },
  },
} as const satisfies Record<string, Scene>;

const connectionErrors = {
  slow_service: { screen: 'loading', scenario: 'slow' },
  service_down: { screen: 'error', scenario: 'server_error' },
  service_error_page: { screen: 'error', scenario: 'html_error_page' },
  service_odd_answer: { screen: 'error', scenario: 'odd_code' },
  service_incomplete_answer: { screen: 'error', scenario: 'missing_fields' },
  key_revoked: { screen: 'error', scenario: 'key_revoked' },
  parallel_calls: { screen: 'choose_currency', scenario: 'race' },
  database_down: { screen: 'error', scenario: 'database_down' },
  redis_down: { screen: 'error', scenario: 'redis_down' },
  processing_down: { screen: 'error', scenario: 'processing_down' },
  price_missing: { screen: 'error', scenario: 'rate_missing' },
  unknown_order: { screen: 'error', order: 'order-of-somebody-else' },
  store_unreachable: { screen: 'error', connection: broken },
  connection_lost: { screen: 'pay', chosen: TRON, connection: breaking, connectionError: 'lost' },
  device_offline: { screen: 'pay', chosen: TRON, connection: cutOff, connectionError: 'offline' },
  requests_blocked: { screen: 'pay', chosen: TRON, connection: cutOff, connectionError: 'blocked' },
  store_slow: {
    screen: 'pay',
    chosen: TRON,
    connection: silent,
    connectionError: 'slow',
    timeoutMs: 1_500,
  },
  store_stumbles: {
    screen: 'pay',
    chosen: TRON,
    connection: gatewayDown,
    connectionError: 'refused',
  },
  session_over: {
    screen: 'pay',
    chosen: TRON,
    connection: sessionOver,
    connectionError: 'expired',
  },
} as const satisfies Record<string, Scene>;

const paying = {
  pay_usdt_tron: { screen: 'pay', chosen: TRON },
  pay_hand_off: {
    screen: 'pay',
    chosen: TRON,
    store: { handler: { handOff: { page: 'https://shop.example/pay' } } },
  },
  pay_bitcoin: { screen: 'pay', chosen: 'BTC.Bitcoin' },
  pay_ether: { screen: 'pay', chosen: 'ETH.Ethereum' },
  pay_ether_arbitrum: { screen: 'pay', chosen: 'ETH.Arbitrum' },
  pay_in_euros: { screen: 'pay', chosen: TRON, store: inEuros },
  pay_bep20_token: { screen: 'pay', chosen: 'USDC.BNBSmartChain' },
  pay_long_amount: {
    screen: 'pay',
    chosen: 'SHIB.Ethereum',
    store: {
      currencies: ['SHIB.Ethereum'],
      orders: { [ORDER]: { orderId: '1042', amountUsd: '18250.75' } },
    },
  },
  pay_expired: {
    screen: 'pay',
    chosen: TRON,
    then: (store) => store.sandbox.advance(16 * MINUTE),
  },
  pay_soon_expired: {
    screen: 'pay',
    chosen: TRON,
    then: (store) => store.sandbox.advance(14.25 * MINUTE),
  },
  pay_expired_for_good: {
    screen: 'pay',
    chosen: TRON,
    then: (store) => store.sandbox.advance(16 * MINUTE),
    connection: newPriceLost,
  },
  pay_replaced_address: { screen: 'pay', chosen: TRON, then: replaceAddress },
  pay_refused_address: { screen: 'pay', chosen: TRON, connection: tampering },
  pay_unknown_network: { screen: 'pay', chosen: 'USDT.Polygon', connection: newerStore },
  pay_store_confirms: { screen: 'pay', chosen: TRON, store: { events: false } },
  pay_above_minimum: { screen: 'pay', chosen: TRON, store: { handler: { minimumUsd: '5' } } },
  too_small_to_notice: { screen: 'pay', chosen: TRON, scenario: 'below_minimum', unwatched: true },
  top_up: { screen: 'top_up', order: CUSTOMER, chosen: TRON },
  top_up_with_deposits: { screen: 'top_up', order: CUSTOMER, chosen: TRON, then: topUpTwice },
} as const satisfies Record<string, Scene>;

const arriving = {
  seen: {
    screen: 'detected',
    chosen: TRON,
    store: { handler: { currencies: { details: { [TRON]: { typicalMinutes: 2 } } } } },
    then: payUnconfirmed,
  },
  seen_without_events: {
    screen: 'detected',
    chosen: TRON,
    store: { events: false },
    then: payUnconfirmed,
  },
  seen_events_lost: {
    screen: 'detected',
    chosen: TRON,
    scenario: 'dropped_webhooks',
  },
  seen_and_vanished: {
    screen: 'detected',
    chosen: TRON,
    scenario: 'vanished',
    then: (store) => store.sandbox.advance(120 * MINUTE),
  },
  part_confirmed: { screen: 'partial', chosen: TRON, scenario: 'under' },
  part_seen: { screen: 'partial', chosen: TRON, then: payPart },
  rest_too_small: {
    screen: 'partial',
    chosen: TRON,
    scenario: 'under',
    store: { handler: { currencies: { details: { [TRON]: { minimumUsd: '25' } } } } },
  },
  rest_too_small_for_all: {
    screen: 'partial',
    chosen: TRON,
    scenario: 'under',
    store: {
      currencies: [TRON, 'BTC.Bitcoin'],
      handler: {
        currencies: {
          details: { [TRON]: { minimumUsd: '25' }, 'BTC.Bitcoin': { minimumUsd: '40' } },
        },
      },
    },
  },
  rest_on_its_way: {
    screen: 'confirmed',
    deployedScreen: 'partial',
    chosen: TRON,
    scenario: 'under',
    then: payRest,
  },
  late: { screen: 'review', chosen: TRON, scenario: 'late' },
  wrong_currency: { screen: 'review', chosen: TRON, scenario: 'wrong_currency' },
  held: { screen: 'held', chosen: TRON, scenario: 'blocked' },
} as const satisfies Record<string, Scene>;

const ended = {
  paid: { screen: 'paid', chosen: TRON, scenario: 'exact' },
  paid_in_two_transfers: { screen: 'paid', chosen: TRON, scenario: 'two_transfers' },
  paid_too_much: { screen: 'paid', chosen: TRON, scenario: 'over' },
  paid_by_block: { screen: 'paid', chosen: TRON, scenario: 'block_dated' },
  paid_told_thrice: { screen: 'paid', chosen: TRON, scenario: 'duplicated_webhooks' },
  paid_told_backwards: { screen: 'paid', chosen: TRON, scenario: 'reordered_webhooks' },
  paid_by_the_stores_word: {
    screen: 'paid',
    chosen: TRON,
    scenario: 'late',
    then: (store) => store.handler.markPaid(reference, { reason: 'Late, but the price held.' }),
  },
  paid_after_review: {
    screen: 'paid',
    chosen: TRON,
    scenario: 'blocked',
    then: (store) => store.handler.releaseHold(reference, { reason: 'Checked by a person.' }),
  },
  closed: {
    screen: 'closed',
    chosen: TRON,
    then: (store) => store.handler.closeOrder(reference, { reason: 'Cancelled by the customer.' }),
  },
} as const satisfies Record<string, Scene>;

/** Every scene. */
export const SCENES = { ...choosing, ...connectionErrors, ...paying, ...arriving, ...ended };

/** Name of a scene. */
export type SceneName = keyof typeof SCENES;

/** Whether a parameter names a scene. */
export function isSceneName(value: unknown): value is SceneName {
  return typeof value === 'string' && Object.hasOwn(SCENES, value);
}
