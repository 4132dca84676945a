/** The lines of the icons beside what has failed, in a square of 20. */

/** Once more. */
export const retryIcon =
  'M16 8.5A6.2 6.2 0 0 0 5 6.3L3.8 7.8M3.8 4v3.8h3.8M4 11.5a6.2 6.2 0 0 0 11 2.2l1.2-1.5M16.2 16v-3.8h-3.8';
/** No connection. */
export const offlineIcon =
  'M3.5 3.5l13 13M6.2 11.3a5.5 5.5 0 0 1 3-1.5M3.5 8.3a9.5 9.5 0 0 1 3.3-2.1M16.5 8.3A9.5 9.5 0 0 0 9.5 5.5M13.8 11.3l-.6-.5M10 14.8h.01';
/** A link. */
export const linkIcon =
  'M8.6 11.4a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2l-.9.9M11.4 8.6a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l.9-.9';
/** A paper that is not known. */
export const unknownIcon =
  'M5.5 3h6L15 6.5V16a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 8.6a1.8 1.8 0 1 1 2.7 1.6c-.6.3-.9.6-.9 1.3M9.8 13.8v.01';
/** It is over. */
export const closedIcon = 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM7.2 10h5.6';
