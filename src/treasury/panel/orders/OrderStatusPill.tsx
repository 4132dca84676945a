/** The one status of an order. */
import { clockIcon } from '../../../ui/icons.js';
import { closedIcon, retryIcon } from '../../../ui/troubleIcons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import { differsShape, holdShape, plusShape, ringShape } from '../shapes.js';
import { StatePill, type PillTone } from '../StatePill.js';
import { useTreasuryMessages } from '../treasuryContext.js';

const partShape = 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM10 3v7h7';
const walletShape = 'M4 6h12v9H4zM12.5 10.5h.01';

const SHAPES: Readonly<Record<string, readonly [PillTone, string]>> = {
  held: ['danger', holdShape],
  unreadable: ['danger', warningIcon],
  late: ['warning', clockIcon],
  wrong_currency: ['warning', differsShape],
  over: ['warning', plusShape],
  partial: ['warning', partShape],
  pending: ['progress', clockIcon],
  paid: ['success', checkIcon],
  unpaid: ['neutral', ringShape],
  closed: ['neutral', closedIcon],
  refunded: ['neutral', retryIcon],
  account: ['neutral', walletShape],
};

/** Props of {@link OrderStatusPill}. */
export interface OrderStatusPillProps {
  readonly status: string;
  /** More than the status's own word. @default the word */
  readonly children?: string;
}

/** Draws the status. @selector [data-tone] `danger`, `warning`, `progress`, `success` or `neutral` */
export function OrderStatusPill({ status, children }: OrderStatusPillProps) {
  const { orderStatuses, otherState } = useTreasuryMessages();
  const [tone, shape] = SHAPES[status] ?? ['neutral', ringShape];
  return (
    <StatePill state={status} tone={tone} shape={shape}>
      {children ?? orderStatuses[status] ?? otherState(status)}
    </StatePill>
  );
}
