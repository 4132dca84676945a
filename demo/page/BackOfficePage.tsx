/** The demo's back office: the sign-in, or the treasury with its simulator. */
import { createElement, type ReactNode } from 'react';
import { TreasuryPanel, TreasuryProvider } from '../../src/exports/treasury.js';
import { BackOfficeHeading, SignIn } from './SignIn.js';
import { SHOP_APPEARANCE } from './shopAppearance.js';
import { useBackOfficeSession } from './useBackOfficeSession.js';

/** The top of the page, with the way out while somebody is in. */
function OfficeMasthead({ onLeave }: { readonly onLeave: (() => void) | undefined }): ReactNode {
  return (
    <header className="masthead">
      {/* The panel has the store's name itself. */}
      {onLeave === undefined && (
        <a className="brand" href="/">
          Paper &amp; Pine
        </a>
      )}
      <nav aria-label="Shop">
        <a href="/">Shop</a>
        {onLeave && (
          <button type="button" className="sign-out" onClick={onLeave}>
            Sign out
          </button>
        )}
      </nav>
    </header>
  );
}

function Closed(): ReactNode {
  return (
    <p className="real-service">
      The sandbox is off, so the back office of this demo is closed: its sign-in asks for no
      password, and here it would be about real money.
    </p>
  );
}

/** The whole page. */
export function BackOfficePage(): ReactNode {
  const { session, problem, changed, enter, leave } = useBackOfficeSession();
  const person = session === undefined || session === 'closed' ? null : session.person;
  return (
    <>
      <OfficeMasthead onLeave={person ? leave : undefined} />
      <main className={person ? 'office' : undefined}>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {session === 'closed' && <Closed />}
        {session !== undefined && session !== 'closed' && !person && (
          <SignIn people={session.people} takesFocus={changed} onEnter={enter} />
        )}
        {person && (
          <>
            <BackOfficeHeading takesFocus={changed}>
              <span className="unseen">The back office of Paper &amp; Pine</span>
            </BackOfficeHeading>
            {/* Keyed by the person: what one has read is not there for the next. */}
            <TreasuryProvider key={person.id} endpoint="/api/treasury" appearance={SHOP_APPEARANCE}>
              <TreasuryPanel tabInHash storeName="Paper & Pine" />
            </TreasuryProvider>
            {createElement('demo-simulator', { kind: 'office' })}
          </>
        )}
      </main>
    </>
  );
}
