/** The lines of the icons beside what has failed, in a square of 20. */

/** Once more. */
export const retryIcon =
  'M16 8.5A6.2 6.2 0 0 0 5 6.3L3.8 7.8M3.8 4v3.8h3.8M4 11.5a6.2 6.2 0 0 0 11 2.2l1.2-1.5M16.2 16v-3.8h-3.8';
/** No connection. */
export const offlineIcon =
  'M3.5 3.5l13 13M6.2 11.3a5.5 5.5 0 0 1 3-1.5M3.5 8.3a9.5 9.5 0 0 1 3.3-2.1M16.5 8.3A9.5 9.5 0 0 0 9.5 5.5M13.8 11.3l-.6-.5M10 14.8h.01';
