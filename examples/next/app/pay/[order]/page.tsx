import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { appearancePreset } from 'tillkit';
import { checkoutHandler, findOrder } from '../../../shop';
import { PayOrder } from './PayOrder';

interface PayProps {
  params: Promise<{ order: string }>;
}

export default function Pay({ params }: PayProps) {
  return (
    <Suspense fallback={<p>Opening your order…</p>}>
      <OpenedOrder params={params} />
    </Suspense>
  );
}

/** Opens the checkout on the server, so that the page knows it without a first request. */
async function OpenedOrder({ params }: PayProps) {
  await connection(); // Opening reads the clock: never ahead of a request.
  const { order } = await params;
  const terms = findOrder(order);
  if (!terms) notFound();
  const initial = await checkoutHandler().open(terms);
  return <PayOrder order={order} initial={initial} appearance={appearancePreset('soft')} />;
}
