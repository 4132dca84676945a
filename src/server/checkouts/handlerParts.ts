/** What every part of one handler works with: the service, the ledger, the clock, the listing. */
import type { DecimalString } from '../../money/decimal.js';
import type { Records } from './checkoutRecords.js';
import type { Coordination } from '../live/coordination/coordination.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { Listing } from '../service/currencies/listing.js';
import type { CheckoutService } from '../service/checkoutService.js';

/** The shared working place of one handler. */
export interface Desk {
  readonly service: CheckoutService;
  readonly ledger: Ledger;
  readonly records: Records;
  readonly listing: Listing;
  /** What the store's instances share beside the ledger. */
  readonly coordination: Coordination;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A fresh random UUID. */
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  /** How long a quote holds. */
  readonly quoteLifetimeMs: number;
  /** No real money moves: the widget says so. */
  readonly sandbox: boolean;
  /** Who confirms: the service's signed events, those and nothing before them, or the store itself. */
  readonly confirmation: 'events' | 'late_events' | 'store';
  /** Part of an order that may be missing; decimal string. Frozen by an order's first quote. */
  readonly tolerance: DecimalString;
  /** Below this the service sends no event; decimal string, US dollars. */
  readonly minimumUsd: DecimalString;
  /** The same where the store states it, for shoppers to read; null where the default counts. */
  readonly statedMinimumUsd: DecimalString | null;
  /** Whether pages may ask for a link to a phone. */
  readonly canHandOff: boolean;
}
