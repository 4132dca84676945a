/** The package's late parts: dynamic imports, which the store's own bundler makes chunks of. */
import { checkoutLanguages } from '../ui/messages/checkoutLanguages.js';
import { lazyPart } from '../ui/lazyPart.js';
import type { CheckoutParts } from './parts.js';

/** Shared by every checkout of the page. */
export const lazyParts: CheckoutParts = {
  choices: lazyPart(() => import('./CurrencyPicker/Choices.js').then(({ Choices }) => Choices)),
  payTarget: lazyPart(() =>
    import('./WalletView/PayTargetPanel.js').then(({ PayTargetPanel }) => PayTargetPanel),
  ),
  payTools: lazyPart(() => import('./payTools/PayTools.js').then(({ PayTools }) => PayTools)),
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
