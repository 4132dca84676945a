/** React Query's `useMutation`, as far as the checkout uses it: what the script tag's builds carry. */
import { useEffect, useRef, useState } from 'react';

/** What is understood of React Query's options. Never paused, never tried again by itself. */
export interface MutationOptions<Data, Failure, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  /** Called before the mutation counts as failed. Never throws. */
  readonly onError?: (failure: Failure) => unknown;
}

/** What is known of the last call. */
export interface MutationState<Failure, Variables> {
  readonly isPending: boolean;
  readonly error: Failure | null;
  readonly variables: Variables | undefined;
}

/** What is given of React Query's result. */
export interface Mutation<Data, Failure, Variables> extends MutationState<Failure, Variables> {
  /** Begins a call and leaves its failure to `error`. */
  mutate(variables: Variables): void;
  /** Begins a call. @throws what `mutationFn` throws. */
  mutateAsync(variables: Variables): Promise<Data>;
}

const IDLE = { isPending: false, error: null, variables: undefined };

/** @returns the state of the last call, and how to begin another; both stay the same functions. */
export function useMutation<Data, Failure, Variables = void>(
  options: MutationOptions<Data, Failure, Variables>,
): Mutation<Data, Failure, Variables> {
  const [state, setState] = useState<MutationState<Failure, Variables>>(IDLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [calls] = useState(() => {
    let last = 0;
    async function mutateAsync(variables: Variables): Promise<Data> {
      last += 1;
      const call = last;
      const show = (next: Partial<MutationState<Failure, Variables>>) => {
        // A call that another one followed still happens; it is no longer what is shown.
        if (call === last) setState({ ...IDLE, variables, ...next });
      };
      show({ isPending: true });
      try {
        const data = await latest.current.mutationFn(variables);
        show({});
        return data;
      } catch (error) {
        latest.current.onError?.(error as Failure);
        show({ error: error as Failure });
        throw error;
      }
    }
    const mutate = (variables: Variables) => void mutateAsync(variables).catch(() => undefined);
    return { mutate, mutateAsync };
  });
  return { ...state, ...calls };
}
