/** Changes a record at the store: sent once, and what it changed is read again. */
import {
  useMutation,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TreasuryClient } from './client.js';
import { subjectKey } from './queries.js';
import { useTreasuryContext } from './treasuryContext.js';
import { isPersonRefused, isTreasuryError, type TreasuryError } from './treasuryError.js';

/** One kind of change. It answers the record after the change. */
export interface TreasuryMutation<Input, Data> {
  readonly run: (client: TreasuryClient, input: Input) => Promise<Data>;
  /** Query key of the record. */
  readonly recordKey: (client: TreasuryClient, input: Input) => QueryKey;
  /** Query key of the list that contains it. */
  readonly listKey: (client: TreasuryClient) => QueryKey;
  /** Query key of another record that the change affects. */
  readonly relatedKey?: (client: TreasuryClient, data: Data) => QueryKey | undefined;
}

/** A hook for one kind of change. @param name of the hook, for the error outside a provider. */
export const mutationHook = <Input, Data>(name: string, mutation: TreasuryMutation<Input, Data>) =>
  function useChange(): UseMutationResult<Data, TreasuryError, Input> {
    const { client, queryClient } = useTreasuryContext(name);
    const { run, recordKey, listKey, relatedKey } = mutation;
    return useMutation<Data, TreasuryError, Input>(
      {
        async mutationFn(input) {
          // A read under way would overwrite the new state with the old one.
          await queryClient.cancelQueries({ queryKey: recordKey(client, input) });
          return run(client, input);
        },
        async onSuccess(data, input) {
          const queryKey = recordKey(client, input);
          // A read that began meanwhile may have been answered before the change.
          await queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, data);
          invalidate(
            queryClient,
            subjectKey(client, 'tasks'),
            listKey(client),
            relatedKey?.(client, data),
          );
        },
        onError(error, input) {
          // If the answer was lost, the change may have been made: the store's ledger knows. If the person
          // was refused, nothing changed, and a read would replace the error on screen.
          if (isPersonRefused(error)) return;
          invalidate(queryClient, recordKey(client, input), listKey(client));
        },
        // If the answer was lost, the change may have been made.
        retry: false,
        // Offline it fails at once: a change must not be sent later, without the person.
        networkMode: 'always',
        // The component shows the error, also where a shared cache throws errors by default.
        throwOnError: false,
      },
      queryClient,
    );
  };

function invalidate(queryClient: QueryClient, ...keys: (QueryKey | undefined)[]): void {
  for (const queryKey of keys) if (queryKey) void queryClient.invalidateQueries({ queryKey });
}

/** What {@link useSingleAction} returns. */
export interface SingleAction<Name extends string> {
  /** The action under way, or null. */
  readonly pending: Name | null;
  /** Why the last action failed; cleared when the next one starts. */
  readonly problem: { readonly action: Name; readonly error: TreasuryError } | null;
  /** Runs an action, unless one is under way. @returns whether it ran and succeeded. */
  readonly run: (action: Name, work: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets the problem. */
  readonly clear: () => void;
}

/** Runs one action at a time. A double click can call twice before React renders. */
export function useSingleAction<Name extends string>(): SingleAction<Name> {
  const [pending, setPending] = useState<Name | null>(null);
  const [problem, setProblem] = useState<SingleAction<Name>['problem']>(null);
  const busy = useRef(false);
  return {
    pending,
    problem,
    clear: () => setProblem(null),
    async run(action, work) {
      if (busy.current) return false;
      busy.current = true;
      setPending(action);
      setProblem(null);
      try {
        await work();
        return true;
      } catch (error) {
        if (!isTreasuryError(error)) throw error;
        setProblem({ action, error });
        return false;
      } finally {
        busy.current = false;
        setPending(null);
      }
    },
  };
}
