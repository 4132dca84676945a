/** Where the widget of `tillkit.mjs` has its parts from: the pay panel comes with it, the rest is loaded. */
import { lazyPart } from '../../ui/lazyPart.js';
import type * as LiveConnection from '../../checkout/live/LiveConnection.js';
import type { CheckoutParts } from '../../checkout/parts.js';
import { PayPiece } from '../../checkout/WalletView/PayPiece.js';
import type * as tronDriver from '../../checkout/browserWallet/tronDriver.js';
import type * as applyTheme from '../../ui/theme/applyTheme.js';
import { scriptLanguages, latePartUrl } from '../scriptFiles.js';
import type * as BrowserWallet from './BrowserWallet.js';
import type * as CurrencyPicker from './CurrencyPicker.js';
import type * as PaymentStatus from './PaymentStatus.js';
import type * as PayTools from './PayTools.js';

/** Whether an import map of the page says what the file must be, which counts for this very address alone. */
const isPinned = (url: string): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes(url.slice(url.lastIndexOf('/'))),
  );

/**
 * Imports a late part of the module. A browser may remember that a module did not load and never ask for it
 * again, so a failed part is asked for under another address.
 *
 * @throws if it does not load.
 */
async function importLatePart(name: string): Promise<unknown> {
  const url = latePartUrl(name);
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    if (isPinned(url)) throw error;
    return import(/* @vite-ignore */ `${url}?${String(Date.now())}`);
  }
}

/** The late parts by the names of their files, which the build makes entries of. */
interface LateParts {
  readonly BrowserWallet: typeof BrowserWallet;
  readonly CurrencyPicker: typeof CurrencyPicker;
  readonly LiveConnection: typeof LiveConnection;
  readonly PaymentStatus: typeof PaymentStatus;
  readonly PayTools: typeof PayTools;
  readonly applyTheme: typeof applyTheme;
  readonly tronDriver: typeof tronDriver;
}

const load = <Name extends keyof LateParts>(name: Name): Promise<LateParts[Name]> =>
  importLatePart(name) as Promise<LateParts[Name]>;

export const moduleParts: CheckoutParts = {
  choices: lazyPart(() => load('CurrencyPicker').then(({ Choices }) => Choices)),
  payPiece: lazyPart(() => Promise.resolve(PayPiece)),
  payTools: lazyPart(() => load('PayTools').then(({ PayTools }) => PayTools)),
  exchangeView: lazyPart(() => load('PayTools').then(({ ExchangeView }) => ExchangeView)),
  sourceRow: lazyPart(() => load('PayTools').then(({ SourceRow }) => SourceRow)),
  walletPay: lazyPart(() => load('BrowserWallet').then(({ WalletPart }) => WalletPart)),
  tronDriver: () => load('tronDriver').then(({ tronDriver }) => tronDriver),
  statusPanel: lazyPart(() => load('PaymentStatus').then(({ StatusPanel }) => StatusPanel)),
  notificationToggle: lazyPart(() =>
    load('PaymentStatus').then(({ NotificationToggle }) => NotificationToggle),
  ),
  timeline: lazyPart(() => load('PaymentStatus').then(({ Timeline }) => Timeline)),
  receipt: lazyPart(() => load('PaymentStatus').then(({ Receipt }) => Receipt)),
  liveConnection: lazyPart(() =>
    load('LiveConnection').then(({ LiveConnection }) => LiveConnection),
  ),
  languages: scriptLanguages,
  loadTheme: () => load('applyTheme').then(({ applyTheme }) => applyTheme),
};
