/** What a page without React may say about a checkout, and what it hears of it. */
import type {
  ChangeEvent,
  CompleteEvent,
  ReadyEvent,
  StatusChangeEvent,
  WalletSentEvent,
} from '../checkout/changes.js';
import type { PageOptions } from '../checkout/checkoutContext.js';
import type { CheckoutProviderProps } from '../checkout/CheckoutRoot.js';
import type { PageLink } from '../checkout/resumeCheckout.js';
import type { FetchLike } from '../contract/request.js';
import type { CheckoutError } from '../contract/checkoutError.js';
import type { Appearance } from '../ui/theme/appearance.js';
import type { AppearanceDiagnostic } from '../ui/theme/diagnostics.js';

/** Which order is paid. */
type WhichOrder =
  | {
      /** The store's opaque handle of the order. Another one starts a clean checkout. */
      readonly order: string;
      /**
       * Opens the order of the link that has led to this page, where one has: of `handler.resumeLink`,
       * or of the code that a shopper scans with a phone. It counts until `order` becomes another one.
       *
       * @default false
       */
      readonly resume?: boolean | undefined;
    }
  | {
      /** May be absent on a page that only links lead to; without a link nothing is drawn then. */
      readonly order?: string | undefined;
      readonly resume: true;
    };

/** What a page says in React in the same words. */
type SharedOptions = Omit<PageOptions, 'onReturn'> &
  Pick<CheckoutProviderProps, 'initial' | 'locale' | 'defaultLocale' | 'dir' | 'messages'>;

/** Everything else. */
interface OtherOptions extends SharedOptions {
  /** Where the store mounts Tillkit's handler: `/api/till` or an absolute URL. */
  readonly endpoint: string;
  /**
   * Name in the form around the checkout: the form submits the order's handle under it, and the status under the
   * same name with `_status`.
   *
   * @default nothing is submitted
   */
  readonly name?: string | undefined;
  /** Holds the form around the checkout until a payment was detected. @default false */
  readonly required?: boolean | undefined;
  /** Exact id, such as `USDT.Tron`: chosen for the shopper while nothing is chosen yet. */
  readonly currency?: string | undefined;
  /** `auto` follows the device. @default "auto" */
  readonly theme?: Appearance['theme'];
  /** Theme, variables and rules; `theme` above wins over the one in here. */
  readonly appearance?: Appearance | undefined;
  /** Sends the requests. @default the platform's `fetch` */
  readonly fetch?: FetchLike | undefined;
}

/** Options of `mount` and properties of `<till-checkout>`. Each may be changed at any time. */
export type MountOptions = OtherOptions & WhichOrder;

/** The same for a widget: the order is known, be it the page's own or a link's. */
export interface WidgetOptions extends OtherOptions {
  readonly order: string;
  /** The link that `order` is the handle of. */
  readonly link?: PageLink | undefined;
}

/** Events by name, each with what it carries; as DOM events they are called `till-…`. */
export interface CheckoutEvents {
  readonly ready: ReadyEvent;
  readonly change: ChangeEvent;
  readonly statuschange: StatusChangeEvent;
  readonly complete: CompleteEvent;
  readonly walletsent: WalletSentEvent;
  readonly error: CheckoutError;
  /** Something of the appearance was repaired or left out: for the store's developer. */
  readonly diagnostic: AppearanceDiagnostic;
}

/** Takes an event and what it carries. */
export type Emit = <Name extends keyof CheckoutEvents>(
  name: Name,
  detail: CheckoutEvents[Name],
) => void;
