/** A checkout as HTML, drawn on the store's server before any script has run. */
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Checkout } from '../checkout/Checkout/Checkout.js';
import { CheckoutRoot } from '../checkout/CheckoutRoot.js';
import { createCheckoutClient } from '../checkout/client.js';
import type { LazyPart } from '../ui/lazyPart.js';
import type { CheckoutParts, ChoicesProps } from '../checkout/parts.js';
import { currencyListingQueryOptions } from '../checkout/queries.js';
import { screenOf } from '../checkout/screen.js';
import { StatusPanel } from '../checkout/PaymentStatus/StatusPanel.js';
import { PayTargetPanel } from '../checkout/WalletView/PayTargetPanel.js';
import type { OpenedCheckout } from '../contract/checkout.js';
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

/** A part that is there from the start. */
function present<P extends object>(Component: (props: P) => ReactNode): LazyPart<P> {
  const there = () => Promise.resolve();
  // What waits and what fails is not drawn.
  const Part: LazyPart<P>['Part'] = ({ waiting: _, failed: __, ...props }) => (
    <Component {...(props as unknown as P)} />
  );
  return { preload: there, preloadForServer: there, Part };
}

/** A part that only a script brings. */
const absent = <P extends object>(): LazyPart<P> => present<P>(() => null);

function partsFor({ picker }: RenderOptions): CheckoutParts {
  return {
    payTarget: present(PayTargetPanel),
    statusPanel: present(StatusPanel),
    choices: present<ChoicesProps>((props) =>
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** The options that the element takes as attributes. */
function attributesOf(options: RenderOptions): string {
  const given: Partial<Record<string, unknown>> = { ...options };
  return ATTRIBUTES.flatMap((name) => {
    const value = given[name];
    if (value === undefined || value === null) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [` ${name.toLowerCase()}="${escapeHtml(text)}"`];
  }).join('');
}

/** The store's variables as a rule: a strict policy allows no style attribute. */
function variablesRule(options: RenderOptions): string {
  const style = appearanceStyle(options.appearance ?? {});
  if (!style) return '';
  const lines = Object.entries(style).map(([name, value]) => `${name}:${String(value)}`);
  return `.till:not([data-nested]){${lines.join(';')}}`;
}

/** Below the card: a link to the present state. Gone with the rest of this HTML once a script has taken over. */
function RefreshLink({ url }: { readonly url: string }) {
  const messages = useMessagesWith(enStatus);
  return (
    <p className="till-without-script">
      <a href={url}>{messages.checkNow}</a>
    </p>
  );
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
 * @param opened what `handler.open(terms)` returned.
 * @returns HTML, to be put into the page where the checkout should stand.
 */
export async function renderCheckout(
  opened: OpenedCheckout,
  options: RenderOptions,
): Promise<string> {
  const { endpoint, order, theme, appearance, locale, defaultLocale, messages, picker } = options;
  const language = languageOf(
    canonicalTag(locale ?? defaultLocale) ?? 'en',
    checkoutLanguages.languages,
  );
  if (language !== undefined) await checkoutLanguages.loadForServer(language);
  const client = createCheckoutClient({ endpoint });
  const queryClient = new QueryClient();
  if (picker && screenOf({ ...SHOWN, snapshot: opened.checkout }) === 'choose_currency') {
    const listing = await picker.currencies().catch(() => undefined);
    queryClient.setQueryData(currencyListingQueryOptions(client).queryKey, listing);
  }
  const { storeName, returnUrl, supportUrl, dir } = options;
  const { paid, closed } = opened.checkout;
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
      {options.refreshUrl !== undefined && !paid && !closed && (
        <RefreshLink url={options.refreshUrl} />
      )}
    </CheckoutRoot>,
  );
  queryClient.clear();
  const nonce = options.nonce === undefined ? '' : ` nonce="${escapeHtml(options.nonce)}"`;
  // "<" in JSON could end the element.
  const initial = JSON.stringify(opened).replace(/</g, '\\u003c');
  return [
    `<till-checkout${attributesOf(options)}>`,
    `<script type="application/json" data-till-initial>${initial}</script>`,
    // Without a registry, as the element's own root: it may be moved into another document.
    '<template shadowrootmode="open" shadowrootcustomelementregistry>',
    `<style${nonce}>${critical}${variablesRule(options)}</style>`,
    `<div class="till-wall">${drawn}</div>`,
    // Last: before it, a browser would paint nothing until it is there.
    `<link rel="stylesheet" href="${escapeHtml(options.stylesheet)}">`,
    '</template></till-checkout>',
  ].join('');
}
