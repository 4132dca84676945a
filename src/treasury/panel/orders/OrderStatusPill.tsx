/** The one status of an order: a shape and a word, and a colour that repeats them. */
import { Icon } from '../../../ui/Icon.js';
import { checkIcon, clockIcon, closedIcon, retryIcon, warningIcon } from '../../../ui/icons.js';
import { useTreasuryMessages } from '../treasuryContext.js';

type Tone = 'danger' | 'warning' | 'progress' | 'success' | 'neutral';

/** Lines of the shapes that only this file draws, in a square of 20. */
const holdShape = 'M7.5 5v10M12.5 5v10';
const plusShape = 'M10 4v12M4 10h12';
const differsShape = 'M4 7.5h12M4 12.5h12M13 4L7 16';
const partShape = 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM10 3v7h7';
const ringShape = 'M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z';
const walletShape = 'M4 6h12v9H4zM12.5 10.5h.01';

const SHAPES: Readonly<Record<string, readonly [Tone, string]>> = {
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

/** Draws the status. @selector [data-tone] `danger`, `warning`, `progress`, `success` or `neutral` */
export function OrderStatusPill({ status }: { readonly status: string }) {
  const { orderStatuses, otherState } = useTreasuryMessages();
  const [tone, shape] = SHAPES[status] ?? ['neutral', ringShape];
  return (
    <span className="till-pill" data-tone={tone} data-state={status}>
      <Icon of={shape} />
      <span>{orderStatuses[status] ?? otherState(status)}</span>
    </span>
  );
}
