/** What a query client holds where no mutation is ever kept: nothing to resume, nothing to clear. */
export class MutationCache {
  /** @returns at once: a mutation of the checkout never waits for a connection. */
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }

  clear(): void {
    // There is nothing.
  }
}
