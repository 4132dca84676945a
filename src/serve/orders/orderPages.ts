/** Where an order's checkout is shown: its page, its script tag, and the store's own pages around it. */
import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { compareDecimal, parseDecimal, type DecimalString } from '../../money/decimal.js';
import { StoreProblem } from '../api/problems.js';
import type { CustomerInput } from './orderInput.js';
import { drawCheckout, statusOf, type displayView, type orderView } from './orderView.js';
import type { StoreOrder } from './storeOrders.js';

/** Draws orders for the store's server, and checks what it sends beside the schemas. */
export type OrderPages = ReturnType<typeof createOrderPages>;

/** What the pages depend on. */
export interface PageSettings {
  /** Where browsers reach this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly version: string;
  /** Hash of `tillkit.js`. */
  readonly integrity: string;
  readonly origins: readonly string[];
  /** The least amount that the service credits; US dollars. */
  readonly minimumUsd: DecimalString;
  readonly storeName: string | undefined;
  /** The way to the store's help, where an order names none. */
  readonly supportUrl: string | undefined;
}

/** The price in the store's own currency, once a page was opened the one that is shown. */
function displayOf(
  terms: StoreOrder['terms'],
  checkout: CheckoutSnapshot | null,
): z.infer<typeof displayView> {
  if (checkout) return checkout.order.display;
  const display = 'display' in terms ? terms.display : undefined;
  return display ? { ...display, amount: parseDecimal(display.amount) } : null;
}

/** Makes the pages. */
export function createOrderPages(settings: PageSettings) {
  const { publicUrl, version, integrity, origins, minimumUsd, storeName } = settings;

  function checkPage(field: 'return_url' | 'support_url', url: string | undefined): void {
    if (url === undefined || origins.includes(new URL(url).origin)) return;
    throw new StoreProblem(
      'bad_request',
      `${field} leads to ${new URL(url).origin}, which is not among TILL_ORIGINS. Add it there, so that a shopper is never led to a foreign site.`,
      { field },
    );
  }

  return {
    draw(order: StoreOrder, checkout: CheckoutSnapshot | null): z.infer<typeof orderView> {
      const { subject, handle, terms, returnUrl, createdAt } = order;
      const supportUrl = order.supportUrl ?? settings.supportUrl;
      const isOrder = subject.kind === 'order';
      const attributes = {
        'data-endpoint': `${publicUrl}/api/till`,
        'data-order': handle,
        crossorigin: 'anonymous',
        ...(terms.locale ? { 'data-locale': terms.locale } : {}),
        ...(storeName ? { 'data-store-name': storeName } : {}),
        ...(returnUrl ? { 'data-return-url': returnUrl } : {}),
        ...(supportUrl ? { 'data-support-url': supportUrl } : {}),
      };
      return {
        ...(isOrder ? { order_id: subject.reference } : { customer_id: subject.reference }),
        amount_usd: checkout?.order.amountUsd ?? ('amountUsd' in terms ? terms.amountUsd : null),
        currency_display: displayOf(terms, checkout),
        status: statusOf(checkout),
        handle,
        page_url: `${publicUrl}/pay/${handle}`,
        embed: { src: `${publicUrl}/tillkit/${version}/tillkit.js`, integrity, attributes },
        created_at: createdAt,
        checkout: checkout && drawCheckout(checkout),
      };
    },
    /** @throws StoreProblem for a link to another site, or an amount that the service would not credit. */
    check(input: CustomerInput, amountUsd?: string): void {
      checkPage('return_url', input.return_url);
      checkPage('support_url', input.support_url);
      if (amountUsd === undefined) return;
      if (compareDecimal(parseDecimal(amountUsd), minimumUsd) >= 0) return;
      throw new StoreProblem(
        'bad_request',
        `amount_usd is below ${minimumUsd}, the least that the payment service credits.`,
        { field: 'amount_usd' },
      );
    },
  };
}

/** The id under which older releases told that an order was closed: the same in every store. */
export const olderCloseId = (orderId: string): string =>
  createHash('sha256').update(`closed:${orderId}`).digest('hex').slice(0, 32);
