/** The simulated sign-in, with three people and no passwords, and the heading of the page. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { BackOfficeSession } from './backOfficeClient.js';

interface BackOfficeHeadingProps {
  /** Whether to take the focus, after a sign-in or sign-out removed the focused button. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The page's heading. */
export function BackOfficeHeading({ takesFocus, children }: BackOfficeHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 id="office-title" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface SignInProps {
  readonly people: BackOfficeSession['people'];
  readonly takesFocus: boolean;
  readonly onEnter: (person: string) => void;
}

/** One button per person. */
export function SignIn({ people, takesFocus, onEnter }: SignInProps): ReactNode {
  return (
    <section className="sign-in" aria-labelledby="office-title">
      <BackOfficeHeading takesFocus={takesFocus}>Back office</BackOfficeHeading>
      <p>
        Demo sign-in. Choose a person. In a real store your own sign-in stands here, and your server
        tells Tillkit who is asking and what they may do.
      </p>
      <ul>
        {people.map(({ id, name, about }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              data-quiet
              aria-describedby={`about-${id}`}
              onClick={() => onEnter(id)}
            >
              Sign in as {name}
            </button>
            <p id={`about-${id}`}>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
