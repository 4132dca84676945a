/** The lines of the other icons, in a square of 20, for what is loaded late. */

/** Leads back. */
export const backIcon = 'M12.2 4.8L7 10l5.2 5.2';
/** Unfolds. */
export const downIcon = 'M4.8 7.5L10 12.7l5.2-5.2';
/** Closes or clears. */
export const closeIcon = 'M5 5l10 10M15 5L5 15';
/** To another page. */
export const externalIcon =
  'M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12M11.5 4H16v4.5M15.7 4.3L9.5 10.5';
/** Time. */
export const clockIcon = 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM10 6v4.2l2.6 1.6';
/** Somebody looks at it. */
export const eyeIcon =
  'M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10zM10 7.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 0 1 0-4.6z';
/** Safe. */
export const shieldIcon =
  'M10 2.8l6 2.2v4.5c0 3.7-2.4 6.3-6 7.7-3.6-1.4-6-4-6-7.7V5zM7.3 9.9l2 2 3.5-3.8';
/** A question. */
export const askIcon =
  'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM7.9 8.2a2.1 2.1 0 1 1 3.2 1.8c-.8.5-1.1.8-1.1 1.6M10 14v.01';
/** Somebody. */
export const personIcon =
  'M10 3.4a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4zM3.8 16.6c.5-2.9 3-4.4 6.2-4.4s5.7 1.5 6.2 4.4';
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
