/** What a store passes to `createRefundHandler`, and the checks that stop a start with bad options. */
import { COORDINATION, type Coordination } from '../../server/coordination/coordination.js';
import { HandlerConfigurationError } from '../../server/configuration/configurationError.js';
import type { DiagnosticListener } from '../../server/configuration/diagnostic.js';
import {
  aFunction,
  aSwitch,
  aText,
  faultIn,
  optionsOf,
} from '../../server/configuration/givenOptions.js';
import { assertLedger, BASE_PATH, LEDGER } from '../../server/configuration/handlerOptions.js';
import { ACCENT } from '../../server/http/pageTheme.js';
import type { Ledger } from '../../ledger/ledger.js';

/** Options that the handlers of staff and of customers share. */
export interface OfficeOptions {
  /** True if no real money moves; the page then says so. @default false */
  readonly sandbox?: boolean | undefined;
  /**
   * What several instances share in addition to the ledger: `redisCoordination` of `tillkit/redis`.
   * @default none, which is right for one instance
   */
  readonly coordination?: Coordination | undefined;
  /**
   * Receives what the owner should know; pass `() => {}` for silence.
   *
   * @default one line on `console.warn` with code and message, without the error and the order
   */
  readonly onDiagnostic?: DiagnosticListener | undefined;
  /** Clock: milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Makes random UUIDs. @default crypto.randomUUID */
  readonly newId?: (() => string) | undefined;
}

/** Checks of {@link OfficeOptions}. */
export const OFFICE_OPTIONS = {
  sandbox: aSwitch.optional(),
  coordination: COORDINATION.optional(),
  onDiagnostic: aFunction.optional(),
  now: aFunction.optional(),
  newId: aFunction.optional(),
};

/** Options of `createRefundHandler`. */
export interface RefundHandlerOptions extends OfficeOptions {
  /** The ledger of the checkout and the treasury handlers. `memoryLedger()` is refused in production. */
  readonly ledger: Ledger;
  /** Path the handler is mounted at, of its own. @default "/refund" */
  readonly basePath?: string | undefined;
  /** The store's name, as its customers know it. @default none: the page says "the store" */
  readonly storeName?: string | undefined;
  /**
   * Colour of buttons and links, as the checkout's: `#1a5f4a` or `light-dark(#1a5f4a, #74d6ad)`.
   *
   * @default the checkout's blue
   */
  readonly colorAccent?: string | undefined;
  /** Where customers reach the store: `https:`, `mailto:` or a path. @default no link */
  readonly supportUrl?: string | undefined;
}

/** No other may run as a script. */
const SUPPORT_URL = /^(?:https:\/\/|mailto:|\/(?!\/))/u;

const OPTIONS = optionsOf({
  ledger: LEDGER,
  basePath: BASE_PATH,
  storeName: aText().optional(),
  colorAccent: aText('a colour, such as "#1a5f4a"', ACCENT).optional(),
  supportUrl: aText('an address that begins with https:, mailto: or /', SUPPORT_URL).optional(),
  ...OFFICE_OPTIONS,
});

/**
 * Checks the options before anything runs.
 *
 * @returns the mount path.
 * @throws {@link HandlerConfigurationError} that names the option and what to do, never its value.
 */
export function checkRefundOptions(options: RefundHandlerOptions): string {
  const fault = faultIn('createRefundHandler', OPTIONS, options, 'nothing was started');
  if (fault !== null) throw new HandlerConfigurationError(fault);
  assertLedger(options.ledger, options.sandbox === true);
  return options.basePath ?? '/refund';
}
