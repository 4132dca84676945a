/** Where `tillkit.js` has its parts from: all that takes a payment is in it, the rest in one file beside it. */
import type { ComponentType } from 'react';
import { Choices } from '../../checkout/CurrencyPicker/Choices.js';
import { lazyPart, type LazyPart } from '../../checkout/lazyPart.js';
import type { CheckoutParts } from '../../checkout/parts.js';
import { StatusPanel } from '../../checkout/PaymentStatus/StatusPanel.js';
import { PayTargetPanel } from '../../checkout/WalletView/PayTargetPanel.js';
import { reportPageError } from '../../ui/reportPageError.js';
import { importFile, scriptLanguages } from '../scriptFiles.js';
import { findLateParts, findWalletPart, shared, type LateParts } from './shared.js';

/** Where the second file finds {@link shared} while it loads. The build of that file has it as well. */
declare const TILLKIT_SHARED: string;

/** Draws nothing: the page takes payments without it. */
const nothing = () => null;

/** Used if the second file is missing: a page takes payments without it, and polls. */
const none: LateParts = {
  LiveConnection: nothing,
  PayTools: nothing,
  Receipt: nothing,
  Timeline: nothing,
  NotificationToggle: nothing,
  applyTheme: () => ({ refresh: nothing, stop: nothing }),
};

/** @returns what the file has provided; undefined if it did not load, which the page's developer is told. */
async function load<Part>(file: string, find: () => Part | undefined): Promise<Part | undefined> {
  const key = Symbol.for(TILLKIT_SHARED);
  try {
    Reflect.set(globalThis, key, shared);
    await importFile(file);
  } catch {
    // Reported below.
  } finally {
    Reflect.deleteProperty(globalThis, key);
  }
  const part = find();
  if (!part) {
    reportPageError(
      `${file} did not load, or is not the one of this version, so the checkout does without what is in it.`,
    );
  }
  return part;
}

let loading: Promise<LateParts> | undefined;

/** Asks for the file once. */
const loadLateParts = (): Promise<LateParts> =>
  (loading ??= load('tillkit.parts.mjs', findLateParts).then((parts) => parts ?? none));

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
    load('tillkit.wallet.mjs', findWalletPart).then((part) => part ?? nothing),
  ),
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
