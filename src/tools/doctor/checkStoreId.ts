/**
 * Whether TILL_STORE_ID is the store of the key. No operation names the store but with a wallet, and to ask for
 * a new one would make it; so the wallet of an order that there is already says it.
 */
import { parseBaseUrl } from '../../api/endpoint.js';
import type { Ledger } from '../../ledger/ledger.js';
import { PublicPageError, readWalletPage } from '../../api/publicPages.js';
import type { ServeSettings } from '../../serve/settings.js';
import type { CommandIo } from '../terminal.js';
import { ok, problem, warning, type Finding } from './report.js';

const CHECK = 'store_id';
const FIX = "Copy the id of your store from the service's back office.";
const WRONG = problem(
  CHECK,
  "TILL_STORE_ID is not the id of this key's store.",
  'Every payment link is answered with 404.',
  FIX,
);
const UNKNOWN = warning(
  CHECK,
  'TILL_STORE_ID could not be compared with the service, because there is no order yet whose wallet the service names.',
  'With a wrong one every payment link is answered with 404.',
  'Open one payment link, or check again after the first order.',
);
const SWITCHED_OFF = problem(
  CHECK,
  'The service says that the store is switched off.',
  'Every payment link is answered with 410.',
  "Switch the store on in the service's back office.",
);

/** Orders whose wallets are looked at: of the oldest, the service may have forgotten some. */
const MOST = 5;

/** The store of a wallet that this server's orders have; null if the service knows none of them. */
async function storeOfKey(
  ledger: Pick<Ledger, 'list'>,
  { serviceUrl }: ServeSettings,
  send: CommandIo['fetch'],
): Promise<string | null> {
  const endpoint = { base: parseBaseUrl(serviceUrl, false), send };
  for (const { body } of await ledger.list({ after: 0, kind: 'wallet', limit: MOST })) {
    const { walletId } = body;
    if (typeof walletId !== 'string') continue;
    try {
      return (await readWalletPage(endpoint, walletId)).store.id;
    } catch (error) {
      const isUnknown =
        error instanceof PublicPageError && (error.status === 404 || error.status === 400);
      if (!isUnknown) throw error;
    }
  }
  return null;
}

/** Checks the setting where the page of payment links is on. @param ledger null if there is none yet */
export async function checkStoreId(
  settings: ServeSettings,
  ledger: Pick<Ledger, 'list'> | null,
  send: CommandIo['fetch'],
): Promise<readonly Finding[]> {
  if (!settings.payForm) return [];
  try {
    const store = ledger && (await storeOfKey(ledger, settings, send));
    if (store === null) return [UNKNOWN];
    const isSame = store.toLowerCase() === settings.payForm.storeId.toLowerCase();
    return [isSame ? ok(CHECK, "TILL_STORE_ID is the key's store.") : WRONG];
  } catch (error) {
    const isOff = error instanceof PublicPageError && error.status === 410;
    return [isOff ? SWITCHED_OFF : UNKNOWN];
  }
}
