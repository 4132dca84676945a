/** Says that the session ends soon, so that nobody begins what they cannot finish. */
import type { TreasurySession } from '../../contract/session.js';
import { Notice } from '../../../ui/Notice.js';
import { useNow } from '../../../ui/useNow.js';
import { timeLeftMs } from '../watchSession.js';
import { useTreasurySession } from '../storeReads.js';
import { useWords } from '../treasuryContext.js';

/** Enough to finish a form, and to be no news for a session that lasts for hours. */
const SOON_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/** Props of {@link SessionEnd}. */
export interface SessionEndProps {
  readonly session: TreasurySession;
  readonly signInUrl: string | undefined;
}

/** Draws the notice in the last five minutes; nothing for a session whose end is not known. */
export function SessionEnd({ session, signInUrl }: SessionEndProps) {
  const isKnown = typeof session.expiresAt === 'string';
  return (
    <div role="status" className="till-session-end">
      {isKnown && <EndsSoon session={session} signInUrl={signInUrl} />}
    </div>
  );
}

function EndsSoon({ session, signInUrl }: SessionEndProps) {
  const { messages, locale } = useWords();
  const { dataUpdatedAt } = useTreasurySession();
  const now = useNow(true, dataUpdatedAt);
  const left = timeLeftMs(session, now - dataUpdatedAt);
  if (left === null || left > SOON_MS) return null;
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  const href = signInLink(signInUrl);
  return (
    <Notice
      tone="warning"
      title={messages.sessionEnds(new Intl.NumberFormat(locale, format).format(minutes))}
      action={
        href !== null && (
          <a className="till-link" href={href}>
            {messages.signInAgain}
          </a>
        )
      }
    />
  );
}

/**
 * Pure but for the page's own address.
 *
 * @param url a path of the store, or an http(s) address.
 * @returns the whole address; null for none, and for anything that is no page: `javascript:` would run here.
 */
export function signInLink(url: string | undefined): string | null {
  if (url === undefined) return null;
  try {
    const { protocol, href } = new URL(url, document.baseURI);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
