/** The pretend sign-in: three people to choose from, and no password. */
import type { ReactNode } from 'react';
import { BackOfficeHeading } from './OfficeHeading.js';
import type { BackOfficeSession } from './backOfficeClient.js';

interface SignInProps {
  readonly people: BackOfficeSession['people'];
  readonly takesFocus: boolean;
  readonly onEnter: (person: string) => void;
}

/** Draws one button for each person. */
export function SignIn({ people, takesFocus, onEnter }: SignInProps): ReactNode {
  return (
    <section className="sign-in" aria-labelledby="office-title">
      <BackOfficeHeading takesFocus={takesFocus}>Back office</BackOfficeHeading>
      <p>
        A pretend sign-in, without passwords: choose who you are. In a real store your own sign-in
        stands here, and your server tells Tillkit who is asking and what they may do.
      </p>
      <ul>
        {people.map(({ id, name, about }) => (
          <li key={id}>
            <button type="button" aria-describedby={`about-${id}`} onClick={() => onEnter(id)}>
              Sign in as {name}
            </button>
            <p id={`about-${id}`}>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
