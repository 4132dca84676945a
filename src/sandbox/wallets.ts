/** Wallets: one per external id, with one clean address per currency. */
import type { NetworkSlug } from '../chains/networks.js';
import { addressFamily, deriveAddress, type AddressInput } from './addresses.js';
import type { SandboxCurrency } from './currencies.js';
import type { Random } from './random.js';

/** One address of a wallet, for one currency. */
export interface AddressRow {
  readonly id: string;
  readonly walletId: string;
  readonly currencyId: string;
  readonly blockchain: NetworkSlug;
  readonly address: string;
  readonly createdAt: number;
  /** No longer used: the next wallet call issues another one. */
  dirty: boolean;
}

/** One wallet. */
export interface Wallet {
  readonly id: string;
  readonly externalId: string;
  /** Input of its addresses; differs from the external id after a race only. */
  readonly owner: string;
  readonly createdAt: number;
  updatedAt: number | null;
  /** E-mail, IP and locale, as last sent. */
  meta: Readonly<Record<'email' | 'ip' | 'locale', string>>;
  readonly rows: AddressRow[];
  readonly rotations: Map<string, number>;
}

/** An address without a prefix such as `bitcoincash:`, EVM in lower case. */
function normalizeAddress(address: string): string {
  const bare = address.replace(/^[a-z]+:/, '');
  return bare.startsWith('0x') ? bare.toLowerCase() : bare;
}

/** Whether two texts are the same address in different spellings. */
export function isSameAddress(a: string, b: string): boolean {
  return a === b || normalizeAddress(a) === normalizeAddress(b);
}

/** All wallets of the store. */
export class Wallets {
  readonly #wallets: Wallet[] = [];
  /** The first wallet of each external id; there are more only after a race. */
  readonly #byExternalId = new Map<string, Wallet>();

  constructor(
    private readonly random: Random,
    private readonly addressOptions: Pick<AddressInput, 'seed' | 'dialect'>,
  ) {}

  /** Makes a wallet; a second one of the same external id has other addresses. */
  create(externalId: string, now: number): Wallet {
    const isFirst = !this.#byExternalId.has(externalId);
    const wallet: Wallet = {
      id: this.random.uuid(),
      externalId,
      owner: isFirst ? externalId : `${externalId} ${String(this.#wallets.length)}`,
      createdAt: now,
      updatedAt: null,
      meta: { email: '', ip: '', locale: '' },
      rows: [],
      rotations: new Map(),
    };
    if (isFirst) this.#byExternalId.set(externalId, wallet);
    this.#wallets.push(wallet);
    return wallet;
  }

  /** The clean address of each currency; missing ones are created. */
  addressesFor(wallet: Wallet, currencies: readonly SandboxCurrency[], now: number): AddressRow[] {
    return currencies.flatMap((currency) => {
      const { blockchain } = currency;
      if (blockchain === null) return [];
      const clean = wallet.rows.find((row) => row.currencyId === currency.id && !row.dirty);
      if (clean) return [clean];
      const rotation = wallet.rotations.get(addressFamily(blockchain)) ?? 0;
      const row: AddressRow = {
        id: this.random.uuid(),
        walletId: wallet.id,
        currencyId: currency.id,
        address: deriveAddress({
          ...this.addressOptions,
          owner: wallet.owner,
          blockchain,
          rotation,
        }),
        blockchain,
        createdAt: now,
        dirty: false,
      };
      wallet.rows.push(row);
      return [row];
    });
  }

  /** Marks an address dirty for every currency that shares it; false if it is unknown. */
  markDirty(address: string): boolean {
    const found = this.all().flatMap((wallet) =>
      wallet.rows
        .filter((row) => !row.dirty && isSameAddress(row.address, address))
        .map((row) => ({ wallet, row })),
    );
    for (const { row } of found) row.dirty = true;
    const first = found[0];
    if (!first) return false;
    const family = addressFamily(first.row.blockchain);
    first.wallet.rotations.set(family, (first.wallet.rotations.get(family) ?? 0) + 1);
    return true;
  }

  /** Finds the wallet of an external id, the first of several. */
  byExternalId(externalId: string): Wallet | undefined {
    return this.#byExternalId.get(externalId);
  }

  /** Finds an address, dirty or not, and its wallet. */
  byAddress(address: string): Wallet | undefined {
    return this.all().find((wallet) =>
      wallet.rows.some((row) => isSameAddress(row.address, address)),
    );
  }

  /** Every wallet, oldest first. */
  all(): Wallet[] {
    return [...this.#wallets];
  }
}
