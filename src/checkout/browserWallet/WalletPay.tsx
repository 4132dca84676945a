/** Pay from a wallet of the browser, from values alone: the button, what to do in the wallet, what came of it. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { transactionUrl } from '../../chains/explorer.js';
import { nativeCode } from '../../chains/networks.js';
import type { QuoteView } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimalString.js';
import { formatCrypto } from '../../money/format.js';
import { Icon } from '../../ui/Icon.js';
import { aheadIcon, downIcon, externalIcon, walletIcon } from '../../ui/icons.js';
import { enWallet } from '../../ui/messages/enWallet.js';
import { Notice, type NoticeProps } from '../../ui/Notice.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { CopyRow } from '../CopyRow.js';
import type { BrowserWallet, Fate, WalletProblem } from './wallet.js';
import type { AskingStep, WalletState } from './walletState.js';

/** Props of {@link WalletPayView}. */
export interface WalletPayViewProps {
  /** Up to eight; none where nothing may be paid any more. */
  readonly wallets: readonly BrowserWallet[];
  readonly state: WalletState;
  readonly quote: QuoteView;
  /** What to send: decimal string. */
  readonly amount: DecimalString;
  readonly onPay: (wallet: BrowserWallet) => void;
  /** The shopper wants to pay although it may have been paid. */
  readonly onAgain: () => void;
  /** Leaves what is shown, for the first button or the list of wallets. */
  readonly onBack: () => void;
}

type Words = ReturnType<typeof useWords>;
type PartProps = WalletPayViewProps & { readonly words: Words };

/** Characters of a hash that are shown at each end. */
const ENDS = 8;

/** The sentences, with the values of the quote in them. */
function useWords({ quote, amount }: WalletPayViewProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enWallet);
  const { code, networkName } = quote;
  const doing: Readonly<Record<AskingStep, (wallet: string) => string>> = {
    connecting: messages.walletConnect,
    switching: (wallet) => messages.walletSwitch(wallet, networkName),
    checking: () => messages.checking,
    asking: (wallet) =>
      messages.walletConfirm(wallet, `${formatCrypto(amount, locale)} ${code}`, networkName),
  };
  const problems: Readonly<Record<WalletProblem, string>> = {
    ...messages.walletProblems,
    wrong_network: messages.walletWrongNetwork(networkName),
    not_enough: messages.walletNotEnough(code),
    no_fee_coin: messages.walletNoFee(nativeCode(quote.blockchain) ?? ''),
  };
  return { messages, doing, problems };
}

/** What became of a payment that needs another look, and in what tone it is said. */
const TONES: Partial<Readonly<Record<Fate, NoticeProps['tone']>>> = {
  failed: 'danger',
  replaced: 'warning',
  dropped: 'warning',
};

/** Draws the state. The focus stays inside when what had it is gone. @selector [data-status] */
export function WalletPayView(props: WalletPayViewProps) {
  const { state } = props;
  const words = useWords(props);
  const root = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  // No server draws this: it has no wallets.
  useLayoutEffect(() => {
    // A button that is removed tells nobody that it loses the focus.
    if (isFocused.current && !root.current?.matches(':focus-within')) root.current?.focus();
  });
  return (
    <div
      ref={root}
      className="till-wallet-pay"
      data-status={state.status}
      role="group"
      aria-label={words.messages.walletPay}
      tabIndex={-1}
      onFocus={() => (isFocused.current = true)}
      // It has the focus also while the wallet's window is in front of the page.
      onBlur={({ currentTarget }) => (isFocused.current = currentTarget.matches(':focus-within'))}
    >
      <div role="status">
        <Said state={state} words={words} />
      </div>
      {'txHash' in state && state.txHash !== null && (
        <Transaction network={state.network} txHash={state.txHash} words={words} />
      )}
      <Buttons {...props} words={words} />
    </div>
  );
}

/** What is announced, and the only thing that is. */
function Said({ state, words }: Pick<PartProps, 'state' | 'words'>) {
  const { messages, doing, problems } = words;
  switch (state.status) {
    case 'ready':
      return null;
    case 'stopped':
      return (
        <Notice tone={state.problem === 'refused' ? 'info' : 'warning'}>
          {problems[state.problem]}
        </Notice>
      );
    case 'question':
      return (
        <Notice tone="warning" title={messages.walletQuestion}>
          {state.txHash === null ? messages.walletAsked : messages.walletWasSent}
        </Notice>
      );
    case 'sent': {
      const [tone, text] = [TONES[state.fate], messages.walletFates[state.fate]];
      if (tone) return <Notice tone={tone}>{text}</Notice>;
      // No check mark, also on the network: it would read as paid.
      return <Progress text={text} />;
    }
    default: {
      const { wallet, slow } = state;
      return (
        <Progress mark={<WalletMark wallet={wallet} />} text={doing[state.status](wallet.name)}>
          {slow && <p className="till-muted">{messages.walletSlow(wallet.name)}</p>}
        </Progress>
      );
    }
  }
}

interface ProgressProps {
  readonly mark?: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A sentence beside a ring that turns. */
function Progress({ mark, text, children }: ProgressProps) {
  return (
    <div className="till-chosen">
      {mark}
      <div className="till-wallet-text">
        <p>{text}</p>
        {children}
      </div>
      <svg className="till-ring till-wallet-ring" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <circle cx="8" cy="8" r="6.5" pathLength="100" strokeDasharray="30 100" />
      </svg>
    </div>
  );
}

/** What can be pressed, beside the wallets. */
function buttonsOf(props: PartProps): readonly (readonly [string, () => void] | false)[] {
  const { wallets, state, words, onPay, onAgain, onBack } = props;
  const { messages } = words;
  if (state.status === 'question') {
    return [
      [messages.walletPayAgain, onAgain],
      [messages.walletBack, onBack],
    ];
  }
  if (state.status === 'stopped') {
    const { wallet, problem } = state;
    const again = problem === 'uncertain' ? messages.walletPayAgain : messages.tryAgain;
    return [
      // The listing would be the same.
      problem !== 'wrong_token' && [again, () => onPay(wallet)],
      wallets.length > 1 && [messages.walletOther, onBack],
    ];
  }
  return 'slow' in state && state.slow ? [[messages.walletStop, onBack]] : [];
}

function Buttons(props: PartProps) {
  const { state } = props;
  if (state.status === 'ready' || (state.status === 'sent' && TONES[state.fate])) {
    return <Wallets {...props} />;
  }
  return (
    <div className="till-wallet-buttons">
      {buttonsOf(props).map(
        (button) =>
          button && (
            <button key={button[0]} type="button" className="till-button" onClick={button[1]}>
              {button[0]}
            </button>
          ),
      )}
    </div>
  );
}

/** One wallet, or the list of them behind one button. */
function Wallets({ wallets, state, words, onPay }: PartProps) {
  const { messages } = words;
  const [open, setOpen] = useState(false);
  const [only, another] = wallets;
  const shared = {
    type: 'button',
    className: 'till-button',
    // After a payment that may have arrived, no button invites to pay.
    'data-kind': state.status === 'ready' ? 'primary' : undefined,
  } as const;
  if (!only) return null;
  if (!another) {
    return (
      <button {...shared} onClick={() => onPay(only)}>
        <WalletMark wallet={only} />
        {messages.walletPayWith(only.name)}
      </button>
    );
  }
  return (
    <>
      <button {...shared} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={walletIcon} />
        {messages.walletPay}
        <Icon of={downIcon} />
      </button>
      {open && (
        <ul className="till-plain-list till-lines">
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <button type="button" className="till-line" onClick={() => onPay(wallet)}>
                <WalletMark wallet={wallet} />
                <span className="till-wallet-text">{wallet.name}</span>
                <Icon of={aheadIcon} ahead />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A wallet's picture: only ever an image, or ours where there is none. The name stands beside it. */
function WalletMark({ wallet }: { readonly wallet: BrowserWallet }) {
  const [isBroken, setBroken] = useState(false);
  if (wallet.icon === null || isBroken) return <Icon of={walletIcon} />;
  return (
    <img
      className="till-mark till-wallet-icon"
      src={wallet.icon}
      alt=""
      onError={() => setBroken(true)}
    />
  );
}

interface TransactionProps {
  readonly network: string;
  readonly txHash: string;
  readonly words: Words;
}

/** The transaction's hash and its page in an explorer. */
function Transaction({ network, txHash, words }: TransactionProps) {
  const { messages } = words;
  const shown = useRef<HTMLElement>(null);
  const page = transactionUrl(network, txHash);
  return (
    <div className="till-lines">
      <CopyRow text={txHash} label={messages.walletCopyHash} shown={shown}>
        <code ref={shown} className="till-wallet-hash" dir="ltr">
          {txHash.slice(0, ENDS)}
          <span>{txHash.slice(ENDS, -ENDS)}</span>
          {txHash.slice(-ENDS)}
        </code>
      </CopyRow>
      {page !== null && (
        <a className="till-line" href={page} target="_blank" rel="noopener noreferrer">
          <span>{messages.viewTransfer}</span>
          <Icon of={externalIcon} ahead />
        </a>
      )}
    </div>
  );
}
