/** Sets a scene: a pretend store of its own, in the state that the scene names, and a client of it. */
import { createCheckoutClient, type CheckoutClient } from '../../src/checkout/client.js';
import type { FetchLike } from '../../src/contract/request.js';
import { createSandboxStore, type SandboxStore } from '../../src/sandbox/createSandboxStore.js';
import type { Dialect } from '../../src/sandbox/responses.js';
import { createRandom } from '../../src/sandbox/random.js';
import { runScenario, SCENARIO_NAMES, type ScenarioName } from '../../src/sandbox/scenarios.js';
import { pollOnce, ORDER, ORDERS, type Scene } from './scene.js';
import { serveIcons } from './serveIcons.js';
import { SCENES, type SceneName } from './scenes.js';

/** When every scene begins; from then on its clock runs as the device's does. */
export const START = Date.parse('2026-03-01T12:00:00.000Z');

/** A scene that has been set. */
export interface OpenedScene {
  readonly store: SandboxStore;
  /** The page's way to the store. */
  readonly fetch: FetchLike;
  readonly client: CheckoutClient;
  /** Handle of the order that the page shows. */
  readonly order: string;
}

/** From this name on, the scenarios are faults of the service and need no opened order. */
const FIRST_TROUBLE = SCENARIO_NAMES.indexOf('slow');
const isTrouble = (name: ScenarioName): boolean => SCENARIO_NAMES.indexOf(name) >= FIRST_TROUBLE;

function openStore(name: SceneName, scene: Scene, dialect: Dialect): SandboxStore {
  const began = Date.now();
  return createSandboxStore({
    orders: ORDERS,
    ...scene.store,
    seed: name,
    dialect,
    now: () => START + (Date.now() - began),
    // Addresses follow from external ids, so these must be the same each time as well.
    handler: {
      newId: createRandom(name, 'ids').uuid,
      ...scene.store?.handler,
    },
  });
}

/** Opens the order, chooses a currency and tells the scenario, as a shopper before this one. */
async function runScene(store: SandboxStore, chosen: string, scene: Scene): Promise<void> {
  const { order = ORDER, scenario: name } = scene;
  const client = createCheckoutClient(store);
  const { token } = await client.openCheckout({ order });
  const { quote } = await client.selectCurrency(token, chosen);
  const externalId = store.sandbox.state().wallets[0]?.externalId;
  if (name === undefined || externalId === undefined || !quote?.payable) return;
  await runScenario(store.sandbox, name, {
    externalId,
    currencyId: chosen,
    payable: quote.payable,
    // Somebody looks between the transfer and its confirmation, as an open page does.
    pause: () => (scene.unwatched ? Promise.resolve() : pollOnce(store, order)),
  });
  await store.settle();
}

/** Sets a scene. The same name and dialect give the same addresses, rates and hashes. */
export async function openScene(
  name: SceneName,
  { dialect = 'documented' }: { readonly dialect?: Dialect } = {},
): Promise<OpenedScene> {
  const scene: Scene = SCENES[name];
  const { order = ORDER, chosen, scenario, timeoutMs: patienceMs = 30_000 } = scene;
  const store = openStore(name, scene, dialect);
  if (typeof document !== 'undefined') serveIcons(store);
  if (chosen !== undefined) await runScene(store, chosen, scene);
  if (scenario !== undefined && isTrouble(scenario)) {
    await runScenario(store.sandbox, scenario, { externalId: '', currencyId: '', payable: '0' });
  }
  await scene.then?.(store);
  const fetch = scene.connection?.(store.fetch) ?? store.fetch;
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch, timeoutMs: patienceMs });
  return { store, fetch, client, order };
}
