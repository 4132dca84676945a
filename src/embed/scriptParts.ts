/** Where `tillkit.js` has its parts from: all are in it, and only languages are loaded from beside it. */
import type { ComponentType } from 'react';
import { tronDriver } from '../checkout/browserWallet/tronDriver.js';
import { WalletPart } from '../checkout/browserWallet/WalletPart.js';
import { Choices } from '../checkout/CurrencyPicker/Choices.js';
import { LiveConnection } from '../checkout/live/LiveConnection.js';
import type { CheckoutParts } from '../checkout/parts.js';
import { NotificationToggle } from '../checkout/PaymentStatus/NotificationToggle.js';
import { Receipt } from '../checkout/PaymentStatus/Receipt.js';
import { StatusPanel } from '../checkout/PaymentStatus/StatusPanel.js';
import { Timeline } from '../checkout/PaymentStatus/Timeline.js';
import { PayTools } from '../checkout/payTools/PayTools.js';
import { PayTargetPanel } from '../checkout/WalletView/PayTargetPanel.js';
import { lazyPart, type LazyPart } from '../ui/lazyPart.js';
import { applyTheme } from '../ui/theme/applyTheme.js';
import { scriptLanguages } from './scriptFiles.js';

const here = <P extends object>(Component: ComponentType<P>): LazyPart<P> =>
  lazyPart(() => Promise.resolve(Component));

/** Every part but the languages comes with the code. */
export const scriptParts: CheckoutParts = {
  choices: here(Choices),
  payTarget: here(PayTargetPanel),
  payTools: here(PayTools),
  walletPay: here(WalletPart),
  tronDriver: () => Promise.resolve(tronDriver),
  statusPanel: here(StatusPanel),
  notificationToggle: here(NotificationToggle),
  timeline: here(Timeline),
  receipt: here(Receipt),
  liveConnection: here(LiveConnection),
  languages: scriptLanguages,
  loadTheme: () => Promise.resolve(applyTheme),
};
