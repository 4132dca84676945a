/** States and stories, compared both ways: none is missing, and none shows what cannot happen. */
import { describe, expect, it, vi } from 'vitest';
import { createCheckoutSession } from '../src/checkout/checkoutSession.js';
import { createCheckoutClient } from '../src/checkout/client.js';
import { EXCEPTIONS, PROGRESS } from '../src/contract/checkout.js';
import { isCheckoutError } from '../src/contract/checkoutError.js';
import { SCREENS, screenOf } from '../src/checkout/screen.js';
import { connectionErrorOf, CONNECTION_ERRORS } from '../src/checkout/connectionError.js';
import type { Dialect } from '../src/sandbox/responses.js';
import { SCENARIO_NAMES } from '../src/sandbox/scenarios.js';
import { enStatus } from '../src/ui/messages/enStatus.js';
import { enWallet } from '../src/ui/messages/enWallet.js';
import { type Scene } from '../stories/scenes/scene.js';
import { isSceneName, SCENES, type SceneName } from '../stories/scenes/scenes.js';
import { openScene } from '../stories/scenes/openScene.js';

const scenes = Object.entries(SCENES) as [SceneName, Scene][];
const sources = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Problems of a wallet whose sentences name a coin or a network. */
const NAMING_PROBLEMS = ['wrong_network', 'not_enough', 'no_fee_coin'];
const told = Object.entries(sources).map(([file, text]) => ({
  file,
  scenes: [...text.matchAll(/inScene\('(\w+)'\)/g)].map(([, name]) => name ?? ''),
}));

/** What a page finds when it opens the scene. */
async function opened(name: SceneName, dialect: Dialect = 'documented') {
  const { store, fetch, order } = await openScene(name, { dialect });
  const timeoutMs = name === 'slow_service' ? 300 : 10_000;
  const client = createCheckoutClient({ endpoint: store.endpoint, fetch, timeoutMs });
  try {
    const { checkout } = await client.openCheckout({ order });
    return { screen: screenOf({ snapshot: checkout, failed: false, choosing: false }), checkout };
  } catch (error) {
    if (!isCheckoutError(error)) throw error;
    // A page is loading until the store has answered.
    return { screen: error.code === 'timeout' ? 'loading' : 'error', error };
  }
}

type Opened = Awaited<ReturnType<typeof opened>>;
const openings = new Map<SceneName, Promise<Opened>>();

/** The same, set once for all tests that only look. */
function openedOnce(name: SceneName): Promise<Opened> {
  const opening = openings.get(name) ?? opened(name);
  openings.set(name, opening);
  return opening;
}

describe('the scenes', () => {
  it('reach every screen, and no other', () => {
    const reached = new Set(scenes.map(([, { screen }]) => screen));
    expect([...reached].sort()).toEqual([...SCREENS].sort());
  });

  it('reach every exception and every progress, and nothing that has no words', async () => {
    const found = await Promise.all(
      scenes.map(async ([name]) => (await openedOnce(name)).checkout),
    );
    const seen = found.flatMap((checkout) => checkout ?? []);
    const exceptions = new Set(seen.flatMap((checkout) => checkout.exceptions));
    expect([...exceptions].sort()).toEqual([...EXCEPTIONS].sort());
    expect([...exceptions].filter((one) => enStatus.exceptions[one] === undefined)).toEqual([]);
    expect(new Set(seen.map(({ progress }) => progress))).toEqual(new Set(PROGRESS));
    const counts = new Set(seen.flatMap(({ transfers }) => transfers.map((one) => one.counts)));
    expect([...counts].sort()).toEqual(['counted', 'deposit', 'late', 'wrong_currency']);
  });

  it('tell every scenario of the sandbox, and no other', () => {
    const used = new Set(scenes.flatMap(([, { scenario }]) => scenario ?? []));
    expect([...used].sort()).toEqual([...SCENARIO_NAMES].sort());
  });

  it('show every trouble between page and store, each as the page will name it', async () => {
    const troubled = scenes.filter(([, { connectionError: trouble }]) => trouble !== undefined);
    expect(new Set(troubled.map(([, { connectionError: trouble }]) => trouble))).toEqual(
      new Set(CONNECTION_ERRORS),
    );
    for (const [name, { connectionError: trouble }] of troubled) {
      vi.stubGlobal('navigator', { onLine: trouble !== 'offline' });
      const session = createCheckoutSession(await openScene(name));
      await session.refresh();
      const named: string[] = [];
      for (let looks = 0; looks < 2; looks += 1) {
        const error = await session.refresh().catch((failure: unknown) => failure);
        if (!isCheckoutError(error)) throw new Error(`${name} goes on as if nothing were wrong.`);
        named.push(connectionErrorOf(error, named.length + 1));
      }
      expect(named, name).toContain(trouble);
    }
    vi.unstubAllGlobals();
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

  it('tell every problem of a browser wallet and every fate of what it sent', () => {
    const text = sources['../stories/BrowserWallet.stories.tsx'] ?? '';
    const toldBy = (key: string) => [
      ...new Set([...text.matchAll(new RegExp(`${key}: '(\\w+)'`, 'g'))].map(([, name]) => name)),
    ];
    const problems = [...Object.keys(enWallet.walletProblems), ...NAMING_PROBLEMS];
    expect(toldBy('problem').sort()).toEqual(problems.sort());
    expect(toldBy('fate').sort()).toEqual(Object.keys(enWallet.walletFates).sort());
    expect(text).toMatch(/withWallets[^]+'switching'[^]+'checking'[^]+'asking'[^]+slow: true/);
    expect(toldBy('status')).toEqual(expect.arrayContaining(['question', 'stopped', 'sent']));
  });
});
