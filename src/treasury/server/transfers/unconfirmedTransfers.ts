/** Unconfirmed transfers, with what the ledger knows about their two addresses. */
import { leftOutOf } from '../../../api/droppedEntries.js';
import type { UnconfirmedTransfer } from '../../../api/transfers.js';
import { checkAddress } from '../../../chains/address.js';
import { transactionUrl } from '../../../chains/explorer.js';
import { networkName } from '../../../chains/networks.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type {
  UnconfirmedTransfersView,
  UnconfirmedTransferView,
} from '../../contract/unconfirmed.js';
import { plainText } from '../../../contract/plainLine.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import { createTtlCache } from '../../../async/ttlCache.js';
import type { TreasuryService } from '../treasuryService.js';
import type { AddressBook } from '../../../server/checkouts/addressBook.js';

/** Shorter than the panel's poll interval, so that each poll gets something new. */
const FRESH_MS = 2_000;
const ONE = 'unconfirmed';
/** Longer than any address or hash in use. */
const LONGEST = 128;

const line = (text: string): string => plainText(text, LONGEST);

/** The earliest time that the service gives; some are unset (`docs/service.md §16`). */
function earliest(transfer: UnconfirmedTransfer): string | null {
  const { network_created_at, created_at, updated_at } = transfer;
  const times = [network_created_at, created_at, updated_at].flatMap((time) => time ?? []);
  return times.sort()[0] ?? null;
}

/**
 * The direction of a transfer by this store's ledger alone: the service lists the transfers of all stores
 * of an owner, and its documents disagree about their direction.
 */
function endsOf({ to_address, from_address }: UnconfirmedTransfer, addresses: AddressBook) {
  const owner = addresses.ownerOf(to_address);
  const order = owner === undefined ? null : orderOfStream(owner);
  if (order) return { direction: 'in', order };
  const isOurs = from_address !== null && addresses.ownerOf(from_address) !== undefined;
  return { direction: isOurs ? 'out' : 'unknown', order: null };
}

/** In its canonical spelling; null if it is not an address of that network, so that it is never shown. */
function verifiedAddress(blockchain: string, address: string | null): string | null {
  const check = checkAddress(blockchain, address ?? '');
  return check.status === 'invalid' ? null : line(check.address);
}

function transferView(
  transfer: UnconfirmedTransfer,
  { currencies, addresses }: { currencies: readonly CurrencyView[]; addresses: AddressBook },
): UnconfirmedTransferView {
  const { blockchain, currency_id, tx_hash, bc_uniq_key } = transfer;
  const listed = currencies.find(({ id }) => id === currency_id);
  return {
    id: line(transfer.id ?? [blockchain, tx_hash, bc_uniq_key ?? ''].join(':')),
    code: listed?.code ?? line(currency_id),
    blockchain: line(blockchain),
    networkName: line(networkName(blockchain)),
    amount: transfer.amount,
    amountUsd: transfer.amount_usd,
    fromAddress: verifiedAddress(blockchain, transfer.from_address),
    toAddress: verifiedAddress(blockchain, transfer.to_address),
    txHash: line(tx_hash),
    explorerUrl: transactionUrl(blockchain, tx_hash),
    at: earliest(transfer),
    ...endsOf(transfer, addresses),
  };
}

/** Gives rows with the same id ids of their own, so that a list can use them as keys. */
function withOwnIds(transfers: readonly UnconfirmedTransferView[]): UnconfirmedTransferView[] {
  const seen = new Map<string, number>();
  return transfers.map((transfer) => {
    const count = (seen.get(transfer.id) ?? 0) + 1;
    seen.set(transfer.id, count);
    return count === 1 ? transfer : { ...transfer, id: `${transfer.id}#${String(count)}` };
  });
}

/** Makes the reader of one handler. */
export function createUnconfirmedTransfers(parts: {
  readonly service: Pick<TreasuryService, 'listUnconfirmedTransfers'>;
  readonly currencies: () => Promise<readonly CurrencyView[]>;
  readonly addresses: AddressBook;
  readonly now: () => number;
}): () => Promise<UnconfirmedTransfersView> {
  const { service, addresses, now } = parts;
  const read = async () => ({ rows: await service.listUnconfirmedTransfers(), at: now() });
  const fresh = createTtlCache<Awaited<ReturnType<typeof read>>>({ now, ttlMs: FRESH_MS });

  return async () => {
    const { rows, at } = await fresh.get(ONE, read);
    const [currencies] = await Promise.all([parts.currencies(), addresses.catchUp()]);
    const transfers = rows.map((row) => transferView(row, { currencies, addresses }));
    const unreadable = leftOutOf(rows).length;
    return {
      transfers: withOwnIds(transfers),
      ...(unreadable === 0 ? {} : { unreadable }),
      at: new Date(at).toISOString(),
    };
  };
}
