/**
 * What wallets were asked to pay in this browser, so that none is asked twice for one order without a question:
 * not by a second press, not in a second tab, not after a reload.
 */
import { toJson } from '../../contract/standardBuiltins.js';
import { readStorage, writeStorage } from '../../ui/storage.js';

/** One order's last request. */
export interface WalletRequest {
  /** Reference of the order. */
  readonly order: string;
  /** Of the transaction; null while it is not known whether one was sent. */
  readonly txHash: string | null;
  /** Slug of the transfer's network: the order may have a quote on another one since. */
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'till-wallet-requests';
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const MOST = 20;

/** On this page: the storage event only reaches other pages. */
const watchers = new Set<() => void>();

/** A request of this day. Checks only what is shown or counted; the other fields are only compared. */
function isRequest(value: unknown): value is WalletRequest {
  const { txHash, at } = (value ?? {}) as WalletRequest;
  return (txHash === null || typeof txHash === 'string') && Date.now() - at < KEPT_FOR_MS;
}

function list(): readonly WalletRequest[] {
  try {
    const stored: unknown = JSON.parse(readStorage('localStorage', KEY) ?? '[]');
    return (stored as readonly unknown[]).filter(isRequest);
  } catch {
    // It holds something else than a list.
    return [];
  }
}

/** The last request of an order, of this day. */
export const findRequest = (order: string): WalletRequest | undefined =>
  list().find((request) => request.order === order);

/** Keeps an order's last request, or forgets it. */
export function keepRequest(order: string, request: WalletRequest | null): void {
  const others = list().filter((one) => one.order !== order);
  const requests = request ? [request, ...others].slice(0, MOST) : others;
  writeStorage('localStorage', KEY, toJson(requests));
  for (const watcher of watchers) watcher();
}

/**
 * Keeps a request that is about to be made, unless another page has made one meanwhile.
 *
 * @param known the request that the shopper was asked about.
 * @returns the request; null if it must not be made.
 */
export async function claimRequest(
  order: string,
  network: string,
  known: WalletRequest | undefined,
): Promise<WalletRequest | null> {
  const claim = (): WalletRequest | null => {
    const last = findRequest(order);
    if (last && (last.at !== known?.at || last.txHash !== known.txHash)) return null;
    const mine = { order, network, txHash: null, at: Date.now() };
    keepRequest(order, mine);
    return mine;
  };
  // Without a lock (no TLS, or storage is blocked), two tabs pressed in the same instant are not told apart.
  try {
    return await navigator.locks.request(KEY, claim);
  } catch {
    return claim();
  }
}

/** Calls back when a request was made or ended, on this page or another of this store. @returns ends it. */
export function watchRequests(onChange: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === KEY) onChange();
  };
  watchers.add(onChange);
  addEventListener('storage', look);
  return () => {
    watchers.delete(onChange);
    removeEventListener('storage', look);
  };
}
