/** Where `tillkit.js` has its parts from: all that takes a payment is in it, the rest in one file beside it. */
import type { ComponentType } from 'react';
import { Choices } from '../../checkout/CurrencyPicker/Choices.js';
import { lazyPart, type LazyPart } from '../../ui/lazyPart.js';
import type { CheckoutParts } from '../../checkout/parts.js';
import { StatusPanel } from '../../checkout/PaymentStatus/StatusPanel.js';
import { PayTargetPanel } from '../../checkout/WalletView/PayTargetPanel.js';
import { reportPageError } from '../../ui/reportPageError.js';
import { importFile, scriptLanguages } from '../scriptFiles.js';
import { lateParts, shared, type LateParts } from './shared.js';

/** Where the second file finds {@link shared} while it loads. The build of that file has it as well. */
declare const TILLKIT_SHARED: string;

/** Draws nothing: the page takes payments without it. */
const nothing = () => null;

/** Used where a file is missing: a page takes payments without it, and polls. */
const none: LateParts = {
  LiveConnection: nothing,
  PayTools: nothing,
  Receipt: nothing,
  Timeline: nothing,
  NotificationToggle: nothing,
  applyTheme: () => ({ refresh: nothing, stop: nothing }),
  WalletPart: nothing,
  tronDriver: () => {
    throw new Error();
  },
};

/**
 * @param sign a part that the file brings.
 * @returns all parts; those of a file that did not load do nothing, which the page's developer is told.
 */
async function load(file: string, sign: keyof LateParts): Promise<LateParts> {
  const key = Symbol.for(TILLKIT_SHARED);
  try {
    Reflect.set(globalThis, key, shared);
    await importFile(file);
  } catch {
    // Reported below.
  } finally {
    Reflect.deleteProperty(globalThis, key);
  }
  if (!lateParts[sign]) {
    reportPageError(
      `${file} did not load, or is not the one of this version, so the checkout does without what is in it.`,
    );
  }
  return { ...none, ...lateParts };
}

let loading: Promise<LateParts> | undefined;

/** Asks for the file once. */
const loadLateParts = (): Promise<LateParts> => (loading ??= load('tillkit.parts.mjs', 'PayTools'));

/** The buttons that open it are there: who presses one is told that it is missing, and can ask for it again. */
async function loadPayTools(): Promise<LateParts['PayTools']> {
  const { PayTools } = await loadLateParts();
  if (PayTools !== nothing) return PayTools;
  loading = undefined;
  throw new Error('tillkit.parts.mjs is missing.');
}

const here = <P extends object>(Component: ComponentType<P>): LazyPart<P> =>
  lazyPart(() => Promise.resolve(Component));

export const singleFileParts: CheckoutParts = {
  choices: here(Choices),
  payTarget: here(PayTargetPanel),
  payTools: lazyPart(loadPayTools),
  walletPay: lazyPart(() =>
    load('tillkit.wallet.mjs', 'WalletPart').then(({ WalletPart }) => WalletPart),
  ),
  tronDriver: () => load('tillkit.tron.mjs', 'tronDriver').then(({ tronDriver }) => tronDriver),
  statusPanel: here(StatusPanel),
  notificationToggle: lazyPart(() =>
    loadLateParts().then(({ NotificationToggle }) => NotificationToggle),
  ),
  timeline: lazyPart(() => loadLateParts().then(({ Timeline }) => Timeline)),
  receipt: lazyPart(() => loadLateParts().then(({ Receipt }) => Receipt)),
  liveConnection: lazyPart(() => loadLateParts().then(({ LiveConnection }) => LiveConnection)),
  languages: scriptLanguages,
  loadTheme: () => loadLateParts().then(({ applyTheme }) => applyTheme),
};
