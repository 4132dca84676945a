/** Address of the processing wallet of a network, from which withdrawals are paid. */
import { deriveAddress } from './addresses.js';
import type { SandboxNetwork } from './networks.js';
import type { World } from './world.js';

/** One address for each network family, unpayable like all others of the sandbox. */
export function processingAddress({ seed, dialect }: World, { family }: SandboxNetwork): string {
  return deriveAddress({ seed, owner: 'processing wallet', family, rotation: 0, dialect });
}
