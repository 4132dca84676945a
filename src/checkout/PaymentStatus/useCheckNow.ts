/** Looks at once, when the shopper asks for it, and says honestly what came of it. */
import { useEffect, useState } from 'react';
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { screenOf } from '../screen.js';
import { useVoice } from './voice.js';

/** A second look so soon would find the same; what was said is still true. */
const PAUSE_MS = 3_000;

/** What {@link useCheckNow} returns. */
export interface CheckNow {
  readonly asking: boolean;
  /** What the last look came to, for as long as it is news; else null. */
  readonly result: string | null;
  readonly ask: () => void;
}

/** One look at a time, and a pause after it: a shopper who waits for money may press often. */
export function useCheckNow(messages: StatusMessages): CheckNow {
  const { session, query } = useCheckoutContext('PaymentStatus');
  const say = useVoice();
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function look(): Promise<void> {
    const before = session.current();
    setAsking(true);
    say('');
    // The query joins this reading. What comes of it stands there, a failure too.
    session.refresh(true).catch(() => undefined);
    const { data, error } = await query.refetch({ cancelRefetch: false });
    setAsking(false);
    const sentence = error ? messages.notChecked : sentenceFor(before, data, messages);
    setResult(sentence);
    if (error || screen(before) === screen(data)) say(sentence);
  }
  return { asking, result, ask: () => void (asking || result !== null || look()) };
}

type Snapshot = CheckoutSnapshot | undefined;

const screen = (snapshot: Snapshot) => screenOf({ snapshot, failed: false, choosing: false });

function sentenceFor(before: Snapshot, after: Snapshot, messages: StatusMessages): string {
  return before?.version === after?.version ? messages.nothingNew : messages.somethingNew;
}
