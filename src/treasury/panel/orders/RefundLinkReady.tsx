/** The link that a refund made, which is shown once, and the mail that carries it. */
import { useEffect, useRef } from 'react';
import type { MadeRefundLink } from '../../contract/refundLinks.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { Button } from '../Button.js';
import { coinText } from '../coinText.js';
import { Description } from '../DescriptionList.js';
import { useWords } from '../treasuryContext.js';
import { mailLink } from './mailLink.js';

/** Props of {@link RefundLinkReady}. */
export interface RefundLinkReadyProps {
  readonly made: MadeRefundLink;
  readonly onClose: () => void;
}

/** Draws it in the place of the form. */
export function RefundLinkReady({ made, onClose }: RefundLinkReadyProps) {
  const { messages, locale } = useWords();
  const shown = useRef<HTMLElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const { url, mail, refund } = made;
  return (
    <div className="till-dialog-form">
      <div className="till-dialog-body">
        <p ref={lead} tabIndex={-1}>
          <span>{messages.refundLinkFor(coinText(refund.amount, refund.code, locale))}</span>{' '}
          <strong>{messages.refundLinkOnce}</strong>
        </p>
        <div className="till-refund-link">
          <code ref={shown} className="till-mono till-refund-url" dir="ltr" translate="no">
            {url}
          </code>
          <CopyButton
            text={url}
            label={messages.copyLink}
            copied={messages.linkCopied}
            shown={shown}
          />
        </div>
        <dl className="till-refund-sum">
          <Description name={messages.refundMailTo}>
            <bdi>{mail.to ?? messages.refundMailNobody}</bdi>
          </Description>
          <Description name={messages.refundMailSubject}>
            <bdi>{mail.subject}</bdi>
          </Description>
          <Description name={messages.refundMailText}>
            <bdi>{mail.text}</bdi>
          </Description>
        </dl>
        <p className="till-muted">{messages.refundMailNote}</p>
      </div>
      <div className="till-dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {messages.refundLinkDone}
        </Button>
        <a className="till-button" data-kind="primary" href={mailLink(mail, url)}>
          {messages.refundMailSend}
        </a>
      </div>
    </div>
  );
}
