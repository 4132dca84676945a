/** The five service operations that the shoppers' handler may use. */
import type { ServiceClient } from '../../api/client.js';

/**
 * All that the checkout handler can ask of the service. Withdrawals and balances are not in it, so no
 * shopper's request can reach them. A test counts the operations.
 */
export type CheckoutService = Pick<
  ServiceClient,
  | 'createWallet'
  | 'listCurrencies'
  | 'listCurrenciesExtended'
  | 'getCurrencyRate'
  | 'listUnconfirmedTransfers'
>;

/** Copies the five operations into a frozen object, so that the rest of the client is unreachable. */
export function checkoutServiceOf(service: CheckoutService): CheckoutService {
  return Object.freeze({
    createWallet: service.createWallet,
    listCurrencies: service.listCurrencies,
    listCurrenciesExtended: service.listCurrenciesExtended,
    getCurrencyRate: service.getCurrencyRate,
    listUnconfirmedTransfers: service.listUnconfirmedTransfers,
  });
}
