/** A reading of the store in the cache of the provider. */
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { TreasuryClient } from './client.js';
import type { TreasuryPages, TreasuryRecipe } from './queries.js';
import { useTreasuryContext } from './treasuryContext.js';
import type { TreasuryError } from './treasuryError.js';

/** Whether to ask now. */
export interface QueryHookOptions {
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** @param caller name of the hook, for the sentence outside a provider. */
export function useTreasuryQuery<Data>(
  caller: string,
  recipe: (client: TreasuryClient) => TreasuryRecipe<Data>,
  { enabled = true }: QueryHookOptions = {},
): UseQueryResult<Data, TreasuryError> {
  const { client, queryClient } = useTreasuryContext(caller);
  return useQuery({ ...recipe(client), enabled }, queryClient);
}

/** The same for a list that comes page by page. */
export function useTreasuryPages<Page, Cursor>(
  caller: string,
  recipe: (client: TreasuryClient) => TreasuryPages<Page, Cursor>,
  { enabled = true }: QueryHookOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page>, TreasuryError> {
  const { client, queryClient } = useTreasuryContext(caller);
  return useInfiniteQuery({ ...recipe(client), enabled }, queryClient);
}
