/** Lines of the icons that only the back office draws, each in a square of 20. */

/** Links of a chain. */
export const linkShape =
  'M8.5 11.5l3-3M7 9.5L5 11.5a2.5 2.5 0 0 0 3.5 3.5l2-2M9.5 7l2-2A2.5 2.5 0 0 1 15 8.5l-2 2';
/** Money that goes back. */
export const refundShape = 'M7.5 4.5L4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8h-2';
/** A sheet with lines. */
export const pageShape = 'M5.5 3.5h9v13h-9zM8 7.5h4M8 10h4M8 12.5h2.5';
/** Two bars: held. */
export const holdShape = 'M7.5 5v10M12.5 5v10';
export const plusShape = 'M10 4v12M4 10h12';
/** Unequal. */
export const differsShape = 'M4 7.5h12M4 12.5h12M13 4L7 16';
export const ringShape = 'M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z';
export const personShape = 'M10 3.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM4.5 16.5a5.5 5.5 0 0 1 11 0';
/** An arrow that leaves. */
export const sendShape = 'M5 15L15 5M7.5 5H15v7.5';
/** Three rings that hang together. */
export const hooksShape =
  'M5.9 11.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2zM10 3a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2zM14.1 11.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2zM8.8 7.9l-1.8 3.5M11.2 7.9l1.8 3.5M8.5 13.8h3';
/** A message that flies off. */
export const planeShape = 'M17 3.5L2.8 8.3l5.6 3.1 3.2 5.8zM8.4 11.4L17 3.5';
/** Lines of a list. */
export const linesShape = 'M3.5 5h13M3.5 10h9M3.5 15h11';
