/** Finds the wallets of a browser: they announce themselves (EIP-6963, TIP-6963). Nothing is asked of them. */
import { useEffect, useState } from 'react';
import type { BrowserWallet, Provider } from './wallet.js';
import { findNetwork } from '../../chains/networks.js';

/** More than anybody has; a page that announces more is not listened to. */
const MOST = 8;
const LONGEST_NAME = 24;
const LONGEST_ICON = 100_000;
/** Drawn as images only, where a script inside does not run and nothing is loaded. */
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i;

const EVENTS = {
  evm: ['eip6963:announceProvider', 'eip6963:requestProvider'],
  tron: ['TIP6963:announceProvider', 'TIP6963:requestProvider'],
} as const;

type Family = BrowserWallet['family'];

function nameOf(value: unknown): string {
  // Control and direction characters could make a sentence of ours read differently.
  const text = typeof value === 'string' ? value.slice(0, 200).replace(/\p{C}/gu, '').trim() : '';
  return [...text].slice(0, LONGEST_NAME).join('');
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'request') === 'function'
  );
}

/** Reads an announcement, in which everything may be anything; null if it is of no use. */
function readAnnouncement(family: Family, detail: unknown): BrowserWallet | null {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown };
    const { uuid, icon } = info;
    const name = nameOf(info.name);
    if (!isProvider(provider) || typeof uuid !== 'string' || name === '') return null;
    const isPicture = typeof icon === 'string' && icon.length < LONGEST_ICON && PICTURE.test(icon);
    return { id: uuid.slice(0, 100), name, icon: isPicture ? icon : null, family, provider };
  } catch {
    return null;
  }
}

/** TIP-1193 names `window.tron`; a wallet older than TIP-6963 is only there. */
function unannounced(): BrowserWallet | null {
  try {
    const { tron } = globalThis as { tron?: { readonly isTronLink?: unknown } };
    const name = tron?.isTronLink === true ? 'TronLink' : 'Tron';
    return readAnnouncement('tron', { info: { uuid: 'tron', name }, provider: tron });
  } catch {
    return null;
  }
}

/**
 * Listens for wallets of one family, and asks them to announce themselves.
 *
 * @param onFound called with all that were found, in the order in which they came.
 * @returns ends it.
 */
export function watchWallets(
  family: Family,
  onFound: (wallets: readonly BrowserWallet[]) => void,
): () => void {
  let found: readonly BrowserWallet[] = [];
  const add = (wallet: BrowserWallet | null): void => {
    if (!wallet || found.length >= MOST) return;
    if (found.some(({ id, provider }) => id === wallet.id || provider === wallet.provider)) return;
    found = [...found, wallet];
    onFound(found);
  };
  const hear = (event: Event): void => {
    if (found.length < MOST) add(readAnnouncement(family, (event as CustomEvent<unknown>).detail));
  };
  const [announce, request] = EVENTS[family];
  addEventListener(announce, hear);
  dispatchEvent(new CustomEvent(request));
  if (family === 'tron' && found.length === 0) add(unannounced());
  return () => removeEventListener(announce, hear);
}

/**
 * Looks for wallets as long as the component is there. Wallets may announce themselves late.
 *
 * @param blockchain network of the quote; null where no wallet is to be looked for.
 */
export function useBrowserWallets(blockchain: string | null): readonly BrowserWallet[] {
  const [wallets, setWallets] = useState<readonly BrowserWallet[]>([]);
  useEffect(() => {
    const family = findNetwork(blockchain ?? '')?.family;
    return family === 'evm' || family === 'tron' ? watchWallets(family, setWallets) : undefined;
  }, [blockchain]);
  return wallets;
}
