/** Puts a test wallet into the pages of a browser, before their own scripts run, announced by EIP-6963. */
import type { BrowserContext } from '@playwright/test';
import type { EvmWallet, WalletCall } from './evmWallet.js';
import { makeExotic, type Exotic } from './walletBehaviours.js';

/** What a wallet says of itself (EIP-6963). */
export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
}

/** A square of 1 × 1. */
const ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const TEST_WALLET: WalletInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Test Wallet',
  icon: ICON,
  rdns: 'example.wallet.test',
};

/** How an answer reaches the page: what was thrown, and what JSON cannot say, is made there. */
interface Reply {
  readonly isThrown: boolean;
  readonly value: unknown;
  readonly error?: { readonly message: string; readonly code?: unknown; readonly data?: unknown };
}

export interface InstallOptions {
  readonly info?: WalletInfo;
  /** Whether it is also `window.ethereum`. @default false */
  readonly asEthereum?: boolean;
  /** When it announces itself: at once and when it is asked; when it is asked only. @default 'eager' */
  readonly announce?: 'eager' | 'asked';
}

/** A wallet in the pages of a context. */
export interface InstalledWallet {
  /** How often pages asked which wallets there are. */
  readonly discoveries: () => number;
}

async function replyOf(request: Promise<unknown>): Promise<Reply> {
  try {
    return { isThrown: false, value: await request };
  } catch (thrown) {
    if (!(thrown instanceof Error)) return { isThrown: true, value: thrown };
    const { message, code, data } = thrown as Error & { code?: unknown; data?: unknown };
    return { isThrown: true, value: null, error: { message, code, data } };
  }
}

interface InPage {
  readonly id: string;
  readonly info: WalletInfo;
  readonly asEthereum: boolean;
  readonly isEager: boolean;
}

/** Runs in the page, before any script of it. Self-contained. */
function provide(
  { id, info, asEthereum, isEager }: InPage,
  make: (value: Exotic) => unknown,
): void {
  const scope = globalThis as unknown as Record<string, (call: unknown) => Promise<Reply>>;
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const of = (event: string) => {
    const set = listeners.get(event) ?? new Set();
    listeners.set(event, set);
    return set;
  };
  const real = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'exotic' in value
      ? make(value as Exotic)
      : value;
  const provider = {
    request: async (call: WalletCall) => {
      const reply = await scope[`${id}Request`]?.({ method: call.method, params: call.params });
      if (!reply) throw new Error('The test wallet is gone.');
      const { isThrown, value, error } = reply;
      if (!isThrown) return real(value);
      throw error ? Object.assign(new Error(error.message), error) : real(value);
    },
    on(event: string, listener: (value: unknown) => void) {
      of(event).add(listener);
      return provider;
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      of(event).delete(listener);
      return provider;
    },
  };
  Object.assign(globalThis, {
    [`${id}Emit`]: (event: string, value: unknown) => {
      for (const listener of of(event)) listener(value);
    },
  });
  if (asEthereum) Object.assign(globalThis, { ethereum: provider });
  const announce = () => {
    const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
    globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  globalThis.addEventListener('eip6963:requestProvider', () => {
    void scope[`${id}Asked`]?.(null);
    announce();
  });
  if (isEager) announce();
}

let installed = 0;

/** Installs a wallet in all pages that the context opens from now on. */
export async function installWallet(
  context: BrowserContext,
  wallet: EvmWallet,
  { info = TEST_WALLET, asEthereum = false, announce = 'eager' }: InstallOptions = {},
): Promise<InstalledWallet> {
  installed += 1;
  const id = `testWallet${String(installed)}`;
  let asked = 0;
  await context.exposeBinding(`${id}Request`, (_, call: WalletCall) =>
    replyOf(wallet.request(call)),
  );
  await context.exposeBinding(`${id}Asked`, () => void (asked += 1));
  const inPage: InPage = { id, info, asEthereum, isEager: announce === 'eager' };
  // As one text: a page with a strict policy makes no function out of another.
  const content = `(${provide.toString()})(${JSON.stringify(inPage)}, ${makeExotic.toString()})`;
  await context.addInitScript({ content });
  wallet.listen((event, value) => {
    for (const page of context.pages()) {
      const told = page.evaluate(
        ([name, happened, what]) => {
          const emit = (globalThis as unknown as Record<string, (...words: unknown[]) => void>)[
            String(name)
          ];
          emit?.(happened, what);
        },
        [`${id}Emit`, event, value] as const,
      );
      // A page that closes meanwhile hears nothing.
      told.catch(() => undefined);
    }
  });
  return { discoveries: () => asked };
}
