/** Imports every entry point with types, so that the compiler reads all declarations of the package. */
import type * as page from 'tillkit';
import type * as client from 'tillkit/client';
import type * as element from 'tillkit/element';
import type * as d1 from 'tillkit/ledger/d1';
import type * as sql from 'tillkit/ledger/sql';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { createCheckoutClient } from 'tillkit/client';
import { currencyListingQueryOptions, currencyRateQueryOptions } from 'tillkit/queries';
import type * as sandbox from 'tillkit/sandbox';
import type * as server from 'tillkit/server';
import type * as express from 'tillkit/server/express';
import type * as next from 'tillkit/server/next';
import type * as node from 'tillkit/server/node';
import type * as treasury from 'tillkit/treasury';

export type EntryPoints = [
  ...[typeof page, typeof client, typeof element, typeof d1, typeof sql, typeof sandbox],
  ...[typeof server, typeof express, typeof next, typeof node, typeof treasury],
];

const till = createCheckoutClient({ endpoint: '/api/till' });

/** The recipes fit React Query's own functions, and carry their types into the cache. */
export async function prefetch(queries: QueryClient): Promise<string | undefined> {
  await queries.prefetchQuery(currencyListingQueryOptions(till));
  const { rate } = await queries.fetchQuery(currencyRateQueryOptions(till, 'USDT.Tron'));
  const cached = queries.getQueryData(currencyListingQueryOptions(till).queryKey);
  return cached?.currencies[0]?.code ?? rate;
}

export function useRate(): string | undefined {
  return useQuery(currencyRateQueryOptions(till, 'USDT.Tron')).data?.rate;
}
