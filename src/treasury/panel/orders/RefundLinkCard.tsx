/** One open refund link: what it gives back, until when, whether it was opened, and how to end it. */
import { useEffect, useRef, useState } from 'react';
import type { MadeRefundLink, RefundLinkView } from '../../contract/refundLinks.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';
import { Button } from '../Button.js';
import { Description } from '../DescriptionList.js';
import { Moment } from '../ListRow.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { coinText } from '../coinText.js';
import { OrderCard } from './OrderCard.js';
import { linkShape } from '../shapes.js';
import { StatePill } from '../StatePill.js';

/** States in which a link can still be used. */
const OPEN: ReadonlySet<string> = new Set(['made', 'opened']);

/** Whether a link still asks for an address. */
export const isOpenLink = ({ state }: RefundLinkView): boolean => OPEN.has(state);

/** Props of {@link RefundLinkCard}. */
export interface RefundLinkCardProps {
  readonly link: RefundLinkView;
  /** The link as it was just created, with its address; null if it is not this one, or was put away. */
  readonly made: MadeRefundLink | null;
  readonly onPutAway: () => void;
  readonly pending: boolean;
  readonly error: TreasuryError | null;
  /** Cancels it, and then makes another if asked to. Undefined if the person may not. */
  readonly onRevoke: ((isReplaced: boolean) => void) | undefined;
}

/** Draws the card. @selector [data-link-state] */
export function RefundLinkCard(props: RefundLinkCardProps) {
  const { link, made, onPutAway, pending, error, onRevoke } = props;
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { state, amount, code, expiresAt, openedAt, madeBy, reason } = link;
  return (
    <div data-link-state={state}>
      <OrderCard
        title={messages.refundCard}
        aside={
          <StatePill tone="progress" shape={linkShape}>
            {messages.linkStatuses[state] ?? messages.otherState(state)}
          </StatePill>
        }
      >
        {made && <LinkAddress url={made.url} onDone={onPutAway} />}
        <dl className="till-order-facts">
          <Description name={messages.refundLinkGives}>
            <strong>
              <bdi dir="ltr">{coinText(amount, code, locale)}</bdi>
            </strong>
          </Description>
          <Description name={messages.refundLinkWorks}>
            {messages.refundLinkOnceUntil(formatMoment(expiresAt, locale))}
          </Description>
          <Description name={messages.refundLinkOpened}>
            {openedAt === null ? (
              messages.refundLinkUnopened
            ) : (
              <>
                <Moment at={openedAt} />
                <span className="till-muted till-order-fact-note">
                  {messages.refundLinkOpenedNote}
                </span>
              </>
            )}
          </Description>
          <Description name={messages.refundLinkBy}>
            <bdi>{madeBy}</bdi>
          </Description>
          <Description name={messages.refundLinkReason}>
            <bdi>{reason}</bdi>
          </Description>
        </dl>
        {error && <ProblemNotice error={error} title={messages.refundRevokeFailed} urgent />}
        {onRevoke && <Revocation pending={pending} isShown={made !== null} onRevoke={onRevoke} />}
      </OrderCard>
    </div>
  );
}

/** Props of {@link LinkAddress}. */
export interface LinkAddressProps {
  readonly url: string;
  readonly onDone: () => void;
}

/** Shows the address of a new link. It takes the focus, because it is shown once. */
export function LinkAddress({ url, onDone }: LinkAddressProps) {
  const messages = useTreasuryMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="till-refund-new" role="group" aria-label={messages.refundLinkReady}>
      <h4 ref={heading} tabIndex={-1} className="till-subheading">
        {messages.refundLinkReady}
      </h4>
      <code ref={shown} className="till-mono till-refund-url" dir="ltr" translate="no">
        {url}
      </code>
      <p>{messages.refundLinkOnce}</p>
      <div className="till-actions">
        <CopyButton
          text={url}
          label={messages.refundLinkCopy}
          copied={messages.refundLinkCopied}
          kind="primary"
          shown={shown}
        />
        <Button kind="quiet" onClick={onDone}>
          {messages.refundLinkDone}
        </Button>
      </div>
    </div>
  );
}

interface RevocationProps {
  readonly pending: boolean;
  /** Whether the link's address is on screen: then it is not lost. */
  readonly isShown: boolean;
  readonly onRevoke: (isReplaced: boolean) => void;
}

/** Asks once before it cancels. */
function Revocation({ pending, isShown, onRevoke }: RevocationProps) {
  const messages = useTreasuryMessages();
  const [asked, setAsked] = useState<'revoke' | 'replace' | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked !== null) question.current?.focus();
  }, [asked]);
  if (asked === null) {
    return (
      <>
        {!isShown && <p className="till-muted">{messages.refundLinkLost}</p>}
        <div className="till-actions">
          <Button kind="quiet" onClick={() => setAsked('replace')}>
            {messages.refundReplace}
          </Button>
          <Button kind="quiet" onClick={() => setAsked('revoke')}>
            {messages.refundRevoke}
          </Button>
        </div>
      </>
    );
  }
  const isReplaced = asked === 'replace';
  const label = isReplaced ? messages.refundReplace : messages.refundRevoke;
  const yes = isReplaced ? messages.refundReplaceYes : messages.refundRevokeYes;
  return (
    <div className="till-question" role="group" aria-label={label}>
      <p ref={question} tabIndex={-1}>
        {messages.refundRevokeSure}
      </p>
      <div className="till-actions">
        <Button kind="danger" busy={pending} onClick={() => onRevoke(isReplaced)}>
          {pending ? messages.refundRevoking : yes}
        </Button>
        <Button busy={pending} onClick={() => setAsked(null)}>
          {messages.refundRevokeNo}
        </Button>
      </div>
    </div>
  );
}
