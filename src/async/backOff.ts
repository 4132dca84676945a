/** How long to wait after some failures in a row: twice as long after each, up to a limit. */
export const backOff = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** failures, longestMs);
