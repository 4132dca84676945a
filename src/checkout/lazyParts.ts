/** The package's late parts: dynamic imports, which the store's own bundler makes chunks of, and their loading ahead. */
import { checkoutLanguages } from '../ui/messages/checkoutLanguages.js';
import { lazyPart } from '../ui/lazyPart.js';
import type { CheckoutParts } from './parts.js';
import { canonicalTag, languageOf } from '../contract/languageTag.js';

const payToolsPart = () =>
  import('./payTools/packagePart.js').then(({ packagePart }) => packagePart);

/** Shared by every checkout of the page. */
export const lazyParts: CheckoutParts = {
  choices: lazyPart(() => import('./CurrencyPicker/Choices.js').then(({ Choices }) => Choices)),
  payPiece: lazyPart(() => import('./WalletView/PayPiece.js').then(({ PayPiece }) => PayPiece)),
  payTools: lazyPart(() => payToolsPart().then(({ PayTools }) => PayTools)),
  exchangeView: lazyPart(() => payToolsPart().then(({ ExchangeView }) => ExchangeView)),
  sourceRow: lazyPart(() => payToolsPart().then(({ SourceRow }) => SourceRow)),
  walletPay: lazyPart(() =>
    import('./browserWallet/packagePart.js').then(({ packagePart }) => packagePart.WalletPart),
  ),
  tronDriver: () =>
    import('./browserWallet/packagePart.js').then(({ packagePart }) => packagePart.tronDriver),
  statusPanel: lazyPart(() =>
    import('./PaymentStatus/StatusPanel.js').then(({ StatusPanel }) => StatusPanel),
  ),
  notificationToggle: lazyPart(() =>
    import('./PaymentStatus/NotificationToggle.js').then(
      ({ NotificationToggle }) => NotificationToggle,
    ),
  ),
  timeline: lazyPart(() => import('./PaymentStatus/Timeline.js').then(({ Timeline }) => Timeline)),
  receipt: lazyPart(() => import('./PaymentStatus/Receipt.js').then(({ Receipt }) => Receipt)),
  liveConnection: lazyPart(() =>
    import('./live/LiveConnection.js').then(({ LiveConnection }) => LiveConnection),
  ),
  languages: checkoutLanguages,
  loadTheme: () => import('../ui/theme/applyTheme.js').then(({ applyTheme }) => applyTheme),
};

/**
 * Loads everything that a checkout shows at first. Await it on the server before rendering and in the
 * page before hydrating, and the QR code or the list of currencies is in the first HTML; without it
 * the server draws a skeleton. `QrCode` and `Address` of a layout of your own are loaded in the page only.
 *
 * @param locale the provider's `locale`: its sentences are loaded as well. @default English
 */
export async function preloadCheckout(locale = 'en'): Promise<void> {
  const { choices, payPiece, statusPanel, languages } = lazyParts;
  const parts = [choices, payPiece, statusPanel].map((part) => part.preloadForServer());
  const language = languageOf(canonicalTag(locale) ?? 'en', languages.languages) ?? 'en';
  await Promise.all([...parts, languages.loadForServer(language)]);
}
