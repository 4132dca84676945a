/** What is being paid for, beside the checkout: the lines of an order, or the account of a top-up. */
import type { ReactNode } from 'react';
import { lineText, formatUsd } from '../orderSummary.js';
import { PRODUCTS } from '../products.js';
import { ProductDrawing } from './ProductDrawing.js';
import type { CurrentOrder } from './shopClient.js';
import { SummaryHead } from './SummaryHead.js';

function Line({ line }: { readonly line: CurrentOrder['lines'][number] }): ReactNode {
  const product = PRODUCTS.find(({ title }) => title === line.title);
  return (
    <div>
      <dt>
        {product && <ProductDrawing id={product.id} />}
        {lineText(line)}
      </dt>
      <dd>{formatUsd(line.amountUsd)}</dd>
    </div>
  );
}

function Lines({ lines, amountUsd }: CurrentOrder): ReactNode {
  if (amountUsd === null)
    return <p>Send any amount, whenever you like. The address stays yours.</p>;
  return (
    <dl>
      {lines.map((line) => (
        <Line key={line.title} line={line} />
      ))}
      <div className="summary-total">
        <dt>Total</dt>
        <dd>{formatUsd(amountUsd)}</dd>
      </div>
    </dl>
  );
}

/** The whole panel. */
export function OrderSummaryPanel({ purchase }: { readonly purchase: CurrentOrder }): ReactNode {
  const title = purchase.kind === 'order' ? 'Your order' : purchase.title;
  return (
    <section className="summary" aria-labelledby="summary-title">
      <SummaryHead title={title} paid={purchase.paid} />
      <Lines {...purchase} />
    </section>
  );
}
