/** React Query's `useMutation`, as far as the checkout uses it: what the script tag's builds carry. */
import { useEffect, useRef, useState } from 'react';

/** What is understood of React Query's options. Never paused, never tried again by itself. */
export interface MutationOptions<Data, Failure, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  /** Called before the mutation counts as done; a failure of its own is the mutation's. */
  readonly onSuccess?: (data: Data) => unknown;
  /** Called before the mutation counts as failed. */
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
  /** Begins a call. @throws what `mutationFn` or `onSuccess` throws. */
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
        await latest.current.onSuccess?.(data);
        show({});
        return data;
      } catch (error) {
        await tell(() => latest.current.onError?.(error as Failure));
        show({ error: error as Failure });
        throw error;
      }
    }
    const mutate = (variables: Variables) => void mutateAsync(variables).catch(() => undefined);
    return { mutate, mutateAsync };
  });
  return { ...state, ...calls };
}

/** What a callback throws must not hide the failure that it was told of; the page hears of it. */
async function tell(callback: () => unknown): Promise<void> {
  try {
    await callback();
  } catch (error) {
    reportError(error);
  }
}
