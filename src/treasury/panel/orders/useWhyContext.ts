/** What the sentences about an order are made with on its page. */
import type { OrderDetail } from '../../contract/orders.js';
import { useUi } from '../../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { shortMoment } from './OrderCard.js';
import type { WhyContext } from './orderWhy.js';

/** Moments are as of the order's own reading. */
export function useWhyContext({ order }: OrderDetail): WhyContext {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const momentText = (at: string): string => shortMoment(at, order.checkout.serverTime, locale);
  return { messages, locale, momentText };
}
