/** What a store passes to `createTreasuryHandler`, and the checks that stop a start with bad options. */
import * as z from 'zod';
import type { StoreApi } from '../../server/storeApi/storeApi.js';
import type { Ledger } from '../../ledger/ledger.js';
import { parseDecimal } from '../../money/decimal.js';
import {
  aText,
  aWholeNumber,
  faultIn,
  optionsOf,
  texts,
  withMethods,
} from '../../server/configuration/givenOptions.js';
import {
  assertLedger,
  BASE_PATH,
  LEDGER,
  ORIGINS,
} from '../../server/configuration/handlerOptions.js';
import { assertSecrets } from '../../server/auth/secrets.js';
import { HandlerConfigurationError } from '../../server/configuration/configurationError.js';
import { OFFICE_OPTIONS, type OfficeOptions } from '../refunds/refundOptions.js';
import type { Authorize } from './authenticator.js';
import { STUCK_AFTER_MINUTES } from './withdrawals/withdrawalState.js';
import { TREASURY_OPERATIONS, type TreasuryService } from './treasuryService.js';

/** What the back office needs of the store's own checkout handler. */
export type TreasuryOrders = Pick<StoreApi, (typeof OF_ORDERS)[number]>;

const OF_ORDERS = ['getCheckout', 'releaseHold', 'markPaid', 'repeatCallback'] as const;

/** Refunds by link. */
export interface RefundLinkOptions {
  /** Whole address of the page for customers, without a query. */
  readonly page: string;
  /**
   * Lets the store's server make links by `makeRefundLink`; the checkout handler's `secrets` will do. The first one
   * makes links, all of them find one again. @default none: only people in the panel make links
   */
  readonly secrets?: readonly string[] | undefined;
}

/** When the list of tasks warns. */
export interface WarningOptions {
  /** A wallet that can pay for this many token transfers or fewer is low on gas. 1 to 1000000. @default 5 */
  readonly tokenTransfersLeft?: number | undefined;
  /**
   * A withdrawal that the service has had for this many minutes without a result is stuck. 1 to 10080 (a
   * week). @default 30
   */
  readonly stuckAfterMinutes?: number | undefined;
}

/** Options of `createTreasuryHandler`. @typeParam Own `context` of its requests, which `authorize` gets */
export interface TreasuryHandlerOptions<Own = unknown> extends OfficeOptions {
  /** The service client, which holds the API key. Nine of its operations are used; none makes a wallet. */
  readonly service: TreasuryService;
  /**
   * The ledger of the checkout handler: withdrawals and the audit are kept there. `memoryLedger()` is
   * refused in production. One of your own has no index of orders: their list is slower then, and counts nothing.
   */
  readonly ledger: Ledger;
  /**
   * Identifies the person of every request, before anything else is read. `null` refuses the request
   * (401); so do an invalid grant and an error. Only `true` grants a permission.
   *
   * It gets a copy of the request without its body.
   */
  readonly authorize: Authorize<Own>;
  /** The checkout handler, for orders, refunds and webhooks. @default none: their routes are 404 */
  readonly orders?: TreasuryOrders | undefined;
  /**
   * Offers refunds by link: `page` is where `createRefundHandler` is mounted, such as
   * `https://shop.example/refund`. Needs `orders`. @default off
   */
  readonly refundLinks?: RefundLinkOptions | undefined;
  /** When `GET tasks` warns of low gas and of stuck withdrawals. @default 5 transfers, 30 minutes */
  readonly warnings?: WarningOptions | undefined;
  /** Path the handler is mounted at; never that of the shoppers' handler. @default "/api/treasury" */
  readonly basePath?: string | undefined;
  /**
   * Origins of other pages that may use it, in addition to the store's own; exact, such as
   * `https://office.example`. Such a page can do everything that the signed-in person can.
   */
  readonly origins?: readonly string[] | undefined;
}

const OPTIONS = optionsOf({
  service: withMethods('the client that `createServiceClient` makes', TREASURY_OPERATIONS),
  ledger: LEDGER,
  authorize: z.custom<Authorize>(
    (value) => typeof value === 'function',
    'the function that says who is asking and what they may do, without which anybody could send the ' +
      "store's money away: it answers { who, may: { read, withdraw } } for a person whose session you " +
      'have checked, and null for everybody else',
  ),
  orders: withMethods('the handler that `createCheckoutHandler` makes', OF_ORDERS).optional(),
  refundLinks: z
    .object({
      page: aText('an address, such as "https://shop.example/refund"'),
      secrets: texts('`[process.env.TILL_SECRET]`').optional(),
    })
    .optional(),
  warnings: optionsOf({
    tokenTransfersLeft: aWholeNumber(1, 1_000_000).optional(),
    stuckAfterMinutes: aWholeNumber(1, 10_080).optional(),
  }).optional(),
  basePath: BASE_PATH,
  origins: ORIGINS,
  ...OFFICE_OPTIONS,
});

/**
 * Reads the address of the customers' page.
 *
 * @throws {@link HandlerConfigurationError} if it is no web address that a path can be added to.
 */
export function readRefundPage({ page }: RefundLinkOptions): string {
  const url = URL.canParse(page) ? new URL(page) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(page);
  if (isPlain && url.username === '' && url.password === '') return url.href.replace(/\/$/, '');
  throw new HandlerConfigurationError(
    '`refundLinks.page` is no web address, so no customer could open a link. Pass the whole address at ' +
      'which createRefundHandler is mounted, such as "https://shop.example/refund".',
  );
}

/** The thresholds of the list of tasks, with their defaults. */
export function readWarnings({
  tokenTransfersLeft = 5,
  stuckAfterMinutes = STUCK_AFTER_MINUTES,
}: WarningOptions = {}) {
  return { fewTransfers: parseDecimal(String(tokenTransfersLeft)), stuckAfterMinutes };
}

/**
 * Checks the options before anything runs.
 *
 * @returns the mount path.
 * @throws {@link HandlerConfigurationError} that names the option and what to do, never its value.
 */
export function checkTreasuryOptions(options: TreasuryHandlerOptions): string {
  const fault = faultIn('createTreasuryHandler', OPTIONS, options, 'nothing was started');
  if (fault !== null) throw new HandlerConfigurationError(fault);
  const { refundLinks, ledger, basePath = '/api/treasury', sandbox = false } = options;
  if (refundLinks) readRefundPage(refundLinks);
  if (refundLinks?.secrets) assertSecrets(refundLinks.secrets, sandbox);
  assertLedger(ledger, sandbox);
  return basePath;
}
