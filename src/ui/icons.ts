/** The lines of every icon, in a square of 20. Each is exported alone: a chunk holds what it draws. */

/** Two sheets, one over the other. */
export const copyIcon =
  'M9.5 7h5A2.5 2.5 0 0 1 17 9.5v5a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 14.5v-5A2.5 2.5 0 0 1 9.5 7zM13 4.2A1.7 1.7 0 0 0 11.4 3h-6A2.4 2.4 0 0 0 3 5.4v6c0 .8.5 1.4 1.2 1.6';
/** Done. */
export const checkIcon = 'M4.5 10.5l3.7 3.7 7.3-8.2';
/** Leads on. */
export const aheadIcon = 'M7.8 4.8L13 10l-5.2 5.2';
/** Leads back. */
export const backIcon = 'M12.2 4.8L7 10l5.2 5.2';
/** Unfolds. */
export const downIcon = 'M4.8 7.5L10 12.7l5.2-5.2';
/** Closes or clears. */
export const closeIcon = 'M5 5l10 10M15 5L5 15';
/** Makes larger. */
export const enlargeIcon = 'M11.8 3.5h4.7v4.7M8.2 16.5H3.5v-4.7M16.2 3.8l-5 5M3.8 16.2l5-5';
/** Mind this. */
export const warningIcon =
  'M10 3.2l7.3 12.6a.8.8 0 0 1-.7 1.2H3.4a.8.8 0 0 1-.7-1.2zM10 8.2v3.6M10 14.3v.01';
/** A wallet on this device. */
export const walletIcon =
  'M15.5 6.5V5A1.5 1.5 0 0 0 14 3.5H5A2 2 0 0 0 3 5.5v9a2 2 0 0 0 2 2h10.5A1.5 1.5 0 0 0 17 15V8a1.5 1.5 0 0 0-1.5-1.5H5a2 2 0 0 1-2-1M13.5 11.5h.01';
/** To another page. */
export const externalIcon =
  'M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12M11.5 4H16v4.5M15.7 4.3L9.5 10.5';
/** Time. */
export const clockIcon = 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM10 6v4.2l2.6 1.6';
/** Somebody looks at it. */
export const eyeIcon =
  'M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10zM10 7.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 0 1 0-4.6z';
/** Once more. */
export const retryIcon =
  'M16 8.5A6.2 6.2 0 0 0 5 6.3L3.8 7.8M3.8 4v3.8h3.8M4 11.5a6.2 6.2 0 0 0 11 2.2l1.2-1.5M16.2 16v-3.8h-3.8';
/** No connection. */
export const offlineIcon =
  'M3.5 3.5l13 13M6.2 11.3a5.5 5.5 0 0 1 3-1.5M3.5 8.3a9.5 9.5 0 0 1 3.3-2.1M16.5 8.3A9.5 9.5 0 0 0 9.5 5.5M13.8 11.3l-.6-.5M10 14.8h.01';
/** It is over. */
export const closedIcon = 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM7.2 10h5.6';
/** Two ways. */
export const exchangeIcon =
  'M4 7h11.5M12.5 3.7L15.8 7l-3.3 3.3M16 13.5H4.5M7.5 10.5l-3.3 3 3.3 3.2';
/** Safe. */
export const shieldIcon =
  'M10 2.8l6 2.2v4.5c0 3.7-2.4 6.3-6 7.7-3.6-1.4-6-4-6-7.7V5zM7.3 9.9l2 2 3.5-3.8';
/** A QR code. */
export const codeIcon =
  'M4.5 3.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM12.5 3.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM4.5 11.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM11.5 11.5h2v2M16.5 16.5h-2M16.5 11.5v2';
/** A phone. */
export const phoneIcon =
  'M7.7 2.5h4.6a2.2 2.2 0 0 1 2.2 2.2v10.6a2.2 2.2 0 0 1-2.2 2.2H7.7a2.2 2.2 0 0 1-2.2-2.2V4.7a2.2 2.2 0 0 1 2.2-2.2zM9 14.8h2';
/** To keep. */
export const saveIcon = 'M10 3.5v9M6.5 9.3L10 12.8l3.5-3.5M4 16.5h12';
/** On paper. */
export const printIcon =
  'M6 7V3.5h8V7M6 14H4.5A1.5 1.5 0 0 1 3 12.5v-4A1.5 1.5 0 0 1 4.5 7h11A1.5 1.5 0 0 1 17 8.5v4a1.5 1.5 0 0 1-1.5 1.5H14M6 11.5h8v5H6z';
/** To look for something. */
export const searchIcon = 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM13.2 13.2l3.6 3.6';
