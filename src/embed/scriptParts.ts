/** Where `tillkit.js` has its parts from: all are in it, and only languages are loaded from beside it. */
import { tronDriver } from '../checkout/browserWallet/tronDriver.js';
import { WalletPart } from '../checkout/browserWallet/WalletPart.js';
import { Choices } from '../checkout/CurrencyPicker/Choices.js';
import { LiveConnection } from '../checkout/live/LiveConnection.js';
import type { CheckoutParts } from '../checkout/parts.js';
import { NotificationToggle } from '../checkout/PaymentStatus/NotificationToggle.js';
import { Receipt } from '../checkout/PaymentStatus/Receipt.js';
import { StatusPanel } from '../checkout/PaymentStatus/StatusPanel.js';
import { Timeline } from '../checkout/PaymentStatus/Timeline.js';
import { ExchangeView } from '../checkout/payTools/ExchangeView.js';
import { SourceRow } from '../checkout/payTools/SourceRow.js';
import { PayTools } from '../checkout/payTools/PayTools.js';
import { PayPiece } from '../checkout/WalletView/PayPiece.js';
import { presentPart } from '../ui/lazyPart.js';
import { applyTheme } from '../ui/theme/applyTheme.js';
import { scriptLanguages } from './scriptFiles.js';

/** Every part but the languages comes with the code. */
export const scriptParts: CheckoutParts = {
  choices: presentPart(Choices),
  payPiece: presentPart(PayPiece),
  payTools: presentPart(PayTools),
  exchangeView: presentPart(ExchangeView),
  sourceRow: presentPart(SourceRow),
  walletPay: presentPart(WalletPart),
  tronDriver: () => Promise.resolve(tronDriver),
  statusPanel: presentPart(StatusPanel),
  notificationToggle: presentPart(NotificationToggle),
  timeline: presentPart(Timeline),
  receipt: presentPart(Receipt),
  liveConnection: presentPart(LiveConnection),
  languages: scriptLanguages,
  loadTheme: () => Promise.resolve(applyTheme),
};
