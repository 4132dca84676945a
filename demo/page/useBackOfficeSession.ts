/** The back office's session: the signed-in person, sign-in and sign-out. */
import { useEffect, useState } from 'react';
import { readSession, signIn, signOut, type BackOfficeSession } from './backOfficeClient.js';

/** `closed`: this demo has no back office. */
export type SessionState = BackOfficeSession | 'closed' | undefined;

/** Reads the session, and changes it. What it says comes from the store each time. */
export function useBackOfficeSession(): {
  readonly session: SessionState;
  readonly problem: string | undefined;
  /** Whether somebody has signed in or out on this page. */
  readonly changed: boolean;
  readonly enter: (person: string) => void;
  readonly leave: () => void;
} {
  const [session, setSession] = useState<SessionState>();
  const [problem, setProblem] = useState<string>();
  const [changed, setChanged] = useState(false);

  async function change(first: () => Promise<void>): Promise<void> {
    try {
      await first();
      setSession((await readSession()) ?? 'closed');
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The store did not answer.');
    }
  }

  function changeTo(first: () => Promise<void>): void {
    setChanged(true);
    void change(first);
  }

  useEffect(() => {
    void change(() => Promise.resolve());
  }, []);

  return {
    session,
    problem,
    changed,
    enter: (person) => changeTo(() => signIn(person)),
    leave: () => changeTo(signOut),
  };
}
