/** The service as the handler asks it: reads are repeated, limited and given up; the wallet never. */
import { UnauthorizedError } from '../../api/errors.js';
import type { OperationName } from '../../api/operations.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { CheckoutService } from './checkoutService.js';
import { createGuardedReads, type Read } from './guardedReads.js';
import { tellLeftOut } from './droppedEntries.js';

/** A 401 is told this often, however many calls it fails. */
const TELL_AGAIN_MS = 60_000;

/** Tells the owner of a 401 at once, and then now and again. */
export function createKeyWatch(
  now: () => number,
  report: DiagnosticListener,
): (operation: OperationName, error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (operation, error) => {
    if (!(error instanceof UnauthorizedError) || now() - toldAt < TELL_AGAIN_MS) return;
    toldAt = now();
    report({
      code: 'service_key_refused',
      operation,
      message:
        'The service answers 401 (not authorized), so no checkout can be opened and no price read; ' +
        'shoppers read that the store keeps trying. It answers so for two causes. (1) Its own database ' +
        'is down: then its dashboard does not work either, all recovers by itself, and the key is good. ' +
        '(2) The API key is wrong or revoked: then the dashboard works and shows another key; put that ' +
        'in its place. Look at the dashboard before you replace a key.',
      error,
    });
  };
}

/**
 * Guards the service. Reads (operations 3 to 6) are repeated twice where that may help, sixteen at a
 * time, and not at all for five seconds after more than half of an operation's calls have failed.
 *
 * The wallet call passes as it is: repeated by itself it might make a second wallet, and whatever
 * holds it back because other orders failed would refuse a payment that could have been made.
 *
 * @param now milliseconds since the epoch.
 */
export function guardService(
  service: CheckoutService,
  options: { readonly now: () => number; readonly report: DiagnosticListener },
): CheckoutService {
  const { now, report } = options;
  const watchKey = createKeyWatch(now, report);

  const guarded = createGuardedReads(options);
  async function read<T>(operation: Read, ask: () => Promise<T>): Promise<T> {
    try {
      return tellLeftOut(report, operation, await guarded(operation, ask));
    } catch (error) {
      watchKey(operation, error);
      throw error;
    }
  }

  return Object.freeze<CheckoutService>({
    async createWallet(input, callOptions) {
      try {
        const wallet = await service.createWallet(input, callOptions);
        return tellLeftOut(report, 'createWallet', wallet);
      } catch (error) {
        watchKey('createWallet', error);
        throw error;
      }
    },
    listCurrencies: (callOptions) =>
      read('listCurrencies', () => service.listCurrencies(callOptions)),
    listCurrenciesExtended: (callOptions) =>
      read('listCurrenciesExtended', () => service.listCurrenciesExtended(callOptions)),
    getCurrencyRate: (id, callOptions) =>
      read('getCurrencyRate', () => service.getCurrencyRate(id, callOptions)),
    listUnconfirmedTransfers: (callOptions) =>
      read('listUnconfirmedTransfers', () => service.listUnconfirmedTransfers(callOptions)),
  });
}
