/** The pictures of README and guides: a test compares each, and `npm run pictures` draws them anew. */

/** A story at one size and in one theme. */
export interface PictureFrame {
  readonly story: string;
  readonly theme: 'light' | 'dark';
  /** A window, or a part alone, wide or as on a phone. */
  readonly size: 'desk' | 'phone' | 'wide' | 'narrow';
}

const phone = (story: string, theme: PictureFrame['theme'] = 'light'): PictureFrame => ({
  ...{ story, theme },
  size: 'phone',
});
const desk = (story: string): PictureFrame => ({ story, theme: 'light', size: 'desk' });

/** A part of the checkout: wide in light colours, on a phone in dark ones. */
const part = (wide: string, narrow: string = wide): readonly PictureFrame[] => [
  { story: wide, theme: 'light', size: 'wide' },
  { story: narrow, theme: 'dark', size: 'narrow' },
];

/** By the name of the file in `docs/pictures`, what stands in it from left to right. */
export const PICTURES: Readonly<Record<string, readonly PictureFrame[]>> = {
  checkout: [desk('embedding-shop--paying')],
  'checkout-phone': [
    phone('embedding-shop--choosing'),
    phone('embedding-shop--paying'),
    phone('embedding-shop--paid', 'dark'),
  ],
  'currency-picker': part(
    'parts-currencypicker--choosing',
    'parts-currencypicker--choosing-network',
  ),
  'wallet-view': part('parts-walletview--showing-token'),
  'payment-status': part('parts-paymentstatus--transfer-seen', 'parts-paymentstatus--paid'),
  'back-office': [desk('treasury-treasurypanel--overview')],
};

/** What `docs/pictures/paying.gif` shows, one after the other. */
export const PAYING: readonly PictureFrame[] = [
  phone('embedding-shop--choosing'),
  phone('embedding-shop--paying'),
  phone('embedding-shop--detected'),
  phone('embedding-shop--paid'),
];
