/** A scene: the state of a checkout, made with a sandbox. */
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { ConnectionError } from '../../src/checkout/connectionError.js';
import type { Screen } from '../../src/checkout/screen.js';
import type { SandboxStore, SandboxStoreOptions } from '../../src/sandbox/createSandboxStore.js';
import type { Dialect } from '../../src/sandbox/responses.js';
import type { ScenarioName } from '../../src/sandbox/scenarios.js';
import type { OrderTerms } from '../../src/server/checkouts/resolvedOrder.js';
import type { Connection } from './connection.js';

/** The order that most scenes are about. */
export const ORDER = 'order';
/** A customer's permanent wallet. */
export const CUSTOMER = 'customer';

/** What the handles of the scenes mean. */
export const ORDERS: Readonly<Record<string, OrderTerms>> = {
  [ORDER]: { orderId: '1042', amountUsd: '48.5' },
  [CUSTOMER]: { customerId: '77' },
};

/** One scene. */
export interface Scene {
  /** The screen that a shopper finds on opening the page. */
  readonly screen: Screen;
  /**
   * The same with the service as deployed, which neither lists nor announces what is unconfirmed.
   *
   * @default screen
   */
  readonly deployedScreen?: Screen;
  /** @default ORDER */
  readonly order?: string;
  readonly store?: Omit<SandboxStoreOptions, 'seed' | 'now' | 'dialect'>;
  /** Id of the chosen currency; absent if the checkout is not opened yet. */
  readonly chosen?: string;
  /** Scenario that ran before; faults of the service stay active. */
  readonly scenario?: ScenarioName;
  /** Whether the page was closed meanwhile, so that the store did not call the service. @default false */
  readonly unwatched?: boolean;
  /** What happened after that. */
  readonly then?: (store: SandboxStore) => Promise<unknown>;
  /** What stands between page and store. @default nothing */
  readonly connection?: Connection;
  /** What the page makes of that. @default nothing */
  readonly connectionError?: ConnectionError;
  /** Milliseconds until the page counts an answer as lost. @default 30000 */
  readonly timeoutMs?: number;
}

/** The screen that a scene promises in a dialect of the service. */
export function screenOfScene(scene: Scene, dialect: Dialect): Screen {
  return dialect === 'deployed' ? (scene.deployedScreen ?? scene.screen) : scene.screen;
}

/** Opens the order and reads its state, as a page does; the store then calls the service. */
export async function pollOnce(store: SandboxStore, order: string): Promise<void> {
  const client = createCheckoutClient(store);
  const { token } = await client.openCheckout({ order });
  await client.getCheckout(token);
}
