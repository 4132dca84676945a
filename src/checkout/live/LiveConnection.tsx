/** The live connection of one provider, in a chunk of its own: it comes after the first answer. */
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CheckoutQuery } from '../checkoutContext.js';
import type { CheckoutSession } from '../checkoutSession.js';
import { followCheckout, type Follower } from './followCheckout.js';

/** Props of {@link LiveConnection}. */
export interface LiveConnectionProps {
  readonly session: CheckoutSession;
  readonly queryClient: QueryClient;
  readonly query: CheckoutQuery;
  /** Hears the session whose messages arrive by themselves, or null. Must be stable. */
  readonly onLive: (session: CheckoutSession | null) => void;
}

/** What a server has opened for its page is new: the page gets to its feet first, without a request. */
const AFTER_INITIAL_MS = 1_000;

/** Draws nothing. */
export function LiveConnection({ session, queryClient, query, onLive }: LiveConnectionProps) {
  const follower = useRef<Follower | null>(null);
  const { data, error, refetch } = query;
  useEffect(() => {
    const start = () => {
      follower.current = followCheckout({
        session,
        queryClient,
        refresh: () => void refetch({ cancelRefetch: false }),
        onLive: (live) => onLive(live ? session : null),
      });
    };
    const waiting = setTimeout(start, session.hasAsked() ? 0 : AFTER_INITIAL_MS);
    return () => {
      clearTimeout(waiting);
      follower.current?.stop();
      follower.current = null;
    };
  }, [session, queryClient, refetch, onLive]);
  useEffect(() => follower.current?.update(error), [data, error]);
  return null;
}
