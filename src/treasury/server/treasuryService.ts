/** The service operations that the back office may use. */
import type { ServiceClient } from '../../api/client.js';
import type { DiagnosticListener } from '../../server/configuration/diagnostic.js';
import {
  createCallReports,
  createGuardedReads,
  type Read,
} from '../../server/service/guardService.js';

/** All that the back office can ask of the service. It makes no wallets. */
export const TREASURY_OPERATIONS = [
  'listCurrencies',
  'listCurrenciesExtended',
  'getCurrencyRate',
  'listUnconfirmedTransfers',
  'listProcessingWalletBalances',
  'getExchangeBalances',
  'createWithdrawal',
  'getWithdrawal',
  'deleteWithdrawal',
] as const;

/** The service as the treasury sees it. */
export type TreasuryService = Pick<ServiceClient, (typeof TREASURY_OPERATIONS)[number]>;

/**
 * Copies the operations into a frozen object and guards the reads: retried up to twice if that may help,
 * and not called for five seconds after more than half of an operation's calls have failed.
 *
 * Changes of withdrawals are not guarded: only the withdrawal service decides what is retried, and it
 * never retries a creation.
 */
export function guardTreasuryService(
  service: TreasuryService,
  options: { readonly now: () => number; readonly report: DiagnosticListener },
): TreasuryService {
  const reported = createCallReports(options);
  const guarded = createGuardedReads(options);
  const read = <T>(operation: Read, ask: () => Promise<T>): Promise<T> =>
    reported(operation, guarded(operation, ask));

  return Object.freeze<TreasuryService>({
    listCurrencies: (call) => read('listCurrencies', () => service.listCurrencies(call)),
    listCurrenciesExtended: (call) =>
      read('listCurrenciesExtended', () => service.listCurrenciesExtended(call)),
    getCurrencyRate: (id, call) => read('getCurrencyRate', () => service.getCurrencyRate(id, call)),
    listUnconfirmedTransfers: (call) =>
      read('listUnconfirmedTransfers', () => service.listUnconfirmedTransfers(call)),
    listProcessingWalletBalances: (filter, call) =>
      read('listProcessingWalletBalances', () =>
        service.listProcessingWalletBalances(filter, call),
      ),
    getExchangeBalances: (call) =>
      read('getExchangeBalances', () => service.getExchangeBalances(call)),
    createWithdrawal: (input, call) =>
      reported('createWithdrawal', service.createWithdrawal(input, call)),
    getWithdrawal: (id, call) => reported('getWithdrawal', service.getWithdrawal(id, call)),
    deleteWithdrawal: (id, call) =>
      reported('deleteWithdrawal', service.deleteWithdrawal(id, call)),
  });
}
