/** Our own sign for a wallet on this device. */
import { Icon } from '../ui/Icon.js';
import { walletIcon } from '../ui/icons.js';

/** Draws it. */
export function WalletIcon() {
  return <Icon of={walletIcon} />;
}
