/** One request to a wallet: connecting, the network, the account, and then the transfer. */
import type { TransferRequest } from '../../chains/transferRequest.js';
import { claimRequest, findRequest, keepRequest, type WalletRequest } from './requests.js';
import {
  type AskingStep,
  type BrowserWallet,
  type CreateDriver,
  type WalletDriver,
  WalletError,
} from './wallet.js';

/** Loads what asks wallets of a family. */
export type LoadDriver = (family: BrowserWallet['family']) => Promise<CreateDriver>;

/** What is asked of which wallet. */
export interface Asking {
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
export interface SentTransfer {
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
export async function askForTransfer(asking: Asking): Promise<SentTransfer | null> {
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
