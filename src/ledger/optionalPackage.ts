/** Loads a driver that a store installs by itself, such as libSQL or pg. */

/** A driver is not installed: no waiting helps, and the message says what to install. */
export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';
}

/** @throws MissingPackageError with `explanation`. */
export async function loadPackage<T>(
  load: () => Promise<{ readonly default: T }>,
  explanation: string,
): Promise<T> {
  try {
    return (await load()).default;
  } catch (cause) {
    throw new MissingPackageError(explanation, { cause });
  }
}
