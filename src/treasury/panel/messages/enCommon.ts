/** English of what all parts of the back office share: failures, freshness, copying. */
import type { TreasuryErrorCode } from '../treasuryError.js';

/** What a person reads when something fails: what happened, and what to do. */
const problems: Readonly<Record<TreasuryErrorCode, string>> = {
  offline: 'You’re offline. This page continues by itself when the connection is back.',
  unreachable: 'The server isn’t answering. Check your connection, then try again.',
  timeout: 'The server is taking too long to answer. Try again in a moment.',
  unreadable:
    'What came back isn’t a valid answer from the server. Sign in again. If that doesn’t help, check where the treasury handler is mounted.',
  bad_request:
    'The server didn’t understand this request. Reload the page: the back office and the server may be on different versions.',
  unauthorized: 'You aren’t signed in, or your session has ended. Sign in again.',
  forbidden: 'You don’t have the right to do this. Ask whoever manages access to this back office.',
  forbidden_origin:
    'The server takes no requests from this page. Open the back office at its own address, or add this page’s address to the origins of the treasury handler.',
  not_found: 'The server couldn’t find this. Reload the page and look again.',
  method_not_allowed:
    'The server didn’t understand this request. Reload the page: the back office and the server may be on different versions.',
  unsupported_media_type:
    'The server didn’t understand this request. Reload the page: the back office and the server may be on different versions.',
  payload_too_large: 'This is too long for the server. Shorten it and try again.',
  amount_invalid: 'This amount can’t be sent. Enter one above zero.',
  amount_precision: 'This amount has more decimals than the currency allows. Shorten it.',
  address_invalid:
    'This isn’t an address on that network, so nothing was saved. Compare it with its source.',
  currency_unavailable:
    'This currency isn’t available right now. Choose another, or enable it at the payment service.',
  withdrawal_differs:
    'Another withdrawal already has this number, so this one wasn’t saved. Reload the page and start again.',
  withdrawal_state:
    'This withdrawal is already past that step. Someone else may have acted first. See its status below.',
  approval_missing: 'Someone else has to approve this withdrawal first.',
  approval_own: 'You drafted this withdrawal, so someone else has to approve it.',
  warnings_new:
    'The same money may have gone out since you opened this page, so nothing was sent. Read the warnings.',
  settle_too_early:
    'The withdrawal was sent less than a minute ago, so the payment service may still be creating it.',
  cancel_at_service:
    'We know only its request ID, so it can’t be cancelled here. Cancel it in the payment service’s dashboard.',
  delete_too_late: 'The transfer has started, so the withdrawal can’t be cancelled any more.',
  refund_changed:
    'What can be refunded for this order has changed since you opened this page, so nothing was done. Check its payments, refunds and links again.',
  refund_link_state:
    'The customer has already confirmed an address through this link. Cancel the withdrawal that it created instead.',
  callback_outdated:
    'The order has changed since, so your shop wasn’t notified again: the message would no longer be true.',
  processing_not_ready:
    'The payment service has no processing wallets for your shop yet. Finish the setup in its dashboard.',
  rate_limited: 'Too many attempts. Wait a moment, then try again.',
  service_unavailable: 'The payment service isn’t answering right now. Try again in a moment.',
  service_invalid:
    'The payment service’s answer can’t be used. Try again in a moment. If it keeps happening, tell the service.',
  service_rejected:
    'The payment service rejected this request. Look up the reference below in the server’s log.',
  key_refused:
    'The payment service answers 401. Either its own database is down, which passes by itself, or it doesn’t accept the server’s API key. If its dashboard works, check there that the key is active, and that the server uses this key.',
  exchange_unavailable:
    'The payment service couldn’t read the exchange account. Try again in a moment. If it keeps happening, check in the service’s dashboard that the exchange’s keys are still valid.',
  store_unavailable: 'The server has a problem with its own storage. Try again in a moment.',
  internal:
    'The server has an unexpected problem. Try again. If it keeps happening, look up the reference below in its log.',
};

/** Sentences that all parts share. */
export const enCommon = {
  problems,

  sandbox: 'Test mode: no real money moves.',
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
  addressNotSure: 'Not checked: we don’t know this network.',
  addressUnsound:
    'Not shown: this isn’t a valid address on this network. Look it up in the payment service’s dashboard.',
};
