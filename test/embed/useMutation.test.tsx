/** The standalone builds' `useMutation` beside React Query's: what the checkout sees is the same. */
import { QueryClient, useMutation as ofReactQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MutationCache } from '../../src/embed/MutationCache.js';
import {
  useMutation as ownMutation,
  type Mutation,
  type MutationOptions,
} from '../../src/embed/useMutation.js';

type Options = MutationOptions<string, Error, string>;
type Use = (options: Options) => Mutation<string, Error, string>;

const client = new QueryClient();
const useReactQuery: Use = (options) =>
  ofReactQuery<string, Error, string>({ ...options, networkMode: 'always' }, client);
const useOwn: Use = ownMutation<string, Error, string>;

/** A call that ends when the test says so. */
function pending() {
  const ends: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const mutationFn = vi.fn(
    (_variables: string) =>
      new Promise<string>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  return { mutationFn, ends };
}

const seen = ({ isPending, error, variables }: Mutation<string, Error, string>) => ({
  isPending,
  error,
  variables,
});

describe.each([
  ['React Query', useReactQuery],
  ['the standalone builds', useOwn],
])('useMutation of %s', (_, useMutation) => {
  it('is idle until it is called', () => {
    const { mutationFn } = pending();
    const { result } = renderHook(() => useMutation({ mutationFn }));
    expect(seen(result.current)).toEqual({ isPending: false, error: null, variables: undefined });
    expect(mutationFn).not.toHaveBeenCalled();
  });

  it('is pending with its variables, then is done', async () => {
    const { mutationFn, ends } = pending();
    const { result } = renderHook(() => useMutation({ mutationFn }));
    act(() => result.current.mutate('a'));
    await waitFor(() =>
      expect(seen(result.current)).toEqual({ isPending: true, error: null, variables: 'a' }),
    );
    expect(mutationFn.mock.calls[0]?.[0]).toBe('a');
    act(() => ends[0]?.resolve('good'));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(seen(result.current)).toEqual({ isPending: false, error: null, variables: 'a' });
  });

  it('tells of a failure, keeps it, and does not try again by itself', async () => {
    const failure = new Error('No.');
    const mutationFn = vi.fn(() => Promise.reject<string>(failure));
    const onError = vi.fn();
    const { result } = renderHook(() => useMutation({ mutationFn, onError }));
    act(() => result.current.mutate('a'));
    await waitFor(() =>
      expect(seen(result.current)).toEqual({ isPending: false, error: failure, variables: 'a' }),
    );
    expect(onError.mock.calls.map(([error]) => error as unknown)).toEqual([failure]);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('rejects to who waits for it', async () => {
    const failure = new Error('No.');
    const { result } = renderHook(() =>
      useMutation({ mutationFn: () => Promise.reject<string>(failure) }),
    );
    await act(() => expect(result.current.mutateAsync('a')).rejects.toBe(failure));
  });

  it('forgets the last failure when it is called again', async () => {
    const { mutationFn, ends } = pending();
    const { result } = renderHook(() => useMutation({ mutationFn }));
    act(() => result.current.mutate('a'));
    await waitFor(() => expect(ends).toHaveLength(1));
    act(() => ends[0]?.reject(new Error('No.')));
    await waitFor(() => expect(result.current.error).not.toBeNull());
    act(() => result.current.mutate('b'));
    await waitFor(() =>
      expect(seen(result.current)).toEqual({ isPending: true, error: null, variables: 'b' }),
    );
  });

  it('shows only the last of two calls, and answers both', async () => {
    const { mutationFn, ends } = pending();
    const { result } = renderHook(() => useMutation({ mutationFn }));
    const answers: string[] = [];
    const call = (name: string) =>
      void result.current.mutateAsync(name).then((answer) => answers.push(answer));
    act(() => call('a'));
    act(() => call('b'));
    await waitFor(() => expect(ends).toHaveLength(2));
    await act(async () => {
      ends[0]?.resolve('first');
      await Promise.resolve();
    });
    await waitFor(() => expect(answers).toEqual(['first']));
    expect(seen(result.current)).toEqual({ isPending: true, error: null, variables: 'b' });
    act(() => ends[1]?.resolve('second'));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(answers).toEqual(['first', 'second']);
  });

  it('uses the callbacks of the last drawing, and gives the same functions in each', async () => {
    const { mutationFn, ends } = pending();
    const [old, latest] = [vi.fn(), vi.fn()];
    const { result, rerender } = renderHook(
      ({ onError }: { onError: () => void }) => useMutation({ mutationFn, onError }),
      { initialProps: { onError: old } },
    );
    const { mutate } = result.current;
    act(() => mutate('a'));
    await waitFor(() => expect(ends).toHaveLength(1));
    rerender({ onError: latest });
    act(() => ends[0]?.reject(new Error('No.')));
    await waitFor(() => expect(latest).toHaveBeenCalledTimes(1));
    expect(old).not.toHaveBeenCalled();
    expect(result.current.mutate).toBe(mutate);
  });

  it('goes on when what showed it is gone: a choice that is made is kept', async () => {
    const { mutationFn, ends } = pending();
    const kept = vi.fn();
    const choose = (name: string) =>
      mutationFn(name).then((answer) => {
        kept(answer);
        return answer;
      });
    const { result, unmount } = renderHook(() => useMutation({ mutationFn: choose }));
    act(() => result.current.mutate('a'));
    await waitFor(() => expect(ends).toHaveLength(1));
    unmount();
    await act(async () => {
      ends[0]?.resolve('good');
      await Promise.resolve();
    });
    await waitFor(() => expect(kept).toHaveBeenCalledWith('good'));
  });
});

describe('a cache of no mutations', () => {
  it('lets a query client begin, look again on a network that is back, and end', async () => {
    const cache = new MutationCache();
    const queryClient = new QueryClient({ mutationCache: cache as never });
    const resume = vi.spyOn(cache, 'resumePausedMutations');
    queryClient.mount();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(resume).toHaveBeenCalled());
    queryClient.unmount();
    expect(() => queryClient.clear()).not.toThrow();
  });
});
