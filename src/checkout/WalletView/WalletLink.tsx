/** The link that opens a wallet on this device, and what to do where nothing opens. */
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/Notice.js';
import { useMessages } from '../../ui/uiContext.js';
import { Icon } from '../../ui/Icon.js';
import { walletIcon } from '../../ui/payIcons.js';

/** Long enough for a wallet to come before the page. */
const PATIENCE_MS = 2_500;

/** Props of {@link WalletLink}. */
export interface WalletLinkProps {
  readonly href: string;
  /** A wallet of the browser comes first: that opens for certain. */
  readonly second: boolean;
}

/** Draws a real link: only the shopper's own tap opens anything, and a long press can copy it. */
export function WalletLink({ href, second }: WalletLinkProps) {
  const messages = useMessages();
  const [tapped, setTapped] = useState(0);
  const [back, setBack] = useState(false);

  useEffect(() => {
    if (tapped === 0) return undefined;
    // Either nothing came before the page, or the shopper has come back to it.
    const look = () => document.visibilityState === 'visible' && setBack(true);
    const timer = setTimeout(look, PATIENCE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [tapped]);
  return (
    <>
      <a
        className="till-button"
        data-kind={second ? 'link' : 'primary'}
        href={href}
        onClick={() => setTapped((times) => times + 1)}
      >
        {!second && <Icon of={walletIcon} />}
        <span>{second ? messages.openOtherWallet : messages.openWallet}</span>
      </a>
      {tapped > 0 && (
        <div role="status">{back && <Notice tone="info">{messages.nothingOpened}</Notice>}</div>
      )}
    </>
  );
}
