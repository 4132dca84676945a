/** How long a payment usually takes, where the store states it: the question of everybody who waits. */
import { enStatus } from '../../ui/messages/enStatus.js';
import { formatMinutes } from '../../ui/formatTime.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';

/** Draws the sentence; nothing where the store says nothing. */
export function UsualTime({ minutes }: { readonly minutes: number | undefined }) {
  const { locale } = useUi();
  const { usualTime } = useMessagesWith(enStatus);
  return minutes ? <p className="till-lead">{usualTime(formatMinutes(minutes, locale))}</p> : null;
}
