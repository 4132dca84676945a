/** English of what all parts of the back office share: failures, freshness, copying. */
import type { TreasuryErrorCode } from '../treasuryError.js';

/** What a person reads when something fails: what happened, and what to do. */
const problems: Readonly<Record<TreasuryErrorCode, string>> = {
  offline: 'You are offline. This page goes on by itself when the connection is back.',
  unreachable: 'The store does not answer. Check your connection, then try again.',
  timeout: 'The store takes too long to answer. Try again in a moment.',
  unreadable:
    'What came is no answer of the store. Sign in again; if that does not help, check where the treasury handler is mounted.',
  bad_request:
    'The store did not understand this request. Reload the page; panel and store may be of different versions.',
  unauthorized: 'Nobody is signed in, or your session has ended. Sign in again.',
  forbidden: 'You may not do this. Ask whoever gives out the rights in this back office.',
  forbidden_origin:
    'The store takes no requests from this page. Open the back office at its own address, or add this one to the origins of the treasury handler.',
  not_found: 'The store has nothing under this name. Reload the page and look again.',
  method_not_allowed:
    'The store did not understand this request. Reload the page; panel and store may be of different versions.',
  unsupported_media_type:
    'The store did not understand this request. Reload the page; panel and store may be of different versions.',
  payload_too_large: 'This is more than the store takes at once. Shorten it and try again.',
  amount_invalid: 'This amount cannot be sent. Enter one above zero.',
  amount_precision: 'This amount has more decimals than the currency. Shorten it.',
  address_invalid:
    'This is not an address of that network, so nothing was written down. Compare it with where you have it from.',
  currency_unavailable:
    'The store does not have this currency at the moment. Choose another, or enable it at the service.',
  withdrawal_differs:
    'Another withdrawal has this number already, so this one wasn’t saved. Reload the page and start again.',
  withdrawal_state:
    'This withdrawal is past that step; somebody else may have acted. See below how it stands now.',
  approval_missing: 'Another person has to approve this withdrawal first.',
  approval_own: 'You drafted this withdrawal, so another person has to approve it.',
  warnings_new:
    'The same money may have gone out since this page was read, so nothing was sent. See the warnings.',
  settle_too_early:
    'The withdrawal was sent less than a minute ago, so the service may still be creating it.',
  delete_too_late: 'The transfer has begun, so the withdrawal can no longer be taken back.',
  refund_changed:
    'What this order can give back has changed since this page was read, so nothing was done. Look at its transfers, refunds and links again.',
  refund_link_state:
    'An address was confirmed through this link already. Delete the draft that came of it instead.',
  callback_outdated:
    'The order has changed since, so the shop wasn’t told again: it would hear what is no longer true.',
  processing_not_ready:
    'The service has no processing wallets for this store yet. Finish the set-up in the dashboard of the service.',
  rate_limited: 'That was a little fast. Wait a moment and try again.',
  service_unavailable: 'The payment service does not answer right now. Try again in a moment.',
  service_invalid:
    'The payment service gave an answer that cannot be used. Try again in a moment; if it stays so, tell the service.',
  service_rejected:
    'The payment service refused this request. Look up the reference below in the log of the store.',
  key_refused:
    'The payment service answers 401. Either its own database is down, which passes by itself, or it does not accept the API key of the store. If its dashboard works, check there that the key is active, and that the server of the store uses this key.',
  exchange_unavailable:
    'The payment service could not read the exchange account. Try again in a moment; if it stays so, check in the dashboard of the service that the keys of the exchange are still good.',
  store_unavailable: 'The store has a problem with its own storage. Try again in a moment.',
  internal:
    'The store has an unexpected problem. Try again; if it stays so, look up the reference below in its log.',
};

/** Sentences that all parts share. */
export const enCommon = {
  problems,

  sandbox: 'Sandbox: no real money moves.',
  tryAgain: 'Try again',
  copied: 'Copied',
  copyRefused: 'Copying is blocked here. The text is selected: copy it by hand.',
  actionsNotLoaded: 'The menu didn’t load.',
  requestReference: (id: string) => `Reference: ${id}`,

  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  asOf: (ago: string) => `As of ${ago}`,
  staleTitle: 'These figures are old',
  unknownWorth: 'Value unknown',
  addressNotSure: 'Not checked: this network is not known here.',
  addressUnsound:
    'Not shown: what came is no sound address of this network. Look it up in the dashboard of the service.',
};
