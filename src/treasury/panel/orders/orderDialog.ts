/** A dialog of an order's page: what it asks, and what it needs. Types only. */
import type { RefObject } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import type { RefundLinkActions } from './useRefundLinks.js';

/** Which dialog. */
export type OrderDialogName = 'refund_link' | 'mark' | 'release';

/** Props of every dialog. */
export interface OrderDialogProps {
  readonly detail: OrderDetail;
  readonly links: RefundLinkActions;
  readonly needsApproval: boolean;
  /** Where the dialog is in the document. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
