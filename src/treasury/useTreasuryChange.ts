/** A change at the store: done once, by a person, and what it changed is read again. */
import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { TreasuryClient } from './client.js';
import { useTreasuryContext } from './treasuryContext.js';
import { isPersonRefused, type TreasuryError } from './treasuryError.js';

/** What a change works on. */
export interface ChangeParts {
  readonly client: TreasuryClient;
  readonly queryClient: QueryClient;
}

/** One kind of change. */
export interface Change<Input, Answer> {
  readonly run: (parts: ChangeParts, input: Input) => Promise<Answer>;
  /** Puts the answer into the cache. */
  readonly done: (parts: ChangeParts, answer: Answer, input: Input) => Promise<void>;
  /** After a failure: what may have changed although no answer came. */
  readonly failed: (parts: ChangeParts, input: Input) => void;
}

/** @param caller name of the hook, for the sentence outside a provider. */
export function useTreasuryChange<Input, Answer>(
  caller: string,
  { run, done, failed }: Change<Input, Answer>,
): UseMutationResult<Answer, TreasuryError, Input> {
  const { client, queryClient } = useTreasuryContext(caller);
  const parts = { client, queryClient };
  return useMutation<Answer, TreasuryError, Input>(
    {
      mutationFn: (input) => run(parts, input),
      onSuccess: (answer, input) => done(parts, answer, input),
      onError: (error, input) => {
        // Nothing has changed, and that has to stay on screen until the next reading closes the page.
        if (!isPersonRefused(error)) failed(parts, input);
      },
      // Never by itself: of a change whose answer was lost nobody knows whether it was made.
      retry: false,
      // Offline it fails now. A change that waits for the network would happen behind a person's back.
      networkMode: 'always',
      // Said by the part, also where a shared cache would have it thrown at the page.
      throwOnError: false,
    },
    queryClient,
  );
}
