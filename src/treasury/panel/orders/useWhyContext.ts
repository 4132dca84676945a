/** What the sentences about an order are made with on its page. */
import type { OrderDetail } from '../../contract/orders.js';
import { useWords } from '../treasuryContext.js';
import { shortMoment } from './OrderCard.js';
import type { WhyContext } from './orderWhy.js';

/** Moments are as of the order's own reading. */
export function useWhyContext({ order }: OrderDetail): WhyContext {
  const words = useWords();
  const { serverTime } = order.checkout;
  return { ...words, momentText: (at) => shortMoment(at, serverTime, words.locale) };
}
