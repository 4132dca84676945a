/** The shop's plain page: a server-side template, with the checkout as one script tag. */
import { html } from 'hono/html';
import { SHOP_APPEARANCE } from './page/shopAppearance.js';
import { PAID } from './paid.js';
import { lineText, formatUsd, type OrderSummary, type OrderSummaryView } from './orderSummary.js';

/** Text with everything that means something in HTML taken out of action. */
type Markup = ReturnType<typeof html>;

function summaryLines({ lines, amountUsd }: OrderSummary): Markup {
  if (amountUsd === null) {
    return html`<p>Send any amount, whenever you like. The address stays yours.</p>`;
  }
  return html`<dl>
    ${lines.map(
      (line) =>
        html`<div>
          <dt>${lineText(line)}</dt>
          <dd>${formatUsd(line.amountUsd)}</dd>
        </div>`,
    )}
    <div class="summary-total">
      <dt>Total</dt>
      <dd>${formatUsd(amountUsd)}</dd>
    </div>
  </dl>`;
}

function besideCheckout(purchase: OrderSummaryView): Markup {
  const { handle, kind, sandbox } = purchase;
  return sandbox
    ? html`<demo-simulator order="${handle}" kind="${kind}"></demo-simulator>`
    : html`<p class="real-service">
        The sandbox is off: this page is connected to a real payment service, and payments move real
        money. ${otherWay(purchase)}
      </p>`;
}

function otherWay({ handle, kind }: OrderSummary): Markup {
  const query = kind === 'order' ? `order=${handle}` : handle.replace('customer-', 'customer=');
  return html`<a href="/?${query}">The same with a React component</a>`;
}

/**
 * Fills the template.
 *
 * @param template the page as it was built, with `{{name}}` where something goes.
 */
export function fillTemplate(template: string, purchase: OrderSummaryView): string {
  const values: Readonly<Record<string, string>> = {
    title: String(html`${purchase.title}`),
    heading: String(html`${purchase.kind === 'order' ? 'Your order' : purchase.title}`),
    handle: String(html`${purchase.handle}`),
    appearance: String(html`${JSON.stringify(SHOP_APPEARANCE)}`),
    summary: String(summaryLines(purchase)),
    paid: purchase.paid ? PAID : '',
    beside: String(besideCheckout(purchase)),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}
