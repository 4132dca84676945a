/** Addresses of the sandbox: valid for their network, and derived from public input only. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { addressFamily, deriveAddress } from '../../src/sandbox/addresses.js';
import { NETWORKS } from '../../src/chains/networks.js';
import { DIALECTS, start } from './start.js';
import { runs } from '../support/runs.js';

const FORMS: Readonly<Record<string, RegExp>> = {
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  bitcoin: /^bc1q[02-9ac-hj-np-z]{38}$/,
  litecoin: /^ltc1q[02-9ac-hj-np-z]{38}$/,
  bitcoincash: /^(bitcoincash:)?q[02-9ac-hj-np-z]{41}$/,
  dogecoin: /^D[1-9A-HJ-NP-Za-km-z]{33}$/,
  evm: /^0x[0-9a-fA-F]{40}$/,
};

describe('a derived address', () => {
  it('passes the checks of its network for any owner', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NETWORKS),
        fc.constantFrom(...DIALECTS),
        fc.string(),
        fc.string(),
        fc.nat(50),
        ({ slug: blockchain }, dialect, seed, owner, rotation) => {
          const address = deriveAddress({ seed, owner, blockchain, rotation, dialect });
          expect(checkAddress(blockchain, address)).toMatchObject({ status: 'valid' });
          expect(address).toMatch(FORMS[addressFamily(blockchain)] ?? /^$/);
          expect(deriveAddress({ seed, owner, blockchain, rotation, dialect })).toBe(address);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('differs for each seed, owner and rotation', () => {
    const base = {
      seed: 's',
      owner: 'o',
      blockchain: 'tron',
      rotation: 0,
      dialect: 'deployed',
    } as const;
    const all = [
      base,
      { ...base, seed: 't' },
      { ...base, owner: 'p' },
      { ...base, rotation: 1 },
      // Parts are kept apart: "so" + "" is not "s" + "o".
      { ...base, seed: 'so', owner: '' },
    ].map(deriveAddress);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is the same address with a checksum as documented and in lower case as deployed', () => {
    const base = { seed: 's', owner: 'o', blockchain: 'ethereum', rotation: 0 } as const;
    const documented = deriveAddress({ ...base, dialect: 'documented' });
    const deployed = deriveAddress({ ...base, dialect: 'deployed' });
    expect(documented).not.toBe(deployed);
    expect(documented.toLowerCase()).toBe(deployed);
    expect(checkAddress('ethereum', deployed)).toEqual({ status: 'valid', address: documented });
  });
});

describe.each(DIALECTS)('a wallet of the %s service', (dialect) => {
  it('has 22 addresses, six of them distinct, one for all EVM networks', async () => {
    const { client } = start({ dialect });
    const { address } = await client.createWallet({ store_external_id: 'order-1' });
    expect(address).toHaveLength(22);
    expect(new Set(address.map((row) => row.address)).size).toBe(6);
    const evm = ['ethereum', 'bsc', 'polygon', 'arbitrum'];
    const onEvm = address.filter(({ blockchain }) => evm.includes(blockchain));
    expect(onEvm).toHaveLength(16);
    expect(new Set(onEvm.map((row) => row.address)).size).toBe(1);
  });
});
