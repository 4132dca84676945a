/** Tells the element what its widget shows, for the form around it. Draws nothing. */
import { useEffect } from 'react';
import { useCheckoutContext } from '../checkout/checkoutContext.js';
import { useMessages } from '../ui/uiContext.js';
import type { Shown } from './formField.js';

/** Reports each change, before the page hears of the event of the same change. */
export function ShownReport({ report }: { readonly report: (shown: Shown) => void }) {
  const { session, query } = useCheckoutContext('ShownReport');
  const { continueOnceDetected: sentence } = useMessages();
  const { order } = session;
  const { paid = false, progress = 'awaiting' } = query.data.snapshot ?? {};
  const status = paid ? 'paid' : progress;
  useEffect(() => report({ order, status, sentence }), [report, order, status, sentence]);
  return null;
}
