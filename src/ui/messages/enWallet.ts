/** English of paying from a wallet of the browser; in the split build it comes with that part. */

/** Why a wallet was not asked, or did not send: what happened, then what to do. */
const walletProblems = {
  refused: 'Request declined. Nothing was sent.',
  locked: 'Your wallet is locked or showed no account. Unlock it, then try again.',
  busy: 'Your wallet has another request open. Answer it there, then try again.',
  contract_account:
    'This is a smart account, such as a Safe. The payment service may not notice payments from it. Choose another account in your wallet, or scan the code with another wallet.',
  account_changed: 'The account in your wallet changed. Nothing was sent. Try again.',
  wrong_token:
    'Your wallet and the store disagree about this token. Nothing was sent. Choose another currency or contact the store.',
  no_answer: 'Your wallet didn’t answer. Nothing was sent. Open it, then try again.',
  failed: 'Your wallet reported an error. Nothing was sent. Try again, or pay with the code.',
  uncertain:
    'Your wallet reported an error, and the payment may have been sent. Check your wallet before you pay again.',
};

/** What became of a payment that a wallet sent. None of them says that it is paid. */
const walletFates = {
  pending: 'Sent. Waiting for the network.',
  included: 'Sent, and on the network. Waiting for the store to detect it.',
  failed: 'This payment failed on the network. The amount wasn’t sent. You can pay again.',
  replaced:
    'This payment was sped up or cancelled in your wallet. Look there before you pay again.',
  dropped: 'The network may have dropped this payment. Check your wallet before you pay again.',
};

/** Sentences of paying from a wallet of the browser, beside those that all screens share. */
export const enWallet = {
  walletPay: 'Pay with a browser wallet',
  /** A wallet is put in by its own name: `MetaMask`. */
  walletPayWith: (wallet: string) => `Pay with ${wallet}`,
  /** Among several wallets, after one of them did not send. */
  walletOther: 'Another wallet',

  walletConnect: (wallet: string) => `Approve the connection in ${wallet}.`,
  walletSwitch: (wallet: string, network: string) => `Switch to ${network} in ${wallet}.`,
  /** With the amount and its code: `25.10 USDT`. */
  walletConfirm: (wallet: string, amount: string, network: string) =>
    `Confirm ${amount} on ${network} in ${wallet}.`,
  walletSlow: (wallet: string) => `Nothing happening? Open ${wallet}.`,
  /** It does not take back what the wallet was asked. */
  walletStop: 'Stop waiting',

  walletProblems,
  walletWrongNetwork: (network: string) =>
    `Your wallet is on another network. Switch to ${network} there, then try again.`,
  walletNotEnough: (code: string) =>
    `Not enough ${code} in this account. Choose another account in your wallet, then try again.`,
  /** The coin that pays the network's fee: `TRX`. */
  walletNoFee: (code: string) =>
    `This account has no ${code} for the network fee. Add a little, then try again.`,

  walletQuestion: 'You may have paid already',
  /** Whether it was sent is not known. */
  walletAsked:
    'A wallet was already asked to pay this order. Check it before you pay again, or you could pay twice.',
  /** It was sent: its transaction stands below. */
  walletWasSent:
    'A payment for this order was already sent from a wallet. If you pay again, you could pay twice.',
  walletPayAgain: 'Pay again',
  walletBack: 'Back',

  walletFates,
  walletCopyHash: 'Copy transaction ID',
};
