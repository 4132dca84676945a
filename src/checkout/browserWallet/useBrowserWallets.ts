/** The wallets of this browser that can pay a quote. */
import { useEffect } from 'react';
import { findNetwork } from '../../chains/networks.js';
import { watchWallets } from './discovery.js';
import type { BrowserWallet } from './wallet.js';

/**
 * Looks for wallets as long as the component is there.
 *
 * @param blockchain network of the quote; null where no wallet is to be looked for.
 * @param onFound must be stable.
 */
export function useBrowserWallets(
  blockchain: string | null,
  onFound: (wallets: readonly BrowserWallet[]) => void,
): void {
  useEffect(() => {
    const family = findNetwork(blockchain ?? '')?.family;
    return family === 'evm' || family === 'tron' ? watchWallets(family, onFound) : undefined;
  }, [blockchain, onFound]);
}
