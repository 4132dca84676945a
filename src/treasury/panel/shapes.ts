/** Lines of icons that only an order's page has, in a square of 20. */

/** Links of a chain. */
export const linkShape =
  'M8.5 11.5l3-3M7 9.5L5 11.5a2.5 2.5 0 0 0 3.5 3.5l2-2M9.5 7l2-2A2.5 2.5 0 0 1 15 8.5l-2 2';
/** Money that goes back. */
export const refundShape = 'M7.5 4.5L4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8h-2';
/** A sheet with lines. */
export const pageShape = 'M5.5 3.5h9v13h-9zM8 7.5h4M8 10h4M8 12.5h2.5';
