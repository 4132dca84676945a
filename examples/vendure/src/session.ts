/** Vendure's session of the request that a handler of Tillkit answers: the handlers themselves know no Vendure. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CachedSession } from '@vendure/core';

export const sessions = new AsyncLocalStorage<CachedSession | undefined>();
