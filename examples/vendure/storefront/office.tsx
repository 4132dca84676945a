/** The back office, for staff who are signed in to Vendure in this browser. */
import { StrictMode, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { TreasuryPanel, TreasuryProvider } from 'tillkit/treasury';
import 'tillkit/treasury.css';

const LOGIN = `mutation ($name: String!, $password: String!) {
  login(username: $name, password: $password) { ... on ErrorResult { message } }
}`;

async function signIn(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const answer = await fetch('/admin-api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: LOGIN,
      variables: Object.fromEntries(new FormData(event.currentTarget)),
    }),
  });
  const { data } = await answer.json();
  if (data?.login.message) alert(data.login.message);
  else location.assign('/office.html');
}

/** This shop has no dashboard. Where yours has one, staff sign in there: `signInUrl="/dashboard"`. */
function SignIn() {
  return (
    <form onSubmit={(event) => void signIn(event)}>
      <h1>Paper &amp; Pine</h1>
      <p>
        <label>
          Name <input name="name" autoComplete="username" required />
        </label>
      </p>
      <p>
        <label>
          Password{' '}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
      </p>
      <button>Sign in</button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {location.search === '?sign-in' ? (
      <SignIn />
    ) : (
      <TreasuryProvider endpoint="/api/treasury">
        <TreasuryPanel tabInHash storeName="Paper & Pine" signInUrl="/office.html?sign-in" />
      </TreasuryProvider>
    )}
  </StrictMode>,
);
