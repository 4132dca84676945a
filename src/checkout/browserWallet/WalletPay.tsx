/** Pay from a wallet of the browser, from values alone: the button, what to do in the wallet, what came of it. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { transactionUrl } from '../../chains/explorer.js';
import { nativeCode } from '../../chains/networks.js';
import type { QuoteView } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimalString.js';
import { formatCrypto } from '../../money/format.js';
import { Icon } from '../../ui/Icon.js';
import { downIcon, externalIcon } from '../../ui/icons.js';
import { aheadIcon, walletIcon } from '../../ui/payIcons.js';
import { enWallet } from '../../ui/messages/enWallet.js';
import { Notice, type NoticeProps } from '../../ui/Notice.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { CopyRow } from '../CopyRow.js';
import type { AskingStep, BrowserWallet, Fate, WalletProblem, WalletState } from './wallet.js';
import type { Elements } from '../../ui/elements.js';

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

/** It turns. Not among the icons, which the first screen loads. */
const ARC = 'M10 3a7 7 0 1 1-7 7';
/** Characters of a hash that are shown at each end. */
const ENDS = 8;

type Words = ReturnType<typeof useWords>;
type PartProps = WalletPayViewProps & { readonly messages: Words };

/** The sentences, with the values of the quote in those that have some. */
function useWords({ quote, amount }: WalletPayViewProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enWallet);
  const { code, networkName } = quote;
  const steps: Readonly<Record<AskingStep, (wallet: string) => string>> = {
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
  return { ...messages, steps, problems };
}

/** What became of a payment that needs another look, and in what tone it is said. */
const TONES: Partial<Readonly<Record<Fate, NoticeProps['tone']>>> = {
  failed: 'danger',
  replaced: 'warning',
  dropped: 'warning',
};

/** A button's words, and what a press on it does. */
type Press = readonly [text: string, onPress: () => void];

/** What a state says, which is announced, and what can be pressed below it: the wallets, or else these. */
interface Drawing {
  readonly said: ReactNode;
  readonly presses?: readonly (Press | false)[];
}

/** Draws the state. The focus stays inside when what had it is gone. @selector [data-status] */
export function WalletPayView(props: WalletPayViewProps) {
  const { state } = props;
  const messages = useWords(props);
  const root = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  // No server draws this: it has no wallets.
  useLayoutEffect(() => {
    // A button that is removed tells nobody that it loses the focus.
    if (isFocused.current && !root.current?.matches(':focus-within')) root.current?.focus();
  });
  const { said, presses } = drawingOf(props, messages);
  return (
    <div
      ref={root}
      className="till-wallet-pay"
      data-status={state.status}
      role="group"
      aria-label={messages.walletPay}
      tabIndex={-1}
      onFocus={() => (isFocused.current = true)}
      // It has the focus also while the wallet's window is in front of the page.
      onBlur={({ currentTarget }) => (isFocused.current = currentTarget.matches(':focus-within'))}
    >
      <div role="status">{said}</div>
      {'txHash' in state && state.txHash !== null && (
        <Transaction network={state.network} txHash={state.txHash} messages={messages} />
      )}
      {presses ? (
        presses.map(
          (press) =>
            press && (
              <button key={press[0]} type="button" className="till-button" onClick={press[1]}>
                {press[0]}
              </button>
            ),
        )
      ) : (
        <Wallets {...props} messages={messages} />
      )}
    </div>
  );
}

function drawingOf(props: WalletPayViewProps, messages: Words): Drawing {
  const { wallets, state, onPay, onAgain, onBack } = props;
  switch (state.status) {
    case 'ready':
      return { said: null };
    case 'stopped': {
      const { wallet, problem } = state;
      const again = problem === 'uncertain' ? messages.walletPayAgain : messages.tryAgain;
      return {
        said: (
          <Notice tone={problem === 'refused' ? 'info' : 'warning'}>
            {messages.problems[problem]}
          </Notice>
        ),
        presses: [
          // The listing would be the same.
          problem !== 'wrong_token' && [again, () => onPay(wallet)],
          wallets.length > 1 && [messages.walletOther, onBack],
        ],
      };
    }
    case 'question':
      return {
        said: (
          <Notice tone="warning" title={messages.walletQuestion}>
            {state.txHash === null ? messages.walletAsked : messages.walletWasSent}
          </Notice>
        ),
        presses: [
          [messages.walletPayAgain, onAgain],
          [messages.walletBack, onBack],
        ],
      };
    case 'sent': {
      const tone = TONES[state.fate];
      const text = messages.walletFates[state.fate];
      // No check mark, also on the network: it would read as paid.
      if (!tone) return { said: <Progress text={text} />, presses: [] };
      return { said: <Notice tone={tone}>{text}</Notice> };
    }
    default: {
      const { wallet, slow } = state;
      return {
        said: (
          <Progress
            mark={<WalletMark wallet={wallet} />}
            text={messages.steps[state.status](wallet.name)}
          >
            {slow && <p className="till-muted">{messages.walletSlow(wallet.name)}</p>}
          </Progress>
        ),
        presses: [slow && [messages.walletStop, onBack]],
      };
    }
  }
}

interface ProgressProps {
  readonly mark?: Elements;
  readonly text: string;
  readonly children?: Elements;
}

/** A sentence beside an arc that turns. */
function Progress({ mark, text, children }: ProgressProps) {
  return (
    <div className="till-chosen">
      {mark}
      <div>
        <p>{text}</p>
        {children}
      </div>
      <Icon of={ARC} />
    </div>
  );
}

/** One wallet, or the list of them behind one button. */
function Wallets({ wallets, state, messages, onPay }: PartProps) {
  const [open, setOpen] = useState(false);
  const [only, another] = wallets;
  if (!only) return null;
  return (
    <>
      <button
        type="button"
        className="till-button"
        // After a payment that may have arrived, no button invites to pay.
        data-kind={state.status === 'ready' ? 'primary' : undefined}
        aria-expanded={another && open}
        onClick={() => (another ? setOpen(!open) : onPay(only))}
      >
        {another ? <Icon of={walletIcon} /> : <WalletMark wallet={only} />}
        <span>{another ? messages.walletPay : messages.walletPayWith(only.name)}</span>
        {another && <Icon of={downIcon} />}
      </button>
      {another && open && (
        <ul className="till-plain-list till-lines">
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <button type="button" className="till-line" onClick={() => onPay(wallet)}>
                <WalletMark wallet={wallet} />
                <span>{wallet.name}</span>
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
  return <img className="till-mark" src={wallet.icon} alt="" onError={() => setBroken(true)} />;
}

interface TransactionProps {
  readonly network: string;
  readonly txHash: string;
  readonly messages: Words;
}

/** The transaction's hash and its page in an explorer. */
function Transaction({ network, txHash, messages }: TransactionProps) {
  const shown = useRef<HTMLElement>(null);
  const page = transactionUrl(network, txHash);
  return (
    <div className="till-lines">
      <CopyRow text={txHash} label={messages.walletCopyHash} shown={shown}>
        <code ref={shown} className="till-address-text" dir="ltr" translate="no">
          <span>{txHash.slice(0, ENDS)}</span>
          <span>{txHash.slice(ENDS, -ENDS)}</span>
          <span>{txHash.slice(-ENDS)}</span>
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
