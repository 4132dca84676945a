/** The shop's plain page: a server-side template, with the checkout as one script tag. */
import { html } from 'hono/html';
import { PAID } from './paid.js';
import { lineText, formatUsd, type OrderSummary, type OrderSummaryView } from './orderSummary.js';

/** Text with everything that means something in HTML taken out of action. */
type Markup = ReturnType<typeof html>;

function summaryLines({ lines, amountUsd }: OrderSummary): Markup {
  if (amountUsd === null) {
    return html`<p>Send any amount to your own address, whenever you like.</p>`;
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

function besideCheckout({ handle, kind, sandbox }: OrderSummaryView): Markup {
  return sandbox
    ? html`<demo-simulator order="${handle}" kind="${kind}"></demo-simulator>`
    : html`<p class="real-service">
        The sandbox is off: this page is connected to a real payment service, and payments move real
        money.
      </p>`;
}

function otherWay({ handle, kind }: OrderSummary): Markup {
  const query = kind === 'order' ? `order=${handle}` : handle.replace('customer-', 'customer=');
  return html`<a href="/?${query}">The same ${thing(kind)} as a React component</a>`;
}

/** What a shopper calls it. */
function thing(kind: OrderSummary['kind']): string {
  return kind === 'order' ? 'order' : 'account';
}

/**
 * Fills the template.
 *
 * @param template the page as it was built, with `{{name}}` where something goes.
 */
export function fillTemplate(template: string, purchase: OrderSummaryView): string {
  const values: Readonly<Record<string, string>> = {
    title: String(html`${purchase.title}`),
    handle: String(html`${purchase.handle}`),
    summary: String(summaryLines(purchase)),
    other: String(otherWay(purchase)),
    paid: purchase.paid ? PAID : '',
    beside: String(besideCheckout(purchase)),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}
