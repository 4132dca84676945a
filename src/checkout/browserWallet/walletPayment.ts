/** Pays one quote from a wallet: one request at a time, and what is known of it. No React. */
import type { TransferRequest } from '../../chains/transferRequest.js';
import {
  claimRequest,
  findRequest,
  keepRequest,
  watchRequests,
  type WalletRequest,
} from './requests.js';
import { WalletError, type BrowserWallet, type CreateDriver, type WalletDriver } from './wallet.js';
import type { AskingStep, WalletState } from './walletState.js';

/** Long enough for a wallet to open its window. */
const SLOW_MS = 15_000;
const LOOK_EVERY_MS = 4_000;
/** After a reload nothing follows a transaction. If the store has not detected it by then, it may be lost. */
const OLD_MS = 30 * 60_000;

/** What a payment follows of the page. */
export interface WalletPaymentPage {
  /** The transfer that is wanted now; null once the price has ended. */
  readonly wanted: TransferRequest | null;
  /** Called once for each transaction that a wallet has sent. */
  readonly onSent: (txHash: string) => void;
}

/** A payment that a screen can follow. */
export interface WalletPayment {
  readonly state: () => WalletState;
  /** What the page wants from now on. Until the first call no wallet is asked. */
  readonly update: (page: WalletPaymentPage) => void;
  /** @returns ends it. What a wallet answers later is still kept for the order. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks this wallet, unless one is being asked or was asked before: then the state is `question`. */
  readonly pay: (wallet: BrowserWallet) => void;
  /** The answer to the question: ask again. */
  readonly again: () => void;
  /** Stops waiting, or leaves the question. A request that the wallet shows already stays there. */
  readonly back: () => void;
  /** The store knows of these transactions, so they are no longer waited for. */
  readonly arrived: (txHashes: readonly string[]) => void;
}

/** One spelling of a hash: the service may leave out `0x`. */
const plain = (txHash?: string | null) => txHash?.toLowerCase().replace(/^0x/, '');

/**
 * Starts with what this browser knows of the order.
 *
 * @param order its reference.
 * @param loadDriver what asks wallets of a family.
 */
export function createWalletPayment(
  order: string,
  loadDriver: (family: BrowserWallet['family']) => Promise<CreateDriver>,
): WalletPayment {
  let page: WalletPaymentPage | undefined;
  const listeners = new Set<() => void>();
  /** Of the last transaction that was shown. */
  let followed: Extract<WalletState, { status: 'sent' }> | undefined;
  let state: WalletState = knownState();
  /** Of the attempt on the screen: another number means that the shopper has left it. */
  let attempt = 0;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;

  function knownState(): WalletState {
    const request = findRequest(order);
    if (!request?.txHash) return { status: 'ready' };
    const { txHash, network, at } = request;
    if (followed?.txHash === txHash) return followed;
    const fate = Date.now() - at > OLD_MS ? 'dropped' : 'pending';
    return { status: 'sent', txHash, network, fate };
  }

  function show(next: WalletState): void {
    state = next;
    if (next.status === 'sent') followed = next;
    clearTimeout(slow);
    for (const listener of listeners) listener();
  }

  /** Follows a transaction while a screen shows it. */
  function follow(driver: WalletDriver, txHash: string, account: string): void {
    clearTimeout(looking);
    looking = setTimeout(() => {
      void driver.look(txHash, account).then((fate) => {
        if (state.status !== 'sent' || state.txHash !== txHash) return;
        // It cannot pay any more, so the next press needs no question.
        if (fate === 'failed' && findRequest(order)?.txHash === txHash) keepRequest(order, null);
        if (fate !== state.fate) show({ ...state, fate });
        if (fate === 'pending' && listeners.size > 0) follow(driver, txHash, account);
      });
    }, LOOK_EVERY_MS);
  }

  /**
   * Asks for one transfer, with all that comes before it.
   *
   * @param known what the shopper was asked about, if anything.
   * @param stay throws once the shopper has stopped waiting, or the page wants another transfer: then nothing more
   *   is asked.
   */
  async function run(
    wallet: BrowserWallet,
    known: WalletRequest | undefined,
    stay: () => void,
  ): Promise<void> {
    const request = page?.wanted;
    if (!request) return;
    const step = (status: AskingStep) => {
      stay();
      show({ status, wallet, slow: false });
      slow = setTimeout(() => show({ status, wallet, slow: true }), SLOW_MS);
    };
    step('connecting');
    const createDriver = await loadDriver(wallet.family);
    stay();
    const driver = createDriver(wallet.provider, request);
    const account = await driver.connect();
    stay();
    if (!(await driver.isOnNetwork())) {
      step('switching');
      await driver.switchNetwork();
    }
    step('checking');
    await driver.checkAccount(account);
    stay();
    const network = request.network.slug;
    const mine = await claimRequest(order, network, known);
    if (!mine) {
      stay();
      showQuestion(wallet);
      return;
    }
    let isAsked = false as boolean;
    const onAsk = () => {
      stay();
      isAsked = true;
    };
    try {
      step('asking');
      const txHash = await driver.send(account, onAsk);
      // A transaction is out: from now on that is what matters, whatever the screen shows.
      keepRequest(order, { ...mine, txHash, at: Date.now() });
      attempt += 1;
      show({ status: 'sent', txHash, network, fate: 'pending' });
      page?.onSent(txHash);
      follow(driver, txHash, account);
    } catch (error) {
      const { problem, txHash } =
        error instanceof WalletError ? error : new WalletError('uncertain');
      if (isAsked && problem === 'uncertain') {
        if (txHash !== null) keepRequest(order, { ...mine, txHash });
      } else if (findRequest(order)?.at === mine.at) {
        // Nothing came of the claim: what was known before is known again.
        keepRequest(order, known ?? null);
      }
      throw error;
    }
  }

  function showQuestion(wallet: BrowserWallet): void {
    const { txHash = null, network = '' } = findRequest(order) ?? {};
    show({ status: 'question', wallet, txHash, network });
  }

  function start(wallet: BrowserWallet, known?: WalletRequest): void {
    const mine = ++attempt;
    const isLeft = () => attempt !== mine;
    const stay = () => {
      if (isLeft()) throw new WalletError('refused');
    };
    run(wallet, known, stay).catch((error: unknown) => {
      // The shopper has stopped waiting, so the error is not shown.
      if (isLeft()) return;
      const problem = error instanceof WalletError ? error.problem : 'failed';
      show({ status: 'stopped', wallet, problem });
    });
  }

  const isAsking = (): boolean => 'slow' in state;
  const shownHash = () => ('txHash' in state ? state.txHash : null);

  function back(): void {
    attempt += 1;
    show(knownState());
  }

  return {
    state: () => state,
    update(next) {
      const isSame = page?.wanted === next.wanted;
      page = next;
      // The price has ended, or a part has arrived: a wallet's window would show another amount than the page.
      if (!isSame && isAsking()) back();
    },

    subscribe(onChange) {
      listeners.add(onChange);
      const unwatch = watchRequests(() => {
        const next = knownState();
        if (!isAsking() && next.status === 'sent' && next.txHash !== shownHash()) show(next);
      });
      return () => {
        listeners.delete(onChange);
        unwatch();
      };
    },

    pay(wallet) {
      if (isAsking()) return;
      if (findRequest(order)) showQuestion(wallet);
      else start(wallet);
    },

    again() {
      if (state.status === 'question') start(state.wallet, findRequest(order));
    },

    back,

    arrived(txHashes) {
      const known = txHashes.map(plain);
      const isIn = (txHash?: string | null) => known.includes(plain(txHash));
      const isKept = isIn(findRequest(order)?.txHash);
      if (isKept) keepRequest(order, null);
      // Another tab may have removed it first.
      if (!isAsking() && (isKept || isIn(shownHash()))) show({ status: 'ready' });
    },
  };
}
