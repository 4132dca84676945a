/** The wallets of this browser that can pay on a network. */
import { useEffect, useState } from 'react';
import { findNetwork } from '../../chains/networks.js';
import { watchWallets } from './discovery.js';
import type { BrowserWallet } from './wallet.js';

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
