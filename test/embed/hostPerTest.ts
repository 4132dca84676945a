/** A host of its own for each test of a file. */
import { test } from '@playwright/test';
import type { SandboxStoreOptions } from '../../src/sandbox/createSandboxStore.js';
import { startHost, type Host } from './hostServer.js';

/** Starts a host before each test of this file, and closes it after. @returns the host of the running test */
export function hostPerTest(options: SandboxStoreOptions = {}): () => Host {
  let host: Host;
  test.beforeEach(async () => {
    host = await startHost(options);
  });
  test.afterEach(async () => {
    await host.close();
  });
  return () => host;
}
