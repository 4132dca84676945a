/** The lines of the icons on the pay screen, in a square of 20: they come with the first load. */

/** Two sheets, one over the other. */
export const copyIcon =
  'M9.5 7h5A2.5 2.5 0 0 1 17 9.5v5a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 14.5v-5A2.5 2.5 0 0 1 9.5 7zM13 4.2A1.7 1.7 0 0 0 11.4 3h-6A2.4 2.4 0 0 0 3 5.4v6c0 .8.5 1.4 1.2 1.6';
/** Done. */
export const checkIcon = 'M4.5 10.5l3.7 3.7 7.3-8.2';
/** Leads on. */
export const aheadIcon = 'M7.8 4.8L13 10l-5.2 5.2';
/** Makes larger. */
export const enlargeIcon = 'M11.8 3.5h4.7v4.7M8.2 16.5H3.5v-4.7M16.2 3.8l-5 5M3.8 16.2l5-5';
/** Mind this. */
export const warningIcon =
  'M10 3.2l7.3 12.6a.8.8 0 0 1-.7 1.2H3.4a.8.8 0 0 1-.7-1.2zM10 8.2v3.6M10 14.3v.01';
/** A wallet on this device. */
export const walletIcon =
  'M15.5 6.5V5A1.5 1.5 0 0 0 14 3.5H5A2 2 0 0 0 3 5.5v9a2 2 0 0 0 2 2h10.5A1.5 1.5 0 0 0 17 15V8a1.5 1.5 0 0 0-1.5-1.5H5a2 2 0 0 1-2-1M13.5 11.5h.01';
/** Two ways. */
export const exchangeIcon =
  'M4 7h11.5M12.5 3.7L15.8 7l-3.3 3.3M16 13.5H4.5M7.5 10.5l-3.3 3 3.3 3.2';
