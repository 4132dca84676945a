/** Fee figures of a processing wallet (`additional_data` of operation 7): constants that look right. */
import type { SandboxNetwork } from './networks.js';
import type { World } from './world.js';

const TRON = {
  tron_transfer_data: { max_transfers_trc20: '4', max_transfers_native: '346' },
  available_energy_for_use: '0',
  total_energy: '0',
  available_bandwidth_for_use: '600',
  total_bandwidth: '600',
  stacked_trx: '0',
  stacked_bandwidth: '0',
  stacked_energy: '0',
  stacked_bandwidth_trx: '0',
  stacked_energy_trx: '0',
  total_used_energy: '0',
  total_used_bandwidth: '0',
};

/** Costs are in coins, the gas price is in wei (`docs/service.md §17`). */
const EVM = {
  suggested_gas_price: '1500000000',
  max_transfers_erc20: '5128',
  max_transfers_native: '15873',
  cost_per_erc20: '0.0000975',
  cost_per_native: '0.0000315',
  is_l2: false,
  l1_data_fee_estimate: '',
};

/**
 * `documented`: both sub-objects, as the document lists them. `deployed`: only the network's own, and
 * null for Bitcoin-like networks, whose wallets lack the whole object (`docs/service.md §17`).
 */
export function chainFigures(
  { dialect }: World,
  { slug, family }: SandboxNetwork,
): Record<string, unknown> | null {
  const evm =
    slug === 'arbitrum' ? { ...EVM, is_l2: true, l1_data_fee_estimate: '0.0000021' } : EVM;
  if (dialect === 'documented') return { evm_data: evm, tron_data: TRON };
  if (family === 'evm') return { evm_data: evm };
  return family === 'tron' ? { tron_data: TRON } : null;
}
