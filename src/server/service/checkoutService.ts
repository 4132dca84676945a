/** The five service operations a shopper's handler may use, closed at construction. */
import type { ServiceClient } from '../../api/client.js';

/**
 * All that the checkout handler can ever ask of the service. Withdrawals and balances are not in it,
 * so no shopper's request can reach them: adding one would take an edit here, and a test counts.
 */
export type CheckoutService = Pick<
  ServiceClient,
  | 'createWallet'
  | 'listCurrencies'
  | 'listCurrenciesExtended'
  | 'getCurrencyRate'
  | 'listUnconfirmedTransfers'
>;

/** Copies the five operations into a frozen object and lets go of everything else. */
export function checkoutServiceOf(service: CheckoutService): CheckoutService {
  return Object.freeze({
    createWallet: service.createWallet,
    listCurrencies: service.listCurrencies,
    listCurrenciesExtended: service.listCurrenciesExtended,
    getCurrencyRate: service.getCurrencyRate,
    listUnconfirmedTransfers: service.listUnconfirmedTransfers,
  });
}
