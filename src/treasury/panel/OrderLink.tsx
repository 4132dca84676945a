/** The name of an order, and the way to it. */
import type { NamedOrder } from '../contract/withdrawals.js';
import { Button } from './Button.js';
import type { OrderReference } from './client.js';
import { orderTitle } from './orders/orderLabels.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Where the facts of an entry lead. */
export interface EntryWays {
  readonly onOpenOrder: ((order: OrderReference) => void) | undefined;
  readonly onOpenWithdrawal: ((id: string) => void) | undefined;
}

/** Props of {@link OrderLink}. */
export interface OrderLinkProps {
  readonly order: NamedOrder;
  /** Without it the name is a text. */
  readonly onOpen: ((order: OrderReference) => void) | undefined;
  /** @default the order's name */
  readonly children?: string;
}

/** Draws the name, as a button where orders can be opened. */
export function OrderLink({ order, onOpen, children }: OrderLinkProps) {
  const messages = useTreasuryMessages();
  return (
    <NameLink onOpen={onOpen && (() => onOpen(order))}>
      {children ?? orderTitle(order, messages)}
    </NameLink>
  );
}

/** Draws a name, as a button where what it names can be opened. */
export function NameLink(props: {
  readonly onOpen: (() => void) | undefined;
  readonly children: string;
}) {
  const name = <bdi>{props.children}</bdi>;
  if (!props.onOpen) return name;
  return (
    <Button kind="link" onClick={props.onOpen}>
      {name}
    </Button>
  );
}
