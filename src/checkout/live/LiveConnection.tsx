/** The live connection of one provider, in a chunk of its own: it is loaded after the first answer. */
import { useEffect, useRef } from 'react';
import type { LiveConnectionProps } from '../parts.js';
import { followCheckout, type Follower } from './followCheckout.js';

/** What the server opened for this very page is new: the page is drawn first, without a request. */
const AFTER_INITIAL_MS = 1_000;

/** Draws nothing. */
export function LiveConnection({ session, queryClient, query, onLive }: LiveConnectionProps) {
  const follower = useRef<Follower | null>(null);
  const { data, error, isFetched, refetch } = query;
  const wasFetched = useRef(isFetched);
  useEffect(() => {
    wasFetched.current = isFetched;
  });
  useEffect(() => {
    const start = () => {
      follower.current = followCheckout({
        session,
        queryClient,
        refresh: () => void refetch({ cancelRefetch: false }),
        onLive: (live) => onLive(live ? session : null),
      });
    };
    const waiting = setTimeout(start, wasFetched.current ? 0 : AFTER_INITIAL_MS);
    return () => {
      clearTimeout(waiting);
      follower.current?.stop();
      follower.current = null;
    };
  }, [session, queryClient, refetch, onLive]);
  useEffect(() => follower.current?.update(error), [data, error]);
  return null;
}
