/** Nothing has come yet, and the shopper wonders: it takes longer, and nobody has given up. */
import { useEffect, useState } from 'react';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useVoice } from './voice.js';

/** Half of what a request may take. */
const SLOW_MS = 5_000;

/** Draws nothing at first, then one sentence, which is also spoken. */
export function SlowOpening() {
  const messages = useMessagesWith(enStatus);
  const say = useVoice();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      say(messages.slowOpening);
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [say, messages.slowOpening]);
  return slow ? <p className="till-muted">{messages.slowOpening}</p> : null;
}
