/** Where paying from a browser wallet stands, as the screen shows it. */
import type { BrowserWallet, Fate, WalletProblem } from './wallet.js';

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
