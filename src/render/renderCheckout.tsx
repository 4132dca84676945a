/** A checkout as HTML, drawn on the store's server before any script has run. */
import { html, raw } from 'hono/html';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { Checkout } from '../checkout/Checkout/Checkout.js';
import { CheckoutRoot } from '../checkout/CheckoutRoot.js';
import { initialData } from '../checkout/checkoutData.js';
import { isFinalProblem } from '../checkout/ProblemNotice.js';
import { checkoutQueryKey } from '../checkout/checkoutQuery.js';
import { createCheckoutClient } from '../checkout/client.js';
import { presentPart, type LazyPart } from '../ui/lazyPart.js';
import type { CheckoutParts, ChoicesProps } from '../checkout/parts.js';
import { currencyListingQueryOptions } from '../checkout/queries.js';
import { screenOf } from '../checkout/screen.js';
import { StatusPanel } from '../checkout/PaymentStatus/StatusPanel.js';
import { PayPiece } from '../checkout/WalletView/PayPiece.js';
import type { OpenedCheckout } from '../contract/checkout.js';
import { readable, TEXT_RATIO, type Rgb } from '../contract/contrast.js';
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
import { appearanceStyle, type AppearanceVariables } from '../ui/theme/appearance.js';
import { cssColor } from '../ui/theme/rulesCss.js';
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
    payPiece: presentPart(PayPiece),
    statusPanel: presentPart(StatusPanel),
    choices: presentPart<ChoicesProps>((props) =>
      picker ? <CurrencyForm {...props} target={picker} /> : null,
    ),
    payTools: absent(),
    exchangeView: absent(),
    sourceRow: absent(),
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
function variablesRule({ appearance }: RenderOptions): string {
  const style = appearanceStyle(appearance ?? {});
  if (!style) return '';
  const lines = Object.entries(style).map(([name, value]) => `${name}:${String(value)}`);
  return `${ROOT}{${lines.join(';')}}${linkRules(appearance?.variables ?? {})}`;
}

const ROOT = '.till:not([data-nested])';

/** The ground of links that is nearer to their colour, in each theme, as base.css has it. */
const GROUND: Readonly<Record<'light' | 'dark', Rgb>> = {
  light: [244, 246, 248],
  dark: [31, 36, 43],
};

/** Links in the accent, readable in both themes; of grounds or colours in another form only a script can know. */
function linkRules({ colorAccent = '', colorBackground }: AppearanceVariables): string {
  const [, ...channels] = /^#(\w\w)(\w\w)(\w\w)$/.exec(colorAccent) ?? [];
  if (colorBackground !== undefined || channels.length === 0) return '';
  const accent = channels.map((channel) => parseInt(channel, 16));
  const on = (theme: 'light' | 'dark') =>
    `{--till-color-link:${cssColor(readable(accent, [GROUND[theme]], TEXT_RATIO))}}`;
  const dark = on('dark');
  return (
    `${ROOT}${on('light')}${ROOT}[data-theme=dark]${dark}` +
    `@media (prefers-color-scheme:dark){${ROOT}[data-theme=auto]${dark}}`
  );
}

/** In the card: the way to the present state. Gone with the rest of this HTML once a script has taken over. */
function RefreshLink({ url, isOpen }: { readonly url: string; readonly isOpen: boolean }) {
  const messages = useMessagesWith(enStatus);
  return (
    <a
      className={isOpen ? 'till-without-script' : 'till-button'}
      href={url}
      data-kind={isOpen ? undefined : 'primary'}
    >
      {isOpen ? messages.checkNow : messages.tryAgain}
    </a>
  );
}

/**
 * Buttons that need a script become text that looks the same, so that keys and screen readers find none that does
 * nothing. Those of forms stay. A choice of two keeps its look and takes no press.
 */
const withoutDeadButtons = (drawn: string): string =>
  drawn
    .replaceAll('<input type="radio"', '$& disabled=""')
    .replace(
      /<button type="button"([^>]*)>(.*?)<\/button>/gs,
      (_, attributes: string, content: string) =>
        `<span data-script=""${attributes.replace(/ aria-[\w-]+="[^"]*"/g, '')}>${content}</span>`,
    );

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

/** What the screens say in place of what only a script can do. */
function stillPage(
  { picker, timeZone = 'UTC', locale, refreshUrl }: RenderOptions,
  messages: Messages,
  outcome: OpenedCheckout | CheckoutError,
): StillPage {
  const isOpen = !(outcome instanceof CheckoutError);
  const isOver = isOpen
    ? outcome.checkout.paid || outcome.checkout.closed
    : isFinalProblem(outcome);
  return {
    timeZone,
    refresh:
      refreshUrl === undefined || isOver ? null : <RefreshLink url={refreshUrl} isOpen={isOpen} />,
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
  const opened = outcome instanceof CheckoutError ? undefined : outcome;
  const { endpoint, order, theme, appearance, locale, defaultLocale, picker } = options;
  const tag = canonicalTag(locale ?? defaultLocale) ?? 'en';
  const language = languageOf(tag, checkoutLanguages.languages);
  if (language !== undefined) await checkoutLanguages.loadForServer(language);
  const client = createCheckoutClient({ endpoint });
  const queryClient = new QueryClient();
  if (outcome instanceof CheckoutError) {
    // Nothing is asked while a page is drawn: the query finds that it has failed already.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- `query`, its successor, is not in 5.90
    await queryClient.prefetchQuery({
      queryKey: checkoutQueryKey({ client, order }),
      queryFn: () => Promise.reject(outcome),
      initialData: initialData(undefined),
    });
  }
  if (picker && screenOf({ ...SHOWN, snapshot: opened?.checkout }) === 'choose_currency') {
    const listing = await soon(picker.currencies()).catch(() => undefined);
    queryClient.setQueryData(currencyListingQueryOptions(client).queryKey, listing);
  }
  const sentences = checkoutLanguages.findForServer(language ?? 'en') ?? en;
  const drawn = renderToString(
    <CheckoutRoot
      {...options}
      initial={opened}
      parts={partsFor(options)}
      still={stillPage(options, sentences, outcome)}
      appearance={{ theme: theme ?? appearance?.theme ?? 'auto' }}
      {...{ client, queryClient }}
    >
      <Checkout />
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
    html`<div class="till-wall">${raw(withoutDeadButtons(drawn))}</div>`,
    // Last: before it, a browser would paint nothing until it is there.
    html`<link rel="stylesheet" href="${options.stylesheet}">`,
  ];
  // Without a registry, as the element's own root: it may be moved into another document.
  // prettier-ignore
  const element = html`<till-checkout${attributesOf(options)}>${initial}<template shadowrootmode="open" shadowrootcustomelementregistry>${shadow}</template></till-checkout>`;
  return (await element).toString();
}
