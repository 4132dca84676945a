/** How long a shopper may wait for sentences alone before they are shown in English, milliseconds. */
export const LOCALE_TIMEOUT_MS = 300;
