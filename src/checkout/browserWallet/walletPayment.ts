/** Pays one quote from a wallet: one request at a time, and what is known of it. No React. */
import type { TransferRequest } from '../../chains/transferRequest.js';
import {
  findRequest,
  keepRequest,
  watchRequests,
  type WalletRequest,
  claimRequest,
} from './requests.js';
import {
  type AskingStep,
  type BrowserWallet,
  type Fate,
  type WalletDriver,
  WalletError,
  type WalletState,
  type CreateDriver,
} from './wallet.js';

/** Loads what asks wallets of a family. */
type LoadDriver = (family: BrowserWallet['family']) => Promise<CreateDriver>;

/** What is asked of which wallet. */
interface Asking {
  /** Reference of the order. */
  readonly order: string;
  readonly wallet: BrowserWallet;
  readonly request: TransferRequest;
  /** What the shopper was asked about, if anything. */
  readonly earlier: WalletRequest | undefined;
  readonly loadDriver: LoadDriver;
  /** Throws once the shopper has stopped waiting, or the page wants another transfer: then nothing more is asked. */
  readonly stay: () => void;
  readonly onStep: (step: AskingStep) => void;
}

/** A transaction that a wallet has sent, and who may look what becomes of it. */
interface SentTransfer {
  readonly driver: WalletDriver;
  readonly account: string;
  readonly txHash: string;
  /** Slug. */
  readonly network: string;
}

/**
 * Asks for one transfer, with all that comes before it.
 *
 * @returns null if another page has asked a wallet meanwhile, so that the shopper has to say whether to ask again.
 * @throws WalletError
 */
async function askForTransfer(asking: Asking): Promise<SentTransfer | null> {
  const { order, wallet, request, earlier, loadDriver, stay, onStep } = asking;
  const step = (begun: AskingStep) => {
    stay();
    onStep(begun);
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
  const mine = await claimRequest(order, network, earlier);
  if (!mine) {
    stay();
    return null;
  }
  let isAsked = false as boolean;
  const onAsk = () => {
    stay();
    isAsked = true;
  };
  try {
    step('asking');
    const txHash = await driver.send(account, onAsk);
    keepRequest(order, { ...mine, txHash, at: Date.now() });
    return { driver, account, txHash, network };
  } catch (error) {
    const { problem, txHash } = error instanceof WalletError ? error : new WalletError('uncertain');
    if (isAsked && problem === 'uncertain') {
      if (txHash !== null) keepRequest(order, { ...mine, txHash });
    } else if (findRequest(order)?.at === mine.at) {
      // Nothing came of the claim: what was known before is known again.
      keepRequest(order, earlier ?? null);
    }
    throw error;
  }
}

/** Long enough for a wallet to open its window. */
const SLOW_MS = 15_000;
const LOOK_EVERY_MS = 4_000;
/** After a reload nothing follows a transaction. If the store has not detected it by then, it may be lost. */
const OLD_MS = 30 * 60_000;

/** Looks for a transaction until its fate is known. @param onFate says whether to go on. */
async function followTransaction(
  driver: WalletDriver,
  txHash: string,
  account: string,
  onFate: (fate: Fate) => boolean,
): Promise<void> {
  let fate: Fate;
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    fate = await driver.look(txHash, account);
  } while (onFate(fate) && fate === 'pending');
}

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

/** The state on the screen. It begins with what this browser knows of the order, and says when a wallet is slow. */
function createScreen(order: string) {
  const listeners = new Set<() => void>();
  /** Of the last transaction that was shown. */
  let followed: Extract<WalletState, { status: 'sent' }> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let state = known();

  function known(): WalletState {
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
    if ('slow' in next && !next.slow) {
      slow = setTimeout(() => show({ ...next, slow: true }), SLOW_MS);
    }
    for (const listener of listeners) listener();
  }

  return {
    ...{ known, show, listeners },
    state: () => state,
    isAsking: () => 'slow' in state,
    shownHash: () => ('txHash' in state ? state.txHash : null),
  };
}

/** Starts with what this browser knows of the order. @param order its reference. */
export function createWalletPayment(order: string, loadDriver: LoadDriver): WalletPayment {
  const { state, isAsking, shownHash, known, show, listeners } = createScreen(order);
  let page: WalletPaymentPage | undefined;
  /** Of the attempt on the screen: another number means that the shopper has left it. */
  let attempt = 0;
  function showQuestion(wallet: BrowserWallet): void {
    const { txHash = null, network = '' } = findRequest(order) ?? {};
    show({ status: 'question', wallet, txHash, network });
  }

  function showSent({ driver, account, txHash, network }: SentTransfer): void {
    // A transaction is out: from now on that is what matters, whatever the screen shows.
    attempt += 1;
    show({ status: 'sent', txHash, network, fate: 'pending' });
    void followTransaction(driver, txHash, account, (fate) => {
      const shown = state();
      if (shown.status !== 'sent' || shown.txHash !== txHash) return false;
      // It cannot pay any more, so the next press needs no question.
      if (fate === 'failed' && findRequest(order)?.txHash === txHash) keepRequest(order, null);
      if (fate !== shown.fate) show({ ...shown, fate });
      return listeners.size > 0;
    });
    page?.onSent(txHash);
  }

  function start(wallet: BrowserWallet, earlier?: WalletRequest): void {
    const request = page?.wanted;
    if (!request) return;
    const mine = ++attempt;
    const isLeft = () => attempt !== mine;
    const stay = () => {
      if (isLeft()) throw new WalletError('refused');
    };
    const onStep = (status: AskingStep) => show({ status, wallet, slow: false });
    askForTransfer({ order, wallet, request, earlier, loadDriver, stay, onStep }).then(
      (sent) => (sent ? showSent(sent) : showQuestion(wallet)),
      (error: unknown) => {
        // The shopper has stopped waiting, so the error is not shown.
        if (isLeft()) return;
        const problem = error instanceof WalletError ? error.problem : 'failed';
        show({ status: 'stopped', wallet, problem });
      },
    );
  }

  function back(): void {
    attempt += 1;
    show(known());
  }

  return {
    state,
    update(next) {
      const isSame = page?.wanted === next.wanted;
      page = next;
      // The price has ended, or a part has arrived: a wallet's window would show another amount than the page.
      if (!isSame && isAsking()) back();
    },

    subscribe(onChange) {
      listeners.add(onChange);
      const unwatch = watchRequests(() => {
        const next = known();
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
      const shown = state();
      if (shown.status === 'question') start(shown.wallet, findRequest(order));
    },

    back,

    arrived(txHashes) {
      const detected = txHashes.map(plain);
      const isIn = (txHash?: string | null) => detected.includes(plain(txHash));
      const isKept = isIn(findRequest(order)?.txHash);
      if (isKept) keepRequest(order, null);
      // Another tab may have removed it first.
      if (!isAsking() && (isKept || isIn(shownHash()))) show({ status: 'ready' });
    },
  };
}
