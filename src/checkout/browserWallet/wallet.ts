/** Wallets that announce themselves to the page, what each kind of them can do, and where paying from one stands. */
import type { NetworkFamily } from '../../chains/networks.js';
import type { TransferRequest } from '../../chains/transferRequest.js';

/** A provider by EIP-1193 or TIP-1193. Everything that it answers is checked where it is read. */
export interface Provider {
  readonly request: (call: {
    readonly method: string;
    readonly params?: unknown;
  }) => Promise<unknown>;
  readonly on?: (event: string, listener: (value: unknown) => void) => unknown;
  readonly removeListener?: (event: string, listener: (value: unknown) => void) => unknown;
  /** TIP-1193: what reads, signs and sends on Tron, once the shopper has connected. */
  readonly tronWeb?: unknown;
}

/** One wallet of the browser. */
export interface BrowserWallet {
  /** Unique on this page. */
  readonly id: string;
  /** As it calls itself, without control characters, at most 24 characters. */
  readonly name: string;
  /** A picture as a `data:` address, drawn as an image only; null if there is none that is safe. */
  readonly icon: string | null;
  readonly family: Exclude<NetworkFamily, 'bitcoin'>;
  readonly provider: Provider;
}

/** Why a wallet was not asked to send, or did not. */
export type WalletProblem =
  /** The shopper said no. */
  | 'refused'
  /** It is locked, or showed no account. */
  | 'locked'
  /** It has an earlier request open. */
  | 'busy'
  /** It stayed on another network. */
  | 'wrong_network'
  /** Less of the currency than the amount. */
  | 'not_enough'
  /** None of the coin that pays the network's fee. */
  | 'no_fee_coin'
  /** The account is a contract, such as a Safe: the service may not notice what it sends. */
  | 'contract_account'
  /** Another account was chosen meanwhile. */
  | 'account_changed'
  /** The token's contract has another symbol or other decimals than the listing says. */
  | 'wrong_token'
  /** It did not answer a question. */
  | 'no_answer'
  /** It answered with an error, and it is certain that nothing was sent. */
  | 'failed'
  /** It answered with an error, or another network, and something may have been sent. */
  | 'uncertain';

/** What a driver throws. */
export class WalletError extends Error {
  readonly problem: WalletProblem;
  /** Of a transaction that the wallet says it has sent, perhaps not as it was asked to. */
  readonly txHash: string | null;
  constructor(problem: WalletProblem, txHash: string | null = null) {
    super(problem);
    this.problem = problem;
    this.txHash = txHash;
  }
}

/** What became of a transaction, as far as the wallet's own node knows. */
export type Fate = 'pending' | 'included' | 'failed' | 'replaced' | 'dropped';

/**
 * How one kind of wallet is asked. Each method throws a {@link WalletError}. None but `send` can move money,
 * and `send` asks for exactly the transfer that the driver was made for.
 */
export interface WalletDriver {
  /** Asks to connect. @returns the account in its canonical spelling. */
  connect(): Promise<string>;
  /** Whether the wallet is on the transfer's network. */
  isOnNetwork(): Promise<boolean>;
  /** Asks the wallet to change to the network, and reads back that it did. */
  switchNetwork(): Promise<void>;
  /** Looks whether the account can pay. What the wallet does not let us read is no objection. */
  checkAccount(account: string): Promise<void>;
  /**
   * Asks for the transfer, after the account and the network have been read once more. The network is read
   * again after it.
   *
   * @param onAsk called just before the wallet is asked: from then on something may be sent.
   * @returns the transaction's hash as explorers write it.
   */
  send(account: string, onAsk: () => void): Promise<string>;
  /** Looks for the transaction. Never throws: what cannot be read is `pending`. */
  look(txHash: string, account: string): Promise<Fate>;
}

/** Makes the driver of a wallet for one transfer. */
export type CreateDriver = (provider: Provider, request: TransferRequest) => WalletDriver;

/** While the wallet is being asked, in this order; `switching` only where it is on another network. */
export type AskingStep = 'connecting' | 'switching' | 'checking' | 'asking';

/** Exactly one at a time. None of them says "paid": only the store does. */
export type WalletState =
  | { readonly status: 'ready' }
  | {
      readonly status: AskingStep;
      readonly wallet: BrowserWallet;
      /** It has not answered for a while: the shopper may have to open it, and may stop waiting. */
      readonly slow: boolean;
    }
  | { readonly status: 'stopped'; readonly wallet: BrowserWallet; readonly problem: WalletProblem }
  /**
   * A wallet was asked before for this order, on this page or another: ask again? `txHash` is that of a
   * transaction that was sent; null if it is not known whether one was.
   */
  | {
      readonly status: 'question';
      readonly wallet: BrowserWallet;
      readonly txHash: string | null;
      /** Slug of the network of that transaction. */
      readonly network: string;
    }
  /** The wallet sent a transaction. The store has not seen it yet. */
  | {
      readonly status: 'sent';
      readonly txHash: string;
      readonly network: string;
      readonly fate: Fate;
    };
