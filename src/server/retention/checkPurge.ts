/** Options of `purgeLedger`, checked before anything is read: a deletion cannot be undone. */
import * as z from 'zod';
import { aFunction, aSwitch, aText, faultIn, optionsOf } from '../configuration/givenOptions.js';
import type { SqlLedger } from '../../ledger/sqlLedger.js';

/** What `purgeLedger` deletes. */
export interface PurgeOptions {
  readonly ledger: SqlLedger;
  /**
   * Orders whose newest event is older may be deleted. Keep ninety days or more; a time in the future is
   * refused.
   */
  readonly before: Date;
  /**
   * The handler's `tolerance`. With a lower one fewer orders count as paid, and the rest stay. @default
   * "0"
   */
  readonly tolerance?: string;
  /**
   * Whether the store has an `onPaid`. If so, a paid order stays until its `onPaid` has succeeded.
   *
   * @default whether the ledger has any call of it
   */
  readonly onPaid?: boolean;
  /**
   * Whether paid orders with an unresolved surplus are deleted too: money that is too much, late, or in
   * another currency. Set it once you have settled with their shoppers outside the back office.
   *
   * @default false
   */
  readonly unjudged?: boolean;
  /**
   * Entries of the back office's audit older than this may be deleted. Ask your auditors how long to keep
   * them; a year and more is usual.
   *
   * @default none is deleted, however old
   */
  readonly auditBefore?: Date;
  /**
   * Customers' e-mails that were kept before this time are deleted (see `keepEmail` of the checkout
   * handler), also those of orders that stay.
   *
   * @default they stay as long as their orders
   */
  readonly emailsBefore?: Date;
  /** Only count the orders and entries that would be deleted, at least. @default false */
  readonly dryRun?: boolean;
  /** Clock: milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
}

const AGO = 'new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)';
const aTime = z.date(`a Date, such as \`${AGO}\``);

const hasTables = (ledger: unknown): boolean => {
  const { db } = Object(ledger) as { readonly db?: unknown };
  return typeof (Object(db) as Record<string, unknown>)['selectFrom'] === 'function';
};

const PURGE = optionsOf(
  {
    ledger: z.custom(
      hasTables,
      'a ledger in tables: sqliteLedger, postgresLedger, sqlLedger or d1Ledger (memoryLedger keeps nothing)',
    ),
    before: aTime,
    tolerance: aText('a text, such as "0.01"').optional(),
    onPaid: aSwitch.optional(),
    unjudged: aSwitch.optional(),
    auditBefore: aTime.optional(),
    emailsBefore: aTime.optional(),
    dryRun: aSwitch.optional(),
    now: aFunction.optional(),
  },
  `{ ledger, before: ${AGO} }`,
);

/** @throws RangeError that says what is wrong, before anything is read or deleted. */
export function checkPurge(options: PurgeOptions): void {
  const fault = faultIn('purgeLedger', PURGE, options, 'nothing was taken out');
  if (fault !== null) throw new RangeError(fault);
  const now = (options.now ?? Date.now)();
  for (const name of ['before', 'auditBefore', 'emailsBefore'] as const) {
    const time = options[name];
    if (time === undefined || time.getTime() <= now) continue;
    throw new RangeError(
      `\`${name}\` of purgeLedger is a time that is still to come, so what was paid a moment ago would be ` +
        `gone for ever. Nothing was taken out. Pass a time that is long over: \`${AGO}\`.`,
    );
  }
}
