/** A scene: where a checkout stands when a shopper looks at it, told through a sandbox. */
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
  /** Id of the currency that was chosen before; absent: nobody has opened the checkout yet. */
  readonly chosen?: string;
  /** What happened before; troubles of the service stay in force. */
  readonly scenario?: ScenarioName;
  /** Nobody had the page open meanwhile, so the store did not ask the service. @default false */
  readonly unwatched?: boolean;
  /** What happened after that. */
  readonly then?: (store: SandboxStore) => Promise<unknown>;
  /** What stands between page and store. @default nothing */
  readonly connection?: Connection;
  /** What the page makes of that. @default nothing */
  readonly trouble?: ConnectionError;
  /** Milliseconds until the page counts an answer as lost. @default 30000 */
  readonly timeoutMs?: number;
}

/** The screen that a scene promises in a dialect of the service. */
export function screenOfScene(scene: Scene, dialect: Dialect): Screen {
  return dialect === 'deployed' ? (scene.deployedScreen ?? scene.screen) : scene.screen;
}
