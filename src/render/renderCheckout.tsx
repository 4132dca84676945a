/** A checkout as HTML, drawn on the store's server before any script has run. */
import { html, raw } from 'hono/html';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { Checkout } from '../checkout/Checkout/Checkout.js';
import { CheckoutRoot } from '../checkout/CheckoutRoot.js';
import { initialData } from '../checkout/checkoutData.js';
import { checkoutQueryKey } from '../checkout/checkoutQuery.js';
import { createCheckoutClient } from '../checkout/client.js';
import { presentPart, type LazyPart } from '../ui/lazyPart.js';
import type { CheckoutParts, ChoicesProps } from '../checkout/parts.js';
import { currencyListingQueryOptions } from '../checkout/queries.js';
import { screenOf } from '../checkout/screen.js';
import { StatusPanel } from '../checkout/PaymentStatus/StatusPanel.js';
import { PayTargetPanel } from '../checkout/WalletView/PayTargetPanel.js';
import type { OpenedCheckout } from '../contract/checkout.js';
import { CheckoutError, PROBLEM_CODES } from '../contract/checkoutError.js';
import { PROBLEMS } from '../contract/problems.js';
import type { CurrencyListing } from '../contract/currencies.js';
import type { MountOptions } from '../embed/options.js';
import { ATTRIBUTES } from '../embed/optionTable.js';
import { formatZonedClock } from '../ui/formatTime.js';
import { canonicalTag, languageOf } from '../contract/languageTag.js';
import { checkoutLanguages } from '../ui/messages/checkoutLanguages.js';
import { en, type Messages } from '../ui/messages/en.js';
import { enStatus } from '../ui/messages/enStatus.js';
import { appearanceStyle } from '../ui/theme/appearance.js';
import { useMessagesWith, type StillPage } from '../ui/uiContext.js';
import critical from './critical.css?inline';
import { CurrencyForm, PostForm, type FormTarget } from './CurrencyForm.js';

/** Options of {@link renderCheckout}: those of `mount` that are plain data, and what the page adds. */
export interface RenderOptions extends Omit<
  MountOptions,
  'initial' | 'fetch' | 'resume' | 'currency'
> {
  /** The store's handle of the order, as the script takes it over with. */
  readonly order: string;
  /** Address of `tillkit.css`, which the build puts beside `tillkit.js`. */
  readonly stylesheet: string;
  /** Of the page's Content-Security-Policy; the one `<style>` has it. */
  readonly nonce?: string | undefined;
  /**
   * Where a choice is posted to, and what gives the currencies to choose from: `handler.listCurrencies`. It is asked
   * only where a currency is to be chosen; without an answer the script draws the list.
   *
   * @default only the script lets the shopper choose
   */
  readonly picker?:
    (FormTarget & { readonly currencies: () => Promise<CurrencyListing> }) | undefined;
  /**
   * Address of this page. Where no script runs, a link to it shows the present state.
   *
   * @default no such link is drawn
   */
  readonly refreshUrl?: string | undefined;
  /** IANA name of the zone that moments are written in, until a script writes them in the shopper's own. @default "UTC" */
  readonly timeZone?: string | undefined;
}

const SHOWN = { failed: false, choosing: false };

/** A part that only a script brings. */
const absent = <P extends object>(): LazyPart<P> => presentPart<P>(() => null);

function partsFor({ picker }: RenderOptions): CheckoutParts {
  return {
    payTarget: presentPart(PayTargetPanel),
    statusPanel: presentPart(StatusPanel),
    choices: presentPart<ChoicesProps>((props) =>
      picker ? <CurrencyForm {...props} target={picker} /> : null,
    ),
    payTools: absent(),
    walletPay: absent(),
    tronDriver: () => new Promise(() => undefined),
    notificationToggle: absent(),
    timeline: absent(),
    receipt: absent(),
    liveConnection: absent(),
    languages: checkoutLanguages,
    // Nothing is measured on a server, so no colour is repaired.
    loadTheme: () => new Promise(() => undefined),
  };
}

/** The options that the element takes as attributes. */
function attributesOf(options: RenderOptions) {
  const given: Partial<Record<string, unknown>> = { ...options };
  return ATTRIBUTES.flatMap((name) => {
    const value = given[name];
    if (value === undefined || value === null) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [html` ${name.toLowerCase()}="${text}"`];
  });
}

/** The store's variables as a rule: a strict policy allows no style attribute. */
function variablesRule(options: RenderOptions): string {
  const style = appearanceStyle(options.appearance ?? {});
  if (!style) return '';
  const lines = Object.entries(style).map(([name, value]) => `${name}:${String(value)}`);
  return `.till:not([data-nested]){${lines.join(';')}}`;
}

/** Below the card: a link to the present state. Gone with the rest of this HTML once a script has taken over. */
function RefreshLink({ url, isOpen }: { readonly url: string; readonly isOpen: boolean }) {
  const messages = useMessagesWith(enStatus);
  return (
    <p className="till-without-script">
      <a href={url}>{isOpen ? messages.checkNow : messages.tryAgain}</a>
    </p>
  );
}

/** Longer than a service that is well takes, and not long enough for a shopper to give up. */
const PATIENCE_MS = 2_000;

/** Waits for what may hang. @returns undefined if it is late */
async function soon<T>(work: T | Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What was opened, or why it was not. @throws what says nothing that a shopper could be told */
async function outcomeOf(
  opening: OpenedCheckout | Error | Promise<OpenedCheckout>,
): Promise<OpenedCheckout | CheckoutError> {
  try {
    const opened = await soon<OpenedCheckout | Error>(opening);
    if (opened && !(opened instanceof Error)) return opened;
    return refusalOf(opened ?? { code: 'service_unavailable', message: 'It took too long.' });
  } catch (error) {
    return refusalOf(error);
  }
}

/** The failure as the widget would read it off the wire. */
function refusalOf(error: unknown): CheckoutError {
  const { code, retryable, message } = error as Partial<CheckoutError>;
  // The service's client has errors of its own, which say whether waiting helps.
  const ofService = retryable === true ? 'service_unavailable' : 'service_rejected';
  const known =
    PROBLEM_CODES.find((one) => one === code) ??
    (typeof retryable === 'boolean' ? ofService : undefined);
  if (known === undefined) throw error;
  return new CheckoutError({
    code: known,
    message: message ?? '',
    retryable: PROBLEMS[known].retryable,
  });
}

/** Puts a failure where the checkout's query finds it: nothing is asked while a page is drawn. */
function holdFailure(queryClient: QueryClient, queryKey: readonly unknown[], error: CheckoutError) {
  queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions({ queryKey }), {
    data: initialData(undefined),
    dataUpdateCount: 0,
    dataUpdatedAt: 0,
    error,
    errorUpdateCount: 1,
    errorUpdatedAt: 0,
    fetchFailureCount: 1,
    fetchFailureReason: error,
    fetchMeta: null,
    fetchStatus: 'idle',
    isInvalidated: false,
    status: 'error',
  });
}

/** What the screens say in place of what only a script can do. */
function stillPage(
  { picker, timeZone = 'UTC', locale }: RenderOptions,
  messages: Messages,
): StillPage {
  return {
    timeZone,
    priceLocked: (moment) =>
      messages.priceLockedUntil(formatZonedClock(moment, locale ?? messages.language, timeZone)),
    currencyForm:
      picker === undefined
        ? null
        : (currencyId, button) => (
            <PostForm target={picker}>
              <button className="till-button" name="currency" value={currencyId}>
                {button}
              </button>
            </PostForm>
          ),
  };
}

/**
 * Draws the present screen of an opened checkout, complete and accessible: `<till-checkout>` with its content
 * in a declarative shadow root. A page that also loads `tillkit.js` or `tillkit.mjs` takes it over; where no
 * script runs, the currency is chosen by a form and a link shows the present state. The HTML holds the
 * checkout's token, as the page would: send it to the order's own shopper only, with `Cache-Control: no-store`.
 *
 * A checkout that cannot be opened, or not within two seconds, is drawn as the widget would say it, with the ways
 * to the store. The script opens it by itself once that is possible; for pages without one, let the page load
 * again after a while, by `<noscript><meta http-equiv="refresh">`.
 *
 * @param opening what `handler.open(terms)` returns, or what it threw.
 * @returns HTML, to be put into the page where the checkout should stand.
 * @throws an error that is none of the store's handler or of its service.
 */
export async function renderCheckout(
  opening: OpenedCheckout | Error | Promise<OpenedCheckout>,
  options: RenderOptions,
): Promise<string> {
  const outcome = await outcomeOf(opening);
  const refusal = outcome instanceof CheckoutError ? outcome : undefined;
  const opened = outcome instanceof CheckoutError ? undefined : outcome;
  const { endpoint, order, theme, appearance, locale, defaultLocale, messages, picker } = options;
  const language = languageOf(
    canonicalTag(locale ?? defaultLocale) ?? 'en',
    checkoutLanguages.languages,
  );
  if (language !== undefined) await checkoutLanguages.loadForServer(language);
  const client = createCheckoutClient({ endpoint });
  const queryClient = new QueryClient();
  if (refusal) holdFailure(queryClient, checkoutQueryKey({ client, order }), refusal);
  if (picker && screenOf({ ...SHOWN, snapshot: opened?.checkout }) === 'choose_currency') {
    const listing = await soon(picker.currencies()).catch(() => undefined);
    queryClient.setQueryData(currencyListingQueryOptions(client).queryKey, listing);
  }
  const { storeName, returnUrl, supportUrl, dir } = options;
  const isOver = opened?.checkout.paid === true || opened?.checkout.closed === true;
  const sentences = checkoutLanguages.findForServer(language ?? 'en') ?? en;
  const drawn = renderToString(
    <CheckoutRoot
      client={client}
      order={order}
      initial={opened}
      queryClient={queryClient}
      parts={partsFor(options)}
      still={stillPage(options, sentences)}
      appearance={{ theme: theme ?? appearance?.theme ?? 'auto' }}
      {...{ locale, defaultLocale, dir, messages, storeName, returnUrl, supportUrl }}
    >
      <Checkout />
      {options.refreshUrl !== undefined && !isOver && (
        <RefreshLink url={options.refreshUrl} isOpen={!refusal} />
      )}
    </CheckoutRoot>,
  );
  queryClient.clear();
  const nonce = options.nonce && html` nonce="${options.nonce}"`;
  // "<" in JSON could end the element.
  const json = opened && raw(JSON.stringify(opened).replace(/</g, '\\u003c'));
  // prettier-ignore
  const initial = json && html`<script type="application/json" data-till-initial>${json}</script>`;
  const styles = raw(`${critical}${variablesRule(options)}`);
  // prettier-ignore
  const shadow = [
    html`<style${nonce}>${styles}</style>`,
    html`<div class="till-wall">${raw(drawn)}</div>`,
    // Last: before it, a browser would paint nothing until it is there.
    html`<link rel="stylesheet" href="${options.stylesheet}">`,
  ];
  // Without a registry, as the element's own root: it may be moved into another document.
  // prettier-ignore
  const element = html`<till-checkout${attributesOf(options)}>${initial}<template shadowrootmode="open" shadowrootcustomelementregistry>${shadow}</template></till-checkout>`;
  return (await element).toString();
}
