/** Refunds by link on the page of an order: the links, the form for a new one, and its address once. */
import { useEffect, useRef, useState } from 'react';
import type { OrderDetail } from '../../contract/treasury/orders.js';
import type { MadeRefundLink } from '../../contract/treasury/refundLinks.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { Button } from '../Button.js';
import { useAnnounce } from '../LiveRegion.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { orderReferenceOf } from './orderLabels.js';
import { RefundLinkCard } from './RefundLinkCard.js';
import { RefundLinkForm } from './RefundLinkForm.js';
import { useRefundLinks } from './useRefundLinks.js';

/** Props of {@link OrderRefundLinks}. */
export interface OrderRefundLinksProps {
  readonly detail: OrderDetail;
  /** Whether the person may make and revoke links. */
  readonly mayChange: boolean;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Draws the part; nothing in a store without links, or if there is nothing to show. */
export function OrderRefundLinks({ detail, mayChange, onOpenWithdrawal }: OrderRefundLinksProps) {
  const { order, refunds, refundLinks, refundOptions } = detail;
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const { data: session } = useTreasurySession();
  const { action, made, make, revoke, putAway } = useRefundLinks(orderReferenceOf(order));
  const [isOpen, setOpen] = useState(false);
  if (!refundLinks || !refundOptions) return null;
  const canMake = mayChange && refundOptions.length > 0;
  if (refundLinks.length === 0 && !canMake) return null;
  const problemOf = (name: string) =>
    action.problem?.action === name ? action.problem.error : null;
  return (
    <div className="till-order-part till-refund-links">
      <h3 className="till-subheading">{messages.refundLinks}</h3>
      {refundLinks.length === 0 && <p className="till-muted">{messages.refundLinkLead}</p>}
      {made && <NewLink made={made} onDone={putAway} />}
      {refundLinks.length > 0 && (
        <ul className="till-refund-link-list">
          {[...refundLinks].reverse().map((link) => (
            <RefundLinkCard
              key={link.id}
              link={link}
              refund={refunds.find(({ id }) => id === link.withdrawalId)}
              pending={action.pending === link.id}
              error={problemOf(link.id)}
              onRevoke={
                mayChange
                  ? () =>
                      void revoke(link.id).then((isDone) => {
                        if (isDone) announce(messages.refundRevoked);
                      })
                  : undefined
              }
              onOpenWithdrawal={onOpenWithdrawal}
            />
          ))}
        </ul>
      )}
      {canMake && isOpen && (
        <RefundLinkForm
          order={orderReferenceOf(order)}
          options={refundOptions}
          needsApproval={session?.needsApproval === true}
          pending={action.pending === 'make'}
          error={problemOf('make')}
          onMake={async (input) => {
            const isDone = await make(input);
            if (isDone) setOpen(false);
            return isDone;
          }}
          onCancel={() => {
            action.clear();
            setOpen(false);
          }}
        />
      )}
      {canMake && !isOpen && !made && (
        <Button className="till-start" onClick={() => setOpen(true)}>
          {messages.refundBegin}
        </Button>
      )}
      {mayChange && !canMake && <p className="till-muted">{messages.refundNothing}</p>}
    </div>
  );
}

interface NewLinkProps {
  readonly made: MadeRefundLink;
  readonly onDone: () => void;
}

/** Shows the address of a new link. It takes the focus, because it is shown once. */
function NewLink({ made, onDone }: NewLinkProps) {
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
        {made.url}
      </code>
      <p>{messages.refundLinkOnce}</p>
      <div className="till-actions">
        <CopyButton
          text={made.url}
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
