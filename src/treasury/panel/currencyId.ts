/** What the service's id of a currency says by itself: `USDT.Tron` (`docs/service.md §13`). Pure. */
import { NETWORKS } from '../../chains/networks.js';

/** The ticker. */
export const codeOf = (currencyId: string): string => currencyId.split('.')[0] ?? currencyId;

const plain = (name: string): string => name.replaceAll(' ', '').toLowerCase();

/** Name of the network, as people write it: "BNB Smart Chain" of `USDT.BNBSmartChain`. Empty without one. */
export function networkOf(currencyId: string): string {
  const name = currencyId.split('.')[1] ?? '';
  return NETWORKS.find((network) => plain(network.name) === plain(name))?.name ?? name;
}
