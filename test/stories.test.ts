/** States and stories, compared both ways: none is missing, and none shows what cannot happen. */
import { describe, expect, it } from 'vitest';
import { createCheckoutClient } from '../src/checkout/client.js';
import { isCheckoutError } from '../src/contract/problem.js';
import { SCREENS, screenOf } from '../src/checkout/screen.js';
import { SCENARIO_NAMES } from '../src/sandbox/scenarios.js';
import type { Scene } from '../stories/scenes/scene.js';
import { isSceneName, SCENES, type SceneName } from '../stories/scenes/scenes.js';
import { setStage } from '../stories/scenes/stage.js';

const scenes = Object.entries(SCENES) as [SceneName, Scene][];
const sources = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const told = Object.entries(sources).map(([file, text]) => ({
  file,
  scenes: [...text.matchAll(/inScene\('(\w+)'\)/g)].map(([, name]) => name ?? ''),
}));

/** What a page finds when it opens the scene. */
async function opened(name: SceneName) {
  const { store, fetch, order } = await setStage(name);
  const timeoutMs = name === 'slow_service' ? 300 : 10_000;
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch, timeoutMs });
  try {
    const { checkout } = await client.openCheckout({ order });
    return { screen: screenOf({ snapshot: checkout, failed: false, choosing: false }), checkout };
  } catch (error) {
    if (!isCheckoutError(error)) throw error;
    // A page is loading for as long as nobody has answered.
    return { screen: error.code === 'timeout' ? 'loading' : 'error', error };
  }
}

describe('the scenes', () => {
  it.each(scenes)('%s opens on the screen that it promises', async (name, { screen }) => {
    expect((await opened(name)).screen).toBe(screen);
  });

  it('reach every screen, and no other', () => {
    const reached = new Set(scenes.map(([, { screen }]) => screen));
    expect([...reached].sort()).toEqual([...SCREENS].sort());
  });

  it('tell every scenario of the sandbox, and no other', () => {
    const used = new Set(scenes.flatMap(([, { scenario }]) => scenario ?? []));
    expect([...used].sort()).toEqual([...SCENARIO_NAMES].sort());
  });

  it('are the same each time they are set', async () => {
    const [first, second] = [await opened('pay_bitcoin'), await opened('pay_bitcoin')];
    expect(first.checkout?.address).toEqual(second.checkout?.address);
    expect(first.checkout?.quote?.payable).toBe(second.checkout?.quote?.payable);
  });

  it('can be set with the service as deployed', async () => {
    const { store, order } = await setStage('paid', { dialect: 'deployed' });
    expect((await store.getCheckout(order))?.paid).toBe(true);
  });

  it('need no Node module, so that they can be set in a page', () => {
    const modules = import.meta.glob<string>(
      ['../stories/scenes/*.ts', '../src/{api,chains,contract,money,sandbox}/*.ts'],
      { query: '?raw', import: 'default', eager: true },
    );
    expect(Object.keys(modules).length).toBeGreaterThan(60);
    const offenders = Object.entries(modules).filter(([, text]) => /from 'node:/.test(text));
    expect(offenders.map(([file]) => file)).toEqual([]);
  });
});

describe('the stories', () => {
  it('name only scenes that exist', () => {
    const unknown = told.flatMap(({ scenes: names }) => names.filter((name) => !isSceneName(name)));
    expect(unknown).toEqual([]);
  });

  it('show every scene', () => {
    const shown = new Set(told.flatMap(({ scenes: names }) => names));
    expect(scenes.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each([
    ['../stories/Checkout.stories.tsx', SCREENS],
    ['../stories/PaymentStatus.stories.tsx', SCREENS],
    [
      '../stories/WalletView.stories.tsx',
      ['loading', 'error', 'pay', 'partial', 'top_up', 'detected'],
    ],
    ['../stories/CurrencyPicker.stories.tsx', ['loading', 'error', 'choose_currency']],
  ] as const)('%s shows all of %j', (file, screens) => {
    const own = told.find((one) => one.file === file)?.scenes.filter(isSceneName) ?? [];
    const shown = new Set<string>(own.map((name) => SCENES[name].screen));
    expect(screens.filter((screen) => !shown.has(screen))).toEqual([]);
  });

  it('mock nothing and make no store by hand', () => {
    for (const [file, text] of Object.entries(sources)) {
      expect(text, file).not.toMatch(/\bvi\.|\bfn\(|msw|new Response|: CheckoutSnapshot/);
    }
  });
});
