export function keepFlaky(
  names: readonly string[],
  options?: { file?: string; day?: string },
): void;
