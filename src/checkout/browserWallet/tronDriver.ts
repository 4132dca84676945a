/** Asks a wallet by TIP-1193 for one transfer on Tron. */
import { WalletError, type CreateDriver } from './wallet.js';

/** Makes the driver. */
export const tronDriver: CreateDriver = () => {
  throw new WalletError('failed');
};
