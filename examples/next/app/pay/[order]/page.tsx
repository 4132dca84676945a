import { notFound } from 'next/navigation';
import { checkoutHandler, findOrder } from '../../../shop';
import { PayOrder } from './PayOrder';

/** Opens the checkout on the server, so that the page shows it without a first request. */
export default async function Pay({ params }: { params: Promise<{ order: string }> }) {
  const { order } = await params;
  const terms = findOrder(order);
  if (!terms) notFound();
  return <PayOrder order={order} initial={await checkoutHandler().open(terms)} />;
}
