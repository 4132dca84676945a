/** As a new app has it: what is the same for every shopper is sent at once, and the rest follows in `Suspense`. */
import type { NextConfig } from 'next';

export default { cacheComponents: true, partialPrefetching: true } satisfies NextConfig;
