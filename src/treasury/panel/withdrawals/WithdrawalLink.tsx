/** The way to send a colleague to a withdrawal: its own address, where the page keeps one. */
import { useContext, useRef } from 'react';
import { CopyButton } from '../../../ui/CopyButton.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { WithdrawalAddressContext } from './withdrawalAddress.js';

/** Draws the button that copies it; nothing where there is none. */
export function WithdrawalLink({ id }: { readonly id: string }) {
  const messages = useTreasuryMessages();
  const addressOf = useContext(WithdrawalAddressContext);
  const shown = useRef<HTMLSpanElement>(null);
  if (!addressOf) return null;
  const { href } = new URL(addressOf(id), window.location.href);
  return (
    <div className="till-actions">
      <CopyButton
        text={href}
        label={messages.copyLink}
        copied={messages.linkCopied}
        shown={shown}
      />
      {/* What is selected where the browser copies nothing. */}
      <span ref={shown} className="till-visually-hidden" aria-hidden="true">
        {href}
      </span>
    </div>
  );
}
