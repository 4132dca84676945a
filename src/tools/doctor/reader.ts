/** The two readers of a report: a store with its own handler, and a shop that runs `tillkit serve` and no JavaScript. */
import type { LedgerVariable } from './checkLedger.js';

/** What the same things are called for each. */
export interface Reader {
  /** What places the ledger. */
  readonly ledger: LedgerVariable;
  /** Whether a variable may hold several secrets. */
  readonly severalSecrets: boolean;
  /** How the store says itself that an order is paid. */
  readonly markPaid: string;
  /** How a currency is left out: "… with". */
  readonly leaveOut: string;
  /** How the minimum is stated: "set it as". */
  readonly minimum: string;
  /** Where reports are: "… `events_missing`". */
  readonly reports: string;
  /** Says that the sandbox is one. */
  readonly sayItIsTheSandbox: string;
  /** Of the public look-up: whether it is used where there is one, and what to do where there is none. */
  readonly lookup: { readonly used: string; readonly useless: string };
}

/** A store with a handler of its own: `tillkit doctor`. */
export const HANDLER: Reader = {
  ledger: { name: 'TILL_LEDGER', example: '/var/lib/store/till.db' },
  severalSecrets: false,
  markPaid: 'markPaid',
  leaveOut: '`currencies.exclude`',
  minimum: '`minimumUsd`',
  reports: 'the handler reports',
  sayItIsTheSandbox:
    "export TILL_SANDBOX=true, and give the handler sandbox: process.env.TILL_SANDBOX === 'true'.",
  lookup: {
    used:
      'Unless its option `lookup` is false, a handler uses it to see payments before their event; this check ' +
      'cannot see the option of yours.',
    useless: 'set `lookup: false`',
  },
};

/** `tillkit serve --check`. */
export const SERVE: Reader = {
  ledger: { name: 'TILL_DATA', example: '/var/lib/tillkit' },
  severalSecrets: true,
  markPaid: 'POST /v1/orders/{order_id}/mark-paid, which needs TILL_DECISION_KEY',
  leaveOut: 'TILL_CURRENCIES, which names all others',
  minimum: 'TILL_MINIMUM_USD',
  reports: 'the log has',
  sayItIsTheSandbox: 'Set TILL_SANDBOX=true.',
  lookup: {
    used: 'It is used to see payments before their event.',
    useless: 'nothing is to be done',
  },
};
