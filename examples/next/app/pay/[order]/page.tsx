import { notFound } from 'next/navigation';
import { appearancePreset } from 'tillkit';
import { checkoutHandler, findOrder } from '../../../shop';
import { PayOrder } from './PayOrder';

/** Opens the checkout on the server, so that the page knows it without a first request. */
export default async function Pay({ params }: { params: Promise<{ order: string }> }) {
  const { order } = await params;
  const terms = findOrder(order);
  if (!terms) notFound();
  const initial = await checkoutHandler().open(terms);
  return <PayOrder order={order} initial={initial} appearance={appearancePreset('soft')} />;
}
