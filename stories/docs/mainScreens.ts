/** The main screens: a test compares each with its picture, and pages of the documentation show that. */

/** One of them. */
export interface MainScreen {
  readonly story: string;
  readonly theme: 'light' | 'dark';
  /** @default a phone */
  readonly desk?: boolean;
  /** What lies over the page hides it; below the window's edge it would show. */
  readonly over?: boolean;
  /** @default English */
  readonly locale?: 'ar-EG';
}

/** By the name of the picture. */
export const MAIN_SCREENS: Readonly<Record<string, MainScreen>> = {
  'choose-token': { story: 'checkout-checkout--choosing-currency', theme: 'light' },
  'choose-network': { story: 'parts-currencypicker--choosing-network', theme: 'dark' },
  'pay-phone': { story: 'checkout-checkout--waiting-for-transfer', theme: 'light' },
  'pay-desk': { story: 'checkout-checkout--waiting-for-bitcoin', theme: 'light', desk: true },
  'large-code': { story: 'parts-walletview--showing-large-code', theme: 'dark', over: true },
  'from-exchange': { story: 'parts-walletview--paying-from-exchange', theme: 'light' },
  expired: { story: 'checkout-checkout--price-expired', theme: 'light', locale: 'ar-EG' },
  detected: { story: 'checkout-checkout--transfer-seen', theme: 'dark' },
  partial: { story: 'checkout-checkout--part-has-arrived', theme: 'light' },
  receipt: { story: 'parts-paymentstatus--showing-receipt', theme: 'light', over: true },
  'too-much': { story: 'checkout-checkout--paid-too-much', theme: 'light' },
  late: { story: 'checkout-checkout--transfer-late', theme: 'dark' },
  'wrong-currency': { story: 'checkout-checkout--wrong-currency', theme: 'light' },
  'service-down': { story: 'checkout-checkout--service-unavailable', theme: 'dark' },
  offline: { story: 'checkout-when-things-go-wrong--device-offline', theme: 'dark' },
  'top-up': {
    story: 'checkout-checkout--topping-up-with-deposits',
    theme: 'dark',
    locale: 'ar-EG',
  },
};
